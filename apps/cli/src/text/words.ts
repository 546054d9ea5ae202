/** Lists the possible names after a wrong one: `there is bridge`, `there are bridge, solo`, `there is none`. */
export const thereIs = (names: readonly string[]): string =>
  names.length === 0 ? 'there is none' : `there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Joins a message to one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Formats a count: `1 board`, `6 boards`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const SIGNED = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** Formats a score from one side's point of view: `+1,430`, `-50`, `0`. */
export const signed = (value: number): string => SIGNED.format(value);
