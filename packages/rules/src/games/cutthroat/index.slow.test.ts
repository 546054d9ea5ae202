import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { makeCard, pointsOf, suitIndex } from '../../cards/card.ts';
import { cardsOf, EMPTY, has, setOf, size } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { pointsIn } from '../../cards/strength.ts';
import { makeHand } from '../../deals/deal.ts';
import { randomSetup, rowOf, type Setup } from '../../deals/setup.ts';
import { partiesOf } from '../../game.ts';
import { isLeadMade } from '../../play/play.ts';
import { seededRandom } from '../../random.ts';
import { conformanceFaults } from '../../suites/conformance.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { type LeakOptions, leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { seeds } from '../../testing/length.ts';
import { extraOf } from '../../views/facts.ts';
import { cutthroat } from './index.ts';
import { numberWinner } from './numbers.ts';
import { type CutthroatExtra, type CutthroatState, foursOf, REVEALS } from './state.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const SETUP: Setup = {
  ...setupOf(DEAL),
  order: SEATS.flatMap((seat) => cardsOf(setupOf(DEAL).deal[seat])),
};
const after = (steps: string, options = {}, terms: Partial<Setup> = {}) =>
  afterSteps(cutthroat, { ...SETUP, ...terms }, options, steps);
const shownTo = (state: CutthroatState, viewer?: Seat) => {
  const { cards, shown } = cutthroat.view(state, viewer).hands.N;
  return makeHand(cards ?? shown ?? EMPTY);
};
const legal = (state: CutthroatState) =>
  cutthroat.toAct(state).flatMap((seat) => [seat, ...cutthroat.legalActions(state, seat).map(makeAction)]);

describe('RULES 13.1: the auction', () => {
  test('the dealer calls first, then the players clockwise; nobody calls for the dummy', () => {
    expect(cutthroat.toAct(after(''))).toEqual(['S']);
    expect(cutthroat.toAct(after('S P'))).toEqual(['W']);
    expect(cutthroat.toAct(after('S P, W P'))).toEqual(['E']);
    expect(cutthroat.toAct(after('S P, W P, E 1H'))).toEqual(['S']);
  });

  test('a seat without a player deals through the player at its left', () => {
    expect(cutthroat.toAct(after('', {}, { dealer: 'N' }))).toEqual(['E']);
  });

  test('two passes after a bid end it, also after a double', () => {
    expect(cutthroat.view(after('S 1H, W P, E P')).contract).toMatchObject({ declarer: 'S', level: 1 });
    expect(cutthroat.view(after('S 1H, W X, E P')).phase).toBe('auction');
    expect(cutthroat.view(after('S 1H, W X, E P, S P')).contract).toMatchObject({ doubling: 1 });
  });

  test('R-3H-1: three passes and the deal is thrown in; the next player deals', () => {
    const outcome = cutthroat.outcome(after('S P, W P, E P'));
    expect(outcome).toMatchObject({ tricks: 0, points: { P1: 0, P2: 0, P3: 0 } });
    expect(outcome?.redeal).toBeUndefined();
  });

  test('who names the strain last declares: there are no partners', () => {
    expect(cutthroat.view(after('S 1H, W P, E 2H, S P, W P')).contract).toMatchObject({ declarer: 'E' });
  });

  test('R-3H-2: either opponent may double, declarer may redouble, nobody himself or a double', () => {
    expect(legal(after('S 1H'))).toContain('X');
    expect(legal(after('S 1H, W P'))).toContain('X');
    expect(legal(after('S 1H, W X'))).not.toContain('X');
    expect(legal(after('S 1H, W X'))).not.toContain('XX');
    expect(legal(after('S 1H, W X, E P'))).toContain('XX');
    expect(() => after('S 1H, W X, E XX')).toThrow('ERR_INADMISSIBLE_REDOUBLE');
  });
});

