import type { MasterpointScheme } from './scheme.ts';

export interface LinearTerms {
  /** Of the first, for each contestant in the group. */
  readonly rate: number;
  /** The share of the group that has an award, a part of a contestant counting as one. */
  readonly fraction: number;
}

/** An award that falls evenly to the last place that has one, as the EBU's and the SBU's clubs have. */
export const linearScheme = (
  head: Omit<MasterpointScheme, 'awards'>,
  { rate, fraction }: LinearTerms,
): MasterpointScheme => ({
  ...head,
  awards(size) {
    // a third of 12 is 4, not a hair more
    const count = Math.ceil(size * fraction - 1e-9);
    return Array.from({ length: count }, (_, i) => (rate * size * (count - i)) / count);
  },
});
