/**
 * Setups: the start of a deal, as the fields of a record: dealer, vulnerability, board, the hands, or the pack in dealt
 * order.
 *
 *     parseSetup({ dealer: 'N', vul: 'none', deal: 'N:- - - -' }).why // "N's hand is unknown"
 *     parseSetup({ dealer: 'X', vul: 'none' }).at // 'dealer'
 */

import { type Card, makeCard, parseCard } from '../cards/card.ts';
import { cardsOf, FULL, minus, setOf } from '../cards/cardSet.ts';
import { type BySeat, bySeat, isSeat, isVul, SEATS, type Seat } from '../cards/seat.ts';
import { type Random, shuffled } from '../random.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Party } from '../scores/outcome.ts';
import type { DealTerms } from './board.ts';
import { type Deal, type DealCode, makeDeal, parseDeal, randomDeal } from './deal.ts';
import { goulashDeal } from './goulash.ts';

/** The beginning of a deal: its terms and its cards. */
export interface Setup extends DealTerms {
  readonly deal: Deal;
  /** The pack as dealt, 13 cards to N, then E, S, W: only for games where the order of the cards matters. */
  readonly order?: readonly Card[];
  /** Of the 26 cards put away during a deal, counted from 1, the 13 that come back as dummy: for games that do this. */
  readonly split?: readonly number[];
}

/** The facts that a game needs besides the hands: the pack's order, and which of the cards put away come back. */
export type Ordered = boolean | 'split';

/**
 * A setup as text, in this order: `board`, `dealer`, `vul`, `vulnerable`, `dealing`, `seating`, `totals`, `below`,
 * `systems`, then `order` where it matters, else `deal`, and `split`.
 */
export interface SetupText {
  readonly board?: number;
  readonly dealer: string;
  readonly vul: string;
  /** `P1 P3`. */
  readonly vulnerable?: string;
  readonly dealing?: string;
  readonly seating?: string;
  readonly totals?: string;
  readonly below?: string;
  /** `NS:sayc EW:acol`. */
  readonly systems?: string;
  readonly deal?: string;
  readonly order?: string;
  readonly split?: string;
}

export type SetupCode =
  | DealCode
  | 'ERR_SETUP_DEALER'
  | 'ERR_SETUP_VUL'
  | 'ERR_SETUP_DEALING'
  | 'ERR_SETUP_BOARD'
  | 'ERR_SETUP_SEATING'
  | 'ERR_SETUP_TOTALS'
  | 'ERR_SETUP_SYSTEMS'
  | 'ERR_SETUP_ORDER'
  | 'ERR_SETUP_SPLIT';

/**
 * Draws a uniform setup (R-GEN-3), or a goulash if the terms ask for it; `ordered` says what else to draw for the game.
 */
export function randomSetup(terms: DealTerms, random: Random, ordered: Ordered = false): Setup {
  const deal = terms.dealing === 'goulash' ? goulashDeal(terms.dealer, random) : randomDeal(random);
  return setupOf(terms, deal, random, ordered);
}

/**
 * Builds the setup of a known deal, and draws what else the game needs: the order of its cards, and the cards that come
 * back.
 */
export function setupOf(terms: DealTerms, deal: Deal, random: Random, ordered: Ordered = false): Setup {
  if (ordered === false) return { ...terms, deal };
  const order = SEATS.flatMap((seat) => shuffled(random, cardsOf(deal[seat])));
  return { ...terms, deal, order, ...(ordered === 'split' && { split: randomSplit(random) }) };
}

const AWAY = 26;

/** Draws the 13 of 26 cards that come back, each choice equally likely. */
export const randomSplit = (random: Random): readonly number[] =>
  shuffled(
    random,
    Array.from({ length: AWAY }, (_, i) => i + 1),
  )
    .slice(0, AWAY / 2)
    .sort((a, b) => a - b);

/** Returns the hands of a pack in dealt order. */
export const dealOfOrder = (order: readonly Card[]): Deal =>
  bySeat((seat) => setOf(order.slice(SEATS.indexOf(seat) * 13, SEATS.indexOf(seat) * 13 + 13)));

/** Returns the pack in dealt order; each hand's cards from the lowest if the setup has no order. */
export const packOf = ({ deal, order }: Setup): readonly Card[] =>
  order ?? SEATS.flatMap((seat) => cardsOf(deal[seat]));