describe('RULES 13.1: the play', () => {
  test.each([
    ['S 1H, W P, E P', 'W', 'SWNE'],
    ['S P, W 1C, E P, S P', 'E', 'WENS'],
    ['S P, W P, E 1C, S P, W P', 'S', 'ESNW'],
  ])('%s: %s leads, and the dummy plays between the defenders', (steps, leader, order) => {
    const state = after(steps);
    expect(cutthroat.toAct(state)).toEqual([leader]);
    expect(cutthroat.view(state).around?.join('')).toBe(order);
    const seats: Seat[] = [];
    let play = state;
    for (let card = 0; card < 4; card++) {
      const { turn } = cutthroat.view(play);
      if (turn !== undefined) seats.push(turn);
      const actor = defined(cutthroat.toAct(play)[0], 'a hand is to act');
      play = cutthroat.apply(play, actor, defined(cutthroat.legalActions(play, actor)[0], 'it has a card'));
    }
    expect(seats.join('')).toBe(order.slice(1) + order[0]);
  });

  test('the dummy is seen by nobody before the lead and by all after it; declarer plays it', () => {
    const state = after('S 1H, W P, E P');
    for (const seat of [...SEATS.filter((some) => some !== 'N'), undefined])
      expect(cutthroat.view(state, seat).hands.N).toEqual({ count: 13 });
    const led = after('S 1H, W P, E P, W S3');
    expect(shownTo(led)).toBe('AQ962.K7.QJ4.983');
    expect(cutthroat.view(led).controls.N).toBe('S');
    expect(cutthroat.toAct(led)).toEqual(['S']);
  });

  test('the defenders count their tricks together, and each hand is alone before', () => {
    expect(cutthroat.view(after('')).teams).toEqual([['S'], ['W'], ['E'], ['N']]);
    expect(cutthroat.view(after('S P, W 1C, E P, S P')).teams).toEqual([
      ['W', 'N'],
      ['S', 'E'],
    ]);
  });

  test('declarer and each defender may claim from the lead on', () => {
    expect(cutthroat.claimable(after('S 1H, W P, E P'), 'S')).toBeUndefined();
    const led = after('S 1H, W P, E P, W S3');
    expect(SEATS.map((seat) => cutthroat.claimable(led, seat))).toEqual([undefined, 13, 13, 13]);
    expect(cutthroat.outcome(after('S 1H, W P, E P, W S3, E claim 4'))?.tricks).toBe(9);
    expect(cutthroat.outcome(after('S 1H, W P, E P, W S3, S claim 8'))?.tricks).toBe(8);
  });
});

describe('RULES 13.1: the score of a deal on its own', () => {
  test.each([
    ['S 2H, W P, E P, W S3, S claim 9', {}, { P1: 140, P2: 0, P3: 0 }],
    ['S 4H, W P, E P, W S3, S claim 10', {}, { P1: 420, P2: 0, P3: 0 }],
    ['S 4H, W P, E P, W S3, S claim 10', { vulnerable: ['P1'] }, { P1: 620, P2: 0, P3: 0 }],
    ['S 4H, W P, E P, W S3, S claim 8', {}, { P1: 0, P2: 100, P3: 100 }],
    ['S 4H, W P, E P, W S3, S claim 8', { vulnerable: ['P2', 'P3'] }, { P1: 0, P2: 100, P3: 100 }],
    ['S 4H, W X, E P, S P, W S3, S claim 8', { vulnerable: ['P1'] }, { P1: 0, P2: 500, P3: 500 }],
    ['S P, W P, E 3C, S P, W P, S H2, E claim 6', { vulnerable: ['P3'] }, { P1: 300, P2: 300, P3: 0 }],
  ] as const)('R-3H-2: %s %j', (steps, terms, points) => {
    expect(cutthroat.outcome(after(steps, {}, terms as Partial<Setup>))?.points).toEqual(points);
  });

  test('players in other seats score for themselves', () => {
    const outcome = cutthroat.outcome(
      after('S 2H, W P, E P, W S3, S claim 8', {}, { seating: ['E', 'S', 'W'] }),
    );
    expect(outcome).toMatchObject({ declaring: 'P2', points: { P1: 0, P2: 110, P3: 0 } });
  });

  test('parties are the three players', () => {
    expect(partiesOf(cutthroat)).toEqual(['P1', 'P2', 'P3']);
  });
});

