import type { TableState } from '@overtrick/protocol/table';
import { defined } from '@overtrick/rules/assert';
import { replay } from '@overtrick/rules/record';
import { recalled, type View } from '@overtrick/rules/views/view';
import { sitsOut, type Table, toAct } from '@overtrick/table/table';
import { readTable } from '../live/tableLog.ts';
import type { Store } from '../store/store.ts';

/** Reads a table from the store. */
export const storedTable = async (store: Store, id: string): Promise<Table> =>
  defined(readTable(id, await store.read(id)), 'the table is stored');

/** Returns the view that a page in that chair must show: that of the deal's record, replayed step by step. */
export function trueView(table: Table, chair: number | undefined): View {
  const { game, options, steps, state } = table;
  const replayed = replay(game, { setup: game.setupOf(state), options, steps });
  if (!replayed.ok) throw new Error(`${replayed.code} at ${replayed.at}`);
  const seat = chair === undefined || sitsOut(table, chair) ? undefined : table.seats[chair];
  return recalled(game.view(replayed.value, seat));
}

/** Returns the parts of a table's state for a page that do not depend on who is connected. */
export const trueState = (table: Table, chair: number | undefined) => ({
  version: table.version,
  deal: table.deal,
  you: chair,
  view: trueView(table, chair),
  sheet: table.match.rows(table.sheet),
  standing: table.match.standing(table.sheet),
  ready: table.ready,
  players: table.players.map(({ kind, name }) => ({ kind, name })),
  isClaimAsked: table.claim !== undefined,
  hasReasons: toAct(table).length === 0,
});

export const shownState = (state: TableState): ReturnType<typeof trueState> => ({
  version: state.version,
  deal: state.deal,
  you: state.you,
  view: state.view,
  sheet: state.sheet,
  standing: state.standing,
  ready: state.ready,
  players: state.chairs.map(({ kind, name }) => ({ kind, name })),
  isClaimAsked: state.claim !== undefined,
  hasReasons: state.reasons !== undefined,
});

/** Returns a value as it arrives over the wire: without undefined fields. */
export const plain = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));
