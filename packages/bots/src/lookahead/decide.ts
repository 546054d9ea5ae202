import { type Card, parseCard } from '@overtrick/rules/card';
import { type CardSet, EMPTY, FULL, minus, setOf, size, union } from '@overtrick/rules/cardSet';
import { SEATS } from '@overtrick/rules/seat';
import { fieldOf, isTeam, type View } from '@overtrick/rules/view';
import type { Decider } from '../bot.ts';
import { type Line, linesOf } from './search.ts';

/** With so many tricks left the play is thought through to the end; with a few more, two tricks of it; else one. */
const TO_THE_END = 4;
const TWO = 7;

/**
 * Where only some cards of a hand may be touched the usual rules of thumb fail, since what is played opens what lies behind
 * it: the next tricks are thought through, by the game's own rules, in layouts that fit.
 */
export const decideRestricted: Decider = (game, view, budget, random) => {
  const { seat, phase } = view;
  const isRestricted = SEATS.some((hand) => view.hands[hand].playable !== undefined);
  if (seat === undefined || !isRestricted || (phase !== 'play' && phase !== 'declare')) return undefined;
  const joker = jokerOf(view);
  const own = SEATS.filter((hand) => isTeam(view, seat, hand));
  const shared = SEATS.filter((hand) => !view.teams.flat().includes(hand));
  const depth = depthOf(view);
  const worlds = isKnown(view) ? 1 : budget.worlds;
  const found = new Map<string, Line>();
  for (let world = 0; world < worlds; world++) {
    if (world > 0 && budget.isSpent?.() === true) break;
    const state = game.imagine(view, random);
    for (const { action, value } of linesOf(
      { game, state, own, shared, ...(joker !== undefined && { joker }) },
      depth,
    )) {
      const key = JSON.stringify(action);
      found.set(key, { action, value: value + (found.get(key)?.value ?? 0) });
    }
  }
  const [first, ...others] = found.values();
  if (first === undefined) return undefined;
  const { action } = others.reduce((best, line) => (line.value > best.value ? line : best), first);
  return { action, reason: REASONS[depth > 2 ? 'end' : depth === 2 ? 'two' : 'one'] };
};

const REASONS = {
  one: 'I thought this trick through, and what it leaves to play.',
  two: 'I thought two tricks through, and what they open.',
  end: 'I thought the play through to its end.',
} as const;

function depthOf(view: View): number {
  const left = Math.max(...SEATS.map((seat) => view.hands[seat].count));
  if (left <= TO_THE_END) return left + 1;
  return left <= TWO ? 2 : 1;
}

/** Is it told where every card is: is no hand hidden, or but one, whose cards are all that nobody has seen? */
export function isKnown(view: View): boolean {
  const hidden = SEATS.filter((seat) => view.hands[seat].cards === undefined && view.hands[seat].count > 0);
  const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
  const seen = SEATS.reduce<CardSet>(
    (all, seat) => union(all, view.hands[seat].cards ?? EMPTY),
    setOf(played),
  );
  const count = hidden.reduce((sum, seat) => sum + view.hands[seat].count, 0);
  return hidden.length === 0 || (hidden.length === 1 && count === size(minus(FULL, seen)));
}

/** The card that the game calls its joker. */
export function jokerOf(view: View): Card | undefined {
  const text = fieldOf(view.extra, 'joker');
  return typeof text === 'string' ? parseCard(text) : undefined;
}
