import { counted } from '../terms.ts';

/** The properties in which a movement is not perfect, a phrase for each. `each` is a number or `3–7`. */
export const concessions = {
  winners: (n: number): string => `${n} rankings`,
  allSitOut: (rounds: string, most: number): string => `everybody sits out ${rounds} ${roundWord(most)}`,
  someSitOut: (who: number, of: number, rounds: string, most: number): string =>
    `${who} of ${of} sit out ${rounds} ${roundWord(most)}`,
  /** `tables` and `rounds` are 0 where all are meant. */
  shared: (tables: number, rounds: number): string =>
    `${tables === 0 ? 'all tables play' : `${counted(tables, 'table')} ${tables === 1 ? 'plays' : 'play'}`} the same boards${rounds === 0 ? '' : ` in ${counted(rounds, 'round')}`}`,
  copies: (copies: number): string => `${copies} copies of the boards, or tables that share them`,
  sets: (each: string, of: number): string => `each plays ${each} of ${counted(of, 'set')}`,
  results: (each: string): string => `number of results of a board: ${each}`,
  opponents: (each: string, of: number): string => `each meets ${each} of ${of}`,
};

const roundWord = (most: number): string => (most === 1 ? 'round' : 'rounds');

/** The consequences of cutting a round or of a player leaving, shown before it happens. */
export const consequences = {
  twoRankings: 'No round is arrow-switched any more: there are now two rankings.',
  notPlayed: (boards: string): string => `Not played: ${boards}.`,
  fewer: (boards: string, results: number, most: number): string =>
    `${counted(results, 'result')} in place of ${most}: ${boards}.`,
  dropped: (n: number): string => `${counted(n, 'result')} ${n === 1 ? 'is' : 'are'} dropped.`,
  void: (n: number): string => `${counted(n, 'result')} ${n === 1 ? 'is' : 'are'} void.`,
  noResult: (n: number): string => `Their opponents have no result on ${counted(n, 'board')}.`,
  average: (n: number): string =>
    `Their opponents get 60 %, or their own average if it is higher, on ${counted(n, 'board')}.`,
  unranked: 'They are not ranked.',
};

/**
 * Returns the sentence on a fault of a plan: English uses the sentence itself, other languages look it up by its code.
 */
export const fault = (_code: string, _table: number, _round: number, sentence: string): string => sentence;
