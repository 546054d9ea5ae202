import { defined } from '../../assert.ts';
import type { TrickBid } from '../../auction/trickBid.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { termsOf } from '../../deals/setup.ts';
import { playerAt } from '../../game.ts';
import { NONE, type PadDeal, type PadSteps } from '../../pad/form.ts';
import { askShares } from '../../pad/parts.ts';
import { tricksOf } from '../../play/play.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import {
  biddersOf,
  bidsFor,
  countingNils,
  type DummySpadesOptions,
  highestOf,
  makeBid,
  mirrorBidsOf,
  ownSide,
  PLAYERS,
} from './bids.ts';
import { playerScore } from './score.ts';
import { type DummySpadesState, declarerOf, isOver } from './state.ts';

/** Scores each player for themselves (RULES 11.4), in bidding order. */
export function outcomeOf(state: DummySpadesState): Outcome | undefined {
  const { setup, bids, play, claim } = state;
  const declarer = declarerOf(state);
  if (!isOver(state) || play === undefined || declarer === undefined) return undefined;
  const terms = termsOf(setup);
  const tricksBy = (player: Seat): number => {
    const side = ownSide(declarer, player);
    return tricksOf(play, (hand) => side.includes(hand), claim);
  };
  return scoredOutcome(terms, bids, declarer, tricksBy, (hand) => play.taken[hand]);
}

function scoredOutcome(
  terms: DealTerms,
  bids: readonly TrickBid[],
  declarer: Seat,
  tricksBy: (player: Seat) => number,
  takenBy: (hand: Seat) => number,
): Outcome {
  const partyOf = (seat: Seat) => playerAt(PLAYERS, seat, terms);
  const scored = bids.map((bid) => {
    const nils = countingNils(bid, declarer).map(takenBy);
    const party = partyOf(bid.seat);
    return { party, ...playerScore(party, bid.tricks, tricksBy(bid.seat), nils) };
  });
  const items = scored.flatMap((each) => each.items);
  const parties = PLAYERS.map(partyOf);
  return {
    terms,
    strain: 'S',
    declaring: partyOf(declarer),
    tricks: tricksBy(declarer),
    items,
    points: sumItems(items, parties),
    bags: Object.fromEntries(
      parties.map((party) => [
        party,
        defined(
          scored.find((each) => each.party === party),
          'all bid',
        ).bags,
      ]),
    ),
  };
}

/** Asks for each bid, or in mirror the spades of each hand, then for the tricks of the four hands. */
export function* dummySpadesPad({ terms, options }: PadDeal<DummySpadesOptions>): PadSteps<Outcome> {
  const bidders = biddersOf(terms);
  const { bids, declarer } =
    options.bidding === 'mirror'
      ? mirrorBidsOf(bidders, yield* askShares('spades', SEATS, 13))
      : highestOf(yield* askBids(options.bidding, bidders));
  const taken = yield* askShares('taken', SEATS, 13);
  const tricksBy = (player: Seat) => ownSide(declarer, player).reduce((sum, hand) => sum + taken[hand], 0);
  return scoredOutcome(terms, bids, declarer, tricksBy, (hand) => taken[hand]);
}

/** Asks for the number of tricks, then for the hands declared nil. */
function* askBids(
  bidding: DummySpadesOptions['bidding'],
  bidders: readonly Seat[],
): PadSteps<readonly TrickBid[]> {
  const bids: TrickBid[] = [];
  for (const seat of bidders) {
    const offered = bidsFor(bidding, seat);
    const numbers = [...new Set(offered.map(({ tricks }) => String(tricks)))];
    const tricks = Number(yield { part: 'bid', seat, values: numbers });
    const sets = new Map(
      offered.flatMap((bid) => (bid.tricks === tricks ? [[wordOf(bid.nils), bid.nils ?? []]] : [])),
    );
    const nils = sets.get(yield { part: 'nils', seat, values: [...sets.keys()] });
    bids.push(makeBid(seat, tricks, nils));
  }
  return bids;
}

/** Formats hands as `N`, `NS`; `-` for none. */
const wordOf = (nils: readonly Seat[] = []): string => (nils.length === 0 ? NONE : nils.join(''));
