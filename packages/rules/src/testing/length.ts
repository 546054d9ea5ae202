import { env } from 'node:process';

/**
 * True in the long run, `npm run test:soak`, which tries many random deals with a seed that it prints. `npm test` tries
 * a few, the same ones each time, so that every push is tested fast.
 */
const isLong = env.OVERTRICK_LENGTH === 'long';

/** Returns how often a test tries something: `usual` times in `npm test`, `long` times in the long run. */
export const times = (usual: number, long: number): number => (isLong ? long : usual);

/** Returns a seed: the name itself in `npm test`, a new one with each long run. */
export const seedFor = (name: string): string => (isLong ? `${env.OVERTRICK_SEED ?? ''} ${name}` : name);

/** Returns the seeds `1`, `2`, … of a suite: `usual` of them in `npm test`, `long` new ones in the long run. */
export const seeds = (usual: number, long: number): readonly string[] =>
  Array.from({ length: times(usual, long) }, (_, i) => seedFor(`${i + 1}`));
