import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Budget, Decider, Decision } from '../../bot.ts';
import { forPlayouts } from '../../effort.ts';
import { isKnown } from '../../sampling/openHands.ts';
import { deepestLines, linesOf, type OpenLayout, type SearchedLine } from './search.ts';

/** The remaining tricks up to which the play is searched to the end, and up to which two tricks are; otherwise one. */
const TO_THE_END = 4;
const TWO = 7;

/** The positions that a better player examines: if all cards are known, and in each layout if they are not. */
const MANY = 60_000;
const SOME = 1500;
/** The number of playouts in the head that take about as long as such a search. */
const EFFORT = 20;

/**
 * Decides plays if only some cards of a hand may be used. Rules of thumb fail there, because each card played uncovers
 * another: the next tricks are searched by the game's own rules, in layouts that fit.
 */
export const decideRestricted: Decider = (...asked) =>
  decideBy(...asked, (world, view) => ({ lines: linesOf(world, depthOf(view)), depth: depthOf(view) }));

/** Decides the same way, as deeply as the time allows. */
export const decideRestrictedDeeply: Decider = (game, view, budget, random) => {
  if (budget.engine === undefined) return undefined;
  const left = Math.max(...SEATS.map((seat) => view.hands[seat].count));
  const nodes = isKnown(view) ? MANY : SOME;
  return decideBy(game, view, forPlayouts(budget, EFFORT), random, (world) =>
    deepestLines(world, left + 1, nodes, budget.isSpent),
  );
};

type Lines = ReturnType<typeof deepestLines>;

function decideBy(
  game: AnyGame,
  view: View,
  budget: Budget,
  random: Random,
  linesIn: (world: OpenLayout, view: View) => Lines,
): Decision | undefined {
  const { seat, phase } = view;
  const isRestricted = SEATS.some((hand) => view.hands[hand].playable !== undefined);
  if (seat === undefined || !isRestricted || (phase !== 'play' && phase !== 'declare')) return undefined;
  const joker = jokerOf(view);
  const own = SEATS.filter((hand) => isTeam(view, seat, hand));
  const shared = SEATS.filter((hand) => !view.teams.flat().includes(hand));
  let deepest = 1;
  const worlds = isKnown(view) ? 1 : budget.worlds;
  const found = new Map<string, SearchedLine>();
  for (let world = 0; world < worlds; world++) {
    if (world > 0 && budget.isSpent?.() === true) break;
    const state = game.imagine(view, random);
    const { lines, depth } = linesIn(
      { game, state, own, shared, ...(joker !== undefined && { joker }) },
      view,
    );
    deepest = Math.max(deepest, depth);
    for (const { action, value } of lines) {
      const key = JSON.stringify(action);
      found.set(key, { action, value: value + (found.get(key)?.value ?? 0) });
    }
  }
  const [first, ...others] = found.values();
  if (first === undefined) return undefined;
  const { action } = others.reduce((best, line) => (line.value > best.value ? line : best), first);
  return { action, reason: reasonFor(deepest, view) };
}

function reasonFor(depth: number, view: View): string {
  const left = Math.max(...SEATS.map((seat) => view.hands[seat].count));
  if (depth >= left) return 'I worked out the play to the end.';
  if (depth === 1) return 'I worked out this trick and the position after it.';
  return `I worked out ${depth === 2 ? 'two' : depth} tricks ahead, and the cards that they free.`;
}

function depthOf(view: View): number {
  const left = Math.max(...SEATS.map((seat) => view.hands[seat].count));
  if (left <= TO_THE_END) return left + 1;
  return left <= TWO ? 2 : 1;
}

/** Returns the card that the game calls its joker. */
export function jokerOf(view: View): Card | undefined {
  const text = view.extra?.joker;
  return text === undefined ? undefined : parseCard(text);
}
