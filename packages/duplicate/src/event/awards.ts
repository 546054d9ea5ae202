import type { ScoredEvent } from './scored.ts';

/** Says which artificial scores count nothing because the method has no points for them; `undefined` if none do. */
export function uncountedAwards({ scoring: { method }, travellers }: ScoredEvent): string | undefined {
  if (method.id !== 'total-points') return undefined;
  const boards = travellers.flatMap(({ traveller: { board, entries } }) =>
    entries.some(({ outcome }) => outcome.kind === 'artificial') ? [board] : [],
  );
  if (boards.length === 0) return undefined;
  const named = boards.length === 1 ? 'board' : 'boards';
  return `${named} ${boards.join(', ')}: an artificial score counts 0 in total points, because it has no score`;
}
