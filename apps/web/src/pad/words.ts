import type { Contract } from '@overtrick/rules/auction/contract';
import { isStrain } from '@overtrick/rules/cards/card';
import { isSide, parseSeat, type Seat, seatsOf } from '@overtrick/rules/cards/seat';
import type { DealTerms } from '@overtrick/rules/deals/board';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { type AnyMatch, hasVulnerability } from '@overtrick/rules/match';
import { NONE, PASSED, type PadAsk, parsePoints } from '@overtrick/rules/pad/form';
import { type PadRecord, type PadScore, playerOf } from '@overtrick/rules/pad/score';
import { isPartyVulnerable, type Party } from '@overtrick/rules/scores/outcome';
import type { KeptPad } from '../device/pads.ts';
import { findGame } from '../games/list.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';

/** The game, and the names of its players. */
export interface Players {
  readonly game: AnyGame;
  readonly names: readonly string[];
}

const listed = (names: readonly string[]): string => new Intl.ListFormat(text.language).format(names);

/** True if two sides play, each with its seats, rather than numbered players. */
const hasSides = (game: AnyGame): boolean => partiesOf(game).every(isSide);

/** Returns a player's name: the entered one, else the seat, or the number where seats change. */
export function playerName({ game, names }: Players, player: number): string {
  const name = names[player]?.trim() ?? '';
  const seat = game.seats[player];
  if (name !== '' || seat === undefined) return name;
  return hasSides(game) ? text.seats[seat] : boardText.pad.player(player + 1);
}

/** Returns the name of the player at a seat in a deal of these terms. */
const seatedAt = (players: Players, terms: DealTerms, seat: Seat): string =>
  playerName(players, playerOf(players.game, terms, seat));

export function partyName(players: Players, party: Party): string {
  const { game, names } = players;
  if (!isSide(party)) return playerName(players, partiesOf(game).indexOf(party));
  const seats = seatsOf(party).map((seat) => game.seats.indexOf(seat));
  if (seats.every((player) => (names[player]?.trim() ?? '') === '')) return text.parties.name(party);
  return listed(seats.map((player) => playerName(players, player)));
}

/** Returns the name of a hand, which may be nobody's: the dummy of three players. */
const handName = (players: Players, terms: DealTerms, seat: Seat): string =>
  players.game.seats.includes(seat) ? seatedAt(players, terms, seat) : text.table.dummy;

/** Returns the name of a pad in a list. */
export const padTitle = ({ name, game }: Pick<KeptPad, 'name' | 'game'>): string =>
  name.trim() === '' ? (findGame(game)?.name ?? game) : name;

/** Returns the text of a question. */
export function questionOf(players: Players, terms: DealTerms, ask: PadAsk): string {
  const { part, seat, needed } = ask;
  const words = boardText.pad;
  const name = seat === undefined ? '' : handName(players, terms, seat);
  switch (part) {
    case 'bid':
      return seat === undefined ? words.asks.bid : words.bids(name);
    case 'nils':
      return words.nilsOf(name);
    case 'spades':
      return words.spadesOf(name);
    case 'taken':
      return words.takes(name);
    case 'tricks':
      return needed === undefined ? words.ofDealer : words.asks.tricks;
    default:
      return words.asks[part];
  }
}

/** Writes an answer in words. */
export function answerInWords(
  players: Players,
  terms: DealTerms,
  { part, seat }: PadAsk,
  value: string,
): string {
  const words = boardText.pad;
  const points = () =>
    listed(
      Object.entries(parsePoints(value)).map(
        ([party, number]) => `${partyName(players, party)} ${text.points(number)}`,
      ),
    );
  if (value === PASSED) return words.passed;
  switch (part) {
    case 'contract':
      return value.replace('N', text.notrumpShort).replace(/T$/, '');
    case 'declarer':
    case 'bidder':
      return seatedAt(players, terms, parseSeat(value) ?? 'S');
    case 'trumps':
      return isStrain(value) ? text.strains[value] : value;
    case 'goal':
      return goalName(value);
    case 'times':
      return words.times(Number(value));
    case 'honours':
    case 'chicane':
      return value === NONE ? words.nobody : points();
    case 'opened':
      return isOpened(value) ? words.opened[value] : value;
    case 'points':
      return value === NONE ? words.less : value;
    case 'stronger':
      return partyName(players, value);
    case 'fit':
      return fitName(value);
    case 'bid':
      return seat === undefined
        ? text.actionText(value.replace(/^(\d+)(\D+)$/, 'bid $1 $2'))
        : bidName(value);
    case 'nils':
      return value === NONE
        ? words.nobody
        : listed([...value].map((one) => handName(players, terms, parseSeat(one) ?? 'N')));
    default:
      return value;
  }
}