describe('RULES 13.1: honours', () => {
  const honours = (deal: string, steps: string) => {
    const { deal: hands } = setupOf(deal);
    const state = after(steps, {}, { deal: hands, order: SEATS.flatMap((seat) => cardsOf(hands[seat])) });
    return cutthroat.outcome(state)?.honours;
  };
  const FOUR = 'N:AKQJ2.K7.QJ4.983 85.A943.T65.KQ62 T4.QJT82.A97.AJT 9763.65.K832.754';
  test('in the dummy they are declarer’s, whoever he is', () => {
    expect(honours(FOUR, 'S 1S, W P, E P, W S3, S claim 7')).toEqual({ P1: 100, P2: 0, P3: 0 });
    expect(honours(FOUR, 'S P, W 1S, E P, S P, E S5, W claim 7')).toEqual({ P1: 0, P2: 100, P3: 0 });
  });
  test('in a defender’s hand both defenders score them', () => {
    const hearts = 'N:AQ962.7.QJ4.9832 K85.943.T65.KQ64 T4.AKQJT2.A97.A5 J73.865.K832.JT7';
    expect(honours(hearts, 'S P, W 1H, E P, S P, E S5, W claim 3')).toEqual({ P1: 150, P2: 0, P3: 150 });
    expect(honours(hearts, 'S 1H, W P, E P, W S3, S claim 7')).toEqual({ P1: 150, P2: 0, P3: 0 });
  });
});

describe('RULES 13.2: what is seen of the dummy', () => {
  test.each([
    ['closed', 0],
    ['reveal4', 4],
    ['reveal6', 6],
    ['reveal8', 8],
    ['fullOpen', 13],
  ])('%s: %i cards lie face up before the auction', (dummy, count) => {
    const state = after('', { dummy });
    const row = setOf(rowOf(SETUP, 'N').slice(0, count));
    for (const viewer of ['S', 'W', 'E', undefined] as const)
      expect(shownTo(state, viewer)).toBe(makeHand(row));
    expect(shownTo(after('S 1H, W P, E P, W S3', { dummy }))).toBe('AQ962.K7.QJ4.983');
  });

  test('dealerChooses: the dealer says a number before he sees his own cards', () => {
    const state = after('', { dummy: 'dealerChooses' }, { dealer: 'W' });
    expect(cutthroat.view(state).phase).toBe('decide');
    expect(legal(state)).toEqual(['W', ...Array.from({ length: 14 }, (_, cards) => `reveal ${cards}`)]);
    expect(cutthroat.view(state, 'W').hands.W).toEqual({ count: 13 });
    expect(cutthroat.view(state, 'S').hands.S.cards).toBeDefined();
    const opened = after('W reveal 3', { dummy: 'dealerChooses' }, { dealer: 'W' });
    expect(size(cutthroat.view(opened, 'E').hands.N.shown ?? EMPTY)).toBe(3);
    expect(cutthroat.view(opened, 'W').hands.W.cards).toEqual(SETUP.deal.W);
    expect(legal(opened).slice(0, 2)).toEqual(['W', 'P']);
    expect(shownTo(after('W reveal 13', { dummy: 'dealerChooses' }, { dealer: 'W' }))).toBe(
      'AQ962.K7.QJ4.983',
    );
  });

  test('one+4+4+4: each sees five cards; shape and points are told, until the dummy is open', () => {
    const state = after('', { dummy: 'one+4+4+4' });
    const row = rowOf(SETUP, 'N');
    expect(shownTo(state)).toBe(makeHand(setOf(row.slice(0, 1))));
    for (const [i, seat] of (['S', 'W', 'E'] as const).entries())
      expect(shownTo(state, seat)).toBe(
        makeHand(setOf([...row.slice(0, 1), ...row.slice(1 + 4 * i, 5 + 4 * i)])),
      );
    const announced = extraOf<CutthroatExtra>(cutthroat.view(state)).announced;
    expect(announced).toEqual({
      open: makeCard(defined(row[0], 'a card')),
      shape: { C: 3, D: 3, H: 2, S: 5 },
      points: { S: 1, W: 5, E: 6 },
    });
    expect(cutthroat.view(after('S 1H, W P, E P, W S3', { dummy: 'one+4+4+4' })).extra).toBeUndefined();
  });

  test('one+4+4+4: what is imagined has the cards seen, the shape and the points told, and varies', () => {
    const state = after('', { dummy: 'one+4+4+4' });
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const imagined = cutthroat.imagine(cutthroat.view(state, 'W'), seededRandom(`${i}`));
      const { deal } = cutthroat.setupOf(imagined);
      expect(cutthroat.view(imagined, 'W').extra).toEqual(cutthroat.view(state, 'W').extra);
      expect(pointsIn([deal.N])).toBe(12);
      seen.add(makeHand(deal.N));
    }
    expect(seen.size).toBeGreaterThan(40);
  });
});

