import type { MasterpointScheme } from './scheme.ts';

export interface LinearTerms {
  /** The first place's award: for each contestant in the group, the same in every group, or for each award. */
  readonly first:
    | { readonly kind: 'rate'; readonly rate: number }
    | { readonly kind: 'fixed'; readonly points: number }
    | { readonly kind: 'step'; readonly step: number };
  /** The share of the group that gets an award; a part of a contestant counts as one. */
  readonly fraction: number;
}

/** Builds a scheme whose awards fall evenly to the last place that gets one, as in clubs of the EBU, the SBU and NZ. */
export const linearScheme = (
  head: Omit<MasterpointScheme, 'awards'>,
  { first, fraction }: LinearTerms,
): MasterpointScheme => ({
  ...head,
  awards(size) {
    // a third of 12 is 4, not a hair more
    const count = Math.ceil(size * fraction - 1e-9);
    const most = mostOf(first, size, count);
    return Array.from({ length: count }, (_, i) => (most * (count - i)) / count);
  },
});

function mostOf(first: LinearTerms['first'], size: number, count: number): number {
  if (first.kind === 'fixed') return first.points;
  return first.kind === 'rate' ? first.rate * size : first.step * count;
}