/** Writes a bid of tricks with its bidder, and the number of tricks they took where that is known: `Ann 2 of 3`. */
export function bidInWords(
  players: Players,
  terms: DealTerms,
  ask: PadAsk,
  bid: string,
  taken: string | undefined,
): string {
  const name = ask.seat === undefined ? '' : handName(players, terms, ask.seat);
  const words = answerInWords(players, terms, ask, bid);
  if (taken === undefined) return `${name} ${words}`;
  return Number(bid) > 0 ? `${name} ${taken} ${text.table.of(Number(bid))}` : `${name} ${words}: ${taken}`;
}

const goalName = (value: string): string => new Map(Object.entries(text.goals)).get(value) ?? value;

const isOpened = (value: string): value is keyof typeof boardText.pad.opened =>
  Object.hasOwn(boardText.pad.opened, value);

const bidName = (value: string): string =>
  value === 'B' ? text.games.blindNil : value === '0' ? text.bids.nil : value;

function fitName(value: string): string {
  const { major, minor, none } = boardText.pad.fits;
  const number = value.slice(1) === '10' ? '10+' : value.slice(1);
  return value === 'none' ? none : value.startsWith('M') ? major(number) : minor(number);
}

/** Names the dealer, and the vulnerable players where vulnerability is fixed before the deal. */
export function termsInWords(
  players: Players,
  match: AnyMatch,
  { options }: PadRecord,
  terms: DealTerms,
): readonly string[] {
  const { game } = players;
  const deals = boardText.pad.dealer(seatedAt(players, terms, terms.dealer));
  if (!hasVulnerability(game, options, match)) return [deals];
  const parties = partiesOf(game);
  const vulnerable = parties.filter((party) => isPartyVulnerable(terms, parties, party));
  if (vulnerable.length === 0) return [deals, `${text.vuls.none}.`];
  if (vulnerable.length === parties.length && parties.length === 2) return [deals, `${text.vuls.both}.`];
  return [deals, `${text.vulnerablePlayers(listed(vulnerable.map((party) => partyName(players, party))))}.`];
}

/** Names the winner of a finished match and the margin; a match decided by games has no number. */
export function winnerInWords(players: Players, { standing }: Pick<PadScore, 'standing'>): string {
  const { winner, totals } = standing;
  if (winner === undefined) return text.result.tie;
  const others = Object.entries(totals).flatMap(([party, points]) => (party === winner ? [] : [points]));
  const by = (totals[winner] ?? 0) - Math.max(...others);
  return text.result.wins(partyName(players, winner), by, isSide(winner));
}

/** Writes one line for each party, in the order of the game's parties, with its number: `Ann and Bea 420`. */
export const byParty = (
  players: Players,
  numberOf: (party: Party, at: number) => number,
  printed: (points: number) => string,
): readonly string[] =>
  partiesOf(players.game).map((party, at) => `${partyName(players, party)} ${printed(numberOf(party, at))}`);

/** Writes the points that each party won on a deal; IMPs where the match adds IMPs. */
export function gainInWords(players: Players, before: PadScore, after: PadScore): string {
  const gains = Object.entries(after.standing.totals).flatMap(([party, points]) => {
    const gain = points - (before.standing.totals[party] ?? 0);
    return gain === 0 ? [] : [`${partyName(players, party)} ${boardText.history.signed(gain)}`];
  });
  return gains.length === 0 ? boardText.pad.nothing : listed(gains);
}

export const declarerName = (
  players: Players,
  terms: DealTerms | undefined,
  { declarer }: Pick<Contract, 'declarer'>,
) => (terms === undefined ? text.seatShort(declarer) : seatedAt(players, terms, declarer));
