import type { Call } from '@overtrick/rules/auction/call';

/** The systems' texts for a pass that promises nothing. */
const NOTHING: readonly string[] = [
  ...['nothing', 'nothing to say', 'nothing more to say', 'nothing to add', 'nothing else'],
  ...['no more to bid', 'nothing more to show', 'high enough', 'pass'],
];

/** True if the meaning is not worth a note: a pass that tells nothing, or only that the hand is not strong. */
export const saysNothing = (call: Call, meaning: string): boolean =>
  call === 'P' && (meaning.trim() === '' || NOTHING.includes(meaning.replace(/: at most[^,;]* points$/, '')));
