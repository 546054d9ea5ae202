import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { dealNext } from '@overtrick/table/chance';
import { type Entry, makeEntry } from '@overtrick/table/entry';
import { added, openedTable, tableOf } from '@overtrick/table/fold';
import { OPENED, openingOf, sat } from '@overtrick/table/internals/testing/tables';
import { isBetweenDeals, isMatchOver, type Table, toAct } from '@overtrick/table/table';
import { startChance } from '../live/chance.ts';

/** Returns the parts that must not change when a log of an older version is read: cards, actions, scores and seats. */
export const gist = (table: Table): object => ({
  version: table.version,
  deal: table.deal,
  players: table.players.map(({ kind, name, away }) => ({ kind, name, ...(away && { away }) })),
  steps: table.steps.map(({ seat, action, meaning }) => [
    makeStep({ seat, action }),
    ...(meaning === undefined ? [] : [meaning.text]),
  ]),
  toAct: toAct(table),
  standing: table.match.standing(table.sheet),
  flags: table.flags.length,
  isOver: isMatchOver(table),
});

/**
 * Returns the logs that a release writes, by name: a deal of every game, and everything else that people do at a table.
 */
export function allWrittenLogs(): ReadonlyMap<string, readonly string[]> {
  const logs = new Map(GAMES.map((game) => [game.id, playedLog(game)]));
  logs.set('everything', everything());
  logs.set('sitting', sitting());
  return new Map([...logs].map(([name, entries]) => [name, entries.map(makeEntry)]));
}

function playedLog(game: AnyGame): readonly Entry[] {
  const random = seededRandom(`release ${game.id}`);
  const entries: Entry[] = [openingOf(game, defined(game.matches[0], 'a form of match'))];
  let table = tableOf('table1', entries);
  const enter = (entry: Entry) => {
    entries.push(entry);
    table = added(table, entry);
  };
  enter(dealNext(table, startChance(`release ${game.id}`)));
  while (!isBetweenDeals(table)) {
    const seat = defined(toAct(table)[0], 'somebody is to act');
    enter({
      kind: 'acted',
      step: makeStep({ seat, action: pick(random, game.legalActions(table.state, seat)) }),
      by: 'bot',
    });
  }
  return entries;
}

