import type { MasterpointScheme } from './scheme.ts';

export interface LinearTerms {
  /** The first place's award, for each contestant in the group. */
  readonly rate: number;
  /** The share of the group that gets an award; a part of a contestant counts as one. */
  readonly fraction: number;
}

/** Builds a scheme whose awards fall evenly to the last place that gets one, as in clubs of the EBU and the SBU. */
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
