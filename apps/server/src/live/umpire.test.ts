import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { pick, seededRandom } from '@overtrick/rules/random';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { isTeam } from '@overtrick/rules/view';
import { expect, test } from 'vitest';
import judge from '../bots/botWorker.ts';
import { startLog } from '../edge/logs.ts';
import { Metrics } from '../edge/metrics.ts';
import { startChance } from '../table/chance.ts';
import { added } from '../table/fold.ts';
import { chairOf, type Table } from '../table/table.ts';
import { memoryStore } from '../testing/stores.ts';
import { after, NOTRUMP, tableWith } from '../testing/tables.ts';
import { quickThinker } from '../testing/thinkers.ts';
import type { House } from './house.ts';
import { Peers } from './peers.ts';
import { settlement } from './umpire.ts';

/** The umpire as the server has him, without the thread. */
const house: House = {
  store: memoryStore(),
  peers: new Peers('alone'),
  thinker: {
    ...quickThinker(),
    judge: async (question) => {
      const verdict = judge({ do: 'judge', question });
      if (typeof verdict !== 'string') throw new Error('a claim gets a verdict');
      return verdict;
    },
  },
  chance: startChance('umpire'),
  log: startLog('silent'),
  metrics: new Metrics(
    () => 0,
    () => 0,
  ),
  paceMs: 0,
  stopping: new AbortController().signal,
};

/** North's 1NT with so many cards of each hand left, what went before played at random. */
function ending(seed: string, left: number): Table {
  const random = seededRandom(seed);
  let table = after(tableWith([0, 1, 2, 3], seed), NOTRUMP);
  while (table.game.view(table.state).hands.N.count > left || table.game.view(table.state).trick.length > 0) {
    const seat = defined(table.game.toAct(table.state)[0], 'somebody is on turn');
    const action = pick(random, table.game.legalActions(table.state, seat));
    table = { ...table, state: table.game.apply(table.state, seat, action) };
  }
  return table;
}

/** What that seat's side takes of the tricks left when everybody sees all cards and plays his best: every line is played out. */
function worth(game: AnyGame, state: unknown, own: Seat, before: number): number {
  const view = game.view(state);
  const [seat] = game.toAct(state);
  if (seat === undefined)
    return SEATS.filter((hand) => isTeam(view, hand, own)).reduce(
      (sum, hand) => sum + view.taken[hand],
      -before,
    );
  const values = game
    .legalActions(state, seat)
    .map((action) => worth(game, game.apply(state, seat, action), own, before));
  return isTeam(view, seat, own) ? Math.max(...values) : Math.min(...values);
}

test.each(['one', 'two', 'three', 'four'])(
  'a refused claim is settled at what the claimant’s side takes with all cards seen, and at no more than was claimed: ending %s',
  async (seed) => {
    const table = ending(seed, 3);
    const { game, state } = table;
    for (const seat of ['N', 'E'] as const) {
      const view = game.view(state);
      const before = SEATS.filter((hand) => isTeam(view, hand, seat)).reduce(
        (sum, hand) => sum + view.taken[hand],
        0,
      );
      const value = worth(game, state, seat, before);
      for (const tricks of [1, 2, 3]) {
        const claimed = added(table, { kind: 'claimed', chair: chairOf(table, seat), tricks, id: 'c' });
        expect(await settlement(claimed, house)).toMatchObject({ tricks: Math.min(tricks, value) });
      }
    }
  },
);
