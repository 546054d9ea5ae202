import { type HandRecord, makeTrickDigits } from '@overtrick/duplicate/handRecord';
import { makeDealt } from '@overtrick/rules/deals/dealt';
import type { TournamentCommand } from '../entry.ts';

/** Returns the entries for the hands of boards, each board once. */
export function dealsOf(hands: readonly HandRecord[]): readonly TournamentCommand[] {
  const boards = new Map(hands.map((hand) => [hand.board, hand]));
  return [...boards.values()].flatMap(({ board, tricks, par, ...cards }): TournamentCommand[] => [
    { kind: 'dealt', board, ...makeDealt(cards), source: 'file' },
    ...(tricks
      ? [{ kind: 'solved' as const, board, tricks: makeTrickDigits(tricks), ...(par && { par: par.score }) }]
      : []),
  ]);
}
