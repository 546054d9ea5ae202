import { chooseAction } from '../../action.ts';
import { assert, defined } from '../../assert.ts';
import type { Card } from '../../cards/card.ts';
import { EMPTY, setOf } from '../../cards/cardSet.ts';
import { bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import { dealOfOrder, packOf, type Setup } from '../../deals/setup.ts';
import {
  retraceStockGame,
  type StockGameState,
  startStockGame,
  stockGame,
} from '../../families/stock/stockGame.ts';
import { callInTurn, FACE_TO_FACE, otherPlayer } from '../../families/twoHanded/owners.ts';
import { DUMMY_OPTIONS, HONEYMOON_MATCHES } from '../../families/twoHanded/twoDummies.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { imagineDraw } from './imagine.ts';
import { rules } from './rules.ts';
import { afterChoice, choicesFor, drawerOf, isDrawn, type Kept } from './turns.ts';

export type DrawDiscardOptions = {
  /** True if a player may keep or put away both cards of a turn, and make up for it in their next. */
  readonly carry: boolean;
  /** True if players may look at the cards that they have put away. */
  readonly memoryAid: boolean;
  /** R-HB-1: who deals when a deal is passed out. */
  readonly redealBy: 'sameDealer' | 'nextDealer';
};

export interface DrawDiscardState extends StockGameState<DrawDiscardOptions> {
  readonly kept: Kept;
}

const ID = 'draw-discard';

const options: OptionsSpec<DrawDiscardOptions> = {
  carry: {
    kind: 'flag',
    default: false,
    help: 'A player may keep both cards of a turn and put both away in the next turn, or the other way round.',
  },
  memoryAid: { kind: 'flag', default: false, help: 'Each player sees the cards that they have put away.' },
  redealBy: DUMMY_OPTIONS.redealBy,
};

const NO_CARDS = bySeat(() => EMPTY);

const start: Game<DrawDiscardState, DrawDiscardOptions>['start'] = (setup, given) => ({
  ...startStockGame(setup, given, NO_CARDS),
  kept: [],
});

/** Returns the player's cards that were kept, or put away, in the order in which they saw them. */
const cardsBy = ({ setup, kept }: DrawDiscardState, player: Seat, isKept: boolean): readonly Card[] =>
  packOf(setup).filter(
    (_, place) => place < kept.length && drawerOf(setup, place) === player && kept[place] === isKept,
  );

/**
 * Returns the cards put away that the player may look at: all of them, or those of their last turn until somebody
 * calls.
 */
function awayOf(state: DrawDiscardState, player: Seat): readonly Card[] {
  const { setup, kept, auction } = state;
  const away = cardsBy(state, player, false);
  if (state.options.memoryAid) return away;
  if (auction.calls.length > 0) return [];
  const own = kept.flatMap((_, place) => (drawerOf(setup, place) === player ? [place] : []));
  const last = own.at(-1) ?? 0;
  const turn = own.filter((place) => Math.floor(place / 2) === Math.floor(last / 2));
  return turn.flatMap((place) => (kept[place] ? [] : [cardAt(setup, place)]));
}

const cardAt = (setup: Setup, place: number): Card => defined(packOf(setup)[place], 'a card of the pack');

/** Returns the card that the player to act looks at. */
const lookedBy = ({ setup, kept }: DrawDiscardState, viewer: Seat | undefined): Card | undefined =>
  !isDrawn(kept) && drawerOf(setup, kept.length) === viewer ? cardAt(setup, kept.length) : undefined;

const functions = stockGame<DrawDiscardState>({
  id: ID,
  collecting: {
    phase: 'draw',
    toAct: ({ setup, kept }) => (isDrawn(kept) ? undefined : drawerOf(setup, kept.length)),
    legal: ({ kept, options: { carry } }) => choicesFor(kept, carry).map(chooseAction),
    apply(state, action) {
      assert(action.kind === 'choose', 'cards are kept or put away');
      const next = { ...state, kept: afterChoice(state.kept, action.choice, state.options.carry) };
      const hands = bySeat((seat) =>
        FACE_TO_FACE.players.includes(seat) ? setOf(cardsBy(next, seat, true)) : EMPTY,
      );
      return { ...next, deal: hands };
    },
    stock(state, viewer) {
      const { kept } = state;
      const isPlayer = viewer !== undefined && FACE_TO_FACE.players.includes(viewer);
      const away = isPlayer ? awayOf(state, viewer) : [];
      if (isDrawn(kept)) return away.length > 0 ? { left: 0, away } : undefined;
      const looked = lookedBy(state, viewer);
      const drawn = isPlayer ? cardsBy(state, viewer, true).at(-1) : undefined;
      return {
        left: packOf(state.setup).length - kept.length,
        ...(looked !== undefined && { looked }),
        ...(drawn !== undefined && { drawn }),
        ...(away.length > 0 && { away }),
      };
    },
    known: (state, viewer, isOver) =>
      packOf(state.setup).map((card, place) => {
        const isOwn = drawerOf(state.setup, place) === viewer && place < state.kept.length;
        return isOver || isOwn || card === lookedBy(state, viewer) ? card : null;
      }),
  },
  auction: callInTurn(FACE_TO_FACE, 1),
  leader: (_, { declarer }) => otherPlayer(FACE_TO_FACE, declarer),
  redeals: (state) => state.options.redealBy === 'sameDealer',
});

/** Two players collect their hands card by card, keeping one of every two, then bid and play them (RULES 7.2). */
export const drawDiscard: Game<DrawDiscardState, DrawDiscardOptions> = {
  id: ID,
  name: 'Draw and discard',
  summary: 'Two players collect their hands from the pack, keeping one card of every two, then bid and play.',
  players: 2,
  seats: FACE_TO_FACE.players,
  matches: HONEYMOON_MATCHES,
  options,
  rules,
  ordered: true,
  inOrder: SEATS,
  start,
  ...functions,

  /**
   * Imagines a pack, uniformly among those in which both players had the cards that they played, and none of a suit
   * that they did not follow. It ignores what the choice of a card to keep suggests.
   */
  imagine(view, random) {
    const given = trustOptions(options, view.options);
    const order = imagineDraw(view, random, given.carry);
    return retraceStockGame(
      functions,
      start({ ...view.terms, deal: dealOfOrder(order), order }, given),
      view,
    );
  },
};
