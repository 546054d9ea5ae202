import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import type { Play } from '@overtrick/rules/play/play';
import { describe, expect, test } from 'vitest';
import { handFrom } from '../../../suites/table.ts';
import { netPoints } from '../../../valuation/netPoints.ts';
import { playedOut } from './playOn.ts';
import { playTree } from './tree.ts';

const game = defined(findGame('call-break'), 'a game');
const cardOf = (text: string): Card => defined(parseCard(text), text);

const DEAL = 'N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32';

/**
 * Returns a position of Call Break with South on lead, who has called that many tricks and taken none; the others have
 * as many as they called.
 */
function ending(hands: Readonly<Record<Seat, string>>, called: number): unknown {
  const state = afterSteps(
    game,
    setupOf(DEAL, 'W'),
    {},
    `S bid ${called}, E bid 1, N bid 1, W bid 1`,
  ) as object;
  const play: Play = {
    hands: bySeat((seat) => handFrom(hands[seat])),
    trump: 'S',
    tricks: [],
    trick: [],
    turn: 'S',
    taken: { N: 3, E: 3, S: 0, W: 3 },
  };
  return { ...state, play };
}

const after = (state: unknown, card: string): unknown =>
  game.apply(state, 'S', { kind: 'play', card: cardOf(card) });

/** Returns the mean of a tree's values for a card over several deals. */
function learnt(state: unknown, card: string, times: number): number {
  const tree = playTree(game, 'S');
  let sum = 0;
  for (let i = 0; i < times; i++)
    sum += netPoints(game, tree.playedOut(after(state, card)), game.partyOf('S', game.setupOf(state)));
  return sum / times;
}

const atOnce = (state: unknown, card: string): number =>
  netPoints(game, playedOut(game, after(state, card), 'S'), game.partyOf('S', game.setupOf(state)));

describe('a tree of cards', () => {
  // both trumps must be drawn before the clubs are led; at once a player leads a club after the first
  const draws = ending({ S: 'AK...AK', W: '32..32.', N: '.5432..', E: '..7654.' }, 4);

  test('finds a plan of two tricks that the rules of thumb miss', () => {
    expect(atOnce(draws, 'SK')).toBeLessThan(-40);
    expect(learnt(draws, 'SK', 60)).toBeGreaterThan(0);
    expect(learnt(draws, 'CK', 60)).toBeLessThan(-40);
  });

  test('finds the answer that hurts where the others would let a ruff go by', () => {
    // East cashes the ace of diamonds at once; the five of spades first, and South takes no trick
    const ruffs = ending({ S: '4.2..3', E: '5..A.A', N: '..543.', W: '..876.' }, 1);
    expect(atOnce(ruffs, 'C3')).toBeGreaterThan(-5);
    expect(learnt(ruffs, 'C3', 60)).toBeLessThan(-15);
  });

  test('the same deals teach the same', () => {
    expect(learnt(draws, 'SK', 40)).toBe(learnt(draws, 'SK', 40));
  });
});
