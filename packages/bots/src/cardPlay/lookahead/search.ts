import type { Action } from '@overtrick/rules/action';
import { CARDS, type Card, rankIndex, suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Play } from '@overtrick/rules/play/play';

/** A layout with every hand open, and the player's side, for a search by the game's own rules. */
export interface OpenLayout {
  readonly game: AnyGame;
  readonly state: unknown;
  /** The hands whose tricks count for the searching player. */
  readonly own: readonly Seat[];
  /** Hands that belong to no side: their cards are worth the same to both. */
  readonly shared?: readonly Seat[];
  /** A card that is stronger than its rank. */
  readonly joker?: Card;
}

export interface SearchedLine {
  readonly action: Action;
  /** The value; higher is better for the searching player. */
  readonly value: number;
}

/** The value of a trick relative to cards that are kept for later. */
const TRICK = 100;
/** The value of the deal's points relative to its tricks: made or not. */
const RESULT = 1000;
/** The most positions of a search before it falls back on estimates. */
const MOST_NODES = 6000;
/** The number of positions between two checks of the clock. */
const ASKED = 64;

/**
 * Returns the actions of the player to act with their values: the next `tricks` tricks are played out in every
 * different way with best play by both sides, then the remaining cards are valued. With all remaining tricks, the
 * search goes to the end.
 */
export const linesOf = (world: OpenLayout, tricks: number): readonly SearchedLine[] =>
  linesBy(new Search(world, MOST_NODES), world, tricks);

/** Searches as deeply as possible, at most to the end: only completely searched depths count. */
export function deepestLines(
  world: OpenLayout,
  most: number,
  nodes: number,
  isSpent?: () => boolean,
): { readonly lines: readonly SearchedLine[]; readonly depth: number } {
  let found = { lines: linesOf(world, 1), depth: 1 };
  const search = new Search(world, nodes, isSpent);
  for (let depth = 2; depth <= most; depth++) {
    const lines = linesBy(search, world, depth);
    if (search.isExhausted()) break;
    found = { lines, depth };
  }
  return found;
}

function linesBy(search: Search, world: OpenLayout, tricks: number): readonly SearchedLine[] {
  const { game, state } = world;
  const [actor] = game.toAct(state);
  if (actor === undefined) return [];
  return candidatesOf(world, state, actor).map((action) => ({
    action,
    value: search.run(game.apply(state, actor, action), tricksDone(world, state) + tricks),
  }));
}

/** Returns the best of `linesOf`, the first of equals. */
export function bestLine(world: OpenLayout, tricks: number): SearchedLine | undefined {
  const [actor] = world.game.toAct(world.state);
  const isOwn = actor !== undefined && world.own.includes(actor);
  const lines = linesOf(world, tricks);
  return lines.reduce<SearchedLine | undefined>(
    (best, line) =>
      best === undefined || (isOwn ? line.value > best.value : line.value < best.value) ? line : best,
    undefined,
  );
}

const tricksDone = ({ game }: OpenLayout, state: unknown): number => game.playOf?.(state)?.tricks.length ?? 0;

class Search {
  private nodes: number;
  private readonly world: OpenLayout;
  private readonly isSpent: (() => boolean) | undefined;

  constructor(world: OpenLayout, nodes: number, isSpent?: () => boolean) {
    this.world = world;
    this.nodes = nodes;
    this.isSpent = isSpent;
  }

  /** True if it used an estimate somewhere for lack of positions or time. */
  isExhausted(): boolean {
    return this.nodes < 0;
  }

