import { defined } from '../../assert.ts';
import { type Card, suitOf } from '../../cards/card.ts';
import { cardsOf, EMPTY, setOf } from '../../cards/cardSet.ts';
import { bySeat, lho, SEATS, type Seat, seatsFrom } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { dealOfOrder, packFrom, rowOf, type Setup } from '../../deals/setup.ts';
import { imagineTrickBids } from '../../families/trickBids/imagine.ts';
import { barredBy } from '../../families/trickBids/layout.ts';
import {
  bidOf,
  itemFor,
  numbersTo,
  type TrickBidRules,
  type TrickBidState,
  trickBidGame,
} from '../../families/trickBids/trickBidGame.ts';
import { type Game, playerAt } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { CLOCKWISE } from '../../play/play.ts';
import { type Random, shuffled } from '../../random.ts';
import type { View } from '../../views/view.ts';
import { rules as text } from './rules.ts';

export type OhHellOptions = {
  readonly cards: number;
};

export type OhHellState = TrickBidState<OhHellOptions>;

const options: OptionsSpec<OhHellOptions> = {
  cards: {
    kind: 'number',
    default: 10,
    min: 1,
    max: 12,
    help: 'The number of cards that each player is dealt.',
  },
};

type Dealt = Pick<OhHellState, 'setup' | 'options'>;

/** Returns the hands: the first cards of each row of the pack. */
const handsOf = ({ setup, options: { cards } }: Dealt): Deal =>
  bySeat((seat) => setOf(rowOf(setup, seat).slice(0, cards)));

/** Returns the card turned up: the next one of the dealer's row. Nobody holds it (R-OH-1). */
const turnedOf = ({ setup, options: { cards } }: Dealt): Card =>
  defined(rowOf(setup, setup.dealer)[cards], 'a card is left');

const partyOf = (seat: Seat) => playerAt(SEATS, seat, { dealer: 'N', vul: 'none' });

const rules: TrickBidRules<OhHellState> = {
  id: 'oh-hell',
  bidders: ({ dealer }) => seatsFrom(lho(dealer)),
  choices({ bids, options: { cards } }) {
    const sum = bids.reduce((all, { tricks }) => all + tricks, 0);
    const isLast = bids.length === SEATS.length - 1;
    return numbersTo(0, cards).filter((bid) => !(isLast && sum + bid === cards));
  },
  strain: (state) => suitOf(turnedOf(state)),
  dealt: handsOf,
  // the open card lies on the cards that stay out of play
  told: (state) => ({ stock: { left: 52 - 4 * state.options.cards, top: turnedOf(state) } }),
  play: () => CLOCKWISE,
  partyOf,
  parties: SEATS.map(partyOf),
  score: ({ bids }, taken) => ({
    items: bids
      .filter(({ seat }) => bidOf(bids, seat) === taken[seat])
      .map(({ seat, tricks }) => itemFor('made', partyOf(seat), 10 + tricks)),
  }),
  barred: (view) => barredBy(view, () => EMPTY),
};

const functions = trickBidGame(rules);

const start = (setup: Setup, given: OhHellOptions): OhHellState => ({ setup, options: given, bids: [] });

/** Builds a setup whose pack deals these hands and turns up the card of the view. */
function setupFor({ terms, stock }: View, hands: Deal, random: Random): Setup {
  const turned = defined(stock?.top, 'a card was turned up');
  const rows = bySeat((seat) => [
    ...shuffled(random, cardsOf(hands[seat])),
    ...(seat === terms.dealer ? [turned] : []),
  ]);
  const order = packFrom(rows, random);
  return { ...terms, deal: dealOfOrder(order), order };
}

/** Four players bid their tricks, with trumps turned up, and score for a bid made to the trick (R-OH-3). */
export const ohHell: Game<OhHellState, OhHellOptions> = {
  ...functions,
  id: 'oh-hell',
  name: 'Oh Hell',
  summary: 'Each alone bids a number of tricks, with trumps turned up, and scores only for just as many.',
  players: 4,
  seats: SEATS,
  matches: ['deals'],
  matchDefaults: { deals: 4, vulnerable: 'none' },
  vulnerability: 'none',
  options,
  rules: text,
  ordered: true,
  dealt: handsOf,
  start,
  imagine: (view, random) =>
    imagineTrickBids(
      rules,
      functions,
      { start: (setup) => start(setup, trustOptions(options, view.options)), setupFor },
      view,
      random,
    ),
};
