import { parseCard } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  cardsOf,
  has,
  isDisjoint,
  minus,
  setOf,
  size,
  suitLength,
  union,
} from '@overtrick/rules/cards/cardSet';
import { partner } from '@overtrick/rules/cards/seat';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from '../suites/table.ts';
import { drawLayouts } from './draw.ts';
import { type PlainPlay, plainPlayOf } from './hidden.ts';
import { likelihoodOf } from './likely.ts';
import { layoutSampler } from './sample.ts';
import { tryOut } from './trial.ts';

const DEAL = dealFrom('N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964');
const AUCTION = 'P P 1S P 2S P 4S P P P';
const viewAfter = (words: string): View => viewOnTurn(stateAfter(DEAL, words));
const exchange = (hand: CardSet, out: string, into: string): CardSet =>
  add(minus(hand, setOf([parseCard(out) ?? -1])), parseCard(into) ?? -1);
const playAfter = (words: string): PlainPlay => {
  const play = plainPlayOf(viewAfter(words));
  if (play === undefined) throw new Error('a plain play');
  return play;
};

describe('layouts', () => {
  test('have the right cards in each hand, and nothing of a suit that it showed out of', () => {
    // West shows out on the second round of trumps
    const play = playAfter(`${AUCTION} HK H3 H2 HA SA S7 S2 S3 SQ H5 S6 S4`);
    const draw = layoutSampler(play, seededRandom('layouts'));
    for (let i = 0; i < 200; i++) {
      const [east, west] = draw();
      if (east === undefined || west === undefined) throw new Error('two hidden hands');
      expect([size(east), size(west)]).toEqual([10, 10]);
      expect(isDisjoint(east, west)).toBe(true);
      expect(union(east, west)).toEqual(play.unseen);
      expect(suitLength(west, 'S')).toBe(0);
    }
  });

  test('are drawn evenly', () => {
    const play = playAfter(`${AUCTION} HK H3`);
    const draw = layoutSampler(play, seededRandom('even'));
    const ace = parseCard('CA') ?? -1;
    const [first] = play.hidden;
    let held = 0;
    for (let i = 0; i < 4000; i++) if (has(draw()[0] ?? { lo: 0, hi: 0 }, ace)) held++;
    const share = (first?.count ?? 0) / size(play.unseen);
    expect(Math.abs(held / 4000 - share)).toBeLessThan(0.03);
  });

  test('come as often as they are likely', () => {
    const play = playAfter(`${AUCTION} HK H3`);
    const ace = parseCard('CA') ?? -1;
    const west = play.hidden.findIndex(({ seat }) => seat === 'W');
    const drawn = drawLayouts(
      play,
      (layout) => (has(layout[west] ?? { lo: 0, hi: 0 }, ace) ? 9 : 1),
      400,
      seededRandom('weights'),
    );
    const weigh = (isCounted: (hand: { lo: number; hi: number }) => boolean) =>
      drawn.reduce(
        (sum, { world, weight }) => sum + (isCounted(world[west] ?? { lo: 0, hi: 0 }) ? weight : 0),
        0,
      );
    expect(weigh(() => true)).toBe(400);
    // before that, the ace lies with West about half the time: 12 of 25 cards
    expect(weigh((hand) => has(hand, ace)) / 400).toBeGreaterThan(0.82);
  });

  test('are all as likely where nothing fits: a player never stops to think', () => {
    const drawn = drawLayouts(playAfter(`${AUCTION} HK H3`), () => 0, 20, seededRandom('nothing'));
    expect(drawn.reduce((sum, { weight }) => sum + weight, 0)).toBe(20);
  });
});

describe('a play of the plain shape', () => {
  test('knows what its player sees, and nothing else', () => {
    const play = playAfter(`${AUCTION} HK H3 H2`);
    expect(play.hidden.map(({ seat }) => seat)).toEqual(['E', 'W']);
    expect(play.seen[play.viewer]).toEqual(DEAL[play.viewer]);
    expect(cardsOf(play.unseen)).toHaveLength(24);
    expect(play.told.dummys).toEqual(DEAL[partner(play.viewer)]);
  });

  test('is not before the play', () => {
    expect(plainPlayOf(viewAfter('1C'))).toBeUndefined();
  });

  test('is weighed by what its player sees alone: the same for every deal that looks alike to him', () => {
    const view = viewAfter(`${AUCTION} HK H3`);
    const play = playAfter(`${AUCTION} HK H3`);
    const weigh = likelihoodOf(BRIDGE, view, play, { plays: true, calls: true });
    const real = play.hidden.map(({ seat }) => view.hands[seat].cards);
    expect(real).toEqual([undefined, undefined]);
    const held = viewOnTurn(stateAfter(DEAL, `${AUCTION} HK`)).hands;
    expect(held.N.cards).toEqual(DEAL.N);
    // South opened: five spades and the strength are likelier with South than with West
    const [south, west] = [DEAL.S, minus(DEAL.W, setOf([parseCard('HK') ?? -1]))];
    const swapped = [exchange(south, 'SA', 'H9'), exchange(west, 'H9', 'SA')];
    expect(weigh([south, west])).toBeGreaterThan(weigh(swapped));
    // a player who infers nothing has no reason to think so
    const even = likelihoodOf(BRIDGE, view, play, { plays: false, calls: false });
    expect(even([south, west])).toBe(even(swapped));
  });
});

test('values are averaged by action, by the weight of each layout, until the time is over', () => {
  const trial = {
    actions: [{ kind: 'call', call: 'P' } as const, { kind: 'call', call: 'X' } as const],
    worlds: [
      { world: [1, 0], weight: 3 },
      { world: [0, 2], weight: 1 },
      { world: [9, 9], weight: 1 },
    ],
    valuesIn: (world: readonly number[]) => world,
    goal: 1,
  };
  expect(tryOut(trial, { worlds: 2 })).toEqual({
    tried: [
      { action: trial.actions[0], value: 0.75, best: 0.75, reached: 0.75 },
      { action: trial.actions[1], value: 0.5, best: 0.25, reached: 0.25 },
    ],
    worlds: 2,
    isCut: false,
  });
  expect(tryOut(trial, { worlds: 3, isSpent: () => true })?.worlds).toBe(1);
  expect(tryOut({ ...trial, valuesIn: () => undefined }, { worlds: 3 })).toBeUndefined();
});
