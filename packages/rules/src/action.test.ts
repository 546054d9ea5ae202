import { describe, expect, test } from 'vitest';
import {
  type Action,
  CHOICES,
  callAction,
  chooseAction,
  foreign,
  makeAction,
  makeStep,
  parseAction,
  parseStep,
  playAction,
  sameAction,
} from './action.ts';
import { parseCard } from './cards/card.ts';

const card = (text: string) => parseCard(text) ?? -1;

const ACTIONS: readonly (readonly [string, Action])[] = [
  ['P', { kind: 'call', call: 'P' }],
  ['X', { kind: 'call', call: 'X' }],
  ['XX', { kind: 'call', call: 'XX' }],
  ['1C', { kind: 'call', call: '1C' }],
  ['7NT', { kind: 'call', call: '7N' }],
  ['SA', { kind: 'play', card: 51 }],
  ['C2', { kind: 'play', card: 0 }],
  ['claim 0', { kind: 'claim', tricks: 0 }],
  ['claim 13', { kind: 'claim', tricks: 13 }],
  ...CHOICES.map((choice): readonly [string, Action] => [choice, { kind: 'choose', choice }]),
  ['declare NT', { kind: 'declare', strain: 'N' }],
  ['declare C', { kind: 'declare', strain: 'C' }],
  ['declare H game', { kind: 'declare', strain: 'H', goal: 'game' }],
  ['declare NT part', { kind: 'declare', strain: 'N', goal: 'part' }],
  ['bid 7', { kind: 'bid', tricks: 7 }],
  ['bid 8 H', { kind: 'bid', tricks: 8, strain: 'H' }],
  ['bid 10 NT', { kind: 'bid', tricks: 10, strain: 'N' }],
  ['bid 0 nil S', { kind: 'bid', tricks: 0, nils: ['S'] }],
  ['bid 7 nil NS', { kind: 'bid', tricks: 7, nils: ['N', 'S'] }],
  ['peek 3 7 9', { kind: 'pick', pick: 'peek', places: [3, 7, 9] }],
  ['flip 1', { kind: 'pick', pick: 'flip', places: [1] }],
  ['reveal 5', { kind: 'pick', pick: 'reveal', places: [5] }],
  ['aside D7', { kind: 'put', put: 'aside', cards: [card('D7')] }],
  ['give SA C2', { kind: 'put', put: 'give', cards: [51, 0] }],
  ['discard HT', { kind: 'put', put: 'discard', cards: [card('HT')] }],
];

describe.each(ACTIONS)('%s', (text, action) => {
  test('is read and written', () => {
    expect(makeAction(action)).toBe(text);
    expect(parseAction(text)).toStrictEqual(action);
    expect(parseAction(` ${text.toLowerCase().replaceAll(' ', '  ')} `)).toStrictEqual(action);
  });

  test('is the same as itself alone', () => {
    expect(ACTIONS.filter(([, other]) => sameAction(action, other)).map(([other]) => other)).toEqual([text]);
    expect(sameAction(action, structuredClone(action))).toBe(true);
  });

  test('is a step with a seat', () => {
    expect(makeStep({ seat: 'W', action })).toBe(`W ${text}`);
    expect(parseStep(`W ${text}`)).toStrictEqual({ seat: 'W', action });
    expect(parseStep(` w  ${text} `)).toStrictEqual({ seat: 'W', action });
  });
});

test.each([
  ['pass', { kind: 'call', call: 'P' }],
  ['dbl', { kind: 'call', call: 'X' }],
  ['r', { kind: 'call', call: 'XX' }],
  ['1N', { kind: 'call', call: '1N' }],
  ['d10', { kind: 'play', card: card('DT') }],
  ['claim 09', { kind: 'claim', tricks: 9 }],
  ['declare N', { kind: 'declare', strain: 'N' }],
  ['bid 7 nil WSN', { kind: 'bid', tricks: 7, nils: ['N', 'S', 'W'] }],
] as const)('%j is read too', (text, action) => {
  expect(parseAction(text)).toStrictEqual(action);
});

test.each([
  '',
  'claim',
  'claim x',
  'claim -1',
  'claim 100',
  'claim 1.5',
  'claim 1 2',
  'claims 3',
  'SA SK',
  'P P',
  'keep it',
  'declare',
  'declare Z',
  'declare CNT',
  'declare H slam',
  'declare H game now',
  'bid',
  'bid x',
  'bid 7 nil',
  'bid 7 nil Q',
  'bid 7 nil SQ',
  'bid 7 nil SS',
  'bid 7 H S',
  'bid 7 not S',
  'bid 7 nil S N',
  'peek',
  'peek x',
  'peek 3 x',
  'aside',
  'aside ZZ',
  'aside D7 x',
  'throw D7',
  'toString',
])('%j is no action', (text) => {
  expect(parseAction(text)).toBeUndefined();
});

test.each(['', 'N', 'N ', '1NT', 'N1NT', 'X 1NT', 'NN 1NT', 'North 1NT', 'N foo', 'N N 1NT', 'Nbid 7'])(
  '%j is not a step',
  (text) => {
    expect(parseStep(text)).toBeUndefined();
  },
);

test('the short makers', () => {
  expect(callAction('1N')).toEqual(parseAction('1NT'));
  expect(playAction(51)).toEqual(parseAction('SA'));
  expect(chooseAction('keep')).toEqual(parseAction('keep'));
});

test('an action that a game does not have is a bug', () => {
  expect(() => foreign(chooseAction('keep'))).toThrow('not an action of this game: keep');
});
