import { type Action, makeAction } from '@overtrick/rules/action';
import { makeCard } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { playout } from '@overtrick/rules/internals/testing/playout';
import type { Position } from '@overtrick/rules/play/position';
import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { minimaxGame } from './minimax.ts';
import { readModule } from './node.ts';
import { tricksIn } from './position.ts';
import { solveCards, solvePosition } from './solve.ts';

/** The number of deals of each game. */
const COUNT = times(8, 150);
/** The number of tricks that plain minimax can manage. */
const MOST = 4;

const module = readModule();
const SOLVED = GAMES.filter((game) => game.position !== undefined);

/** True if the seat's trick counts for the first side: with a shared dummy, for declarer. */
const isFirst = (position: Position, seat: string): boolean =>
  position.kind === 'shared'
    ? seat === position.play.declarer
    : position.sides[0].some((each) => each === seat);

const takenBy = (position: Position, state: Position): number =>
  SEATS.reduce((sum, seat) => sum + (isFirst(position, seat) ? state.play.taken[seat] : 0), 0);

/** Returns the state of a play as a key, as far as its rest depends on it. */
function keyOf(game: AnyGame, state: unknown): string {
  const play = game.playOf?.(state) ?? game.position?.(state)?.play;
  if (play === undefined) throw new Error('cards are played');
  const { tricks, hands, taken, ...rest } = play;
  const held = SEATS.map((seat) => `${hands[seat].lo} ${hands[seat].hi} ${taken[seat]}`).join();
  return `${held} ${tricks.length} ${JSON.stringify(rest)}`;
}

/** Returns the first side's tricks after each card, and at best, by the game's own rules. */
function byRules(game: AnyGame, state: unknown, position: Position) {
  const before = takenBy(position, position);
  const controls = game.view(state).controls;
  const isOurs = (seat: string) => SEATS.some((hand) => isFirst(position, hand) && controls[hand] === seat);
  const seen = new Map<string, number>();
  const value = (from: unknown): number =>
    minimaxGame(
      game,
      from,
      isOurs,
      (end) => {
        const play = game.playOf?.(end) ?? lastPlay(game, end);
        return takenBy(position, { ...position, play: { ...position.play, ...play } } as Position) - before;
      },
      (some) => keyOf(game, some),
      seen,
    );
  const [seat = 'N'] = game.toAct(state);
  const cards = game
    .legalActions(state, seat)
    .map((action) => [nameOf(position, action), value(game.apply(state, seat, action))] as const);
  return { value: value(state), cards: new Map(cards), isOurs: isOurs(seat) };
}

const lastPlay = (game: AnyGame, end: unknown) => ({ taken: game.view(end).taken });

/** Returns a choice as the card that it plays. */
function nameOf(position: Position, action: Action): string {
  if (action.kind === 'play') return makeCard(action.card);
  if (position.kind !== 'shared' || action.kind !== 'choose') return makeAction(action);
  return makeCard(action.choice === 'replace' ? position.play.secret : (position.play.proposed ?? 0));
}

describe.each(SOLVED.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each([64, 4])('endings come out as by trying everything, with %d MB', (megabytes) => {
    const engine = createEngine(module, { megabytes });
    let checked = 0;
    for (let deal = 0; deal < COUNT; deal++) {
      for (const { state, steps } of playout(game, seedFor(`${id} ${megabytes} ${deal}`), undefined)) {
        const position = game.position?.(state);
        if (position === undefined || tricksIn(position) > MOST || (deal + steps.length) % 3 > 0) continue;
        const plain = byRules(game, state, position);
        const tricks = tricksIn(position);
        const ours = (value: number) => (plain.isOurs ? value : tricks - value);
        expect(solvePosition(engine, position), keyOf(game, state)).toEqual({
          lower: ours(plain.value),
          upper: ours(plain.value),
        });
        const found = [...solveCards(engine, position)].map(
          ([card, { lower }]) => [makeCard(card), ours(lower)] as const,
        );
        expect(new Map(found), keyOf(game, state)).toEqual(plain.cards);
        checked++;
      }
    }
    expect(checked).toBeGreaterThanOrEqual(Math.min(5, COUNT / 4));
  });
});

test('every game in which tricks are what counts gives its position', () => {
  expect(SOLVED.map(({ id }) => id).sort()).toEqual(
    [
      'auction',
      'awol',
      'bid-first',
      'biritch',
      'bridge',
      'bridge-whist',
      'cutthroat',
      'double-dummy',
      'draw',
      'draw-discard',
      'memory',
      'minibridge',
      'minibridge-slips',
      'plafond',
      'secret',
      'semi-exposed',
      'single-dummy',
      'solo',
      'solo-whist',
      'towie',
    ].sort(),
  );
});

test('a hand of a position has the cards of the trick in progress', () => {
  for (const game of SOLVED) {
    for (const { state } of playout(game, 'hands', undefined)) {
      const position = game.position?.(state);
      if (position === undefined) continue;
      const held = SEATS.flatMap((seat) => cardsOf(position.play.hands[seat]));
      expect(held.length + position.play.trick.length, game.id).toBeLessThanOrEqual(52);
      expect(tricksIn(position), game.id).toBeLessThanOrEqual(13);
    }
  }
});
