import { defined } from '../../assert.ts';
import { type AuctionRules, CONTRACT_AUCTION } from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import type { Card } from '../../cards/card.ts';
import { type CardSet, cardsOf, equals, isEmpty, minus, setOf, size, union } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Deal } from '../../deals/deal.ts';
import { rowOf, type Setup, termsOf } from '../../deals/setup.ts';
import { type Game, playerAt } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import { CLOCKWISE, isLeadMade, type PlayRules } from '../../play/play.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Party } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import { inTurnFrom, type View } from '../../views/view.ts';
import { type DummyFunctions, type DummyStages, type DummyState, dummyGame } from './dummyGame.ts';

/** Three players, each for themselves, and a fourth hand that becomes declarer's dummy (RULES 13.1). */
export const PLAYERS: readonly Seat[] = ['S', 'W', 'E'];
export const DUMMY = 'N';

/** Returns the player at the left of a seat; also for the empty seat, whose deal a player takes over. */
export const nextPlayer = (seat: Seat): Seat => (seat === 'S' ? 'W' : seat === 'E' ? 'S' : 'E');

/** Returns the dealer: for the empty seat, the player at its left. */
export const dealerOf = ({ dealer }: Pick<Setup, 'dealer'>): Seat =>
  dealer === DUMMY ? nextPlayer(dealer) : dealer;

/** Each calls for themselves; two passes end it after a bid, three at the start (R-3H-1). */
export const ALONE_AUCTION: AuctionRules = {
  ...CONTRACT_AUCTION,
  next: nextPlayer,
  partners: (a, b) => a === b,
  passesAfterBid: 2,
  passesAtStart: 3,
};

/**
 * Returns the hands in the order around the table: declarer, the defender at their left, the dummy opposite declarer,
 * the other defender.
 */
export function aroundOf(declarer: Seat): readonly Seat[] {
  const left = nextPlayer(declarer);
  return [declarer, left, DUMMY, nextPlayer(left)];
}

/** Returns the leader: the defender at declarer's left. */
export const leaderOf = ({ declarer }: Contract): Seat => nextPlayer(declarer);

/** Returns rules of play in which the dummy lies opposite declarer, at any seat, and plays between the defenders. */
function playRulesOf({ declarer }: Contract): PlayRules {
  const around = aroundOf(declarer);
  return { ...CLOCKWISE, next: (seat) => defined(inTurnFrom({ around }, seat)[1], 'four hands') };
}

export interface ThreeHandsState<Options extends OptionValues = OptionValues> extends DummyState<Options> {
  readonly contract?: Contract;
}

/** The rules by which one of these games differs from another. */
export interface ThreeHandsRules<State extends ThreeHandsState> extends DummyStages<State> {
  /** The number of cards of the dummy, in dealt order, that lie face up before the lead. */
  readonly faceUp: (state: State) => number;
  /** Further cards of the dummy that a player sees before the lead. */
  readonly looks?: (state: State, viewer: Seat) => CardSet;
  /** True if a player has not yet taken up their own hand. */
  readonly isBlind?: (state: State, viewer: Seat) => boolean;
}

export const partyOf = (seat: Seat, terms: DealTerms): Party => playerAt(PLAYERS, seat, terms);

/** Returns all three players as parties, `P1` first. */
export const partiesOn = (terms: DealTerms): readonly Party[] =>
  PLAYERS.map((seat) => partyOf(seat, terms)).sort();

export type ThreeHandsFunctions<State> = DummyFunctions<State> &
  Pick<Required<Game<State, unknown>>, 'playOf' | 'partyOf'>;

/**
 * Builds the functions of a three-player game from `rules`, which hold all that is special to it. The dummy is opened
 * after the lead (RULES 13.1).
 */
export function threeHands<State extends ThreeHandsState>(
  rules: ThreeHandsRules<State>,
): ThreeHandsFunctions<State> {
  const told: DummyStages<State>['told'] = (state, viewer) => ({
    ...rules.told(state, viewer),
    ...(state.contract && { contract: state.contract }),
  });
  const functions = dummyGame<State>(
    { ...rules, told },
    {
      playRules: ({ contract }) => playRulesOf(defined(contract, 'a play has a contract')),
      declarer: ({ contract }) => contract?.declarer,
      dummyOf: () => DUMMY,
      terms: ({ setup }) => termsOf(setup),
      hand(state, viewer, seat, isOver) {
        const cards = (state.play?.hands ?? state.setup.deal)[seat];
        const count = size(cards);
        const isOwn = viewer === seat && !rules.isBlind?.(state, seat);
        if (isOver || isOwn || (seat === DUMMY && isLeadMade(state.play))) return { count, cards };
        if (seat !== DUMMY) return { count };
        const up = setOf(rowOf(state.setup, seat).slice(0, rules.faceUp(state)));
        const looks = viewer === undefined ? undefined : rules.looks?.(state, viewer);
        const shown = looks === undefined ? up : union(up, looks);
        if (equals(shown, cards)) return { count, cards };
        return { count, ...(!isEmpty(shown) && { shown }) };
      },
      teams: ({ contract }) => teamsOf(contract),
      around: aroundOf,
      outcome: ({ contract, setup }, result) => ({
        ...(contract && { declaring: partyOf(contract.declarer, setup) }),
        ...result,
        points: sumItems(result.items, partiesOn(setup)),
      }),
    },
  );
  return { ...functions, playOf: ({ play }) => play, partyOf };
}

/** Returns the teams. Before there is a contract each hand is alone, and the dummy is nobody's. */
function teamsOf(contract: Contract | undefined): View['teams'] {
  if (contract === undefined) return [...PLAYERS.map((seat) => [seat]), [DUMMY]];
  const defenders = PLAYERS.filter((seat) => seat !== contract.declarer);
  return [[contract.declarer, DUMMY], defenders];
}

/** Builds the pack of an imagined deal: the dummy's cards that lie face up first, in any order, then its others. */
export const faceUpFirst = (deal: Deal, faceUp: CardSet, random: Random): readonly Card[] =>
  SEATS.flatMap((seat) =>
    seat === DUMMY
      ? [...cardsOf(faceUp), ...shuffled(random, cardsOf(minus(deal[seat], faceUp)))]
      : cardsOf(deal[seat]),
  );
