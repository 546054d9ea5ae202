import { makeStep, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { dealNext, startChance } from '../table/chance.ts';
import type { Entry } from '../table/entry.ts';
import { added, openedTable } from '../table/fold.ts';
import { type Table, toAct } from '../table/table.ts';

export const OPENED = {
  kind: 'opened',
  game: 'bridge',
  options: { dummySeesDeclarer: false },
  match: 'chicago',
  matchOptions: { chukkas: 1, scoring: 'standard', chicagoVul: 'modern', honours: true },
  level: 'novice',
  secret: 'secret',
} as const satisfies Entry;

export const sat = (chair: number): Entry => ({
  kind: 'sat',
  chair,
  name: `Person ${chair}`,
  proof: `proof ${chair}`,
});

/** A table with people in these chairs, its first deal dealt: always the same one. */
export function tableWith(chairs: readonly number[], seed = 'tables'): Table {
  const seated = chairs.map(sat).reduce(added, openedTable('table1', OPENED));
  return added(seated, dealNext(seated, startChance(seed)));
}

/** The table after these actions, each by whoever is on turn. */
export function after(table: Table, actions: string, by: 'person' | 'bot' = 'person'): Table {
  return actions.split(' ').reduce((now, text) => {
    const seat = defined(toAct(now)[0], 'somebody is on turn');
    const action = defined(parseAction(text), 'an action');
    return added(now, { kind: 'acted', step: makeStep({ seat, action }), by });
  }, table);
}

/** The table after `count` more actions, each the first that is legal. */
export function afterFirst(table: Table, count: number): Table {
  let now = table;
  for (let i = 0; i < count; i++) {
    const seat = defined(toAct(now)[0], 'somebody is on turn');
    const action = defined(now.game.legalActions(now.state, seat)[0], 'something to do');
    now = added(now, { kind: 'acted', step: makeStep({ seat, action }), by: 'bot', reason: 'because' });
  }
  return now;
}

/** North plays 1NT, East is on lead. */
export const NOTRUMP = '1NT P P P';
