import type { MasterpointScheme } from './scheme.ts';

export interface PlacesTerms {
  /** Of the first, for each contestant in the group. */
  readonly rate: number;
  /** The most that the first can have. */
  readonly most: number;
  /**
   * The shares of the first's award that the first places have; those after them have the reciprocal of their place.
   */
  readonly shares: readonly number[];
  /** The share of the group that has an award; halves count as one. */
  readonly depth: number;
}

/** Shares of an award that grows with the group, as the ACBL's clubs have. */
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
