import type { AnnotatedBoard } from '@overtrick/protocol/board';
import type { OfflineDeal } from '@overtrick/protocol/offline';
import { makeStep } from '@overtrick/rules/action';
import { makeSetup } from '@overtrick/rules/setup';
import { playedBoard, playedOutIn } from '@overtrick/table/board';
import { dealEnds } from '@overtrick/table/ends';
import type { KeptTable } from './kept.ts';
import { entriesIn } from './log.ts';

// What the log of a table on this device tells: loaded when somebody asks, since it brings the rules of all games
// along.

/** The deals that are over at a table on this device, in their order, as the server takes them. */
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

/** A deal that is over at a table on this device, as its page shows it. */
export const finishedBoard = async (kept: KeptTable, deal: number): Promise<AnnotatedBoard | undefined> =>
  playedBoard(kept.table, [await entriesIn(kept)], deal);
