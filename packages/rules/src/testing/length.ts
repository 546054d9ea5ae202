/**
 * How much the tests try. `npm test` tries a few random deals, the same ones each time, so that every push is soon
 * tested; the long run (`npm run test:soak`) tries many, with a seed that it prints.
 */
const isLong = process.env.OVERTRICK_LENGTH === 'long';

/** Returns how often a test tries something: `usual` times in `npm test`, `long` times in the long run. */
export const times = (usual: number, long: number): number => (isLong ? long : usual);

/** Returns a seed: the name itself in `npm test`, a new one with each long run. */
export const seedFor = (name: string): string =>
  isLong ? `${process.env.OVERTRICK_SEED ?? ''} ${name}` : name;

/** Returns the seeds `1`, `2`, … of a suite: `usual` of them in `npm test`, `long` new ones in the long run. */
export const seeds = (usual: number, long: number): readonly string[] =>
  Array.from({ length: times(usual, long) }, (_, i) => seedFor(`${i + 1}`));
