import type { MasterpointScheme } from './scheme.ts';

export interface PlacesTerms {
  /** The first place's award, for each contestant in the group. */
  readonly rate: number;
  /** The largest award of the first place. */
  readonly most: number;
  /** The first places' shares of the first award; later places get the reciprocal of their place. */
  readonly shares: readonly number[];
  /** The share of the group that gets an award; halves count as one. */
  readonly depth: number;
}

/** Builds a scheme in which awards are shares of a first award that grows with the group, as in clubs of the ACBL. */
export const placesScheme = (
  head: Omit<MasterpointScheme, 'awards'>,
  { rate, most, shares, depth }: PlacesTerms,
): MasterpointScheme => ({
  ...head,
  awards(size) {
    const first = Math.min(most, rate * size);
    return Array.from(
      { length: Math.floor(size * depth + 0.5) },
      (_, i) => first * (shares[i] ?? 1 / (i + 1)),
    );
  },
});
