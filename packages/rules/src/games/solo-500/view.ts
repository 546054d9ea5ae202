import { makeStep } from '../../action.ts';
import { type Card, makeCard, type Suit } from '../../cards/card.ts';
import { type CardSet, cardsOf, EMPTY, setOf, size } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { endsOf, isRowSeat, type RowsExtra, rowsExtra } from '../../families/twoHanded/endCards.ts';
import { sidesOf } from '../../families/twoHanded/owners.ts';
import { dummyOf } from '../../families/twoHanded/twoHanded.ts';
import type { AllMemories, SharedFacts } from '../../views/facts.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { HandView, Phase, View } from '../../views/view.ts';
import { makeBidAction, strainOf, worthOf } from './bids.ts';
import { dealCards, JOKER } from './cards.ts';
import { outcomeOf } from './outcome.ts';
import {
  asideOf,
  claimable,
  isNaming,
  isOver,
  legalActions,
  OWNERS,
  rankingOf,
  type Solo500State,
  toAct,
} from './state.ts';

/** `View.extra` of this game. Cards are texts, lists of them `C5 D7 HK`. */
export type Solo500Extra = RowsExtra &
  SharedFacts<'joker' | 'kitty'> & {
    /** Bids and passes as steps: `S bid 7 H`, `N P`, `S misere`. */
    readonly bids: readonly string[];
    /** The bid that is played, as a step, and its value. */
    readonly bid: string | null;
    readonly value: number | null;
    /** The suit that the joker asked for when it was led at notrump. */
    readonly named: Suit | null;
    /** The cards that the bidder put away, once the deal is over. */
    readonly discards: string | null;
  };

/**
 * `View.memory`: the 43 cards as dealt, ten to N, E, S, W and three to the kitty, as far as the viewer saw them; nobody
 * knows the order within a hand.
 */
export type Solo500Memory = Pick<AllMemories, 'order'> & {
  /** The cards that the viewer put away. */
  readonly discards: readonly Card[] | null;
};

export const ID = 'solo-500';

const isSeen = (state: Solo500State, viewer: Seat | undefined, hand: Seat): boolean =>
  viewer === hand || state.options.inspection === 'all' || isOver(state);

function memoryOf(state: Solo500State, viewer: Seat | undefined): Solo500Memory {
  const { rows, kitty } = dealCards(state.setup);
  const known = (cards: readonly Card[], isKnown: boolean): readonly (Card | null)[] =>
    isKnown ? cards.toSorted((a, b) => a - b) : cards.map(() => null);
  const hands = SEATS.flatMap((seat) =>
    isRowSeat(seat) ? rows[seat] : known(rows[seat], isSeen(state, viewer, seat)),
  );
  const bidder = state.contract?.bidder;
  const isBidder = bidder !== undefined && viewer === bidder;
  // with all forty other cards in sight the kitty is known too
  const isKittyKnown = isBidder || isOver(state) || state.options.inspection === 'all';
  return {
    order: [...hands, ...known(kitty, isKittyKnown)],
    discards: state.discards && (isBidder || isOver(state)) ? cardsOf(state.discards) : null,
  };
}

function phaseOf(state: Solo500State): Phase {
  if (isOver(state)) return 'over';
  if (state.contract === undefined) return 'bids';
  if (state.play === undefined) return 'aside';
  return isNaming(state, rankingOf(state)) ? 'declare' : 'play';
}

function handOf(state: Solo500State, viewer: Seat | undefined, seat: Seat): HandView {
  const { contract, play, rows } = state;
  const cards = (play?.hands ?? state.hands)[seat];
  const count = size(cards);
  if (isOver(state)) return { count, cards };
  if (isRowSeat(seat))
    return { count, cards, playable: seat === asideOf(state) ? EMPTY : endsOf(rows[seat], cards) };
  const isBidding = contract === undefined && state.options.inspection === 'all';
  // open misère: the bidder's hand is laid open after the first trick
  const isLaidOpen =
    contract?.bid.kind === 'openmisere' && seat === contract.bidder && (play?.tricks.length ?? 0) > 0;
  return { count, ...((seat === viewer || isBidding || isLaidOpen) && { cards }) };
}

const cardText = (cards: readonly Card[]): string => cards.map(makeCard).join(' ');
const setText = (cards: CardSet): string => cardText(cardsOf(cards));

function extraOf(state: Solo500State): Solo500Extra {
  const { setup, bids, contract, discards, named, rows, play } = state;
  const isOpen = isOver(state);
  return {
    joker: makeCard(JOKER),
    rows: rowsExtra(rows, play?.hands ?? state.hands).rows,
    bids: bids.map(makeStep),
    bid: contract ? makeStep({ seat: contract.bidder, action: makeBidAction(contract.bid) }) : null,
    value: contract ? worthOf(contract.bid) : null,
    named: named ?? null,
    kitty: isOpen ? setText(setOf(dealCards(setup).kitty)) : null,
    discards: isOpen && discards !== undefined ? setText(discards) : null,
  };
}

export function viewOf(state: Solo500State, viewer?: Seat): View {
  const { setup, contract, rows } = state;
  return makeView(VIEWED, state, viewer, {
    phase: phaseOf(state),
    hand: (seat) => handOf(state, viewer, seat),
    controls: OWNERS.of,
    teams: sidesOf(OWNERS),
    ...(contract !== undefined && { strain: strainOf(contract.bid) }),
    ...(contract !== undefined && { dummy: dummyOf(OWNERS, contract.bidder) }),
    deal: dealCards(setup).hands,
    laid: { E: rows.E, W: rows.W },
    extra: extraOf(state),
    memory: memoryOf(state, viewer),
  });
}

const VIEWED: ViewedGame<Solo500State> = { id: ID, toAct, legalActions, claimable, outcome: outcomeOf };
