import { makeStep, playAction } from '../../action.ts';
import { cardsOf, size } from '../../cards/cardSet.ts';
import { dealOfOrder, termsOf } from '../../deals/setup.ts';
import { imaginePack } from '../../families/stock/imaginePack.ts';
import { stepsIn, TWO_HANDS } from '../../families/stock/stockGame.ts';
import { FACE_TO_FACE, ownerParty, PLAYERS } from '../../families/twoHanded/owners.ts';
import type { Game } from '../../game.ts';
import { cardError, legalCards } from '../../play/play.ts';
import { type ScoreItem, sumItems } from '../../scores/score.ts';
import type { AllMemories } from '../../views/facts.ts';
import { makeView } from '../../views/makeView.ts';
import { rules } from './rules.ts';
import { apply, collecting, type GermanWhistState, isOver, start, trumpsOf } from './state.ts';

export type GermanWhistOptions = Readonly<Record<never, never>>;

/** Returns a point for each of the last thirteen tricks (R-GW-3). */
const itemsOf = ({ play, setup }: GermanWhistState): readonly ScoreItem[] =>
  FACE_TO_FACE.players
    .filter((seat) => (play?.taken[seat] ?? 0) > 0)
    .map((seat) => ({
      reason: 'tricks',
      party: ownerParty(FACE_TO_FACE, seat, setup),
      points: play?.taken[seat] ?? 0,
      line: 'above',
    }));

/** Two players collect their hands from an open stock, and play them for the tricks. */
export const germanWhist: Game<GermanWhistState, GermanWhistOptions> = {
  id: 'german-whist',
  name: 'German whist',
  summary: 'Two players collect their hands in thirteen tricks from an open stock, then play for the tricks.',
  players: 2,
  seats: FACE_TO_FACE.players,
  matches: ['deals'],
  matchDefaults: { deals: 4, vulnerable: 'none' },
  vulnerability: 'none',
  options: {},
  rules,
  ordered: true,
  start,
  setupOf: ({ setup }) => setup,
  dealt: ({ deal }) => deal,
  toAct: (state) => (isOver(state) ? [] : [state.play?.turn ?? state.exchange.turn]),
  legalActions(state, seat) {
    if (!germanWhist.toAct(state).includes(seat)) return [];
    if (state.play === undefined) return collecting.legal(state);
    return cardsOf(legalCards(TWO_HANDS, state.play)).map(playAction);
  },
  apply,
  // the players do not know the remaining cards
  claimable: () => undefined,
  explain: ({ play, exchange }, _, action) =>
    action.kind === 'play' ? cardError(TWO_HANDS, play ?? exchange, action.card) : undefined,
  playOf: ({ play, exchange }) => play ?? exchange,
  view(state, viewer) {
    const { setup, play, exchange, deal, steps } = state;
    const over = isOver(state);
    const held = play?.hands ?? deal;
    const stock = collecting.stock?.(state, viewer);
    const memory: AllMemories = {
      order: collecting.known(state, viewer, over),
      steps: steps.map(makeStep),
    };
    return makeView<GermanWhistState>(germanWhist, { ...state, play: play ?? exchange }, viewer, {
      phase: over ? 'over' : play === undefined ? 'draw' : 'play',
      hand: (seat) => {
        const isOpen = over || seat === viewer || !FACE_TO_FACE.players.includes(seat);
        return { count: size(held[seat]), ...(isOpen && { cards: held[seat] }) };
      },
      teams: FACE_TO_FACE.players.map((seat) => [seat]),
      strain: trumpsOf(setup),
      ...(stock !== undefined && { stock }),
      deal,
      memory,
    });
  },

  /**
   * Imagines a pack, uniformly among those in which each player held the cards that they played, and none of a suit
   * that they did not follow.
   */
  imagine(view, random) {
    const order = imaginePack(view, random, true, view.strain === 'N' ? undefined : view.strain);
    const first = stepsIn(view);
    const isCollected = view.phase === 'play' || view.phase === 'over';
    const played = isCollected ? [...view.tricks, view.trick].flat() : [];
    const begun = start({ ...view.terms, deal: dealOfOrder(order), order });
    const collected = first.reduce((state, { seat, action }) => apply(state, seat, action), begun);
    return played.reduce((state, { seat, card }) => apply(state, seat, playAction(card)), collected);
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const items = itemsOf(state);
    return {
      terms: termsOf(state.setup),
      strain: trumpsOf(state.setup),
      tricks: 0,
      items,
      points: sumItems(items, PLAYERS),
    };
  },
  partyOf: (seat, terms) => ownerParty(FACE_TO_FACE, seat, terms),
};
