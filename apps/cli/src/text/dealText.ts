import { makeStep, type Step } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { SeatCall } from '@overtrick/rules/auction/auction';
import { type Call, isBid, makeCall, strainOf } from '@overtrick/rules/auction/call';
import { type Contract, makeContract } from '@overtrick/rules/auction/contract';
import type { TrickBid } from '@overtrick/rules/auction/trickBid';
import { type Card, makeCard, parseCards, SUIT_SYMBOLS, suitOf } from '@overtrick/rules/cards/card';
import { SEAT_NAMES, SEATS, type Seat, seatsFrom, type Vul } from '@overtrick/rules/cards/seat';
import type { DealTerms } from '@overtrick/rules/deals/board';
import { makeDiagram } from '@overtrick/rules/deals/diagram';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { type AnyMatch, hasVulnerability } from '@overtrick/rules/match';
import { tricksOf } from '@overtrick/rules/play/play';
import { type DealRecord, layoutOf, replay } from '@overtrick/rules/record';
import { isThrownIn, type Outcome, type Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import { makeTable } from './table.ts';

const VUL_WORDS: { readonly [V in Vul]: string } = {
  none: 'none vul',
  ns: 'N-S vul',
  ew: 'E-W vul',
  both: 'both vul',
};

/** The actions that appear in the auction or in the result; the others are choices of the game's own. */
const NARRATED: readonly string[] = ['call', 'play', 'claim'];

/**
 * Prints the cards, the calls and the result of one deal for reading, with everything needed to lay it out again.
 * @param match the match format, if it is known: in some nobody is ever vulnerable
 */
export function makeDealText(
  heading: string,
  record: DealRecord,
  outcome: Outcome,
  match?: Pick<AnyMatch, 'vulnerability'>,
): string {
  const game = defined(findGame(record.game), 'a record names a game');
  const end = replay(game, record);
  const view = end.ok ? game.view(end.value) : undefined;
  const { setup, steps, options } = record;
  const corner = [
    heading,
    `${SEAT_NAMES[setup.dealer]} deals`,
    ...(hasVulnerability(game, options, match) ? [vulWords(outcome.terms)] : []),
    ...(setup.dealing ? [setup.dealing] : []),
  ];
  const calls = steps.flatMap(({ seat, action }) =>
    action.kind === 'call' ? [{ seat, call: action.call }] : [],
  );
  const bids = view?.trickBids ?? [];
  const isTold = ({ action }: Step) =>
    NARRATED.includes(action.kind) || (bids.length > 0 && action.kind === 'bid');
  const choices = steps.filter((step) => !isTold(step)).map(makeStep);
  return [
    makeDiagram(layoutOf(game, record), corner),
    makeDealt(game, record, view),
    makeAuction(calls),
    choices.length === 0 ? '' : `Choices: ${choices.join(', ')}.\n`,
    bids.length === 0 ? '' : `Bids: ${bids.map(makeBid).join(', ')}.\n`,
    `${makeOutcome(game, outcome, end.ok ? end.value : undefined)}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Describes the vulnerability of the deal as it was scored: the players' actions may determine it (RULES 8.4). */
const vulWords = ({ vul, vulnerable }: DealTerms): string =>
  vulnerable === undefined ? VUL_WORDS[vul] : `${vulnerable.join(', ')} vul`;

/**
 * Prints the order in which cards were dealt, if it matters: the hands that lay in a row, or the whole pack, 13 cards
 * per line.
 */
function makeDealt(game: AnyGame, { setup }: DealRecord, view: View | undefined): string {
  const { order, split } = setup;
  const rows = SEATS.flatMap((seat) => {
    const cards = view?.laid?.[seat];
    return cards === undefined ? [] : [`${`${SEAT_NAMES[seat]}:`.padEnd(7)}${makeRow(cards)}`];
  });
  if (rows.length > 0) return `As dealt, from the left:\n${[...rows, ...kittyLines(view)].join('\n')}\n`;
  if (!game.ordered || order === undefined) return '';
  const pack = [0, 13, 26, 39].map((at) => makeRow(order.slice(at, at + 13)));
  const back = split === undefined ? [] : [`Of 26 cards put away these come back: ${split.join(', ')}.`];
  return `The pack as dealt:\n${[...pack, ...back].join('\n')}\n`;
}

/** Prints the kitty and the joker of a game that has them. */
function kittyLines(view: View | undefined): readonly string[] {
  const [kitty, joker] = [parseCards(view?.extra?.kitty), parseCards(view?.extra?.joker)];
  return [
    ...(kitty.length === 0 ? [] : [`Kitty: ${makeRow(kitty)}`]),
    ...(joker.length === 0 ? [] : [`The joker is shown as ${makeRow(joker)}.`]),
  ];
}

const makeRow = (cards: readonly Card[]): string =>
  cards.map((card) => `${SUIT_SYMBOLS[suitOf(card)]}${makeCard(card).slice(1).replace('T', '10')}`).join(' ');

/** Formats a bid of tricks: `West 4`, `North blind nil`. */
function makeBid({ seat, tricks, nils = [], blind }: TrickBid): string {
  const bid = tricks > 0 ? `${tricks}` : blind ? 'blind nil' : 'nil';
  const declared = nils.length === 0 ? '' : ` (nil: ${nils.map((hand) => SEAT_NAMES[hand]).join(' and ')})`;
  return `${SEAT_NAMES[seat]} ${bid}${declared}`;
}

/** Formats the calls in the columns of their seats, West's first. */
function makeAuction(calls: readonly SeatCall[]): string {
  const seats = seatsFrom('W');
  const rows: string[][] = [];
  let last = seats.length;
  for (const { seat, call } of calls) {
    const column = seats.indexOf(seat);
    if (column <= last) rows.push(seats.map(() => ''));
    rows.at(-1)?.splice(column, 1, callText(call));
    last = column;
  }
  const names = seats.map((seat) => SEAT_NAMES[seat]);
  return rows.length === 0 ? '' : makeTable(names, rows);
}

const callText = (call: Call): string =>
  isBid(call) ? makeCall(call).replace(/[CDHS]$/, SUIT_SYMBOLS[strainOf(call)]) : makeCall(call);

/**
 * Formats an outcome: `3NT doubled by East, 10 tricks: EW 650.`, or `♠ by West; tricks: West and North 8, East and
 * South 5: P2 80.`
 */
function makeOutcome(game: AnyGame, outcome: Outcome, state: unknown): string {
  if (isThrownIn(outcome)) return 'Passed out.';
  const { contract, strain, tricks, points, declaring, terms } = outcome;
  const scored = Object.entries(points).filter(([, value]) => value !== 0);
  const sums = scored.map(([party, value]) => `${party} ${value.toLocaleString('en-US')}`).join(', ');
  const score = sums === '' ? 'no points' : sums;
  if (contract !== undefined) return `${contractWords(contract)}, ${tricks} tricks: ${score}.`;
  const by = declaring === undefined ? '' : ` by ${seatNames(seatsOf(game, terms, declaring))}`;
  const taken = sharesOf(game, state).map(([seats, count]) => `${seatNames(seats)} ${count}`);
  const won = taken.length === 0 ? `, ${tricks} tricks` : `; tricks: ${taken.join(', ')}`;
  return `${SUIT_SYMBOLS[strain ?? 'N']}${by}${won}: ${score}.`;
}

/** Returns the tricks of the hands that take them together, with their share of a claim's tricks. */
function sharesOf(game: AnyGame, state: unknown): readonly (readonly [readonly Seat[], number])[] {
  const play = game.playOf?.(state);
  if (play === undefined) return [];
  const { teams, claim } = game.view(state);
  return teams
    .filter((team) => team.length > 0)
    .map((team) => [team, tricksOf(play, (hand) => team.includes(hand), claim)]);
}

const seatsOf = (game: AnyGame, terms: DealTerms, party: Party): readonly Seat[] =>
  (terms.seating ?? game.seats).filter((seat) => game.partyOf(seat, terms) === party);

const seatNames = (seats: readonly Seat[]): string => seats.map((seat) => SEAT_NAMES[seat]).join(' and ');

const DOUBLED = ['', ' doubled', ' redoubled'] as const;
const contractWords = ({ level, strain, doubling, declarer }: Contract): string =>
  `${level}${SUIT_SYMBOLS[strain]}${DOUBLED[doubling]} by ${SEAT_NAMES[declarer]}`;

/** Formats a deal's result for a score file: `4SX E 10`, `PASS`; only the trumps if each plays for themselves. */
export function makeResultLine(outcome: Outcome): string {
  if (isThrownIn(outcome)) return 'PASS';
  const { contract, strain = 'N', tricks, declaring } = outcome;
  if (contract !== undefined) return `${makeContract(contract)} ${contract.declarer} ${tricks}`;
  return declaring === undefined && tricks === 0 ? strain : `${strain} ${tricks}`;
}
