import { rankIndex, SUITS, type Suit, suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { partner, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import {
  type CardChoice,
  type Carding,
  type CardingHead,
  type CardingLine,
  ranksOf,
} from '../bidding/system/carding.ts';
import { systemText } from '../bidding/system/list.ts';
import { situationOf, systemIn } from '../bidding/table.ts';
import { isAlone } from '../sampling/alone.ts';
import { plainPlayOf } from '../sampling/hidden.ts';
import { type Moment, momentsOf, type PublicPlay } from '../sampling/signals/moments.ts';

/** A defender's choice of a card as everyone at the table sees it, independent of hidden hands. */
export interface DefenderChoice {
  readonly seat: Seat;
  readonly carding: Carding;
  readonly told: PublicPlay;
  readonly moment: Moment;
  /** The suits that partner has shown by their calls. */
  readonly partners: readonly Suit[];
}

/** The length from which partner counts as having shown a suit. */
const SHOWN = 4;
/** The lowest honour; lower cards serve as signals. */
const TEN = 8;

/**
 * Returns the choice of the defender to act; `undefined` if no defender has a partner to inform, or the play does not
 * have bridge's shape.
 */
export function askedIn(game: AnyGame, view: View): DefenderChoice | undefined {
  const play = plainPlayOf(view);
  if (play === undefined || !isToldPartner(game, view, play.told, play.turn)) return undefined;
  const { told, turn: seat } = play;
  const moment = momentsOf(told, seat).at(-1);
  return moment && askedAt(game, view, told, moment);
}

/** True if the seat defends with a partner to inform. */
const isToldPartner = (game: AnyGame, view: View, { declarer, dummy }: PublicPlay, seat: Seat): boolean =>
  declarer !== undefined &&
  sideOf(declarer) !== sideOf(seat) &&
  dummy !== undefined &&
  hasReader(view, seat) &&
  !isAlone(game, view);

/** True if another player plays the partner's hand, and both hands are hidden, as far as the viewer can see. */
const hasReader = ({ seat: viewer, controls, hands }: View, seat: Seat): boolean => {
  const mate = partner(seat);
  const isOpen = (hand: Seat): boolean => viewer !== controls[hand] && hands[hand].cards !== undefined;
  return controls[mate] !== controls[seat] && !isOpen(mate) && !isOpen(seat);
};

/**
 * Returns the choice at a moment.
 * @param told the play until the moment
 */
const askedAt = (game: AnyGame, view: View, told: PublicPlay, moment: Moment): DefenderChoice => ({
  seat: moment.seat,
  carding: systemText(systemIn(game, view.terms, sideOf(moment.seat))).carding,
  told,
  moment,
  partners: told.played.length === 0 ? shownBy(game, view, partner(moment.seat)) : [],
});

/** Lists the choices of a defender so far with the cards chosen, in order; empty if `askedIn` finds none. */
export function askedOf(
  game: AnyGame,
  view: View,
  told: PublicPlay,
  seat: Seat,
): readonly { readonly asked: DefenderChoice; readonly card: number; readonly at: number }[] {
  if (!isToldPartner(game, view, told, seat)) return [];
  return momentsOf(told).flatMap((moment, at) => {
    const card = told.played[at]?.card;
    if (moment.seat !== seat || card === undefined) return [];
    return [{ asked: askedAt(game, view, { ...told, played: told.played.slice(0, at) }, moment), card, at }];
  });
}

const shownBy = (game: AnyGame, view: View, seat: Seat): readonly Suit[] => {
  const { length } = situationOf(game, view, seat).know[seat];
  return SUITS.filter((suit) => length[suit][0] >= SHOWN);
};

/**
 * Returns the heading of the carding that applies to the card; `undefined` if nothing is agreed, for example when it
 * tries to win.
 */
export function headOf(
  { told, moment, partners, seat }: DefenderChoice,
  card: number,
): CardingHead | undefined {
  const suit = suitOf(card);
  const index = suitIndex(card);
  const { trump } = told;
  const kind = trump === undefined ? 'notrump' : 'suit';
  const isSmall = rankIndex(card) < TEN;
  const isFirst = moment.own[index] === 0;
  if (told.played.length === 0) {
    if (suit === trump) return 'lead trumps';
    return partners.includes(suit) ? `lead partner ${kind}` : `lead ${kind}`;
  }
  if (suit === trump || !isSmall || !isFirst) return undefined;
  if (moment.led < 0) return moment.rounds[index] === 0 ? 'later' : undefined;
  if (moment.led !== index) return 'discard';
  if (moment.bestSuit === index && moment.bestRank < rankIndex(card)) return undefined;
  const leader = told.played[told.played.length - (moment.place - 1)]?.seat;
  return leader === partner(seat) ? `attitude ${kind}` : 'count';
}

/** The line that applies to a holding, and the cards that fit it, the best first; ranks from 0. */
export interface Fitting {
  readonly line: CardingLine;
  readonly ranks: readonly number[];
}

/**
 * Returns the cards that the carding prescribes for a hand with these ranks of the suit, if `card` is one that it
 * covers.
 */
export function fittingCards(
  asked: DefenderChoice,
  head: CardingHead,
  card: number,
  held: number,
): Fitting | undefined {
  const line = asked.carding.get(head)?.find(({ isMet }) => isMet(held));
  if (line === undefined) return undefined;
  const { bestSuit, bestRank } = asked.moment;
  const isFollowing = asked.moment.led === suitIndex(card);
  const isSpare = (rank: number): boolean =>
    head.startsWith('lead') ||
    (rank < TEN && !(isFollowing && bestSuit === suitIndex(card) && rank > bestRank));
  return { line, ranks: chosen(line.card, ranksOf(held).filter(isSpare)) };
}

/** Selects by a choice from `ranks`, which begin with the highest. */
function chosen(choice: CardChoice, ranks: readonly number[]): readonly number[] {
  if (choice === 'low') return ranks.slice(-1);
  if (choice === 'high') return ranks.length > 1 ? ranks.slice(0, -1) : ranks;
  return ranks.slice(choice - 1, choice);
}

/** Returns the message of a line; for a signal with its card first: `high: likes the suit`. */
export const messageText = (head: CardingHead, { card, text }: CardingLine): string =>
  head.startsWith('lead') ? text : `${card}: ${text}`;

/** Returns the ranks of a suit that hidden hands may hold, by public knowledge. */
export function unseenRanks({ moment }: DefenderChoice, index: number): number {
  return 0x1fff & ~(moment.gone[index] ?? 0) & ~(moment.dummys[index] ?? 0);
}

/** Counts the hidden cards, in total and in the hand to play. */
export function hiddenCounts({ told, moment }: DefenderChoice): {
  readonly all: number;
  readonly own: number;
} {
  const played = told.played.length;
  const own = 13 - moment.own.reduce((sum, bits) => sum + bitCount(bits), 0);
  const dummys = moment.dummys.reduce((sum, bits) => sum + bitCount(bits), 0);
  return { all: 52 - played - dummys, own };
}
