import { type HandRecord, makeTrickDigits } from '@overtrick/duplicate/handRecord';
import { makeDeal } from '@overtrick/rules/deals/deal';
import type { TournamentCommand } from '../entry.ts';

/** Returns the entries for the hands of boards, each board once. */
export function dealsOf(hands: readonly HandRecord[]): readonly TournamentCommand[] {
  const boards = new Map(hands.map((hand) => [hand.board, hand]));
  return [...boards.values()].flatMap(({ board, deal, tricks, par }): TournamentCommand[] => [
    { kind: 'dealt', board, deal: makeDeal(deal), source: 'file' },
    ...(tricks
      ? [{ kind: 'solved' as const, board, tricks: makeTrickDigits(tricks), ...(par && { par: par.score }) }]
      : []),
  ]);
}