/** Returns the cards of one hand in dealt order. */
export function rowOf(setup: Setup, seat: Seat): readonly Card[] {
  const first = SEATS.indexOf(seat) * 13;
  return packOf(setup).slice(first, first + 13);
}

/**
 * Deals a pack whose rows begin with these cards; the other cards follow at random. The example games use it.
 * @public
 */
export function packFrom(rows: BySeat<readonly Card[]>, random: Random): readonly Card[] {
  const dealt = setOf(SEATS.flatMap((seat) => rows[seat]));
  const others = shuffled(random, cardsOf(minus(FULL, dealt)));
  return SEATS.flatMap((seat) => [...rows[seat], ...others.splice(0, 13 - rows[seat].length)]);
}

export const makeSetup = (setup: Setup): SetupText => ({
  ...(setup.board !== undefined && { board: setup.board }),
  dealer: setup.dealer,
  vul: setup.vul,
  ...(setup.vulnerable !== undefined && { vulnerable: setup.vulnerable.join(' ') }),
  ...(setup.dealing !== undefined && { dealing: setup.dealing }),
  ...(setup.seating !== undefined && { seating: setup.seating.join('') }),
  ...(setup.totals !== undefined && { totals: makeTotals(setup.totals) }),
  ...(setup.below !== undefined && { below: makeTotals(setup.below) }),
  ...(setup.systems !== undefined && { systems: `NS:${setup.systems.NS} EW:${setup.systems.EW}` }),
  ...(setup.order === undefined
    ? { deal: makeDeal(setup.deal) }
    : { order: setup.order.map(makeCard).join(' ') }),
  ...(setup.split !== undefined && { split: setup.split.join(' ') }),
});

/** Reads a setup as `makeSetup` writes it; the deal must be full. A failure's place is the name of the field. */
export function parseSetup(text: Readonly<Record<string, unknown>>): Result<Setup, SetupCode> {
  const terms = parseTerms(text);
  if (!terms.ok) return terms;
  const { deal, order, split } = text;
  if (order !== undefined) {
    const cards = parseOrder(order);
    if (cards === undefined) return fail('ERR_SETUP_ORDER', 'order', 'the order names all 52 cards once');
    const places = split === undefined ? undefined : parseSplit(split);
    if (split !== undefined && places === undefined)
      return fail('ERR_SETUP_SPLIT', 'split', 'the split names 13 of the numbers 1 to 26, ascending');
    return ok({ ...terms.value, deal: dealOfOrder(cards), order: cards, ...(places && { split: places }) });
  }
  if (typeof deal !== 'string') return fail('ERR_DEAL_FORM', 'deal', 'the deal is missing');
  const hands = parseDeal(deal, true);
  return hands.ok ? ok({ ...terms.value, deal: hands.value }) : { ...hands, at: 'deal' };
}

function parseTerms(text: Readonly<Record<string, unknown>>): Result<DealTerms, SetupCode> {
  const { board, dealer, vul, vulnerable, dealing, seating, totals, below, systems } = text;
  if (!isSeat(dealer)) return fail('ERR_SETUP_DEALER', 'dealer', 'the dealer is N, E, S or W');
  if (!isVul(vul)) return fail('ERR_SETUP_VUL', 'vul', 'the vulnerability is none, ns, ew or both');
  const players = vulnerable === undefined ? undefined : parsePlayers(vulnerable);
  if (vulnerable !== undefined && (players === undefined || vul !== 'none'))
    return fail(
      'ERR_SETUP_VUL',
      'vulnerable',
      'vulnerable players are named, such as P1 P3, and sides are not',
    );
  if (dealing !== undefined && dealing !== 'goulash')
    return fail('ERR_SETUP_DEALING', 'dealing', 'the dealing is goulash, or left out');
  if (board !== undefined && !(typeof board === 'number' && Number.isSafeInteger(board) && board > 0)) {
    return fail('ERR_SETUP_BOARD', 'board', 'a board has a whole number from 1');
  }
  const seats = seating === undefined ? undefined : parseSeating(seating);
  if (seating !== undefined && seats === undefined) {
    return fail('ERR_SETUP_SEATING', 'seating', "the seating names each player's seat once, such as SWE");
  }
  const points = totals === undefined ? undefined : parseTotals(totals);
  if (totals !== undefined && points === undefined)
    return fail('ERR_SETUP_TOTALS', 'totals', "the totals are each party's points, such as NS:120 EW:-40");
  const partScores = below === undefined ? undefined : parseTotals(below);
  if (below !== undefined && partScores === undefined)
    return fail(
      'ERR_SETUP_TOTALS',
      'below',
      "what is below the line is each party's points, such as NS:60 EW:0",
    );
  const announced = systems === undefined ? undefined : parseSystems(systems);
  if (systems !== undefined && announced === undefined)
    return fail(
      'ERR_SETUP_SYSTEMS',
      'systems',
      "the systems are each side's, by their ids, such as NS:sayc EW:acol",
    );
  return ok({
    dealer,
    vul,
    ...(players !== undefined && { vulnerable: players }),
    ...(dealing !== undefined && { dealing }),
    ...(board !== undefined && { board }),
    ...(seats !== undefined && { seating: seats }),
    ...(points !== undefined && { totals: points }),
    ...(partScores !== undefined && { below: partScores }),
    ...(announced !== undefined && { systems: announced }),
  });
}

