import { filledRandom, type Random, seededRandom } from '@overtrick/rules/random';

/**
 * A source of chance for each purpose: with a seed the same for the same purpose, without one from the system's
 * secure source (R-GEN-3).
 */
export function chanceOf(seed: string | undefined): (purpose: string) => Random {
  if (seed !== undefined) return (purpose) => seededRandom(`${seed}/${purpose}`);
  const random = filledRandom((words) => crypto.getRandomValues(words));
  return () => random;
}
