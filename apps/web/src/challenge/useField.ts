import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { useEffect, useState } from 'react';
import { askThinker } from '../think/ask.ts';
import { comparedFor, standingFor, type TableResult } from '../think/field.ts';

/** The number of other tables with computer players, the same as for the verdict on a deal. */
const TABLES = 15;
const LEVEL = 'club';

/** The visitor's result in a field of people and of computer players. */
export interface InField {
  /** The average share of the top, 0 to 1. */
  readonly score: number;
  readonly place: number;
  readonly of: number;
}

/**
 * Compares the board of the day with a field: all people who have finished it, and computer players of club level at
 * other tables with the same cards. `undefined` until the visitor has finished it, and while the tables play.
 */
export function useField(told: ChallengeOverview | undefined): InField | undefined {
  const [others, setOthers] = useState<readonly TableResult[]>([]);
  const [board] = told?.finished ?? [];
  const own = board?.results.find(({ entrant }) => entrant === told?.you);
  const record = own?.record;
  useEffect(() => {
    setOthers([]);
    if (record === undefined) return;
    return askThinker({ kind: 'field', record, level: LEVEL, tables: TABLES }, (thought) => {
      if (thought.kind === 'result') setOthers((so) => [...so, thought.result]);
    });
  }, [record]);
  if (board === undefined || own === undefined || others.length < TABLES) return undefined;
  return inField(board.party, [own, ...board.results.filter((one) => one !== own), ...others]);
}

/** Compares a result with the field. @param results the visitor's first */
export function inField(party: string, results: readonly TableResult[]): InField | undefined {
  const [score] = comparedFor(party, results, 'mp') ?? [];
  if (score === undefined) return undefined;
  const { better, equal, all } = standingFor(party, results);
  return { score, place: all - better - equal + 1, of: all + 1 };
}
