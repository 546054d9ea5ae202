import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { dealNext, seededChance } from './chance.ts';
import { type Entry, makeEntry, parseEntry } from './entry.ts';
import { added, openedTable, tableOf } from './fold.ts';
import { isBetweenDeals, isMatchOver, type Table, toAct } from './table.ts';
import { openingOf } from './testing/tables.ts';

const DEALS = 3;

/** Plays some deals with random legal actions, and returns their entries and the table after them. */
function playedLog(
  game: AnyGame,
  match: string,
): { readonly entries: readonly Entry[]; readonly table: Table } {
  const random = seededRandom(`logs ${game.id} ${match}`);
  const opened = openingOf(game, match);
  const entries: Entry[] = [opened];
  let table = openedTable('table1', opened);
  const enter = (entry: Entry) => {
    entries.push(entry);
    table = added(table, entry);
  };
  for (let deal = 1; deal <= DEALS && !isMatchOver(table); deal++) {
    enter(dealNext(table, seededChance(`${game.id} ${deal}`)));
    while (!isBetweenDeals(table)) {
      const seat = defined(toAct(table)[0], 'somebody is to act');
      const action = pick(random, table.game.legalActions(table.state, seat));
      enter({ kind: 'acted', step: makeStep({ seat, action }), by: 'bot' });
    }
  }
  return { entries, table };
}

test.each(GAMES.flatMap((game) => game.matches.map((match) => [game.id, match, game] as const)))(
  '%s, %s: what the log keeps as text gives the same table',
  (_, match, game) => {
    const { entries, table } = playedLog(game, match);
    const read = entries.map((entry) => {
      const parsed = parseEntry(makeEntry(entry));
      if (!parsed.ok) throw new Error(parsed.why);
      return parsed.value;
    });
    expect(read).toEqual(entries);
    expect(tableOf('table1', read)).toEqual(table);
  },
);
