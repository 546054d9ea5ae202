/**
 * Double dummy: the tricks that each side takes if all cards are seen and everybody plays their best.
 *
 *     const engine = createEngine(readModule());
 *     solveTable(engine, deal).N.H // { lower: 10, upper: 10 }: North takes ten tricks with hearts as trumps
 */
import { assert } from '@overtrick/rules/assert';
import { type Card, STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { size } from '@overtrick/rules/cards/cardSet';
import { bySeat, lho, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { cardError } from '@overtrick/rules/play/play';
import type { HandsPosition, Position } from '@overtrick/rules/play/position';
import { guessTricks } from './guess.ts';
import { namelessQuestion } from './nameless.ts';
import { afterCard, equalsIn, isFirstToPlay, tricksIn } from './position.ts';
import { questionOf } from './question.ts';
import type { Bounds, Engine, Question } from './search.ts';

export type { Bounds } from './search.ts';

/** By declarer and strain. */
export type ByContract<T> = { readonly [S in Seat]: { readonly [Trumps in Strain]: T } };

/** Tricks of each declarer in each strain. */
export type TrickTable = ByContract<number>;

/** The order of leaders: partners after each other, because their results are close. */
const LEADERS: readonly Seat[] = ['W', 'E', 'N', 'S'];

/**
 * Solves the tricks of each declarer in each strain.
 * @param onResult called after each of the 20 results
 */
export function solveTable(
  engine: Engine,
  deal: Deal,
  strains: readonly Strain[] = STRAINS,
  onResult?: (declarer: Seat, strain: Strain, tricks: Bounds) => void,
): ByContract<Bounds> {
  const whole = { lower: 0, upper: size(deal.N) };
  const found = bySeat(
    () => Object.fromEntries(STRAINS.map((strain) => [strain, whole])) as Record<Strain, Bounds>,
  );
  /** The bounds of the side on lead, by the question without names. */
  const answers = new Map<string, Bounds>();
  for (const strain of strains) {
    engine.begin(strain);
    let guess = guessTricks(askedOf(deal, 'N'), strain);
    for (const leader of LEADERS) {
      const question = namelessQuestion(deal, leader, strain);
      const isNorthSouth = sideOf(leader) === 'NS';
      const known = answers.get(question);
      const northSouth =
        known === undefined
          ? engine.solve(askedOf(deal, leader), guess)
          : ofSide(isNorthSouth, known, whole.upper);
      if (isKnown(northSouth)) {
        guess = northSouth.lower;
        answers.set(question, ofSide(isNorthSouth, northSouth, whole.upper));
      }
      const declarer = SEATS.find((seat) => lho(seat) === leader) ?? leader;
      const tricks = ofSide(sideOf(declarer) === 'NS', northSouth, whole.upper);
      found[declarer][strain] = tricks;
      onResult?.(declarer, strain, tricks);
    }
  }
  return found;
}

/** Solves the tricks of one declarer in one strain. */
export function solveDeclarer(engine: Engine, deal: Deal, declarer: Seat, strain: Strain): Bounds {
  engine.begin(strain);
  const question = askedOf(deal, lho(declarer));
  const northSouth = engine.solve(question, guessTricks(question, strain));
  return ofSide(sideOf(declarer) === 'NS', northSouth, size(deal.N));
}

/** Returns the question about a whole deal. */
const askedOf = (deal: Deal, leader: Seat): Question => ({
  hands: SEATS.map((seat) => deal[seat]),
  leader: SEATS.indexOf(leader),
  trick: [],
  shape: { kind: 'plain' },
});

/** True if the number is known; false if the search was stopped before. */
export const isKnown = ({ lower, upper }: Bounds): boolean => lower === upper;

/** Returns the table as numbers; `undefined` if a result is missing. */
export function exactTable(table: ByContract<Bounds>): TrickTable | undefined {
  if (SEATS.some((seat) => STRAINS.some((strain) => !isKnown(table[seat][strain])))) return undefined;
  return bySeat(
    (seat) =>
      Object.fromEntries(STRAINS.map((strain) => [strain, table[seat][strain].lower])) as Record<
        Strain,
        number
      >,
  );
}

/** Converts the tricks of the first side, out of `tricks`, into those of that side or of the other. */
export const ofSide = (isFirst: boolean, { lower, upper }: Bounds, tricks: number): Bounds =>
  isFirst ? { lower, upper } : { lower: tricks - upper, upper: tricks - lower };

const strainOf = ({ play: { trump } }: Position): Strain => trump ?? 'N';

/** Solves the tricks that the side to play can still take, including the trick in progress. */
export function solvePosition(engine: Engine, position: Position): Bounds {
  engine.begin(strainOf(position));
  return ofSide(isFirstToPlay(position), solveNext(engine, position), tricksIn(position));
}

/**
 * Solves the same after each card that may be played, the highest first; equal cards share one search. If declarer may
 * let an announced card stand or put the secret card in its place, after these two.
 */
export function solveCards(engine: Engine, position: Position): ReadonlyMap<Card, Bounds> {
  engine.begin(strainOf(position));
  const results = new Map<Card, Bounds>();
  let guess = guessFor(position);
  for (const group of equalsIn(position)) {
    const first = valueAfter(engine, position, group[0] ?? 0, guess);
    if (isKnown(first)) guess = first.lower;
    const tricks = ofSide(isFirstToPlay(position), first, tricksIn(position));
    for (const card of group) results.set(card, tricks);
  }
  return results;
}

/** True if the side to play can still take that number of tricks; `undefined` if the search was stopped before. */
export function canTake(engine: Engine, position: Position, tricks: number): boolean | undefined {
  const all = tricksIn(position);
  if (tricks <= 0 || tricks > all) return tricks <= 0;
  const isFirst = isFirstToPlay(position);
  engine.begin(strainOf(position));
  const { lower, upper } = ofSide(
    isFirst,
    askNext(engine, position, isFirst ? tricks : all - tricks + 1),
    all,
  );
  return lower >= tricks ? true : upper < tricks ? false : undefined;
}

/** Returns one best play to the end, the lowest of equal cards first; shorter if the search was stopped. */
export function bestLine(engine: Engine, position: HandsPosition): readonly Card[] {
  engine.begin(strainOf(position));
  const line: Card[] = [];
  let at = position;
  let guess = guessFor(position);
  while (tricksIn(at) > 0) {
    const value = engine.solve(questionOf(at), guess);
    if (!isKnown(value)) break;
    const card = cardFor(engine, at, value.lower);
    if (card === undefined) break;
    const taken = firstTricks(at);
    at = afterCard(at, card);
    line.push(card);
    guess = Math.max(0, value.lower - firstTricks(at) + taken);
  }
  return line;
}

/**
 * Returns the tricks that the side on lead at the beginning gets in the end, with the best play from there on: before
 * the first of some legal cards, and after each of them. It falls where that side errs and rises where the other does.
 * Shorter if the search was stopped. Throws for a card that may not be played: `afterCards` checks cards.
 */
export function tricksAlong(
  engine: Engine,
  position: HandsPosition,
  cards: readonly Card[],
): readonly number[] {
  engine.begin(strainOf(position));
  const isFirst = isFirstToPlay(position);
  const before = firstTricks(position);
  const all = tricksIn(position);
  const results: number[] = [];
  let at = position;
  let guess = guessFor(position);
  for (const card of [undefined, ...cards]) {
    if (card !== undefined) {
      const { rules, play } = at;
      assert(cardError(rules, play, card) === undefined, 'a card that may be played');
      at = afterCard(at, card);
    }
    const taken = firstTricks(at) - before;
    const left = tricksIn(at) === 0 ? { lower: 0, upper: 0 } : engine.solve(questionOf(at), guess - taken);
    if (!isKnown(left)) break;
    guess = left.lower + taken;
    results.push(ofSide(isFirst, { lower: guess, upper: guess }, all).lower);
  }
  return results;
}

const firstTricks = ({ play: { taken }, sides: [first] }: HandsPosition): number =>
  first.reduce((sum, seat) => sum + taken[seat], 0);

/** Returns a card after which the first side takes exactly `value` tricks. */
function cardFor(engine: Engine, position: HandsPosition, value: number): Card | undefined {
  for (const group of equalsIn(position).toReversed()) {
    const { lower, upper } = valueAfter(engine, position, group[0] ?? 0, value);
    if (lower === value && upper === value) return group.at(-1);
  }
  return undefined;
}

const guessFor = (position: Position): number => guessTricks(questionOf(position), strainOf(position));

/** Solves the first side's tricks in another position of the deal for which the engine has begun. */
export function solveNext(engine: Engine, position: Position, guess = guessFor(position)): Bounds {
  if (position.kind === 'hands' || position.play.proposed === undefined)
    return engine.solve(questionOf(position), guess);
  // declarer lets the card stand or not
  const both = equalsIn(position).map(([card = 0]) => valueAfter(engine, position, card, guessFor(position)));
  return both.reduce(better);
}

/** Asks whether the first side gets `need` tricks in another position of the deal for which the engine has begun. */
const askNext = (engine: Engine, position: Position, need: number): Bounds =>
  position.kind === 'hands' || position.play.proposed === undefined
    ? engine.ask(questionOf(position), need)
    : solveNext(engine, position);

/** Solves the same after a card. */
function valueAfter(engine: Engine, position: Position, card: Card, guess: number): Bounds {
  const after = (played: Card, isDeclarers?: boolean): Bounds =>
    engine.solve(questionOf(position, [played], isDeclarers), guess);
  if (position.kind === 'hands' || position.play.turn !== position.dummy) return after(card);
  const { declarer, leader, proposed, secret } = position.play;
  if (leader === declarer) return after(card, true);
  if (proposed !== undefined) return after(card, card === secret);
  const stands = after(card, false);
  return position.mayReplace ? better(stands, after(secret, true)) : stands;
}

/** Returns the bounds of a declarer who has the choice. */
const better = (a: Bounds, b: Bounds): Bounds => ({
  lower: Math.max(a.lower, b.lower),
  upper: Math.max(a.upper, b.upper),
});
