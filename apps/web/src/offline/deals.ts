import type { AnnotatedBoard } from '@overtrick/protocol/board';
import type { OfflineDeal } from '@overtrick/protocol/offline';
import { makeStep } from '@overtrick/rules/action';
import { makeSetup } from '@overtrick/rules/deals/setup';
import { playedBoard, playedOutIn } from '@overtrick/table/board';
import { dealEnds } from '@overtrick/table/ends';
import type { KeptTable } from './kept.ts';
import { entriesIn } from './log.ts';

// Reads finished deals from the log of a table on this device; loaded on demand, because it needs the rules of all
// games.

/** Returns the finished deals of a table on this device in their order, in the form that the server accepts. */
export async function finishedDeals(kept: KeptTable): Promise<readonly OfflineDeal[]> {
  const { table, token, wanted } = kept;
  const deals: OfflineDeal[] = [];
  for await (const { game, state, steps, deal } of dealEnds(table, [await entriesIn(kept)]))
    deals.push({
      table,
      token,
      wanted,
      deal,
      setup: makeSetup(game.setupOf(state)),
      steps: steps.map(makeStep),
      ...playedOutIn(steps),
    });
  return deals;
}

/** Returns a finished deal of a table on this device, as its page shows it. */
export const finishedBoard = async (kept: KeptTable, deal: number): Promise<AnnotatedBoard | undefined> =>
  playedBoard(kept.table, [await entriesIn(kept)], deal);
