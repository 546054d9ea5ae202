import { describe, expect, test } from 'vitest';
import { parseAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import type { Seat } from '../../cards/seat.ts';
import { randomSetup } from '../../deals/setup.ts';
import { step } from '../../game.ts';
import { termsAfter } from '../../matches/rounds/index.ts';
import { seededRandom } from '../../random.ts';
import { sumItems } from '../../scores/score.ts';
import { awol } from './index.ts';
import { awolItems, type Opened } from './score.ts';
import type { AwolState } from './state.ts';

const SETUP = randomSetup(termsAfter(0), seededRandom('awol'));

/** Returns the state after steps such as `S open`; every one must be legal. */
function after(...steps: string[]): AwolState {
  return steps.reduce(
    (state, text) => {
      const action = defined(parseAction(text.slice(2)), text);
      const next = step(awol, state, { seat: text[0] as Seat, action });
      if (!next.ok) throw new Error(`${text}: ${next.code}`);
      return next.value;
    },
    awol.start(SETUP, {}),
  );
}

describe('RULES 8.5, R-AWOL-2: the test values', () => {
  test.each<[string, Seat, number, Opened, Record<string, number>]>([
    ['3H', 'S', 9, 'never', { S: 90 }],
    ['2H', 'S', 9, 'never', { S: 90 }],
    ['3H', 'S', 9, 'first', { S: 140 }],
    ['3H', 'W', 9, 'first', { E: 140, W: 140 }],
    ['2H', 'E', 9, 'second', { E: 140, W: 140 }],
    ['4S', 'S', 10, 'first', { S: 620 }],
    ['4S', 'S', 10, 'second', { S: 420 }],
    ['6N', 'S', 12, 'first', { S: 1440 }],
    ['3N', 'E', 7, 'never', { S: 200 }],
    ['4SX', 'S', 7, 'never', { E: 500, W: 500 }],
    // R-AWOL-8: 120 for tricks, 500 for game, 50 for the insult, 200 for the overtrick
    ['2HX', 'S', 9, 'first', { S: 870 }],
  ])('%s by %s, %i tricks, opened %s', (text, declarer, tricks, opened, points) => {
    const contract = { ...defined(parseContract(text), text), declarer };
    const items = awolItems(contract, tricks, opened, (seat) => seat);
    expect(sumItems(items, ['S', 'E', 'W'])).toEqual({ S: 0, E: 0, W: 0, ...points });
  });

  test.each<[string, number, number]>([
    ['6C', 12, 920],
    ['6S', 12, 980],
    ['7NT', 13, 1520],
  ])('R-AWOL-1: the slam %s is worth as much as in duplicate, not vulnerable', (text, tricks, points) => {
    const contract = { ...defined(parseContract(text), text), declarer: 'S' as const };
    expect(
      sumItems(
        awolItems(contract, tricks, 'second', () => 'P1'),
        ['P1'],
      ),
    ).toEqual({ P1: points });
  });
});

describe('RULES 8.3: opening the dummy', () => {
  test('opened first: everyone sees North before West calls, and South is vulnerable', () => {
    const state = after('S open');
    expect(awol.toAct(state)).toEqual(['W']);
    expect(awol.view(state, 'E').hands.N.cards).toEqual(SETUP.deal.N);
    expect(awol.view(state).terms.vul).toBe('ns');
    expect(awol.view(state).terms.isVulOpen).toBeUndefined();
  });

  test('until South has decided, nobody is told who is vulnerable', () => {
    for (const state of [after(), after('S closed'), after('S closed', 'W P', 'E 1C')])
      expect(awol.view(state, 'W').terms).toMatchObject({ vul: 'none', isVulOpen: true });
    expect(awol.view(after('S closed', 'W P', 'E 1C', 'S open')).terms.isVulOpen).toBeUndefined();
  });

  test('closed: South does not see North, and decides again before his own first call', () => {
    const state = after('S closed', 'W P', 'E 1C');
    expect(awol.view(state, 'S').hands.N.cards).toBeUndefined();
    expect(awol.legalActions(state, 'S').map((action) => action.kind)).toEqual(['choose', 'choose']);
    const second = after('S closed', 'W P', 'E 1C', 'S open');
    expect(awol.view(second, 'W').hands.N.cards).toEqual(SETUP.deal.N);
    expect(awol.view(second, 'S').extra).toEqual({ opened: 'second' });
  });

  test('R-AWOL-6: South is asked again when West and East have passed', () => {
    expect(awol.view(after('S closed', 'W P', 'E P'), 'S').phase).toBe('decide');
  });

  test('never opened: North appears after West has led, and East and West are vulnerable', () => {
    const closed = after('S closed', 'W P', 'E P', 'S closed', 'S 1N', 'W P', 'E P');
    expect(awol.view(closed, 'S').hands.N.cards).toBeUndefined();
    expect(awol.view(closed).terms.vul).toBe('ew');
    const [lead] = awol.legalActions(closed, 'W');
    const led = awol.apply(closed, 'W', defined(lead, 'West leads'));
    expect(awol.view(led, 'E').hands.N.cards).toEqual(SETUP.deal.N);
  });

  test('West leads when East and West declare too, and South plays North', () => {
    const state = after('S open', 'W 1H', 'E P', 'S P');
    expect(awol.view(state).contract?.declarer).toBe('W');
    expect(awol.toAct(state)).toEqual(['W']);
    const [lead] = awol.legalActions(state, 'W');
    const led = awol.apply(state, 'W', defined(lead, 'West leads'));
    expect(awol.view(led).turn).toBe('N');
    expect(awol.toAct(led)).toEqual(['S']);
  });
});

describe('R-AWOL-5: the end of the auction', () => {
  test('two passes after a bid, three at the start', () => {
    expect(awol.view(after('S open', 'W 1C', 'E P', 'S P')).phase).toBe('play');
    expect(awol.outcome(after('S open', 'W P', 'E P', 'S P'))?.points).toEqual({ P1: 0, P2: 0, P3: 0 });
  });

  test('partners East and West may not double each other, South may double either', () => {
    const state = after('S open', 'W 1C');
    const double = { kind: 'call', call: 'X' } as const;
    expect(step(awol, state, { seat: 'E', action: double })).toMatchObject({
      code: 'ERR_INADMISSIBLE_DOUBLE',
    });
    expect(step(awol, after('S open', 'W 1C', 'E P'), { seat: 'S', action: double }).ok).toBe(true);
  });
});

describe('RULES 8.1: rotation', () => {
  test('who was West is South next', () => {
    expect([0, 1, 2, 3].map((before) => termsAfter(before).seating?.indexOf('S'))).toEqual([0, 1, 2, 0]);
    expect([0, 1, 2].map((before) => termsAfter(before).seating?.indexOf('W'))).toEqual([1, 2, 0]);
  });
});
