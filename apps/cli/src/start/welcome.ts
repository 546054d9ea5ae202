import type { RunningPlace } from '@overtrick/server/run';
import { qrText } from './qrText.ts';

/** Returns the words for the person who has started a server: its address, and for phones a QR code. */
export function welcome({ url, addresses }: RunningPlace, folder: string, isColoured: boolean): string {
  const [nearest, ...others] = addresses;
  const phones =
    nearest === undefined
      ? 'This computer is in no network that phones could use.\n'
      : `Phones and computers in the same network open ${nearest}, or scan:\n\n${qrText(nearest, isColoured)}\n${others.map((other) => `Also: ${other}\n`).join('')}`;
  return `\nOvertrick is at ${url}\n${phones}\nYour data is in ${folder}\nTo stop Overtrick, press Ctrl+C or close this window.\n`;
}
