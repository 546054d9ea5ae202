import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { dealersOf } from '@overtrick/rules/match';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { decisionKindOf } from '../decisions.ts';
import { novice } from '../novice.ts';
import { type Hand, handOf } from './hand.ts';
import { believes } from './knowledge.ts';
import { MOST_POINTS } from './range.ts';
import type { MadeCall } from './situation.ts';
import { meaningIn, situationOf } from './table.ts';

const DEALS = times(120, 3000);

interface Called {
  readonly made: Omit<MadeCall, 'seat'>;
  readonly hand: Hand;
  readonly reason: string | undefined;
}

/** Lists the calls of partners in deals of novices, with their hands and what the table reads. */
function callsOf(game: AnyGame): readonly Called[] {
  const dealers = game.dealers ?? dealersOf(partiesOf(game));
  const found: Called[] = [];
  for (let board = 1; board <= DEALS; board++) {
    const seed = seedFor(`usual ${board}`);
    const dealer = dealers[board % dealers.length] ?? 'N';
    const setup = randomSetup({ dealer, vul: vulOfBoard(board) }, seededRandom(seed), game.ordered);
    let state = game.start(setup, trustOptions<OptionValues>(game.options, {}));
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const view = game.view(state, seat);
      if (view.phase === 'play') break;
      const { action, reason } = novice(
        game,
        view,
        { worlds: 2 },
        seededRandom(`${seed} ${view.calls.length}`),
      );
      if (action.kind === 'call' && decisionKindOf(game, view) === 'call of partners')
        found.push({ ...calledIn(game, seat, view, action.call), reason });
      state = game.apply(state, seat, action);
    }
  }
  return found;
}

function calledIn(
  game: AnyGame,
  seat: Seat,
  view: ReturnType<AnyGame['view']>,
  call: MadeCall['call'],
): Omit<Called, 'reason'> {
  const before = situationOf(game, view, seat);
  const cards = defined(view.hands[seat].cards, 'a hand of their own');
  return { made: { call, meaning: meaningIn(before, call), before }, hand: handOf(cards) };
}

/** True if the hand is what the table reads in the call, with points off by at most `slack`. */
const isRead = ({ hand, made: { meaning } }: Called, slack = 0): boolean =>
  [meaning.told, ...meaning.rare].some((told) => believes(told, hand, slack));

/** Returns the most points that the table allows the hand after the call. */
const mostAfter = ({ made: { meaning, before } }: Called): number =>
  Math.min(meaning.told.high[1], meaning.isAnew ? MOST_POINTS : before.know[before.me].high[1]);

describe.each([
  ['bridge', 0.12, 1],
  // where all tricks made count, any hand may pass partner's bid
  ['auction', 0.2, 0],
  ['plafond', 0.12, 0],
  ['awol', 0.2, 1],
])('the calls of %s', (id, vague, least) => {
  const calls = callsOf(defined(findGame(id), 'a game'));

  test('say what the hand has, in 98 of 100', () => {
    const lies = calls.filter((called) => !isRead(called));
    expect(calls.length).toBeGreaterThan(DEALS);
    expect(
      lies.length / calls.length,
      lies
        .slice(0, 8)
        .map(({ made }) => made.meaning.text)
        .join('\n'),
    ).toBeLessThan(0.02);
  });

  test('own up to a point more or fewer', () => {
    const owned = calls.filter(({ reason }) => reason?.endsWith('than this call promises.') === true);
    expect(owned.length).toBeGreaterThanOrEqual(least);
    expect(owned).toEqual(calls.filter((called) => !isRead(called) && isRead(called, 1)));
  });

  test('have an upper end, but for a few', () => {
    const open = calls.filter((called) => mostAfter(called) >= MOST_POINTS);
    expect(
      open.length / calls.length,
      open
        .slice(0, 8)
        .map(({ made }) => made.meaning.text)
        .join('\n'),
    ).toBeLessThan(vague);
  });

  test('hide no seventeen points in a pass', () => {
    const strong = calls.filter(
      (called) =>
        called.made.call === 'P' && called.hand.high >= 17 && mostAfter(called) < called.hand.high - 1,
    );
    expect(strong.map(({ made }) => made.meaning.text)).toEqual([]);
  });
});
