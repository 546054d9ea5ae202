import { playAction } from '../../action.ts';
import { assert } from '../../assert.ts';
import { cardsOf, EMPTY } from '../../cards/cardSet.ts';
import { SEATS } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { dealOfOrder, type Setup } from '../../deals/setup.ts';
import {
  retraceStockGame,
  type StockGameState,
  startStockGame,
  stockGame,
  TRICKS,
  TWO_HANDS,
} from '../../families/stock/stockGame.ts';
import { callInTurn, FACE_TO_FACE, otherPlayer } from '../../families/twoHanded/owners.ts';
import { DUMMY_OPTIONS, HONEYMOON_MATCHES } from '../../families/twoHanded/twoDummies.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { addCard, cardError, legalCards, type Play, startPlay } from '../../play/play.ts';
import { imagineMemory } from './imagine.ts';
import { rules } from './rules.ts';

export type MemoryOptions = {
  /** R-HB-1: who deals when a deal is passed out. */
  readonly redealBy: 'sameDealer' | 'nextDealer';
};

export interface MemoryState extends StockGameState<MemoryOptions> {
  /** The tricks of the first half. */
  readonly first: Play;
}

const ID = 'memory';

const options: OptionsSpec<MemoryOptions> = { redealBy: DUMMY_OPTIONS.redealBy };

/**
 * Returns the first hands: South's first hand is the deal's South and their second its East; North's are its North and
 * West.
 */
const firstHands = ({ deal }: Setup): Deal => ({ ...deal, E: EMPTY, W: EMPTY });
const secondHands = ({ deal }: Setup): Deal => ({ N: deal.W, E: EMPTY, S: deal.E, W: EMPTY });

const isFirstOver = ({ first }: MemoryState): boolean => first.tricks.length === TRICKS;

/** Starts the deal: the non-dealer leads first (R-HB-8). */
const start: Game<MemoryState, MemoryOptions>['start'] = (setup, given) => {
  const leader = otherPlayer(FACE_TO_FACE, FACE_TO_FACE.of[setup.dealer]);
  const hands = firstHands(setup);
  return { ...startStockGame(setup, given, hands), first: startPlay(hands, leader, undefined) };
};

const functions = stockGame<MemoryState>({
  id: ID,
  collecting: {
    phase: 'exchange',
    toAct: (state) => (isFirstOver(state) ? undefined : state.first.turn),
    legal: ({ first }) => cardsOf(legalCards(TWO_HANDS, first)).map(playAction),
    apply(state, action) {
      assert(action.kind === 'play', 'the first half is tricks');
      const next = { ...state, first: addCard(TWO_HANDS, state.first, action.card) };
      return { ...next, deal: isFirstOver(next) ? secondHands(state.setup) : next.first.hands };
    },
    explain: ({ first }, action) =>
      action.kind === 'play' ? cardError(TWO_HANDS, first, action.card) : undefined,
    playOf: ({ first }) => first,
    tricks: ({ first: { trick, tricks, taken, turn } }) => ({ trick, tricks, taken, turn }),
    known: (state, viewer, isOver) =>
      SEATS.flatMap((seat) => {
        const isFirst = FACE_TO_FACE.players.includes(seat);
        const isOwn = FACE_TO_FACE.players.some(
          (player) => player === viewer && FACE_TO_FACE.of[seat] === player,
        );
        const isSeen = isOver || (isOwn && (isFirst || isFirstOver(state)));
        return cardsOf(state.setup.deal[seat]).map((card) => (isSeen ? card : null));
      }),
  },
  auction: callInTurn(FACE_TO_FACE, 1),
  leader: (_, { declarer }) => otherPlayer(FACE_TO_FACE, declarer),
  redeals: (state) => state.options.redealBy === 'sameDealer',
});

/**
 * Two players play one hand without a score and the next for the score: the cards of the first hand give information
 * about the second (RULES 7.6).
 */
export const memoryBridge: Game<MemoryState, MemoryOptions> = {
  id: ID,
  name: 'Memory bridge',
  summary: 'Two players play half the pack only to remember it: then they know both hands of the other half.',
  players: 2,
  seats: FACE_TO_FACE.players,
  matches: HONEYMOON_MATCHES,
  options,
  rules,
  start,
  ...functions,

  /** Imagines a layout, uniformly among those in which every hand followed suit as it did. */
  imagine(view, random) {
    const deal = dealOfOrder(imagineMemory(view, random));
    return retraceStockGame(
      functions,
      start({ ...view.terms, deal }, trustOptions(options, view.options)),
      view,
    );
  },
};
