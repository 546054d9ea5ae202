import type { Call } from '@overtrick/rules/call';

/** Words of the systems for a pass that promises nothing. */
const NOTHING: readonly string[] = [
  ...['nothing', 'nothing to say', 'nothing more to say', 'nothing to add', 'nothing else'],
  ...['no more to bid', 'I have said all', 'enough', 'pass'],
];

/** Is that meaning of a call none worth a note: a pass from which nobody learns anything? */
export const saysNothing = (call: Call, meaning: string): boolean =>
  call === 'P' && (meaning.trim() === '' || NOTHING.includes(meaning));
