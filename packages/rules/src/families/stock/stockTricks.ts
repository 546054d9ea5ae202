import { playAction } from '../../action.ts';
import { assert, defined } from '../../assert.ts';
import type { Card, Suit } from '../../cards/card.ts';
import { add, cardsOf, EMPTY } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { rowOf, type Setup } from '../../deals/setup.ts';
import type { OptionValues } from '../../options.ts';
import { addCard, cardError, legalCards, type Play, type PlayRules, startPlay } from '../../play/play.ts';
import { FACE_TO_FACE, otherPlayer } from '../twoHanded/owners.ts';
import { type CollectingPhase, type StockGameState, TRICKS } from './stockGame.ts';

/**
 * Thirteen tricks that score nothing; after each the winner draws the top card of a stock, the loser the next
 * (RULES 7.1, 7.7).
 */
export interface StockTricksState<Options extends OptionValues = OptionValues>
  extends StockGameState<Options> {
  /** The tricks, with the hands as they are after each draw; absent until they begin. */
  readonly exchange?: Play;
}

/** The part of a state that the tricks for the stock need, in any game that begins with them. */
export interface CollectingState {
  readonly setup: Setup;
  /** The hands as they are. */
  readonly deal: Deal;
  readonly exchange?: Play;
}

/** The ways in which the tricks for a stock differ from game to game. */
export interface StockTricksRules<State extends CollectingState> {
  readonly phase: 'draw' | 'exchange';
  readonly play: (state: State) => PlayRules;
  /** True if the top card of the stock lies face up. */
  readonly isOpen: (state: State) => boolean;
}

/**
 * Returns the stock: East's row of the pack, then West's. Players' hands are their own seats' rows.
 * @public
 */
export const stockOf = (setup: Setup): readonly Card[] => [...rowOf(setup, 'E'), ...rowOf(setup, 'W')];

/**
 * Returns the cards that have lain on top of the stock after a number of played cards: the first one, and one more
 * after each trick.
 */
export const topsOf = (setup: Setup, played: number): readonly Card[] => {
  const tricks = Math.min(TRICKS - 1, Math.floor(played / 2));
  return stockOf(setup).filter((_, i) => i % 2 === 0 && i / 2 <= tricks);
};

export const firstHands = ({ deal }: Setup): Deal => ({ ...deal, E: EMPTY, W: EMPTY });

export const startExchange = <State extends CollectingState>(
  state: State,
  leader: Seat,
  trump?: Suit,
): State & { readonly exchange: Play } => ({ ...state, exchange: startPlay(state.deal, leader, trump) });

/**
 * Returns the place in the stock, counted from 0, of the card that a player draws after that trick. The winner's card
 * comes first.
 */
export const drawOf = (trick: number, isWinner: boolean): number => 2 * trick + (isWinner ? 0 : 1);

/** Returns the hands after a card: if it ended a trick, its winner draws, then the loser. */
function draw(setup: Setup, play: Play): Play {
  if (play.trick.length > 0) return play;
  const cards = stockOf(setup);
  const winner = play.turn;
  const loser = otherPlayer(FACE_TO_FACE, winner);
  const after = (seat: Seat, isWinner: boolean) =>
    add(play.hands[seat], defined(cards[drawOf(play.tricks.length - 1, isWinner)], 'a card to draw'));
  const hands = { ...play.hands, [winner]: after(winner, true), [loser]: after(loser, false) };
  return { ...play, hands };
}

/** Returns the winner of each finished trick, who leads to the next. */
const winnersOf = ({ tricks, turn, trick }: Play): readonly Seat[] =>
  tricks.map((_, i) => tricks[i + 1]?.[0]?.seat ?? trick[0]?.seat ?? turn);

/** Returns the player who lost the last trick. */
export function lastLoser({ exchange }: CollectingState): Seat | undefined {
  return exchange && otherPlayer(FACE_TO_FACE, exchange.turn);
}

const doneIn = ({ exchange }: CollectingState): number => exchange?.tricks.length ?? 0;

/** Builds the collecting phase of a game with a stock: thirteen tricks; after each, both players draw. */
export function stockTricks<State extends CollectingState>(
  rules: StockTricksRules<State>,
): CollectingPhase<State> {
  const playIn = ({ exchange }: State): Play => defined(exchange, 'the exchange has begun');

  const isOpen = (state: State, done: number): boolean =>
    state.exchange !== undefined && rules.isOpen(state) && done < TRICKS;

  /**
   * Returns the places in the stock of the cards that a player drew, in order; empty for somebody who does not play.
   */
  const drawnBy = (state: State, player: Seat | undefined): readonly number[] =>
    state.exchange === undefined || player === undefined || !FACE_TO_FACE.players.includes(player)
      ? []
      : winnersOf(state.exchange).map((winner, trick) => drawOf(trick, winner === player));

  return {
    phase: rules.phase,
    // before the first trick it is nobody's turn yet, but the phase is not over
    toAct: (state) => (doneIn(state) === TRICKS ? undefined : (state.exchange?.turn ?? state.setup.dealer)),
    legal: (state) => cardsOf(legalCards(rules.play(state), playIn(state))).map(playAction),
    apply(state, action) {
      assert(action.kind === 'play', 'the exchange is tricks');
      const exchange = draw(state.setup, addCard(rules.play(state), playIn(state), action.card));
      return { ...state, exchange, deal: exchange.hands };
    },
    explain: (state, action) =>
      action.kind === 'play' ? cardError(rules.play(state), playIn(state), action.card) : undefined,
    playOf: ({ exchange }) => exchange,
    tricks(state) {
      const { trick, tricks, taken, turn } = playIn(state);
      return { trick, tricks, taken, turn };
    },
    stock(state, viewer) {
      const cards = stockOf(state.setup);
      const done = doneIn(state);
      if (done === TRICKS) return undefined;
      const last = drawnBy(state, viewer).at(-1);
      return {
        left: cards.length - 2 * done,
        ...(isOpen(state, done) && { top: defined(cards[2 * done], 'a top card') }),
        ...(last !== undefined && { drawn: defined(cards[last], 'a card drawn') }),
      };
    },
    known(state, viewer, isOver) {
      const drawn = new Set(drawnBy(state, viewer));
      const isSeen = (at: number): boolean =>
        isOver || drawn.has(at) || (at % 2 === 0 && isOpen(state, at / 2) && at / 2 <= doneIn(state));
      const stock = stockOf(state.setup).map((card, at) => (isSeen(at) ? card : null));
      return SEATS.flatMap((seat) => {
        if (seat === 'E') return stock.slice(0, TRICKS);
        if (seat === 'W') return stock.slice(TRICKS);
        const hand = cardsOf(state.setup.deal[seat]);
        return isOver || seat === viewer ? hand : hand.map(() => null);
      });
    },
  };
}
