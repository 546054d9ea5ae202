import type { Action } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import type { RankedPlay } from '@overtrick/rules/play/position';
import { pick, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { netPoints } from '../../valuation/netPoints.ts';
import { pointsAfter } from './points.ts';

const GAME: AnyGame = defined(findGame('solo-500'), 'a game of rows with a joker');
const UNBOUNDED = () => ({ left: Infinity });

const playIn = (state: unknown): RankedPlay => defined(GAME.rankedPlay?.(state), 'a play');
const actorIn = (state: unknown): Seat => defined(GAME.toAct(state)[0], 'someone is to act');

/** Plays random cards after a bid and random discards, until that many are left in the leader's hand. */
function ending(
  random: Random,
  bowers: boolean,
  isWanted: (action: Action) => boolean,
  left: number,
): unknown {
  const options = parseOptions(GAME.options, { bowers: String(bowers) });
  if (!options.ok) throw new Error(options.why);
  let state = GAME.start(randomSetup({ dealer: 'S', vul: 'none' }, random, GAME.ordered), options.value);
  state = GAME.apply(state, 'S', pick(random, GAME.legalActions(state, 'S').filter(isWanted)));
  state = GAME.apply(state, 'N', { kind: 'call', call: 'P' });
  do {
    const actor = GAME.toAct(state)[0];
    if (actor === undefined) return undefined;
    state = GAME.apply(state, actor, pick(random, GAME.legalActions(state, actor)));
  } while (GAME.toAct(state).length > 0 && handIn(state) > left);
  return GAME.toAct(state).length > 0 ? state : undefined;
}

/** Returns the most cards in a hand that takes part. */
function handIn(state: unknown): number {
  const { play, aside } = playIn(state);
  return Math.max(...SEATS.filter((seat) => seat !== aside).map((seat) => cardsOf(play.hands[seat]).length));
}

/** Computes South's points minus North's with best play by both, by the game's own rules, trying every continuation. */
function minimax(state: unknown): number {
  if (GAME.toAct(state).length === 0) return netPoints(GAME, state, GAME.partyOf('S', GAME.setupOf(state)));
  const actor = actorIn(state);
  const values = GAME.legalActions(state, actor).map((action) => minimax(GAME.apply(state, actor, action)));
  return actor === 'S' ? Math.max(...values) : Math.min(...values);
}

const isMisere = ({ kind }: Action): boolean => kind === 'choose';
const isOf =
  (strain: 'N' | 'other') =>
  (action: Action): boolean =>
    action.kind === 'bid' && (action.strain === 'N') === (strain === 'N');

describe('endings that are counted out', () => {
  test.each([
    ['at notrump, where the joker asks for a suit', isOf('N'), false, 3, 40],
    ['with a suit as trumps', isOf('other'), false, 3, 40],
    ['with bowers', isOf('other'), true, 3, 40],
    // hardly any misère lasts so long when cards are played at random
    ['at misère', isMisere, false, 4, 400],
  ] as const)('come out as every way on does %s', (_, isWanted, bowers, left, deals) => {
    let compared = 0;
    for (let deal = 0; deal < deals; deal++) {
      const state = ending(seededRandom(`${deal} ending`), bowers, isWanted, left);
      if (state === undefined) continue;
      const actor = actorIn(state);
      const actions = GAME.legalActions(state, actor);
      const sign = actor === 'S' ? 1 : -1;
      const plain = actions.map((action) => sign * minimax(GAME.apply(state, actor, action)));
      expect(pointsAfter(GAME, state, actor, actions, UNBOUNDED(), true), `deal ${deal}`).toEqual(plain);
      compared++;
    }
    expect(compared).toBeGreaterThan(9);
  });

  test('what takes too long is not told', () => {
    const state = ending(seededRandom('long'), false, isOf('other'), 10);
    const actor = actorIn(state);
    const actions = GAME.legalActions(state, actor);
    expect(pointsAfter(GAME, state, actor, actions, { left: 5 }, true)).toBeUndefined();
  });
});