  /** Returns the value of a state when play continues until that many tricks are done. */
  run(state: unknown, until: number, alpha = -Infinity, beta = Infinity): number {
    const { game, own } = this.world;
    const [actor] = game.toAct(state);
    const play = game.playOf?.(state);
    const isBetween = play === undefined || play.trick.length === 0;
    if (this.nodes % ASKED === 0 && this.isSpent?.() === true) this.nodes = 0;
    if (actor === undefined || this.nodes-- <= 0 || (isBetween && tricksDone(this.world, state) >= until))
      return valueOfState(this.world, state, actor === undefined);
    const isOwn = own.includes(actor);
    let best = isOwn ? -Infinity : Infinity;
    let [low, high] = [alpha, beta];
    for (const action of candidatesOf(this.world, state, actor)) {
      const value = this.run(game.apply(state, actor, action), until, low, high);
      best = isOwn ? Math.max(best, value) : Math.min(best, value);
      if (isOwn) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  }
}

/** Values a state by its tricks, by the result once there is one, and by the strength of the remaining cards. */
function valueOfState(world: OpenLayout, state: unknown, isOver: boolean): number {
  const { game, own, shared = [], joker } = world;
  const play = game.playOf?.(state);
  if (play === undefined) return 0;
  let value = 0;
  for (const seat of SEATS) {
    if (shared.includes(seat)) continue;
    const sign = own.includes(seat) ? 1 : -1;
    value += sign * TRICK * play.taken[seat];
    if (!isOver) for (const card of cardsOf(play.hands[seat])) value += sign * strengthOf(card, play, joker);
  }
  return isOver ? value + RESULT * Math.sign(resultOf(world, state)) : value;
}

/** Returns the player's points minus the others'. */
function resultOf({ game, own }: OpenLayout, state: unknown): number {
  const outcome = game.outcome(state);
  if (outcome === undefined) return 0;
  const parties = new Set(own.map((seat) => game.partyOf(seat, outcome.terms)));
  return Object.entries(outcome.points).reduce(
    (sum, [party, points]) => sum + (parties.has(party) ? points : -points),
    0,
  );
}

/** The value of each card in hand where it is no trump: roughly its chance of a trick, in hundredths. */
const STRENGTHS: readonly number[] = CARDS.map((card) => {
  const rank = rankIndex(card);
  return rank >= 9 ? ([4, 9, 18, 32][rank - 9] ?? 0) : rank * 0.2;
});
const JOKER = 60;
const TRUMP = 25;

/** Values a card in hand. */
function strengthOf(card: Card, { trump }: Play, joker: Card | undefined): number {
  if (card === joker) return JOKER;
  const strength = STRENGTHS[card] ?? 0;
  return trump !== undefined && suitOf(card) === trump ? strength + TRUMP : strength;
}

/** Returns the actions worth trying: the highest and the lowest card of each suit, and the cheapest winner so far. */
function candidatesOf({ game, joker }: OpenLayout, state: unknown, actor: Seat): readonly Action[] {
  const legal = game.legalActions(state, actor);
  if (legal.length <= 2) return legal;
  const best = new Map<number, { low: Action; high: Action; lowest: number; highest: number }>();
  const out: Action[] = [];
  for (const action of legal) {
    if (action.kind !== 'play' || action.card === joker) {
      out.push(action);
      continue;
    }
    const suit = suitIndex(action.card);
    const rank = rankIndex(action.card);
    const found = best.get(suit);
    if (found === undefined) best.set(suit, { low: action, high: action, lowest: rank, highest: rank });
    else if (rank < found.lowest) best.set(suit, { ...found, low: action, lowest: rank });
    else if (rank > found.highest) best.set(suit, { ...found, high: action, highest: rank });
  }
  for (const { low, high } of best.values()) out.push(...(low === high ? [low] : [high, low]));
  const cheapest = cheapestWinner(game.playOf?.(state), legal);
  return cheapest === undefined || out.includes(cheapest) ? out : [...out, cheapest];
}

/** Finds the lowest card of the suit led that beats the others of that suit in the trick. */
function cheapestWinner(play: Play | undefined, legal: readonly Action[]): Action | undefined {
  const [lead] = play?.trick ?? [];
  if (play === undefined || lead === undefined) return undefined;
  const led = suitIndex(lead.card);
  const top = Math.max(...play.trick.map(({ card }) => (suitIndex(card) === led ? rankIndex(card) : -1)));
  let found: Action | undefined;
  let lowest = 13;
  for (const action of legal) {
    if (action.kind !== 'play' || suitIndex(action.card) !== led) continue;
    const rank = rankIndex(action.card);
    if (rank > top && rank < lowest) {
      found = action;
      lowest = rank;
    }
  }
  return found;
}
