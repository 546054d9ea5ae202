import { foreign, playAction } from '../../action.ts';
import { makeCard, suitOf } from '../../cards/card.ts';
import { add, cardsOf, EMPTY, has, size } from '../../cards/cardSet.ts';
import { lho, SEATS, seatsFrom } from '../../cards/seat.ts';
import { termsOf } from '../../deals/setup.ts';
import { type Game, playerAt } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { addCard, CLOCKWISE, cardError, isPlayOver, legalCards } from '../../play/play.ts';
import { type ScoreItem, sumItems } from '../../scores/score.ts';
import { makeView } from '../../views/makeView.ts';
import { imagine } from './imagine.ts';
import { rules } from './rules.ts';
import {
  handsOf,
  type KnockoutExtra,
  type KnockoutOptions,
  type KnockoutState,
  start,
  turnedOf,
} from './state.ts';

const options: OptionsSpec<KnockoutOptions> = {
  cards: { kind: 'number', default: 7, min: 1, max: 13, help: 'How many cards each player is dealt.' },
};

/**
 * Returns a point for each trick; a player without a trick is knocked out (R-KO-2). The items come in the order of
 * play, so turning the table does not change them.
 */
const itemsOf = ({ play, setup }: KnockoutState): readonly ScoreItem[] =>
  seatsFrom(lho(setup.dealer))
    .filter((seat) => play.taken[seat] > 0)
    .map((seat) => ({
      reason: 'tricks',
      party: playerAt(SEATS, seat, setup),
      points: play.taken[seat],
      line: 'above',
    }));

export const knockoutWhist: Game<KnockoutState, KnockoutOptions> = {
  id: 'knockout-whist',
  name: 'Knockout whist',
  summary: 'Seven cards each, the last one dealt names trumps: who takes no trick is knocked out.',
  players: 4,
  seats: SEATS,
  matches: ['deals'],
  matchDefaults: { deals: 4, vulnerable: 'none' },
  vulnerability: 'none',
  options,
  rules,
  ordered: true,
  start,
  setupOf: ({ setup }) => setup,
  toAct: ({ play }) => (isPlayOver(play) ? [] : [play.turn]),
  legalActions({ play }, seat) {
    if (isPlayOver(play) || seat !== play.turn) return [];
    return cardsOf(legalCards(CLOCKWISE, play)).map(playAction);
  },
  apply(state, _, action) {
    if (action.kind !== 'play') return foreign(action);
    return { ...state, play: addCard(CLOCKWISE, state.play, action.card) };
  },
  // seven tricks are soon played
  claimable: () => undefined,
  explain: ({ play }, _, action) =>
    action.kind === 'play' ? cardError(CLOCKWISE, play, action.card) : undefined,
  playOf: ({ play }) => play,
  view(state, viewer) {
    const { play } = state;
    const isOver = isPlayOver(play);
    const turned = turnedOf(state);
    const extra: KnockoutExtra = { turned: makeCard(turned) };
    return makeView<KnockoutState>(knockoutWhist, state, viewer, {
      phase: isOver ? 'over' : 'play',
      hand: (seat) => ({
        count: size(play.hands[seat]),
        ...((isOver || seat === viewer) && { cards: play.hands[seat] }),
        ...(!isOver && seat !== viewer && has(play.hands[seat], turned) && { shown: add(EMPTY, turned) }),
      }),
      teams: SEATS.map((seat) => [seat]),
      strain: suitOf(turned),
      extra,
      deal: handsOf(state),
    });
  },
  imagine,
  outcome(state) {
    if (!isPlayOver(state.play)) return undefined;
    const { setup } = state;
    const items = itemsOf(state);
    const parties = SEATS.map((seat) => playerAt(SEATS, seat, setup));
    return {
      terms: termsOf(setup),
      strain: suitOf(turnedOf(state)),
      tricks: 0,
      items,
      points: sumItems(items, parties),
    };
  },
  dealt: handsOf,
  partyOf: (seat, terms) => playerAt(SEATS, seat, terms),
};
