import { defined } from '@overtrick/rules/assert';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { isSuit } from '@overtrick/rules/cards/card';
import { bySide, partner, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { randomDeal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { times } from '@overtrick/rules/internals/testing/length';
import { trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { meaningOf } from '../explain.ts';
import { novice } from '../novice.ts';
import { handOf } from './hand.ts';
import { isGameFor } from './simulation/game.ts';
import { SYSTEM_IDS } from './system/list.ts';
import { situationOf } from './table.ts';

/** The points of both hands from which a slam may be looked for. */
const SLAM = 31;
const DEALS = times(90, 900);

interface Turn {
  readonly seat: Seat;
  readonly call: Call;
  readonly text: string;
  readonly isForcing: boolean;
  readonly isArtificial: boolean;
  readonly s: ReturnType<typeof situationOf>;
  readonly points: number;
}

/** Lists the calls of novices in a deal, with North–South's points below the line. */
function turnsOf(game: AnyGame, deal: number, NS: number): readonly Turn[] {
  const system = defined(SYSTEM_IDS[deal % SYSTEM_IDS.length], 'a system');
  const hands = randomDeal(seededRandom(`stakes ${deal}`));
  const dealer = defined(SEATS[deal % SEATS.length], 'a dealer');
  const setup = {
    dealer,
    vul: 'none',
    deal: hands,
    systems: bySide(() => system),
    below: { NS, EW: 0 },
  } as const;
  let state = game.start(setup, trustOptions(game.options, {}));
  const turns: Turn[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    if (view.phase !== 'auction') break;
    const { action } = novice(game, view, { worlds: 1 }, seededRandom(`${deal}`));
    if (action.kind !== 'call') throw new Error('an auction has calls');
    const { text, forcing, isArtificial } = meaningOf(game, view, action.call);
    const s = situationOf(game, view, seat);
    const { points } = handOf(hands[seat]);
    turns.push({ seat, call: action.call, text, isForcing: forcing !== 'no', isArtificial, s, points });
    state = game.apply(state, seat, action);
  }
  return turns;
}

/** True if partner's natural bid is game at this score, and no slam is near. */
function isGameAlready({ seat, s, points }: Turn, game: AnyGame, NS: number): boolean {
  const { bid, bidder, doubling, know } = s;
  if (bid === undefined || bidder !== partner(seat) || doubling > 0 || sideOf(seat) !== 'NS') return false;
  const last = s.made.findLast(({ call }) => isBid(call));
  if (last?.meaning.isArtificial !== false) return false;
  const goal = game.gameGoal?.(trustOptions(game.options, {}));
  const contract = { level: levelOf(bid), strain: strainOf(bid) };
  const isEnough = goal?.countsMade === true || isGameFor('NS', contract, { NS }, goal);
  return isEnough && (goal?.countsMade === true || points + know[bidder].strength[0] < SLAM);
}

/** The part scores of each game that are tried. */
const SCORES: Readonly<Record<string, readonly number[]>> = {
  bridge: [20, 40, 60, 70, 90],
  plafond: [7, 12, 18, 24],
  auction: [0, 12],
};

describe.each(Object.entries(SCORES))('%s', (id, scores) => {
  const game = defined(findGame(id), id);
  const turns = scores.flatMap((NS) =>
    Array.from({ length: DEALS / scores.length }, (_, deal) =>
      turnsOf(game, deal, NS).filter((turn) => isGameAlready(turn, game, NS)),
    ).flat(),
  );

  test('where partner has bid game at this score it is not raised', () => {
    expect(turns.length).toBeGreaterThan(DEALS / 4);
    const raised = turns.filter(
      ({ call, s }) => isBid(call) && s.bid !== undefined && strainOf(call) === strainOf(s.bid),
    );
    expect(raised.map(({ call, s }) => `${s.made.map((made) => made.call).join(' ')} ${call}`)).toEqual([]);
  });

  test('nor is partner forced to go on, unless a better suit is looked for', () => {
    const forced = turns.filter(({ isForcing, s }) => isForcing && s.bid !== undefined && fits(s));
    expect(forced.map(({ text }) => text)).toEqual([]);
  });
});

/** True if partner's suit, or notrump, is a place to play for all that the table knows. */
const fits = ({ bid, know, bidder }: Turn['s']): boolean => {
  const strain = bid && strainOf(bid);
  return strain === 'N' || (isSuit(strain) && bidder !== undefined && know[bidder].length[strain][0] >= 6);
};

test.each(SYSTEM_IDS.map((id, i) => [id, i] as const))(
  '%s: no artificial bid becomes the contract by default',
  (_, i) => {
    const game = defined(findGame('bridge'), 'bridge');
    let contracts = 0;
    for (let deal = i; deal < i + 40 * SYSTEM_IDS.length; deal += SYSTEM_IDS.length) {
      const turns = turnsOf(game, deal, 0);
      const last = turns.findLast(({ call }) => isBid(call));
      if (last === undefined || !isBid(last.call)) continue;
      contracts += 1;
      const strain = strainOf(last.call);
      if (!last.isArtificial || !isSuit(strain)) continue;
      const hands = randomDeal(seededRandom(`stakes ${deal}`));
      const trumps =
        handOf(hands[last.seat]).length[strain] + handOf(hands[partner(last.seat)]).length[strain];
      expect([trumps >= 6, turns.map(({ call }) => call).join(' ')]).toEqual([true, expect.anything()]);
    }
    expect(contracts).toBeGreaterThan(25);
  },
);
