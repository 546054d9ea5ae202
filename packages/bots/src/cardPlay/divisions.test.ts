import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { playout } from '@overtrick/rules/internals/testing/playout';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { solvePosition } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { judgeClaim } from '../claim.ts';
import { BRIDGE } from '../suites/table.ts';
import { winsEverywhere } from './divisions.ts';

const LOOKS = 150_000;
const cards = (text: string): Card[] => text.split(' ').map((one) => defined(parseCard(one), one));

interface Ending {
  readonly own: string;
  readonly dummy: string;
  /** The cards of East and West together. */
  readonly others: string;
  /** A suit in which that hand did not follow. */
  readonly void?: { readonly seat: 'E' | 'W'; readonly led: string; readonly thrown: string };
}

/** Builds a view at notrump with South declaring and on lead; cards in no hand have been played. */
function viewOf({ own, dummy, others, void: shown }: Ending): View {
  const held = setOf([own, dummy, others].flatMap(cards));
  const gone = cardsOf(minus(FULL, held));
  const count = cards(own).length;
  const trick = (seat: Seat, card: Card) => [{ seat, card }];
  const tricks = gone.map((card) => trick('N', card));
  if (shown !== undefined) {
    const [led = 0, thrown = 0] = cards(`${shown.led} ${shown.thrown}`);
    tricks.push([
      { seat: 'S', card: led },
      { seat: shown.seat, card: thrown },
    ]);
  }
  const open = (text: string) => ({ count, cards: setOf(cards(text)) });
  return {
    game: 'bridge',
    options: {},
    seat: 'S',
    terms: { dealer: 'N', vul: 'none' },
    phase: 'play',
    toAct: ['S'],
    legal: [],
    hands: { N: open(dummy), E: { count }, S: open(own), W: { count } },
    controls: { N: 'S', E: 'E', S: 'S', W: 'W' },
    teams: [
      ['N', 'S'],
      ['E', 'W'],
    ],
    calls: [],
    strain: 'N',
    turn: 'S',
    trick: [],
    tricks,
    taken: bySeat(() => 0),
  } as View;
}

describe('one line against every division', () => {
  const FINESSE: Ending = { own: 'S3 S2', dummy: 'SA SQ', others: 'SK S4 H2 H3' };

  test('takes no finesse, though it would work in half of them', () => {
    expect(winsEverywhere(viewOf(FINESSE), 'S', 2, LOOKS)).toBe(false);
    expect(winsEverywhere(viewOf(FINESSE), 'S', 1, LOOKS)).toBe(true);
  });

  test('takes one that is marked: the other hand did not follow', () => {
    const marked = { ...FINESSE, void: { seat: 'E', led: 'S5', thrown: 'D2' } } as const;
    expect(winsEverywhere(viewOf(marked), 'S', 2, LOOKS)).toBe(true);
    const wrong = { ...FINESSE, void: { seat: 'W', led: 'S5', thrown: 'D2' } } as const;
    expect(winsEverywhere(viewOf(wrong), 'S', 2, LOOKS)).toBe(false);
  });

  test('guesses no queen that either hand may have, though each division has a line of its own', () => {
    const twoWay: Ending = { own: 'SA SJ S3', dummy: 'SK ST S2', others: 'SQ S4 S5 S6 H2 H3' };
    expect(winsEverywhere(viewOf(twoWay), 'S', 3, LOOKS)).toBe(false);
    expect(winsEverywhere(viewOf(twoWay), 'S', 2, LOOKS)).toBe(true);
  });

  test('says nothing when it may not look long enough, or there are too many divisions', () => {
    expect(winsEverywhere(viewOf({ ...FINESSE, dummy: 'SA SK' }), 'S', 2, 3)).toBe(false);
  });

  test('a claim that it grants is granted', () => {
    const engine = createEngine(readModule(), { megabytes: 4 });
    const marked = { ...FINESSE, void: { seat: 'E', led: 'S5', thrown: 'D2' } } as const;
    expect(judgeClaim(engine, viewOf(marked), 'S', 2)).toBe('sure');
    expect(judgeClaim(engine, viewOf(FINESSE), 'S', 2)).toBe('unknown');
  });
});

test('what one line takes everywhere is taken in every layout, and is no less than what can be counted', () => {
  const engine = createEngine(readModule(), { megabytes: 8 });
  const game: AnyGame = BRIDGE;
  let found = 0;
  for (let deal = 0; deal < 10; deal++) {
    for (const { state } of playout(game, `divisions ${deal}`)) {
      const seat = game.toAct(state)[0];
      if (seat === undefined || game.claimable(state, seat) === undefined) continue;
      const view = game.view(state, seat);
      const most = view.claimable ?? 0;
      if (most > 4) continue;
      const sure = Array.from({ length: most + 1 }, (_, n) => most - n).find((n) =>
        winsEverywhere(view, seat, n, LOOKS),
      );
      const random = seededRandom(`layouts ${deal}`);
      for (let layout = 0; layout < 6; layout++) {
        const position = game.position?.(game.imagine(view, random));
        if (position !== undefined)
          expect(solvePosition(engine, position).lower).toBeGreaterThanOrEqual(sure ?? 0);
      }
      if ((sure ?? 0) > 0) found += 1;
    }
  }
  expect(found).toBeGreaterThan(20);
});