/** Returns the log of a table of four people, with each kind of entry at least once. */
function everything(): readonly Entry[] {
  const entries: Entry[] = [OPENED];
  let table = openedTable('table1', OPENED);
  const enter = (...more: Entry[]) => {
    for (const entry of more) {
      entries.push(entry);
      table = added(table, entry);
    }
  };
  const act = (text?: string) => {
    const seat = defined(toAct(table)[0], 'somebody is to act');
    const [first] = table.game.legalActions(table.state, seat);
    const step =
      text === undefined ? makeStep({ seat, action: defined(first, 'an action') }) : `${seat} ${text}`;
    enter({ kind: 'acted', step, by: 'person', id: `a${entries.length}`, ms: 1200 });
  };
  const lead = () => {
    const seat = defined(toAct(table)[0], 'somebody is to lead');
    const action = defined(table.game.legalActions(table.state, seat)[0], 'a card');
    enter(
      { kind: 'led', step: makeStep({ seat, action }), by: 'person', id: `a${entries.length}`, ms: 900 },
      { kind: 'unasking', chair: 0 },
      { kind: 'faced' },
    );
  };
  enter(sat(0), { kind: 'knocked', chair: 1, name: 'Bea', proof: 'proof 1' }, { kind: 'refused', knock: 3 });
  enter(
    { kind: 'knocked', chair: 1, name: 'BOT Ada', proof: 'proof 9', program: true },
    { kind: 'sat', chair: 1, name: 'BOT Ada', proof: 'proof 9', program: true },
    { kind: 'left', chair: 1 },
    { kind: 'invited', chair: 1, mark: 'account 1' },
    { kind: 'declined', mark: 'account 1' },
    { kind: 'invited', chair: 1, mark: 'account 1' },
    { kind: 'declined', mark: 'account 1', byHost: true },
  );
  enter(
    { kind: 'sat', chair: 1, name: 'Bea', proof: 'proof 1', marks: ['m1'] },
    sat(2),
    sat(3),
    dealNext(table, startChance('everything')),
    { kind: 'started' },
    { kind: 'shown', chair: 1, marks: ['m2'] },
  );
  act('1NT');
  const made = table.version;
  enter(
    { kind: 'asked', chair: 1, step: made, id: 'q1' },
    { kind: 'explained', chair: 0, step: made, text: '12 to 14', id: 'q2' },
    { kind: 'flagged', chair: 1, text: 'a question', id: 'q3' },
    { kind: 'flagged', chair: 2, text: 'another', id: 'q4' },
  );
  enter({ kind: 'unflagged', flag: table.version });
  act('P');
  enter({ kind: 'undone', chair: 1, to: table.version, id: 'u1' });
  act('P');
  enter(
    { kind: 'undoAsked', chair: 1, to: table.version, voters: [0], id: 'u2' },
    { kind: 'undoAnswered', chair: 0, accept: false, by: 'person', id: 'u3' },
  );
  act('P');
  act('P');
  lead();
  act();
  enter(
    { kind: 'claimed', chair: 0, tricks: 2, line: 'top cards', id: 'c1' },
    { kind: 'withdrawn', chair: 0, id: 'c2' },
    { kind: 'covered', chair: 3, why: 'gone' },
    { kind: 'returned', chair: 3 },
    { kind: 'left', chair: 2 },
    sat(2),
    { kind: 'muted', chair: 2 },
    { kind: 'unmuted', chair: 2 },
    { kind: 'removed', chair: 2 },
    sat(2),
  );
  const claim = (id: string): Entry[] => [
    { kind: 'claimed', chair: 0, tricks: 2, id },
    { kind: 'judged', chair: 0, verdict: 'not' },
  ];
  enter(...claim('c3'), { kind: 'answered', chair: 1, accept: false, by: 'person', id: 'c4' });
  act();
  enter(...claim('c6'), { kind: 'denied', chair: 0 });
  act();
  enter(...claim('c5'), { kind: 'settled', chair: 0, tricks: 1 });
  enter({ kind: 'readied', chair: 0 }, { kind: 'forgotten', proof: 'proof 1' });
  const lines = [{ line: 'notrump' as const, text: '12 to 14' }];
  enter({ kind: 'carded', chairs: [0, 2], proof: 'proof 0', card: { isTableSystem: true, lines } });
  enter({ kind: 'endWished', chair: 0 }, { kind: 'endDropped', chair: 0 }, { kind: 'matchEnded' });
  enter(
    { kind: 'rematched', chairs: [0, 3, 1, 2], drawn: ['SA', 'H3', 'SK', 'D2'] },
    { kind: 'adjusted', policies: { hints: true } },
  );
  enter(dealNext(table, startChance('everything')));
  act('2C');
  enter({ kind: 'swapped', chair: 2, other: 0 });
  enter({ kind: 'yielded', chair: 1 }, { kind: 'resumed', chair: 1 });
  enter({ kind: 'paused', reason: 'coffee', byDirector: true, id: 'd1' }, { kind: 'unpaused', id: 'd2' });
  enter({ kind: 'rolledBack', to: defined(table.steps[0], 'a call').version, reason: 'a slip', id: 'd3' });
  act('2D');
  enter({ kind: 'stopped', reason: 'heard from another table', id: 'd4' });
  return entries;
}

/** Returns the log of a tournament's sitting whose boards are settled, one of which is removed. */
function sitting(): readonly Entry[] {
  const bridge = defined(findGame('bridge'), 'bridge is a game');
  const opening = { ...openingOf(bridge, 'boards'), matchOptions: { boards: 2, first: 7 } };
  const entries: Entry[] = [
    opening,
    {
      kind: 'sitting',
      tournament: 'tournament12',
      where: 'A3/2',
      boards: [
        { board: 7, deal: 'N:AQ962.K7.QJ4.983 K75.AQT4.K63.AK5 JT83.9852.A95.76 4.J63.T872.QJT42' },
        { board: 8, deal: 'N:K75.AQT4.K63.AK5 JT83.9852.A95.76 4.J63.T872.QJT42 AQ962.K7.QJ4.983' },
      ],
    },
    sat(0),
  ];
  const chance = startChance('sitting');
  entries.push(dealNext(tableOf('table1', entries), chance), { kind: 'shortened', deals: 1 });
  return entries;
}
