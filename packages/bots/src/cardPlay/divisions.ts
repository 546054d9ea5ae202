import { type Card, type Suit, trumpOf } from '@overtrick/rules/cards/card';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  inSuitOf,
  isEmpty,
  minus,
  remove,
  setOf,
  size,
  suitSet,
  union,
} from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { voidsShown } from '@overtrick/rules/play/play';
import { beats, type SeatCard } from '@overtrick/rules/play/trick';
import { inTurnFrom, isTeam, strainInPlay, tableOf, type View } from '@overtrick/rules/views/view';

/** The most divisions of the unseen cards that are listed. */
const MOST_DIVISIONS = 400;

/** All hands; the claimant's are the same in every division. */
type Division = BySeat<CardSet>;

interface DefenderTurn {
  /** The divisions that the claimant cannot exclude. */
  readonly divisions: readonly Division[];
  readonly turn: Seat;
  readonly trick: readonly SeatCard[];
  readonly need: number;
}

/**
 * True if one line of play takes that many of the remaining tricks against every division of the unseen cards that the
 * view allows (R-GEN-9.7). All hands that the claimant does not play do their worst, even a partner's. False also if
 * there are too many divisions, or if it takes more than `looks` steps.
 */
export function winsEverywhere(view: View, claimant: Seat, tricks: number, looks: number): boolean {
  const strain = strainInPlay(view);
  const divisions = divisionsOf(view);
  if (strain === undefined || view.turn === undefined || divisions === undefined) return false;
  const search = new Lines(view, claimant, trumpOf(strain), looks);
  return search.wins({ divisions, turn: view.turn, trick: view.trick, need: tricks });
}

class Lines {
  readonly #view: View;
  readonly #trump: Suit | undefined;
  readonly #plays: BySeat<boolean>;
  readonly #scores: BySeat<boolean>;
  #looks: number;

  constructor(view: View, claimant: Seat, trump: Suit | undefined, looks: number) {
    this.#view = view;
    this.#trump = trump;
    this.#looks = looks;
    this.#plays = bySeat((seat) => view.controls[seat] === claimant && view.hands[seat].cards !== undefined);
    this.#scores = bySeat((seat) => isTeam(view, claimant, seat));
  }

  wins(moment: DefenderTurn): boolean {
    const { divisions, turn, trick, need } = moment;
    if (need <= 0) return true;
    const [first] = divisions;
    if (first === undefined) return true;
    this.#looks -= divisions.length;
    const left = Math.max(...SEATS.map((seat) => size(first[seat])));
    if (need > left || this.#looks < 0) return false;
    const led = trick[0]?.card;
    if (this.#plays[turn])
      return playable(first[turn], led)
        .toReversed()
        .some((card) => this.#after(moment, divisions, card));
    const cards = cardsOf(
      divisions.reduce((all, { [turn]: hand }) => union(all, setOf(playable(hand, led))), EMPTY),
    );
    return cards.every((card) =>
      this.#after(
        moment,
        divisions.filter((division) => playable(division[turn], led).includes(card)),
        card,
      ),
    );
  }

  /** Continues after a card that is played in all these divisions. */
  #after({ turn, trick, need }: DefenderTurn, divisions: readonly Division[], card: Card): boolean {
    const next = divisions.map((division) => ({ ...division, [turn]: remove(division[turn], card) }));
    const played = [...trick, { seat: turn, card }];
    if (played.length < SEATS.length) {
      const [, following = turn] = inTurnFrom(tableOf(this.#view), turn);
      return this.wins({ divisions: next, turn: following, trick: played, need });
    }
    const best = played.reduce((one, other) => (beats(other.card, one.card, this.#trump) ? other : one));
    return this.wins({
      divisions: next,
      turn: best.seat,
      trick: [],
      need: need - (this.#scores[best.seat] ? 1 : 0),
    });
  }
}

function playable(hand: CardSet, led: Card | undefined): readonly Card[] {
  const following = led === undefined ? EMPTY : inSuitOf(hand, led);
  return cardsOf(isEmpty(following) ? hand : following);
}

/**
 * Lists all divisions of the unseen cards, by the number of cards in each hand and the suits that it did not follow.
 */
function divisionsOf({ hands, tricks, trick }: View): readonly Division[] | undefined {
  const played = setOf([...tricks, trick].flat().map(({ card }) => card));
  const seen = SEATS.reduce((all, seat) => union(all, hands[seat].cards ?? EMPTY), played);
  const unseen = cardsOf(minus(FULL, seen));
  const hidden = SEATS.filter((seat) => hands[seat].cards === undefined);
  if (hidden.reduce((sum, seat) => sum + hands[seat].count, 0) !== unseen.length) return undefined;
  const voids = voidsShown([...tricks, trick]);
  const closed = bySeat((seat) => voids[seat].reduce((all, suit) => union(all, suitSet(suit)), EMPTY));
  let divisions: readonly Division[] = [bySeat((seat) => hands[seat].cards ?? EMPTY)];
  for (const card of unseen) {
    divisions = divisions.flatMap((division) =>
      hidden
        .filter((seat) => size(division[seat]) < hands[seat].count && !has(closed[seat], card))
        .map((seat) => ({ ...division, [seat]: union(division[seat], setOf([card])) })),
    );
    if (divisions.length > MOST_DIVISIONS * 4) return undefined;
  }
  return divisions.length > MOST_DIVISIONS ? undefined : divisions;
}
