import { type Action, callAction, chooseAction, foreign, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { type Auction, contractOf, startAuction } from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import type { Card } from '../../cards/card.ts';
import { cardsOf, has } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
import type { StepCode } from '../../game.ts';
import { type Claim, isLeadMade } from '../../play/play.ts';
import type { Position } from '../../play/position.ts';
import { called, callRefused, callsIn, isAuctionDone, SECRET_AUCTION } from './calls.ts';
import {
  type AceRule,
  ALL_TURNS,
  DUMMY,
  drawerOf,
  drawn,
  drawnOn,
  handsDrawn,
  OWNERS,
  type Turn,
} from './draw.ts';
import {
  dummyChoice,
  isPlayDone,
  isSecretThere,
  playable,
  played,
  type SecretPlay,
  settled,
  startSecretPlay,
  tricksToCome,
} from './play.ts';

export type SecretOptions = {
  /** R-SEC-2 */
  readonly aceRule: AceRule;
  /** R-SEC-4 */
  readonly forcedSecret: boolean;
};

export interface SecretState {
  readonly setup: Setup;
  readonly options: SecretOptions;
  readonly turns: readonly Turn[];
  /** The hands, the dummy, and at the fourth seat the cards out of play, once all is drawn. */
  readonly deal?: Deal;
  readonly auction: Auction;
  readonly contract?: Contract;
  /** Absent until declarer has put the secret card aside. */
  readonly play?: SecretPlay;
  readonly claim?: Claim;
}

export const start = (setup: Setup, options: SecretOptions): SecretState =>
  withTurns(
    { setup, options, turns: [], auction: startAuction(drawerOf(setup, 0)) },
    drawnOn(setup, [], options.aceRule),
  );

function withTurns(state: SecretState, turns: readonly Turn[]): SecretState {
  const isDone = turns.length === ALL_TURNS;
  return { ...state, turns, ...(isDone && { deal: handsDrawn(state.setup, turns) }) };
}

export const isOver = ({ play, claim }: SecretState): boolean =>
  claim !== undefined || (play !== undefined && isPlayDone(play));

export function toAct(state: SecretState): readonly Seat[] {
  const { setup, turns, deal, auction, contract, play } = state;
  if (isOver(state)) return [];
  if (deal === undefined) return [drawerOf(setup, turns.length)];
  if (contract === undefined) return [auction.turn];
  if (play === undefined) return [contract.declarer];
  if (play.proposed !== undefined) return [play.declarer];
  return [play.turn === DUMMY ? play.leader : play.turn];
}

export function legalActions(state: SecretState, seat: Seat): readonly Action[] {
  const { deal, auction, contract, play, options } = state;
  if (!toAct(state).includes(seat)) return [];
  if (deal === undefined) return [chooseAction('keep'), chooseAction('reject')];
  if (contract === undefined) return callsIn(auction).map(callAction);
  if (play === undefined)
    return cardsOf(deal[DUMMY]).map((card) => ({ kind: 'put', put: 'aside', cards: [card] }));
  if (play.proposed === undefined) return cardsOf(playable(play, options.forcedSecret)).map(playAction);
  // asked even if they cannot replace the card: else the question would reveal the suit of the secret card
  const stand = chooseAction('stand');
  return dummyChoice(play, options.forcedSecret).isSecretLegal ? [stand, chooseAction('replace')] : [stand];
}

export function apply(state: SecretState, seat: Seat, action: Action): SecretState {
  switch (action.kind) {
    case 'choose':
      if (state.deal === undefined) return afterDraw(state, action.choice === 'keep' ? 'keep' : 'reject');
      return afterAnswer(state, playIn(state), action.choice === 'replace');
    case 'call':
      return afterCall(state, called(state.auction, action.call));
    case 'put':
      return afterAside(state, defined(action.cards[0], 'a card is put aside'));
    case 'play':
      return afterCard(state, playIn(state), seat, action.card);
    case 'claim':
      return { ...state, claim: { seat, tricks: action.tricks } };
    default:
      return foreign(action);
  }
}

const playIn = ({ play }: SecretState): SecretPlay => defined(play, 'cards are played after the auction');

const withPlay = (state: SecretState, play: SecretPlay): SecretState => ({
  ...state,
  play: settled(play, state.options.forcedSecret),
});

const afterDraw = (state: SecretState, choice: 'keep' | 'reject'): SecretState =>
  withTurns(state, drawn(state.setup, state.turns, choice, state.options.aceRule));

function afterCall(state: SecretState, auction: Auction): SecretState {
  const contract = isAuctionDone(auction) ? contractOf(SECRET_AUCTION, auction) : undefined;
  return { ...state, auction, ...(contract && { contract }) };
}

function afterAside(state: SecretState, secret: Card): SecretState {
  const deal = defined(state.deal, 'all is drawn');
  return { ...state, play: startSecretPlay(deal, defined(state.contract, 'a contract'), secret) };
}

/**
 * Plays a card; the defender's card from dummy waits for declarer as long as the secret card lies there (RULES 10.6).
 */
function afterCard(state: SecretState, play: SecretPlay, seat: Seat, card: Card): SecretState {
  const waits = play.turn === DUMMY && seat !== play.declarer && isSecretThere(play);
  return waits ? { ...state, play: { ...play, proposed: card } } : withPlay(state, played(play, card, seat));
}

function afterAnswer(state: SecretState, play: SecretPlay, isReplaced: boolean): SecretState {
  const { proposed, secret, declarer, leader } = play;
  const card = defined(proposed, 'a card that was announced');
  return withPlay(state, isReplaced ? played(play, secret, declarer) : played(play, card, leader));
}

/** Plays a card of dummy's, in place of any announced card. */
export const withDummyCard = (state: SecretState, card: Card, by: Seat): SecretState =>
  withPlay(state, played(playIn(state), card, by));

export function claimable(state: SecretState, seat: Seat): number | undefined {
  const { play } = state;
  if (play === undefined || !isLeadMade(play) || isOver(state) || !OWNERS.players.includes(seat))
    return undefined;
  return tricksToCome(play);
}

export function explain(state: SecretState, _seat: Seat, action: Action): StepCode | undefined {
  const { auction, deal, contract, play, options } = state;
  if (action.kind === 'call' && deal !== undefined && play === undefined)
    return contract === undefined ? callRefused(auction, action.call) : 'ERR_AUCTION_OVER';
  if (action.kind !== 'play' || play === undefined || play.proposed !== undefined) return undefined;
  const { hands, turn, leader, declarer, secret } = play;
  // for the defender the secret card is like any card outside dummy
  const isHeld =
    has(hands[turn], action.card) && (turn !== DUMMY || leader === declarer || action.card !== secret);
  if (!isHeld) return 'ERR_CARD_NOT_HELD';
  return has(playable(play, options.forcedSecret), action.card) ? undefined : 'ERR_REVOKE';
}

export function positionOf(state: SecretState): Position | undefined {
  const { play, options } = state;
  if (play === undefined || isOver(state)) return undefined;
  const isForced = options.forcedSecret;
  const isDummys = play.turn === DUMMY;
  return {
    kind: 'shared',
    play,
    dummy: DUMMY,
    isForced,
    legal: playable(play, isForced),
    mayReplace: isDummys && play.leader !== play.declarer && dummyChoice(play, isForced).isSecretLegal,
  };
}
