import { makeStep, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { matchOptionsOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { parseOptions } from '@overtrick/rules/options';
import { dealNext, seededChance } from '../chance.ts';
import type { Entry, EntryOf } from '../entry.ts';
import { added, openedTable } from '../fold.ts';
import { type Table, toAct } from '../table.ts';

export const OPENED = {
  kind: 'opened',
  game: 'bridge',
  options: { dummySeesDeclarer: false },
  match: 'chicago',
  matchOptions: { chukkas: 1, scoring: 'standard', chicagoVul: 'modern', honours: true },
  level: 'novice',
  secret: 'secret',
} as const satisfies Entry;

/** Returns the opening of a table for a game and a match format, with all options at their defaults. */
export function openingOf(game: AnyGame, id: string): EntryOf<'opened'> {
  const match = defined(findMatch(id), id);
  const options = parseOptions(game.options);
  const matchOptions = parseOptions(matchOptionsOf(game, match));
  if (!options.ok || !matchOptions.ok) throw new Error('the defaults are refused');
  return {
    kind: 'opened',
    game: game.id,
    options: options.value,
    match: id,
    matchOptions: matchOptions.value,
    level: 'novice',
    secret: 's',
  };
}

export const sat = (chair: number): Entry => ({
  kind: 'sat',
  chair,
  name: `Person ${chair}`,
  proof: `proof ${chair}`,
});

/** Returns a table with people in these chairs and its first deal dealt: always the same one. */
export function tableWith(chairs: readonly number[], seed = 'tables'): Table {
  const seated = chairs.map(sat).reduce(added, openedTable('table1', OPENED));
  return added(seated, dealNext(seated, seededChance(seed)));
}

/** Returns the table after these actions, each by the player to act. */
export function after(table: Table, actions: string, by: 'person' | 'bot' = 'person'): Table {
  return actions.split(' ').reduce((now, text) => {
    const seat = defined(toAct(now)[0], 'somebody is to act');
    const action = defined(parseAction(text), 'an action');
    return added(now, { kind: 'acted', step: makeStep({ seat, action }), by });
  }, table);
}

/** Returns the table after `count` more actions, each the first that is legal. */
export function afterFirst(table: Table, count: number): Table {
  let now = table;
  for (let i = 0; i < count; i++) {
    const seat = defined(toAct(now)[0], 'somebody is to act');
    const action = defined(now.game.legalActions(now.state, seat)[0], 'something to do');
    now = added(now, { kind: 'acted', step: makeStep({ seat, action }), by: 'bot', reason: 'because' });
  }
  return now;
}

/** North plays 1NT, East is on lead. */
export const NOTRUMP = '1NT P P P';
