import { parseStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Bid, isBid, levelOf } from '@overtrick/rules/auction/call';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { parseSetup, randomSetup, type Setup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { meaningOf, meaningsOf } from '../../explain.ts';
import { novice } from '../../novice.ts';
import { playOut } from '../../playout.ts';
import { handFrom } from '../../suites/table.ts';
import { chanceToMake, expectedScore, type Odds } from '../../valuation/payoff.ts';
import { tricksByPoints } from '../../valuation/tricksByPoints.ts';
import { optionsIn } from './contest.ts';

const game = (id: string): AnyGame => defined(findGame(id), id);
const BUDGET = { worlds: 4 };

function setupFrom(cards: string, dealer: Seat, vul: Vul = 'none'): Setup {
  const setup = parseSetup({ dealer, vul, ...(cards.includes(':') ? { deal: cards } : { order: cards }) });
  if (!setup.ok) throw new Error(setup.why);
  return setup.value;
}

/** Returns the novice's call after some steps, or the word that it chooses. */
function decisionIn(id: string, setup: Setup, steps = '') {
  const options = parseOptions(game(id).options, {});
  if (!options.ok) throw new Error(options.why);
  let state = game(id).start(setup, options.value);
  for (const text of steps.split(',').filter((word) => word.trim() !== '')) {
    const { seat, action } = defined(parseStep(text), text);
    state = game(id).apply(state, seat, action);
  }
  const [seat] = game(id).toAct(state);
  const view = game(id).view(state, defined(seat, 'someone is to act'));
  const { action, reason } = novice(game(id), view, BUDGET, seededRandom('alone'));
  const word = action.kind === 'call' ? action.call : action.kind === 'choose' ? action.choice : action.kind;
  return { word, reason };
}

// North, East (South's dummy), South, West (North's dummy)
const GRAND = [
  'S7 S6 S5 S4 H7 H6 H5 D8 D7 D6 C8 C7 C6',
  'ST S9 HT H9 DJ DT D9 CQ CJ CT C9 S8 H8',
  'SA SK SQ SJ HA HK HQ HJ DA DK DQ CA CK',
  'S3 S2 H4 H3 H2 D5 D4 D3 D2 C5 C4 C3 C2',
].join(' ');
/** Spades for South: ten of them with the ace, king, queen and knave, but every other ace is North's. */
const SPADES = [
  'HA HK HQ DA DK DQ CA CK CQ S3 H2 D2 C2',
  'S9 S8 S7 S6 S5 H3 D3 C3 H4 D4 C4 H5 D5',
  'SA SK SQ SJ ST H6 H7 D6 D7 C6 C7 H8 D8',
  'S4 S2 HJ HT H9 DJ DT D9 CJ CT C9 C8 C5',
].join(' ');

describe('Two Handed Solo Bridge: a player bids what he can make', () => {
  test.each([
    ['every trick', GRAND, 'S', '', '7N'],
    ['nothing', GRAND, 'N', '', 'P'],
    ['no double of what will be made', GRAND, 'S', 'S 7NT', 'P'],
    ['no raise of what cannot go higher', GRAND, 'S', 'S 7NT, N P', 'P'],
    ['a double of what cannot be made', GRAND, 'N', 'N 7S', 'X'],
    ['no more than the tricks that are there', SPADES, 'S', 'S 7S', 'X'],
  ] as const)('%s', (_, cards, dealer, steps, word) => {
    expect(decisionIn('solo', setupFrom(cards, dealer), steps).word).toBe(word);
  });

  test('with ten spades and three aces missing it is spades, and no slam', () => {
    const { word, reason } = decisionIn('solo', setupFrom(SPADES, 'S'));
    expect(word).toMatch(/^[12345]S$/);
    expect(reason).toMatch(/^I expect \d+ tricks with ♠\.$/);
  });

  test('no seven-level opening without the tricks, and most contracts are made', () => {
    let made = 0;
    let played = 0;
    for (let i = 0; i < 24; i++) {
      const setup = randomSetup({ dealer: i % 2 === 0 ? 'S' : 'N', vul: 'none' }, seededRandom(`${i}`), true);
      const opening = decisionIn('solo', setup).word as Bid | 'P';
      const chair = { bot: novice, budget: BUDGET, random: seededRandom(`${i}`) };
      const { outcome } = playOut(game('solo'), setup, defaults('solo'), {
        N: chair,
        E: chair,
        S: chair,
        W: chair,
      });
      const { contract, tricks } = outcome;
      if (contract === undefined) continue;
      played += 1;
      if (tricks >= 6 + contract.level) made += 1;
      if (isBid(opening) && levelOf(opening) === 7) expect(tricks).toBe(13);
    }
    expect(played).toBeGreaterThan(18);
    expect(made / played).toBeGreaterThan(0.6);
  });
});

function defaults(id: string) {
  const options = parseOptions(game(id).options, {});
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

describe('with hidden dummies', () => {
  const STRONG = 'N:5432.432.432.432 876.T98.T98.T985 AKQJT.AK.AKQ.AKQ 9.QJ765.J765.J76';
  const WEAK = 'N:AKQJT.AK.AKQ.AKQ 876.T98.T98.T985 5432.432.432.432 9.QJ765.J765.J76';
  test.each([
    ['double-dummy', STRONG, /^[4567][SN]$/],
    ['semi-exposed', STRONG, /^[34567][SN]$/],
    ['double-dummy', WEAK, /^P$/],
    ['single-dummy', STRONG, /^[34567][SN]$/],
    // the open hand goes to the highest bidder
    ['single-dummy', WEAK, /^[234567][SN]$/],
  ] as const)('%s: %s', (id, deal, word) => {
    expect(decisionIn(id, orderedFrom(setupFrom(deal, 'S'))).word).toMatch(word);
  });
});

/** Returns the same deal with each hand in the order of its cards. */
const orderedFrom = (setup: Setup): Setup => ({
  ...setup,
  order: (['N', 'E', 'S', 'W'] as const).flatMap((seat) => cardsOf(setup.deal[seat])),
});

describe('single dummy: which hand to take', () => {
  const dealWith = (open: string, closed: string) =>
    setupFrom(`N:${open} ${closed} AKQ32.A32.A32.A2 JT9.J76.J76.J764`, 'S');
  test.each([
    ['a strong open hand with trumps', '8765.KQ4.KQ4.KQ3', '4.T985.T985.T985', 'open'],
    ['an open hand without either', '4.T985.T985.T985', '8765.KQ4.KQ4.KQ3', 'closed'],
  ])('%s', (_, open, closed, choice) => {
    const { word, reason } = decisionIn('single-dummy', dealWith(open, closed), 'S 2S, W P');
    expect(word).toBe(choice);
    expect(reason).toMatch(/^The open hand has \d+ points and \d trumps?; the closed one should have about/);
  });
});

test('what a call means where there is nobody to inform', () => {
  const solo = game('solo');
  let state = solo.start(setupFrom(GRAND, 'S'), defaults('solo'));
  const view = () => solo.view(state);
  expect(meaningOf(solo, view(), '2C')).toEqual({
    text: 'expects to make it',
    isArtificial: false,
    forcing: 'no',
  });
  for (const text of ['S 7NT', 'N P', 'S P']) {
    const { seat, action } = defined(parseStep(text), text);
    state = solo.apply(state, seat, action);
  }
  const said = ['expects to make it', 'no more to bid', 'no more to bid'];
  expect(meaningsOf(solo, view()).map(({ text }) => text)).toEqual(said);
  for (let actor = solo.toAct(state)[0]; actor !== undefined; actor = solo.toAct(state)[0])
    state = solo.apply(state, actor, defined(solo.legalActions(state, actor)[0], 'a card'));
  expect(meaningsOf(solo, view()).map(({ text }) => text)).toEqual(said);
});

describe('odds', () => {
  const odds = (tricks: number, vulnerable = false): Odds => {
    const each = [tricks];
    return { estimates: { C: each, D: each, H: each, S: each, N: each }, spread: 0.3, vulnerable };
  };

  test('points and lengths: half the points are half the tricks, a long fit is more', () => {
    const half = handFrom('AK32.Q32.QJ2.432');
    const other = handFrom('654.K54.KT3.A765');
    // 22 points
    expect(tricksByPoints([half, other], 'N')).toBeCloseTo(7.3);
    expect(tricksByPoints([handFrom('AKQJT98...')], 'S')).toBeGreaterThan(
      tricksByPoints([handFrom('AKQJT98...')], 'H'),
    );
    const pack = [handFrom('AKQJ.AKQJ.AKQJ.A'), handFrom('T98.T98.T98.KQJT')];
    expect(tricksByPoints(pack, 'N')).toBe(13);
  });

  test('a sure contract is worth its score', () => {
    expect(expectedScore(odds(10), '4S', 0)).toBeCloseTo(420, -1);
    expect(expectedScore(odds(10, true), '4S', 0)).toBeCloseTo(620, -1);
    expect(expectedScore(odds(8), '4S', 1)).toBeCloseTo(-300, -1);
    expect(chanceToMake(odds(10), '4S')).toBeGreaterThan(0.95);
    expect(chanceToMake(odds(10), '5S')).toBeLessThan(0.05);
  });

  const best = (own: Odds, other: Odds, passes: 1 | 2) =>
    optionsIn({ own, other, passes }, undefined, 0, ['P', '1N', '3N', '4N', '5S', '7N']).toSorted(
      (a, b) => b.value - a.value || b.atOnce - a.atOnce,
    )[0]?.call;

  test('the game is bid, not the part score below it nor the level above it', () => {
    expect(best(odds(9), odds(4), 1)).toBe('3N');
    expect(best(odds(13), odds(0), 1)).toBe('7N');
    expect(best(odds(4), odds(9), 1)).toBe('P');
  });

  test('nobody doubles what is likely to be made, or redoubles what is not sure', () => {
    const calls = (own: Odds, other: Odds, isOwn: boolean, doubling: 0 | 1) =>
      optionsIn({ own, other, passes: 1 }, { bid: '4S', isOwn, doubling }, 0, ['P', 'X', 'XX']).map(
        ({ call }) => call,
      );
    expect(calls(odds(3), odds(10), false, 0)).not.toContain('X');
    expect(calls(odds(3), odds(8), false, 0)).toContain('X');
    expect(calls(odds(9.5), odds(3), true, 1)).not.toContain('XX');
    expect(calls(odds(11), odds(3), true, 1)).toContain('XX');
  });
});
