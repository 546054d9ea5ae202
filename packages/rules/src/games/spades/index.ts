import type { TrickBid } from '../../auction/trickBid.ts';
import { suitLength } from '../../cards/cardSet.ts';
import { lho, partner, SEATS, type Seat, SIDES, seatsFrom, sideOf } from '../../cards/seat.ts';
import type { Setup } from '../../deals/setup.ts';
import { barredInSpades, SPADES_PLAY } from '../../families/spades/spadesPlay.ts';
import { spadesScore } from '../../families/spades/spadesScore.ts';
import { isBlind, isFarBehind } from '../../families/trickBids/blindNil.ts';
import { imagineTrickBids } from '../../families/trickBids/imagine.ts';
import { trickBidPad } from '../../families/trickBids/pad.ts';
import {
  numbersTo,
  type TrickBidRules,
  type TrickBidState,
  trickBidGame,
  withBids,
} from '../../families/trickBids/trickBidGame.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { rules as text } from './rules.ts';

export type SpadesOptions = {
  readonly bidding: 'free' | 'suicide' | 'mirror' | 'whiz';
  readonly minTeamBid: number;
  readonly noTotal13: boolean;
  readonly blindNil: boolean;
};

export type SpadesState = TrickBidState<SpadesOptions>;

const options: OptionsSpec<SpadesOptions> = {
  bidding: {
    kind: 'choice',
    default: 'free',
    values: ['free', 'suicide', 'mirror', 'whiz'],
    help: 'Free bidding; suicide: one player of each side bids nil; mirror: the bid is the number of spades; whiz: that number or nil.',
  },
  minTeamBid: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 4,
    help: 'The lowest total that a side may bid, in free bidding; 4 is common.',
  },
  noTotal13: {
    kind: 'flag',
    default: false,
    help: 'In free bidding the last bid may not make the sum of all bids 13.',
  },
  blindNil: {
    kind: 'flag',
    default: true,
    help: 'In free bidding, players of a side at least 100 points behind may bid nil before they look at their cards, for 200 points.',
  },
};

const spadesIn = ({ deal }: Setup, seat: Seat): number => suitLength(deal[seat], 'S');

/** Returns the bidders: one round, clockwise from the dealer's left (R-SP-1). */
const bidders = ({ dealer }: Setup) => seatsFrom(lho(dealer));

function choices(state: SpadesState, seat: Seat): readonly number[] {
  const { setup, options: given, bids } = state;
  const bidBy = (other: Seat) => (isBlind(state, other) ? 0 : bids.find((bid) => bid.seat === other)?.tricks);
  const mate = bidBy(partner(seat));
  switch (given.bidding) {
    case 'suicide':
      if (mate === undefined) return [0, ...numbersTo(4, 13)];
      return mate === 0 ? numbersTo(4, 13) : [0];
    case 'whiz':
      return [...new Set([0, spadesIn(setup, seat)])];
    default: {
      const others = SEATS.flatMap((other) => (other === seat ? [] : (bidBy(other) ?? [])));
      const sum = others.reduce((all, tricks) => all + tricks, 0);
      return numbersTo(0, 13).filter(
        (tricks) =>
          (mate === undefined || mate + tricks >= given.minTeamBid) &&
          !(given.noTotal13 && others.length === 3 && sum + tricks === 13),
      );
    }
  }
}

const rules: TrickBidRules<SpadesState> = {
  id: 'spades',
  bidders,
  choices,
  blind: {
    isOffered: ({ setup, options: given }, seat) =>
      given.blindNil && given.bidding === 'free' && isFarBehind(setup, sideOf(seat)),
    partnerOf: partner,
  },
  strain: () => 'S',
  play: () => SPADES_PLAY,
  partyOf: sideOf,
  parties: SIDES,
  isClaimable: ({ bids }) => bids.every(({ tricks }) => tricks > 0),
  score: ({ bids }, taken) => {
    // in the order of the bids, which does not depend on the seats' names
    const sides = [...new Set(bids.map(({ seat }) => sideOf(seat)))];
    const scored = sides.map((side) => {
      const own = bids.filter(({ seat }) => sideOf(seat) === side);
      const hands = own.map(({ seat, tricks, blind = false }) => ({
        bid: tricks,
        taken: taken[seat],
        blind,
      }));
      return { side, ...spadesScore(side, hands) };
    });
    return {
      items: scored.flatMap(({ items }) => items),
      bags: Object.fromEntries(scored.map(({ side, bags }) => [side, bags])),
    };
  },
  barred: barredInSpades,
  lengths: {
    suit: 'S',
    of({ options: given, trickBids = [] }, seat) {
      const bid = trickBids.find((made) => made.seat === seat)?.tricks;
      if (given.bidding === 'mirror') return bid;
      // nil may be bid with any number of spades
      return given.bidding === 'whiz' && bid !== 0 ? bid : undefined;
    },
  },
};

const functions = trickBidGame(rules);

function start(setup: Setup, given: SpadesOptions): SpadesState {
  const state = { setup, options: given, bids: [] };
  if (given.bidding !== 'mirror') return state;
  const bids = bidders(setup).map((seat) => ({ seat, tricks: spadesIn(setup, seat) }));
  return withBids(rules, state, bids);
}

/**
 * Lists the possible bids where they depend on a hand's spades, which nobody shows: any number, in mirror 13 together.
 */
function unseen({ bidding }: SpadesOptions, bids: readonly TrickBid[]): readonly number[] | undefined {
  if (bidding === 'whiz') return numbersTo(0, 13);
  if (bidding !== 'mirror') return undefined;
  const left = 13 - bids.reduce((sum, { tricks }) => sum + tricks, 0);
  return numbersTo(bids.length === 3 ? left : 0, left);
}

/** Spades, four players in partnerships (RULES 12.1). */
export const spades: Game<SpadesState, SpadesOptions> = {
  ...functions,
  pad: trickBidPad(rules, { tricks: 13, unseen }),
  id: 'spades',
  name: 'Spades',
  summary: 'Two partnerships bid their tricks, spades are trumps, and extra tricks are bags.',
  group: 'spades',
  players: 4,
  seats: ['S', 'W', 'N', 'E'],
  matches: ['target'],
  options,
  rules: text,
  losesPoints: true,
  vulnerability: 'none',
  start,
  conceals: ({ seat, action }, viewer) =>
    action.kind === 'put' && viewer !== seat && viewer !== partner(seat),
  imagine: (view, random) =>
    imagineTrickBids(
      rules,
      functions,
      { start: (setup) => start(setup, trustOptions(options, view.options)) },
      view,
      random,
    ),
};
