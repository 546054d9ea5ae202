/**
 * Double dummy: what the sides can take when all cards are seen and all play their best.
 *
 *     const engine = createEngine(readModule());
 *     solveTable(engine, deal).N.H // { lower: 10, upper: 10 }: North takes ten tricks with hearts as trumps
 */
import { type Card, STRAINS, type Strain } from '@overtrick/rules/card';
import { size } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import { bySeat, lho, SEATS, type Seat, sideOf } from '@overtrick/rules/seat';
import { guessTricks } from './guess.ts';
import { afterCard, equalsIn, type Position, tricksIn } from './position.ts';
import type { Bounds, Engine } from './search.ts';

export type { Bounds } from './search.ts';

/** By declarer and strain. */
export type ByContract<T> = { readonly [S in Seat]: { readonly [Trumps in Strain]: T } };

/** Tricks of each declarer in each strain. */
export type TrickTable = ByContract<number>;

/** The order in which leaders are asked: partners after each other, whose results are near. */
const LEADERS: readonly Seat[] = ['W', 'E', 'N', 'S'];

/**
 * The tricks of each declarer in each strain.
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
  for (const strain of strains) {
    engine.begin(strain);
    let guess = guessTricks(deal, strain);
    for (const leader of LEADERS) {
      const northSouth = engine.solve(deal, leader, [], guess);
      if (isKnown(northSouth)) guess = northSouth.lower;
      const declarer = SEATS.find((seat) => lho(seat) === leader) ?? leader;
      const tricks = ofSide(declarer, northSouth, whole.upper);
      found[declarer][strain] = tricks;
      onResult?.(declarer, strain, tricks);
    }
  }
  return found;
}

/** Was it found, or was the search ended before? */
export const isKnown = ({ lower, upper }: Bounds): boolean => lower === upper;

/** The table as numbers; `undefined` when a result is missing. */
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

/** Tricks of North and South as those of a seat's side. */
function ofSide(seat: Seat, { lower, upper }: Bounds, tricks: number): Bounds {
  return sideOf(seat) === 'NS' ? { lower, upper } : { lower: tricks - upper, upper: tricks - lower };
}

/** The tricks that the side to play can still take, the trick in progress among them. */
export function solvePosition(engine: Engine, position: Position): Bounds {
  engine.begin(position.strain);
  return ofSide(
    position.turn,
    ask(engine, position, guessTricks(position.hands, position.strain)),
    tricksIn(position),
  );
}

/** The same after each card that may be played, the highest first; equal cards get one search. */
export function solveCards(engine: Engine, position: Position): ReadonlyMap<Card, Bounds> {
  engine.begin(position.strain);
  const results = new Map<Card, Bounds>();
  let guess = guessTricks(position.hands, position.strain);
  for (const group of equalsIn(position)) {
    const northSouth = askAfter(engine, position, group[0] ?? 0, guess);
    if (isKnown(northSouth)) guess = northSouth.lower;
    const tricks = ofSide(position.turn, northSouth, tricksIn(position));
    for (const card of group) results.set(card, tricks);
  }
  return results;
}

/** Can the side to play still take so many tricks? `undefined` when the search was ended before. */
export function canTake(engine: Engine, position: Position, tricks: number): boolean | undefined {
  const { lower, upper } = solvePosition(engine, position);
  return lower >= tricks ? true : upper < tricks ? false : undefined;
}

/** One best play to the end, the lowest of equal cards first; shorter when the search was ended. */
export function bestLine(engine: Engine, position: Position): readonly Card[] {
  engine.begin(position.strain);
  const line: Card[] = [];
  let at = position;
  let guess = guessTricks(position.hands, position.strain);
  while (tricksIn(at) > 0) {
    const value = ask(engine, at, guess);
    if (!isKnown(value)) break;
    const card = cardFor(engine, at, value.lower);
    if (card === undefined) break;
    at = afterCard(at, card);
    line.push(card);
    guess = value.lower;
    if (at.trick.length === 0 && sideOf(at.leader) === 'NS') guess = Math.max(0, guess - 1);
  }
  return line;
}

/** A card after which North and South take so many tricks. */
function cardFor(engine: Engine, position: Position, value: number): Card | undefined {
  for (const group of equalsIn(position).toReversed()) {
    const { lower, upper } = askAfter(engine, position, group[0] ?? 0, value);
    if (lower === value && upper === value) return group.at(-1);
  }
  return undefined;
}

const ask = (engine: Engine, { hands, leader, trick }: Position, guess: number): Bounds =>
  engine.solve(hands, leader, cardsIn(trick), guess);

const askAfter = (engine: Engine, { hands, leader, trick }: Position, card: Card, guess: number): Bounds =>
  engine.solve(hands, leader, [...cardsIn(trick), card], guess);

const cardsIn = (trick: Position['trick']): readonly Card[] => trick.map(({ card }) => card);
