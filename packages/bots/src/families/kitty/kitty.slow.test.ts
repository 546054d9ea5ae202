import { makeAction, parseStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { parseSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import type { Decider } from '../../bot.ts';
import { novice } from '../../novice.ts';
import { decideKittyBidByCount } from './bidByCount.ts';
import { decideDiscardByCount } from './discardByCount.ts';
import { decideKittyDiscard } from './discardDeep.ts';

const engine = createEngine(readModule(), { megabytes: 4 });
const GAME: AnyGame = defined(findGame('solo-500'), 'a game with a kitty');
const OUT = 'C3 C4 D2 D3 H2 H3 S2 S3 S4';

/**
 * Returns the action (the novice's by default) after some steps, in a deal of ten cards to N, E, S, W and a kitty of
 * three.
 */
function decisionIn(
  cards: readonly string[],
  steps: string,
  options: Record<string, string> = {},
  decide: Decider = novice,
): string | undefined {
  const setup = parseSetup({ dealer: 'S', vul: 'none', order: [...cards, OUT].join(' ') });
  const given = parseOptions(GAME.options, options);
  if (!setup.ok || !given.ok) throw new Error('a deal of 43 cards, the joker among them as C2');
  let state = GAME.start(setup.value, given.value);
  for (const text of steps.split(',').filter((word) => word.trim() !== '')) {
    const { seat, action } = defined(parseStep(text), text);
    state = GAME.apply(state, seat, action);
  }
  const seat: Seat = defined(GAME.toAct(state)[0], 'someone is to act');
  const decision = decide(GAME, GAME.view(state, seat), { worlds: 4, engine }, seededRandom('kitty'));
  return decision && makeAction(decision.action);
}

// South has the joker and spades, and East more of them
const STRONG = [
  'H5 H6 H7 D5 D6 D7 C5 C6 C7 H4',
  'S5 S6 HA HK S7 S8 DA DK S9 CA',
  'C2 SA SK SQ SJ ST HQ DQ CK CQ',
  'H8 H9 HT HJ D8 D9 DT DJ C8 C9',
  'CT CJ D4',
];
// all hands are weak
const EVEN = [
  'SA S6 S9 HK H7 D9 DT C5 CK C8',
  'C9 S5 HA D5 H4 CT D8 HJ SJ D4',
  'S7 SQ ST HQ H8 DK D7 C6 CQ CA',
  'H5 D6 SK C7 H9 DA H6 S8 DQ HT',
  'C2 DJ CJ',
];

describe('bids', () => {
  test('a hand that takes everything is bid for nine or ten tricks', () => {
    expect(decisionIn(STRONG, '')).toMatch(/^bid (9|10) (S|NT)$/);
    expect(decisionIn(STRONG, '', { inspection: 'dummies' })).toMatch(/^bid ([789]|10) (S|NT)$/);
  });

  test('the other player does not bid against it', () => {
    expect(decisionIn(STRONG, 'S bid 9 S')).toBe('P');
  });

  test('no misère, and no bid of ten on an even deal', () => {
    expect(decisionIn(EVEN, '')).toMatch(/^(P|bid [678] (S|C|D|H|NT))$/);
  });
});

// South has the lowest cards of three suits, and gets three high ones
const LOW = [
  'S5 S6 HA HK HQ DK DA S9 CA H9',
  'HT HJ DQ DJ DT S7 S8 CK CQ C9',
  'C5 C6 C7 D4 D5 D6 H4 H5 H6 H7',
  'SA H8 D7 D8 D9 C8 CT CJ ST SJ',
  'SK SQ C2',
];

describe('bids that are counted out', () => {
  const bid = (cards: readonly string[], steps = '', options = {}) =>
    decisionIn(cards, steps, options, decideKittyBidByCount);

  test('a hand that takes everything is bid for all there is', () => {
    expect(bid(STRONG)).toBe('bid 10 NT');
  });

  test('who stays below whatever is led bids open misère, and puts the high cards away', () => {
    expect(bid(LOW)).toBe('openmisere');
    const put = decisionIn(LOW, 'S openmisere, N P', {}, decideDiscardByCount);
    expect(put).toBe('discard C2 SQ SK');
  });

  test('nothing is bid over what cannot be outbid', () => {
    expect(bid(STRONG, 'S bid 10 NT')).toBe('P');
    expect(bid(LOW, 'S bid 10 NT')).toBe('P');
  });

  test('nothing is said where hands are hidden', () => {
    expect(bid(STRONG, '', { inspection: 'dummies' })).toBeUndefined();
  });
});

describe('discards', () => {
  const discarded = (cards: readonly string[], bid: string) => decisionIn(cards, `S ${bid}, N P`);

  test('joker, trumps and aces are kept, low cards of side suits go', () => {
    const put = discarded(STRONG, 'bid 8 S');
    expect(put).toMatch(/^discard( \w\w){3}$/);
    for (const kept of ['C2', 'SA', 'SK', 'SQ', 'SJ', 'ST']) expect(put).not.toContain(kept);
    expect(put).toContain('D4');
  });

  test('who carries the play through keeps them too', () => {
    const steps = 'S bid 8 S, N P';
    const put = decisionIn(STRONG, steps, {}, decideKittyDiscard);
    expect(put).toMatch(/^discard( \w\w){3}$/);
    expect(put).not.toMatch(/ (C2|SA|SK|SQ|SJ|ST)/);
    expect(decisionIn(STRONG, steps, {}, decideKittyDiscard)).toBe(put);
  });

  test('trumps are what was bid', () => {
    expect(discarded(EVEN, 'bid 6 C')).not.toMatch(/ C/);
    expect(discarded(EVEN, 'bid 6 D')).not.toMatch(/ (D|CA|C2)/);
  });
});

describe('the joker', () => {
  test('asks for a suit when it is led at notrump', () => {
    const named = decisionIn(STRONG, 'S bid 10 NT, N P, S discard CT CJ D4, S C2');
    expect(named).toMatch(/^declare [CDHS]$/);
  });
});