/** Reads the system of each side: `NS:sayc EW:acol`. */
function parseSystems(text: unknown): DealTerms['systems'] {
  if (typeof text !== 'string') return undefined;
  const [, NS, EW] = /^NS:([a-z][a-z0-9.+-]{0,799}) EW:([a-z][a-z0-9.+-]{0,799})$/.exec(text) ?? [];
  return NS === undefined || EW === undefined ? undefined : { NS, EW };
}

/** Reads some of the players, each once: `P1 P3`. */
function parsePlayers(text: unknown): readonly Party[] | undefined {
  if (typeof text !== 'string') return undefined;
  const players = text.split(' ');
  return players.every((player) => /^P[1-4]$/.test(player)) && new Set(players).size === players.length
    ? players
    : undefined;
}

const makeTotals = (totals: Readonly<Record<string, number>>): string =>
  Object.entries(totals)
    .map(([party, points]) => `${party}:${points}`)
    .join(' ');

/** Reads the points of each party, each once: `NS:120 EW:-40`. */
function parseTotals(text: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof text !== 'string') return undefined;
  const pairs = text.split(' ').flatMap((word) => {
    const [, party, points] = /^([A-Z][A-Z0-9]?):(-?\d{1,9})$/.exec(word) ?? [];
    return party === undefined ? [] : [[party, Number(points)] as const];
  });
  const totals = Object.fromEntries(pairs);
  return Object.keys(totals).length === text.split(' ').length ? totals : undefined;
}

/** Reads the players' seats, each once: `SWE`. */
function parseSeating(text: unknown): readonly Seat[] | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  const seats = [...text];
  return seats.every(isSeat) && new Set(seats).size === seats.length ? seats : undefined;
}

/** Reads the whole pack: `C2 SA …`. */
function parseOrder(text: unknown): readonly Card[] | undefined {
  if (typeof text !== 'string') return undefined;
  const cards = text.split(' ').map(parseCard);
  const whole = cards.length === 52 && cards.every((card) => card !== undefined);
  return whole && new Set(cards).size === 52 ? cards : undefined;
}

/** Reads thirteen of 26 places, ascending: `1 2 5 …`. */
function parseSplit(text: unknown): readonly number[] | undefined {
  if (typeof text !== 'string' || !/^\d{1,2}( \d{1,2}){12}$/.test(text)) return undefined;
  const places = text.split(' ').map(Number);
  const isAscending = places.every((place, i) => place > (places[i - 1] ?? 0) && place <= AWAY);
  return isAscending ? places : undefined;
}

/** Returns the terms alone. */
export const termsOf = ({
  dealer,
  vul,
  vulnerable,
  dealing,
  board,
  seating,
  totals,
  below,
  systems,
}: DealTerms): DealTerms => ({
  dealer,
  vul,
  ...(vulnerable !== undefined && { vulnerable }),
  ...(dealing !== undefined && { dealing }),
  ...(board !== undefined && { board }),
  ...(seating !== undefined && { seating }),
  ...(totals !== undefined && { totals }),
  ...(below !== undefined && { below }),
  ...(systems !== undefined && { systems }),
});
