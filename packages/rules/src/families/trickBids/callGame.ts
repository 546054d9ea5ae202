import type { Card } from '../../cards/card.ts';
import { rankIndex, suitIndex, suitOf } from '../../cards/card.ts';
import { EMPTY, inSuit, inSuitOf, intersect, isEmpty } from '../../cards/cardSet.ts';
import { rho, type Seat, turn } from '../../cards/seat.ts';
import { type Game, playerAt } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { PlayRules } from '../../play/play.ts';
import type { Trick } from '../../play/trick.ts';
import type { ScoreItem } from '../../scores/score.ts';
import { imagineTrickBids } from './imagine.ts';
import { barredBy } from './layout.ts';
import { trickBidPad } from './pad.ts';
import {
  bidOf,
  cardsAbove,
  numbersTo,
  type TrickBidRules,
  type TrickBidState,
  topOf,
  trickBidGame,
} from './trickBidGame.ts';

/** The differences between Call Bridge and Call Break (RULES 12.3). */
export interface CallRules<Options> {
  readonly id: string;
  readonly calls: (options: Options) => readonly [lowest: number, highest: number];
  /** True if a card that follows suit must beat the others of its suit, if it can. */
  readonly mustBeat: (options: Options) => boolean;
  readonly items: (player: string, call: number, taken: number) => readonly ScoreItem[];
}

const SEATS_OF_PLAYERS: readonly Seat[] = ['S', 'W', 'N', 'E'];
/** The order of dealers: the deal passes to the right. */
const DEALERS: readonly Seat[] = ['S', 'E', 'N', 'W'];
const PARTIES = SEATS_OF_PLAYERS.map((_, i) => `P${i + 1}`);

type CallState<Options extends OptionValues> = TrickBidState<Options>;

/** Builds a game of four players, each alone, counter-clockwise: call, trump and over-trump (RULES 12.3). */
export function callGame<Options extends OptionValues>(
  given: CallRules<Options>,
): Omit<Game<CallState<Options>, Options>, 'name' | 'summary' | 'options' | 'rules'> {
  const partyOf = (seat: Seat) => playerAt(SEATS_OF_PLAYERS, seat, { dealer: 'N', vul: 'none' });
  const rules: TrickBidRules<CallState<Options>> = {
    id: given.id,
    bidders: ({ dealer }) => [1, 2, 3, 4].map((steps) => turn(dealer, -steps)),
    choices: ({ options }) => numbersTo(...given.calls(options)),
    counterClockwise: true,
    strain: () => 'S',
    play: ({ options }) => playRules(given.mustBeat(options)),
    partyOf,
    parties: PARTIES,
    score: ({ bids }, taken) => ({
      items: bids.flatMap(({ seat }) => given.items(partyOf(seat), bidOf(bids, seat), taken[seat])),
    }),
    barred: (view) => {
      const mustBeat = view.options.mustBeat === true;
      return barredBy(view, (_, trick, card) => higherThan(trick, card, mustBeat));
    },
  };
  const functions = trickBidGame(rules);
  const start: Game<CallState<Options>, Options>['start'] = (setup, options) => ({
    setup,
    options,
    bids: [],
  });
  return {
    ...functions,
    pad: trickBidPad(rules, { tricks: 13 }),
    id: given.id,
    players: 4,
    seats: SEATS_OF_PLAYERS,
    matches: ['deals'],
    matchDefaults: { deals: 5, vulnerable: 'none' },
    vulnerability: 'none',
    dealers: DEALERS,
    losesPoints: true,
    start,
    imagine: (view, random) =>
      imagineTrickBids(
        rules,
        functions,
        { start: (setup) => start(setup, view.options as Options) },
        view,
        random,
      ),
  };
}

/**
 * Returns the rules of play: a player who cannot follow must play a spade that beats those in the trick; without one
 * they may play any card (R-CALL-2).
 */
const playRules = (mustBeat: boolean): PlayRules => ({
  next: rho,
  size: 4,
  following: ({ trick }, cards) => {
    const [lead] = trick;
    if (lead === undefined) return cards;
    const follow = inSuitOf(cards, lead.card);
    if (isEmpty(follow)) return intersect(inSuit(cards, 'S'), cardsAbove('S', topOf(trick, 'S')));
    const suit = suitOf(lead.card);
    const beating = mustBeat ? intersect(follow, cardsAbove(suit, topOf(trick, suit))) : EMPTY;
    return isEmpty(beating) ? follow : beating;
  },
});

/**
 * Returns the cards that the hand cannot have held when it played this card, because it would have had to play higher.
 */
function higherThan(trick: Trick, card: Card, mustBeat: boolean) {
  const [lead] = trick;
  if (lead === undefined) return EMPTY;
  const isFollowing = suitIndex(lead.card) === suitIndex(card);
  if (isFollowing && !mustBeat) return EMPTY;
  const suit = isFollowing ? suitOf(card) : 'S';
  const top = topOf(trick, suit);
  const beats = (isFollowing || suitOf(card) === 'S') && rankIndex(card) > top;
  return beats ? EMPTY : cardsAbove(suit, top);
}
