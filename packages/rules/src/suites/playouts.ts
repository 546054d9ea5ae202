import type { AnyGame } from '../game.ts';
import { makeRecord, parseRecord, replay } from '../record.ts';
import { playedOut } from '../testing/playout.ts';
import { sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';

/** The text of every so many records is read again too. */
const TEXTS = 50;

/**
 * So many random deals of a game: each ends, with an outcome, and its record leads to the same state. The
 * list says which did not; a game that goes on for ever is given up at the first deal.
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
