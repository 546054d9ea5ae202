import { deviceStorage } from './storage.ts';

const NAME = 'overtrick.device';
let known: string | undefined;

/** Returns the id of the device that this page runs on: the same as long as the browser stores it. */
export function deviceId(): string {
  known ??= keptDevice();
  return known;
}

function keptDevice(): string {
  const storage = deviceStorage();
  const kept = storage.getItem(NAME);
  if (typeof kept === 'string') return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem(NAME, made);
  return made;
}
