import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { pick, seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { added } from '../fold.ts';
import { chairOf, type Table, votersOf } from '../table.ts';
import { after, NOTRUMP, tableWith } from '../testing/tables.ts';
import { threadThinker } from './think.ts';
import { judgement, ruling } from './umpire.ts';

/** The umpire of a server, without the thread and without its clock: it always has the time. */
const { judge } = threadThinker({
  createEngine: (isSpent) => createEngine(readModule(), { megabytes: 32, isSpent }),
  now: () => 0,
});

/** Plays North's 1NT at random until each hand has `left` cards. */
function ending(seed: string, left: number): Table {
  const random = seededRandom(seed);
  let table = after(tableWith([0, 1, 2, 3], seed), NOTRUMP);
  while (table.game.view(table.state).hands.N.count > left || table.game.view(table.state).trick.length > 0) {
    const seat = defined(table.game.toAct(table.state)[0], 'somebody is to act');
    const action = pick(random, table.game.legalActions(table.state, seat));
    table = { ...table, state: table.game.apply(table.state, seat, action) };
  }
  return table;
}

/** Collects the answers to a claim: the umpire's, then that of each computer player who has a vote. */
async function saidTo(table: Table, seat: Seat, tricks: number): Promise<unknown> {
  const claimed = added(table, { kind: 'claimed', chair: chairOf(table, seat), tricks, id: 'c' });
  const verdict = await ruling(claimed, judge);
  const judged = added(claimed, verdict);
  if (judged.claim === undefined) return [verdict];
  const voters = votersOf(judged, chairOf(table, seat), tricks);
  return [verdict, ...(await Promise.all(voters.map((voter) => judgement(judged, voter, judge))))];
}

test.each(['one', 'two', 'three', 'four'])(
  'nothing that is said to a claim depends on cards that the claimant does not see, and no number is said: ending %s',
  async (seed) => {
    const table = ending(seed, 4);
    const { game, state } = table;
    const random = seededRandom(`others ${seed}`);
    for (const seat of ['N', 'E', 'W'] as const) {
      const view = game.view(state, seat);
      for (const tricks of [1, 2, 3, 4]) {
        if (game.claimable(state, seat) === undefined) continue;
        const said = await saidTo(table, seat, tricks);
        expect(JSON.stringify(said)).not.toMatch(/"reason":"[^"]*\d/);
        for (let other = 0; other < 12; other++) {
          const elsewhere = { ...table, state: game.imagine(view, random) };
          expect(await saidTo(elsewhere, seat, tricks)).toEqual(said);
        }
      }
    }
  },
);

test('an opponent who sees that a finesse works does not grant it', async () => {
  let asked = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const table = ending(seed, 4);
    for (const tricks of [2, 3, 4]) {
      const claimed = added(table, { kind: 'claimed', chair: 0, tricks, id: 'c' });
      const judged = added(claimed, await ruling(claimed, judge));
      if (judged.claim === undefined) continue;
      asked += 1;
      for (const voter of votersOf(judged, 0, tricks))
        expect(await judgement(judged, voter, judge)).toMatchObject({
          accept: false,
          reason: 'The claim is not sure.',
        });
    }
  }
  expect(asked).toBeGreaterThan(5);
});
