import { type CardSet, cardsOf, EMPTY, FULL, minus, setOf, union } from '../../cards/cardSet.ts';
import { bySeat, lho, SEATS, type Seat, seatsFrom } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Deal } from '../../deals/deal.ts';
import { dealOfOrder, rowOf, type Setup } from '../../deals/setup.ts';
import { type Game, playerAt } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import type { PlayRules } from '../../play/play.ts';
import { type Random, shuffled } from '../../random.ts';
import type { View } from '../../views/view.ts';
import { isFarBehind } from '../trickBids/blindNil.ts';
import { imagineTrickBids } from '../trickBids/imagine.ts';
import { trickBidPad } from '../trickBids/pad.ts';
import {
  numbersTo,
  type TrickBidRules,
  type TrickBidState,
  trickBidGame,
} from '../trickBids/trickBidGame.ts';
import { barredInSpades, SPADES_PLAY } from './spadesPlay.ts';
import { spadesScore } from './spadesScore.ts';

export type AloneSpadesOptions = {
  readonly blindNil: boolean;
  readonly noExactTotal: boolean;
};

export type AloneSpadesState = TrickBidState<AloneSpadesOptions>;

const options: OptionsSpec<AloneSpadesOptions> = {
  blindNil: {
    kind: 'flag',
    default: true,
    help: 'A player at least 100 points behind the highest score may bid nil before they look at their cards, for 200 points.',
  },
  noExactTotal: {
    kind: 'flag',
    default: false,
    help: 'The last bid may not make the sum of all bids equal to the number of tricks.',
  },
};

/** The seat without a player when three play. */
const EMPTY_SEAT = 'N';
/** The number of cards that each of the three gets from the fourth hand; its last card is out of play. */
const MORE = 4;

/**
 * Builds a game in which each plays alone: three players with 17 cards and one left over, or four with 13 (RULES 12.2).
 */
export function aloneSpades(
  id: string,
  seats: readonly Seat[],
): Omit<Game<AloneSpadesState, AloneSpadesOptions>, 'name' | 'summary' | 'rules' | 'matches'> {
  const isThree = seats.length === 3;
  const tricks = isThree ? 17 : 13;
  const partyOf = (seat: Seat, terms: DealTerms = { dealer: 'N', vul: 'none' }) =>
    playerAt(seats, seat, terms);
  const biddersOf = ({ dealer }: Setup) => seatsFrom(lho(dealer)).filter((seat) => seats.includes(seat));
  const playRules: PlayRules = {
    ...SPADES_PLAY,
    size: seats.length,
    next: (seat) => seatsFrom(lho(seat)).find((other) => seats.includes(other)) ?? seat,
  };
  const rules: TrickBidRules<AloneSpadesState> = {
    id,
    bidders: biddersOf,
    choices: ({ bids, options: given }) => {
      const sum = bids.reduce((all, bid) => all + bid.tricks, 0);
      const isLast = bids.length === seats.length - 1;
      return numbersTo(0, tricks).filter((bid) => !(given.noExactTotal && isLast && sum + bid === tricks));
    },
    strain: () => 'S',
    ...(isThree && { dealt: ({ setup }) => handsOfThree(setup) }),
    blind: {
      isOffered: ({ setup, options: given }, seat) =>
        given.blindNil && isFarBehind(setup, partyOf(seat, setup)),
    },
    play: () => playRules,
    partyOf,
    parties: seats.map((seat) => partyOf(seat)),
    score: ({ bids }, taken) => {
      const scored = bids.map(({ seat, tricks: bid, blind = false }) => ({
        party: partyOf(seat),
        ...spadesScore(partyOf(seat), [{ bid, taken: taken[seat], blind }]),
      }));
      return {
        items: scored.flatMap(({ items }) => items),
        bags: Object.fromEntries(scored.map(({ party, bags }) => [party, bags])),
      };
    },
    barred: barredInSpades,
  };
  const functions = trickBidGame(rules);
  const start = (setup: Setup, given: AloneSpadesOptions): AloneSpadesState => ({
    setup,
    options: given,
    bids: [],
  });
  return {
    ...functions,
    pad: trickBidPad(rules, { tricks }),
    id,
    players: isThree ? 3 : 4,
    seats,
    dealers: seats,
    options,
    losesPoints: true,
    vulnerability: 'none',
    ...(isThree && { ordered: true, dealt: ({ setup }: AloneSpadesState) => handsOfThree(setup) }),
    start,
    imagine: (view, random) =>
      imagineTrickBids(
        rules,
        functions,
        {
          start: (setup) => start(setup, trustOptions(options, view.options)),
          ...(isThree && { setupFor }),
        },
        view,
        random,
      ),
  };
}

/** Returns three hands of 17 from a pack in dealt order: the fourth hand is dealt out to them, except its last card. */
function handsOfThree(setup: Setup): Deal {
  const rest = rowOf(setup, EMPTY_SEAT);
  return bySeat((seat) => {
    const at = THREE.indexOf(seat) * MORE;
    return at < 0 ? EMPTY : union(setup.deal[seat], setOf(rest.slice(at, at + MORE)));
  });
}

const THREE: readonly Seat[] = SEATS.filter((seat) => seat !== EMPTY_SEAT);

/** Builds a setup whose pack deals these hands. */
function setupFor({ terms }: View, hands: Deal, random: Random): Setup {
  const rows = bySeat((seat) => shuffled(random, cardsOf(hands[seat])));
  const left = cardsOf(THREE.reduce<CardSet>((rest, seat) => minus(rest, hands[seat]), FULL));
  const more = [...THREE.flatMap((seat) => rows[seat].slice(0, MORE)), ...left];
  const order = SEATS.flatMap((seat) => (seat === EMPTY_SEAT ? more : rows[seat].slice(MORE)));
  return { ...terms, deal: dealOfOrder(order), order };
}
