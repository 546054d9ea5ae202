import { describe, expect, test } from 'vitest';
import { type Card, makeCard } from '../../cards/card.ts';
import { cardsOf, EMPTY, isDisjoint, minus, setOf, size, suitSet, union } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { type Deal, makeDeal } from '../../deals/deal.ts';
import { seededRandom } from '../../random.ts';
import { replay } from '../../record.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { type Moment, playout } from '../../testing/playout.ts';
import { bridge } from './index.ts';

/** Yields endings with two hidden hands of three cards, one of which has shown a void that rules some layouts out. */
function* endings(): Generator<{
  readonly moment: Moment;
  readonly viewer: Seat;
  readonly layouts: string[];
}> {
  for (let seed = 1; seed <= 60; seed++) {
    for (const moment of playout(bridge, `ending ${seed}`)) {
      const { trick, hands, phase } = bridge.view(moment.state as never);
      if (phase !== 'play' || trick.length !== 0 || hands.N.count !== 3) continue;
      for (const viewer of SEATS) {
        const layouts = layoutsOf(moment, viewer);
        const all = choose(2 * hands.N.count, hands.N.count);
        if (layouts.length > 3 && layouts.length < all) yield { moment, viewer, layouts };
      }
    }
  }
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

function* subsets(cards: readonly Card[], count: number): Generator<Card[]> {
  const [first, ...rest] = cards;
  if (count === 0) yield [];
  else if (first !== undefined) {
    for (const more of subsets(rest, count - 1)) yield [first, ...more];
    yield* subsets(rest, count);
  }
}

/**
 * Lists every deal that the viewer cannot tell from the real one: all ways to deal the hidden cards in which the
 * history stays legal.
 */
function layoutsOf({ setup, options, steps, state }: Moment, viewer: Seat): string[] {
  const { hands } = bridge.view(state as never, viewer);
  const [a, b, ...others] = SEATS.filter((seat) => hands[seat].cards === undefined);
  if (a === undefined || b === undefined || others.length > 0) return [];
  const held = (seat: Seat) => bridge.view(state as never, seat).hands[seat].cards ?? EMPTY;
  const unseen = cardsOf(union(held(a), held(b)));
  const gone = { [a]: minus(setup.deal[a], held(a)), [b]: minus(setup.deal[b], held(b)) };
  return [...subsets(unseen, size(held(a)))].flatMap((some) => {
    const cards = setOf(some);
    const deal: Deal = {
      ...setup.deal,
      [a]: union(gone[a] ?? EMPTY, cards),
      [b]: union(gone[b] ?? EMPTY, minus(setOf(unseen), cards)),
    };
    return replay(bridge, { setup: { ...setup, deal }, options, steps }).ok ? [makeDeal(deal)] : [];
  });
}

test('endings with voids: every layout that the view allows, each as often', () => {
  let tried = 0;
  for (const { moment, viewer, layouts } of endings()) {
    if (tried++ >= 10) break;
    const view = bridge.view(moment.state as never, viewer);
    const random = seededRandom(`imagine ${tried}`);
    const counts = new Map(layouts.map((layout) => [layout, 0]));
    for (let i = 0; i < 100 * layouts.length; i++) {
      const layout = makeDeal(bridge.imagine(view, random).setup.deal);
      counts.set(layout, (counts.get(layout) ?? Number.NaN) + 1);
    }
    expect([...counts.keys()]).toEqual(layouts);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    const freedom = layouts.length - 1;
    expect((chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4.5);
  }
  expect(tried).toBe(11);
});

describe('a deal in which West ruffs the second heart', () => {
  const DEAL = 'N:AQ962.K7.QJ4.983 K85.A9436.T6.KQ6 T4.QJT82.A97.AJ2 J73.5.K8532.T754';
  const STEPS = 'N 1S, E P, S 2S, W P, N P, E P, E HA, N H2, W H5, N H7, E H3, N HT, W S3';
  const state = afterSteps(bridge, setupOf(DEAL, 'N'), {}, STEPS);
  const random = seededRandom('ruff');
  const imagined = Array.from({ length: 500 }, () => bridge.imagine(bridge.view(state, 'E'), random));

  test('West never has another heart, North may', () => {
    const hearts = suitSet('H');
    expect(imagined.every(({ play }) => isDisjoint(play?.hands.W ?? hearts, hearts))).toBe(true);
    expect(imagined.some(({ play }) => !isDisjoint(play?.hands.N ?? EMPTY, hearts))).toBe(true);
  });

  test('what East holds and what lies open stays', () => {
    for (const { play, setup } of imagined) {
      expect(play?.hands.E).toEqual(state.play?.hands.E);
      expect(play?.hands.S).toEqual(state.play?.hands.S);
      expect([setup.deal.E, setup.deal.S]).toEqual([state.setup.deal.E, state.setup.deal.S]);
    }
  });

  test('the cards of the other two go round', () => {
    expect(new Set(imagined.map(({ setup }) => makeDeal(setup.deal))).size).toBeGreaterThan(490);
    expect(imagined.flatMap(({ setup }) => cardsOf(setup.deal.W).map(makeCard))).toContain('SQ');
  });

  test('a spectator sees dummy alone', () => {
    const seen = bridge.imagine(bridge.view(state), random);
    expect(seen.setup.deal.S).toEqual(state.setup.deal.S);
    expect(seen.setup.deal.E).not.toEqual(state.setup.deal.E);
  });
});

test('the terms, the options and the claim are those of the view', () => {
  const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
  const setup = { ...setupOf(DEAL, 'E', 'both'), board: 26 };
  const steps = 'E P, S P, W P, N 1S, E P, S P, W P, E HA, N claim 7';
  const state = afterSteps(bridge, setup, { dummySeesDeclarer: true }, steps);
  for (const viewer of [...SEATS, undefined]) {
    expect(bridge.imagine(bridge.view(state, viewer), seededRandom(''))).toEqual(state);
  }
});
