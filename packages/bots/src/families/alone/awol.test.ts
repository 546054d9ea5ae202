import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import { randomDeal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps } from '@overtrick/rules/internals/testing/after';
import { times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { ruleFor } from '../../bidding/decide.ts';
import { handOf } from '../../bidding/hand.ts';
import { believes } from '../../bidding/knowledge.ts';
import { auctionSituation, meaningIn, situationOf } from '../../bidding/table.ts';
import { meaningOf, meaningsOf } from '../../explain.ts';
import { novice } from '../../novice.ts';
import { dealAround, handFrom } from '../../suites/table.ts';

const AWOL: AnyGame = defined(findGame('awol'), 'three players');
const SYSTEM = { N: 'weak-notrump', E: 'weak-notrump', S: 'weak-notrump', W: 'weak-notrump' } as const;

/** Returns the call of a partner with the dummy closed, after some steps of the auction. */
function callOf(seat: Seat, hand: string, steps: string): string {
  const state = afterSteps(
    AWOL,
    { dealer: 'S', vul: 'none', deal: dealAround(seat, handFrom(hand)) },
    {},
    steps,
  );
  return makeAction(novice(AWOL, AWOL.view(state, seat), { worlds: 4 }, seededRandom('awol')).action);
}

describe('partners without a hand between them answer each other', () => {
  test.each([
    ['a suit at the one level', 'E', 'KQ852.3.Q5.KJT73', 'S closed, W 1D', '1S'],
    ['Stayman', 'E', 'KQ52.AJ73.85.Q62', 'S closed, W 1NT', '2C'],
    ['a transfer', 'E', 'KJ8532.73.85.Q62', 'S closed, W 1NT', '2H'],
    ['a raise', 'E', 'K83.Q952.A85.762', 'S closed, W 1H', '2H'],
  ] as const)('%s', (_, seat, hand, steps, call) => {
    expect(callOf(seat, hand, steps)).toBe(call);
  });

  test.each([
    ['Stayman', 'KJ4.AQ83.Q72.952', '2C', '2H'],
    ['Stayman without a major', 'KJ4.AQ8.Q952.972', '2C', '2D'],
    ['a transfer', 'KJ4.AQ83.Q72.952', '2H', '2S'],
  ])('%s is answered', (_, hand, asked, answer) => {
    expect(callOf('W', hand, `S closed, W 1NT, E ${asked}, S closed, S P`)).toBe(answer);
  });
});

const DEALS = times(24, 500);

/**
 * Plays out an auction in which South passes, and returns each partner's call and its meaning, with those of the system
 * at bridge.
 */
function compared(seed: string): readonly (readonly [awol: string, bridge: string])[] {
  const deal = randomDeal(seededRandom(seed));
  let state = afterSteps(AWOL, { dealer: 'S', vul: 'none', deal }, {}, 'S closed');
  const bridge: Call[] = [];
  const pairs: (readonly [string, string])[] = [];
  for (let [seat] = AWOL.toAct(state); seat !== undefined; [seat] = AWOL.toAct(state)) {
    const view = AWOL.view(state, seat);
    if (view.phase === 'decide') {
      state = AWOL.apply(state, seat, { kind: 'choose', choice: 'closed' });
      continue;
    }
    if (view.phase !== 'auction') break;
    const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
    const call = seat === 'S' ? 'P' : decided(view, seat);
    if (seat !== 'S') {
      const situation = auctionSituation('W', 'none', bridge, SYSTEM);
      const usual = ruleFor(situation, handOf(deal[seat]), calls)?.call ?? 'P';
      pairs.push([
        `${call}: ${meaningOf(AWOL, view, call).text}`,
        `${usual}: ${meaningIn(situation, usual).text}`,
      ]);
    }
    state = AWOL.apply(state, seat, { kind: 'call', call });
    bridge.push(call);
    if (turn(seat, 1) === 'N') bridge.push('P');
  }
  return pairs;
}

function decided(view: ReturnType<AnyGame['view']>, seat: Seat): Call {
  const { action } = novice(AWOL, view, { worlds: 4 }, seededRandom(seat));
  return defined(action.kind === 'call' ? action.call : parseCall('P'), 'a call');
}

test('with the dummy closed every call of the two partners is that of their system at bridge', () => {
  const pairs = Array.from({ length: DEALS }, (_, i) => compared(`awol ${i}`)).flat();
  expect(pairs.filter(([call]) => !call.startsWith('P')).length).toBeGreaterThan(DEALS);
  expect(pairs.map(([awol]) => awol)).toEqual(pairs.map(([, bridge]) => bridge));
});

describe('who plays the dummy has no partner to inform', () => {
  test('their calls promise nothing', () => {
    const deal = dealAround('S', handFrom('KJ42.Q83.Q62.J65'));
    const state = afterSteps(AWOL, { dealer: 'S', vul: 'none', deal }, {}, 'S open, W P, E P, S 1C, W 1S');
    const view = AWOL.view(state, 'E');
    expect(meaningsOf(AWOL, view).map(({ text }) => text)[2]).toBe('expects to make it');
    expect(meaningsOf(AWOL, view)).toHaveLength(4);
  });
});

describe('over an open dummy', () => {
  const deals = Array.from({ length: times(25, 500) }, (_, i) => i);

  /** Returns what the two partners tell in a deal with the dummy open, and whether their hands have it. */
  function toldIn(deal: number): readonly (readonly [told: string, isTrue: boolean])[] {
    const setup = { dealer: 'S', vul: 'none', deal: randomDeal(seededRandom(`open ${deal}`)) } as const;
    let state = afterSteps(AWOL, setup, {}, 'S open');
    const told: (readonly [string, boolean])[] = [];
    for (let [seat] = AWOL.toAct(state); seat !== undefined; [seat] = AWOL.toAct(state)) {
      const view = AWOL.view(state, seat);
      if (view.phase !== 'auction') break;
      const { action } = novice(AWOL, view, { worlds: 4 }, seededRandom(`${deal} ${seat}`));
      if (action.kind === 'call' && seat !== 'S') {
        const meaning = meaningIn(situationOf(AWOL, view, seat), action.call);
        const hand = handOf(setup.deal[seat]);
        const isTrue = [meaning.told, ...meaning.rare].some((known) => believes(known, hand, 0));
        told.push([`${seat} ${action.call}: ${meaning.text}`, isTrue]);
      }
      state = AWOL.apply(state, seat, action);
    }
    return told;
  }

  test('the hands have what the calls tell', () => {
    const told = deals.flatMap(toldIn);
    expect(told.filter(([, isTrue]) => !isTrue)).toEqual([]);
    expect(told.filter(([text]) => !text.includes('P:')).length).toBeGreaterThan(deals.length);
  });
});
