/** The smallest differences that are worth 1, 2, … 24 IMPs (Law 78B; RULES 4.2). */
export const IMP_STEPS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
  3000, 3500, 4000,
];

/** Returns the international match points of a difference between two scores, with its sign: −24 to 24 (R-DU-3). */
export function impsOf(difference: number): number {
  const size = IMP_STEPS.filter((least) => least <= Math.abs(difference)).length;
  return size === 0 ? 0 : Math.sign(difference) * size;
}
