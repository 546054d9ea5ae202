import type { AnyGame } from '../game.ts';
import { makeRecord, parseRecord, replay } from '../record.ts';
import { playedOut } from '../testing/playout.ts';
import { sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';

/** The interval at which the text of a record is read again too: every 50th. */
const TEXTS = 50;

/**
 * Plays `count` random deals of a game: each must end, with an outcome, and its record must lead to the same state.
 * Returns a list of faults; stops at the first deal that never ends.
 */
export function playoutFaults(
  game: AnyGame,
  count: number,
  seedOf = (deal: number): string => `${deal}`,
): readonly Fault[] {
  const faults = new Faults();
  for (let deal = 1; deal <= count; deal++) {
    faults.guard(
      () => `deal ${deal}`,
      () => checkDeal(game, faults, deal, seedOf),
    );
    if (faults.list.some(({ promise }) => promise === 'ends')) break;
  }
  return faults.list;
}

function checkDeal(game: AnyGame, faults: Faults, deal: number, seedOf: (deal: number) => string): void {
  const { setup, options, steps, state } = playedOut(game, seedOf(deal));
  const isOver = game.toAct(state).length === 0 && game.outcome(state) !== undefined;
  faults.expect(isOver, 'ends', () => `deal ${deal} goes on after ${steps.length} steps`);
  const record = { setup, options, steps };
  const again = replay(game, record);
  faults.expect(
    again.ok && sameData(again.value, state),
    'replay',
    () => `deal ${deal}: ${again.ok ? 'another state' : `${again.code} at ${again.at}`}`,
  );
  if (deal % TEXTS !== 0) return;
  const read = parseRecord(makeRecord({ game: game.id, ...record }));
  faults.expect(
    read.ok && sameData(read.value, { game: game.id, ...record }),
    'record',
    () => `deal ${deal}: ${read.ok ? 'another record' : `${read.code} at ${read.at}`}`,
  );
}