describe('RULES 13.2: numberBids', () => {
  const numbers = (steps: string) => after(steps, { numberBids: true });

  test('bids are numbers, each higher than the last; there is no double', () => {
    expect(legal(numbers(''))).toEqual([
      'S',
      'P',
      'bid 7',
      'bid 8',
      'bid 9',
      'bid 10',
      'bid 11',
      'bid 12',
      'bid 13',
    ]);
    expect(legal(numbers('S bid 11'))).toEqual(['W', 'P', 'bid 12', 'bid 13']);
    expect(legal(numbers('S bid 13'))).toEqual(['W', 'P']);
  });

  test('who passes is out', () => {
    expect(cutthroat.toAct(numbers('S P, W bid 7, E bid 8'))).toEqual(['W']);
    expect(cutthroat.toAct(numbers('S bid 7, W P, E bid 8, S bid 9'))).toEqual(['E']);
  });

  test('the last one left looks at the dummy, and names trumps', () => {
    const state = numbers('S bid 7, W P, E bid 9, S P');
    expect(legal(state)).toEqual(['E', 'declare C', 'declare D', 'declare H', 'declare S', 'declare NT']);
    expect(shownTo(state, 'E')).toBe('AQ962.K7.QJ4.983');
    expect(shownTo(state, 'S')).toBe('...');
    const named = numbers('S bid 7, W P, E bid 9, S P, E declare S');
    expect(cutthroat.view(named).contract).toEqual({ level: 3, strain: 'S', doubling: 0, declarer: 'E' });
    expect(cutthroat.toAct(named)).toEqual(['S']);
    expect(shownTo(named, 'W')).toBe('...');
  });

  test('the third player may bid when two have passed, and three passes throw the deal in', () => {
    expect(cutthroat.toAct(numbers('S P, W P'))).toEqual(['E']);
    expect(cutthroat.view(numbers('S P, W P, E bid 8')).phase).toBe('declare');
    expect(cutthroat.outcome(numbers('S P, W P, E P'))?.points).toEqual({ P1: 0, P2: 0, P3: 0 });
  });
});

/** Returns the cards of the closed dummy that a player knows. */
const known: LeakOptions['known'] = ({ state }, seat) => {
  const { setup, bids, options } = state as CutthroatState;
  if (seat === undefined) return EMPTY;
  if (numberWinner(bids, setup.dealer)?.seat === seat) return setup.deal.N;
  return options.dummy === 'one+4+4+4' ? foursOf(setup, seat) : EMPTY;
};

/**
 * True if two cards are alike where the dummy is split: both in one group, both in none, or alike in every announced
 * fact.
 */
const alike: LeakOptions['alike'] = ({ state }, _, a, b) => {
  const { setup, options } = state as CutthroatState;
  if (options.dummy !== 'one+4+4+4' || isLeadMade((state as CutthroatState).play)) return true;
  const groupOf = (card: number) => SEATS.find((seat) => has(foursOf(setup, seat), card));
  if (groupOf(a) === groupOf(b)) return true;
  const isInside = groupOf(a) !== undefined && groupOf(b) !== undefined;
  return pointsOf(a) === pointsOf(b) && (isInside || suitIndex(a) === suitIndex(b));
};

const VARIANTS = [
  ...REVEALS.map((dummy) => ({ dummy, numberBids: false })),
  ...(['closed', 'dealerChooses', 'one+4+4+4'] as const).map((dummy) => ({ dummy, numberBids: true })),
];

describe.each(VARIANTS)('with %j', (options) => {
  test('it keeps what every game promises', () => {
    expect(conformanceFaults(cutthroat, seeds(2, 30), options)).toEqual([]);
  });
  test('nothing leaks', () => {
    expect(leakFaults(cutthroat, seeds(2, 50), { options, known, alike })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(cutthroat, seeds(1, 20), options, alike)).toEqual([]);
  });
});

test('the face-up cards of a random deal are any of the dummy’s', () => {
  const first = Array.from({ length: 200 }, (_, i) => {
    const setup = randomSetup({ dealer: 'S', vul: 'none' }, seededRandom(`${i}`), true);
    return cardsOf(setup.deal.N).indexOf(defined(rowOf(setup, 'N')[0], 'a card'));
  });
  for (let place = 0; place < 13; place++) expect(first).toContain(place);
});
