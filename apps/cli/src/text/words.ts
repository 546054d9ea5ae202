/** `there is bridge`, `there are bridge, solo`, `there is none`: what a wrong name could have been. */
export const thereIs = (names: readonly string[]): string =>
  names.length === 0 ? 'there is none' : `there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A message on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `1 board`, `6 boards`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const SIGNED = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** `+1,430`, `-50`, `0`: a score from one side's point of view. */
export const signed = (value: number): string => SIGNED.format(value);
