import { defined } from '@overtrick/rules/assert';
import { parseCard } from '@overtrick/rules/cards/card';
import { add, minus, setOf } from '@overtrick/rules/cards/cardSet';
import type { BySeat, Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { readingOf } from './seated.ts';

const gameOf = (id: string): AnyGame => defined(findGame(id), id);
const cardOf = (text: string): number => defined(parseCard(text), text);

/** Returns the game, the state and the view of the seat to act, after some steps of a deal. */
function after(id: string, deal: string, steps: string) {
  const game = gameOf(id);
  const state = afterSteps(game, setupOf(deal, 'W'), {}, steps);
  return { game, state, view: game.view(state, defined(game.toAct(state)[0], 'somebody is to act')) };
}

/** Returns the remaining cards of the hands. */
const handsIn = (game: AnyGame, state: unknown) => defined(game.playOf?.(state), 'the play is on').hands;

// West declares; clockwise around the table then lie West, East, the dummy and South
const WEST = 'AK5.A95.K74.A832';
const EAST = '987.QJ73.962.QT4';
const DUMMY = 'Q43.K642.A85.K75';
const SOUTH = 'JT62.T8.QJT3.J96';
const CUTTHROAT = `N:${DUMMY} ${EAST} ${SOUTH} ${WEST}`;
const LEAD = 'W 1NT, E P, S P, E HQ';

/** Returns the factor for the actual hands, relative to those with two cards of hidden hands exchanged. */
function timesAsLikely(a: [Seat, string], b: [Seat, string]): number {
  const { game, state, view } = after('cutthroat', CUTTHROAT, LEAD);
  const read = defined(readingOf(view), 'four hands');
  const hands = handsIn(game, state);
  const swapped: BySeat<typeof hands.N> = {
    ...hands,
    [a[0]]: add(minus(hands[a[0]], setOf([cardOf(a[1])])), cardOf(b[1])),
    [b[0]]: add(minus(hands[b[0]], setOf([cardOf(b[1])])), cardOf(a[1])),
  };
  return read(hands) / read(swapped);
}

describe('cards are read where declarer and dummy do not sit opposite', () => {
  test('a queen led tells of the jack', () =>
    expect(timesAsLikely(['E', 'HJ'], ['S', 'HT'])).toBeGreaterThan(3));

  test('it tells nothing of cards of no account', () =>
    expect(timesAsLikely(['E', 'D2'], ['S', 'D3'])).toBeCloseTo(1, 1));

  test('as they are in contract bridge with the same hands in the same order', () => {
    const here = after('cutthroat', CUTTHROAT, `${LEAD}, W H2, S H8, W HA, W C2`);
    const bridge = after(
      'bridge',
      `N:${WEST} ${EAST} ${DUMMY} ${SOUTH}`,
      'W P, N 1NT, E P, S P, W P, E HQ, N H2, W H8, N HA, N C2',
    );
    expect(here.view.seat).toBe('E');
    const reads = [here, bridge].map(({ view }) => defined(readingOf(view), 'four hands'));
    const { N, E, S, W } = handsIn(here.game, here.state);
    const [found, same] = reads.map((read, i) => read(i === 0 ? { N, E, S, W } : { N: W, E, S: N, W: S }));
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(1);
    expect(found).toBeCloseTo(same ?? 0, 10);
  });
});

test.each(['draw-discard', 'spades', 'cutthroat-spades'])('nothing is read so in %s', (id) => {
  const game = gameOf(id);
  const setup = randomSetup({ dealer: 'S', vul: 'none' }, seededRandom('other'), game.ordered);
  const state = afterSteps(game, setup, {}, '');
  expect(readingOf(game.view(state, defined(game.toAct(state)[0], 'on turn')))).toBeUndefined();
});
