import { type Action, callAction, foreign, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import {
  type Auction,
  type AuctionRules,
  addCall,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import { trumpOf } from '../../cards/card.ts';
import { cardsOf, size } from '../../cards/cardSet.ts';
import { bySeat, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
import type { Game } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { PadForm } from '../../pad/form.ts';
import {
  addCard,
  type Claim,
  cardError,
  isLeadMade,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  startPlay,
  tricksLeft,
} from '../../play/play.ts';
import type { HandsPosition, Position } from '../../play/position.ts';
import type { Outcome } from '../../scores/outcome.ts';
import type { Extra, Memory } from '../../views/facts.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { HandView, Laid, View } from '../../views/view.ts';
import { handsOf, type Owners, otherPlayer, ownerParty, sidesOf } from './owners.ts';
import { twoHandedPad } from './pad.ts';
import { twoHandedOutcome } from './score.ts';

/** Bridge between two players who each play a hand and a dummy: the part that its games share (RULES 7.3 to 7.5, 9). */
export interface TwoHandedState<Options extends OptionValues = OptionValues> {
  readonly setup: Setup;
  readonly options: Options;
  /** The current hands; once the play has begun, the hands as they are played. */
  readonly deal: Deal;
  readonly auction: Auction;
  readonly contract?: Contract;
  /** Absent until declarer has settled everything after the auction. */
  readonly play?: Play;
  readonly claim?: Claim;
}

/** The rules by which one of these games differs from another. */
export interface TwoHandedRules<State extends TwoHandedState> {
  readonly id: string;
  readonly owners: Owners;
  readonly auction: (state: Pick<State, 'options'>) => AuctionRules;
  readonly play: (state: State) => PlayRules;
  /** The hand that makes the opening lead. */
  readonly leader: (state: State, contract: Contract) => Seat;
  /** The choices that declarer has to make between the auction and the play; none if left out. */
  readonly decisions?: (state: State) => readonly Action[];
  readonly decide?: (state: State, action: Action) => State;
  /** The hands as they are played, if declarer's decisions move them. */
  readonly hands?: (state: State) => Deal;
  /** True if a player, or a spectator, sees the whole hand before the deal is over. */
  readonly sees: (state: State, viewer: Seat | undefined, hand: Seat) => boolean;
  /** The cards shown and playable of a hand that is seen in part or may be played in part. */
  readonly parts?: (state: State, hand: Seat) => Pick<HandView, 'shown' | 'playable'>;
  /** The hands that lie on the table in an order that counts, as dealt. */
  readonly laid?: (setup: Setup) => Laid;
  readonly extra?: (state: State) => Extra;
  readonly memory?: (state: State, viewer: Seat | undefined) => Memory;
  /** True if the play waits for something that both players do first, after declarer has settled everything. */
  readonly isHeldUp?: (state: State) => boolean;
  /** True if the same dealer deals again when the deal is thrown in. The match format decides if left out. */
  readonly redeals?: (state: Pick<State, 'options'>) => boolean;
  /** True if the hand has its owner, where the owners are not settled from the start. */
  readonly isOwned?: (state: State, hand: Seat) => boolean;
  /**
   * The facts that a search needs about hands that may be played in part; `undefined` if it cannot be searched (now).
   * All cards may be played if left out.
   */
  readonly rows?: (state: State) => Pick<HandsPosition, 'rows'> | undefined;
}

type TwoHandedFunctions<State extends TwoHandedState> = Pick<
  Required<Game<State, unknown>>,
  | 'setupOf'
  | 'playOf'
  | 'position'
  | 'positionAt'
  | 'toAct'
  | 'legalActions'
  | 'apply'
  | 'claimable'
  | 'explain'
  | 'view'
  | 'outcome'
  | 'partyOf'
> & { readonly pad: PadForm<State['options']> };

/** Builds the functions of a game of two hands each from `rules`, which hold all that is special to it. */
export function twoHanded<State extends TwoHandedState>(
  rules: TwoHandedRules<State>,
): TwoHandedFunctions<State> {
  const { owners } = rules;

  const toAct = (state: State): readonly Seat[] => {
    if (isDealOver(rules, state)) return [];
    if (state.contract === undefined) return [state.auction.turn];
    return [state.play === undefined ? state.contract.declarer : owners.of[state.play.turn]];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    if (!toAct(state).includes(seat)) return [];
    if (state.contract === undefined) return legalCalls(rules.auction(state), state.auction).map(callAction);
    if (state.play === undefined) return rules.decisions?.(state) ?? [];
    return cardsOf(legalCards(rules.play(state), state.play)).map(playAction);
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    switch (action.kind) {
      case 'call':
        return afterCall(rules, state, addCall(rules.auction(state), state.auction, action.call));
      case 'play': {
        const play = defined(state.play, 'cards are played after the auction');
        return { ...state, play: addCard(rules.play(state), play, action.card) };
      }
      case 'claim':
        return { ...state, claim: { seat, tricks: action.tricks } };
      default:
        return beginPlay(rules, (rules.decide ?? (() => foreign(action)))(state, action));
    }
  };

  const claimable = (state: State, seat: Seat): number | undefined => {
    const { play } = state;
    if (play === undefined || isDealOver(rules, state) || !owners.players.includes(seat)) return undefined;
    return isLeadMade(play) ? tricksLeft(play) : undefined;
  };

  const explain = (state: State, _seat: Seat, action: Action) => {
    if (action.kind === 'call') return callError(rules.auction(state), state.auction, action.call);
    if (action.kind !== 'play' || state.play === undefined) return undefined;
    return cardError(rules.play(state), state.play, action.card);
  };

  const outcome = (state: State): Outcome | undefined =>
    isDealOver(rules, state) ? twoHandedOutcome(rules, state, rules.redeals?.(state) ?? false) : undefined;

  const positionOf = (state: State, play: Play): Position | undefined => {
    const rows = rules.rows === undefined ? {} : rules.rows(state);
    return rows && { kind: 'hands', rules: rules.play(state), play, sides: sidesOf(owners), ...rows };
  };

  const viewed: ViewedGame<State> = { id: rules.id, toAct, legalActions, claimable, outcome };

  const view = (state: State, viewer?: Seat): View => {
    const { setup, auction, contract, play } = state;
    const over = isDealOver(rules, state);
    const held = play?.hands ?? state.deal;
    const isOwned = (seat: Seat) => rules.isOwned?.(state, seat) ?? true;
    const dummy = contract && dummyOf(owners, contract.declarer);
    const player = viewer !== undefined && owners.players.includes(viewer) ? viewer : undefined;
    const extra = rules.extra?.(state);
    const memory = rules.memory?.(state, viewer);
    return makeView(viewed, state, viewer, {
      phase: over ? 'over' : contract === undefined ? 'auction' : play === undefined ? 'decide' : 'play',
      hand: (seat) => ({
        count: size(held[seat]),
        ...((over || rules.sees(state, player, seat)) && { cards: held[seat] }),
        ...(!over && rules.parts?.(state, seat)),
      }),
      controls: bySeat((seat) => (isOwned(seat) ? owners.of[seat] : seat)),
      teams: sidesOf(owners).map((team) => team.filter(isOwned)),
      calls: auction.calls,
      ...(contract !== undefined && { contract }),
      ...(dummy !== undefined && isOwned(dummy) && { dummy }),
      ...(rules.laid && { laid: rules.laid(setup) }),
      ...(extra !== undefined && { extra }),
      ...(memory !== undefined && { memory }),
    });
  };

  return {
    setupOf: (state) => state.setup,
    playOf: (state) => state.play,
    position: (state) =>
      state.play === undefined || isDealOver(rules, state) ? undefined : positionOf(state, state.play),
    positionAt(state, strain, declarer) {
      if (!owners.players.includes(declarer)) return undefined;
      const leader = rules.leader(state, { level: 1, strain, declarer, doubling: 0 });
      return positionOf(state, startPlay(state.deal, leader, trumpOf(strain)));
    },
    toAct,
    legalActions,
    apply,
    claimable,
    explain,
    view,
    outcome,
    pad: (deal) => twoHandedPad(deal, owners, rules.auction(deal), rules.redeals?.(deal) ?? false),
    partyOf: (seat, terms) => ownerParty(owners, seat, terms),
  };
}

/** Starts a deal, before its first call; the player to whom the dealer's seat belongs calls first. */
export const startTwoHanded = <Options extends OptionValues>(
  owners: Owners,
  setup: Setup,
  options: Options,
): TwoHandedState<Options> => ({
  setup,
  options,
  deal: setup.deal,
  auction: startAuction(owners.of[setup.dealer]),
});

/** Returns the other hand of the player who sits there. */
export const dummyOf = (owners: Owners, player: Seat): Seat =>
  defined(
    handsOf(owners, player).find((seat) => seat !== player),
    'each player has a dummy',
  );

/** Returns the player against declarer. */
export const defenderOf = (owners: Owners, { declarer }: Contract): Seat => otherPlayer(owners, declarer);

function isDealOver<State extends TwoHandedState>(rules: TwoHandedRules<State>, state: State): boolean {
  if (state.claim !== undefined) return true;
  if (state.contract === undefined) return isAuctionOver(rules.auction(state), state.auction);
  return state.play !== undefined && isPlayOver(state.play);
}

function afterCall<State extends TwoHandedState>(
  rules: TwoHandedRules<State>,
  state: State,
  auction: Auction,
): State {
  const next = { ...state, auction };
  if (!isAuctionOver(rules.auction(state), auction)) return next;
  const contract = contractOf(rules.auction(state), auction);
  return contract === undefined ? next : beginPlay(rules, { ...next, contract });
}

/** Starts the play as soon as declarer has nothing left to settle. */
export function beginPlay<State extends TwoHandedState>(rules: TwoHandedRules<State>, state: State): State {
  if ((rules.decisions?.(state) ?? []).length > 0 || rules.isHeldUp?.(state)) return state;
  const contract = defined(state.contract, 'a play has a contract');
  const deal = rules.hands?.(state) ?? state.deal;
  return { ...state, deal, play: startPlay(deal, rules.leader(state, contract), trumpOf(contract.strain)) };
}

/** Replays a view's calls, decisions, cards and claim from an imagined start. */
export function retrace<State extends TwoHandedState>(
  { apply }: Pick<TwoHandedFunctions<State>, 'apply'>,
  start: State,
  view: View,
  decisions: readonly Action[] = [],
): State {
  let state = start;
  for (const { seat, call } of view.calls) state = apply(state, seat, callAction(call));
  const declarer = view.contract?.declarer;
  if (declarer !== undefined) for (const action of decisions) state = apply(state, declarer, action);
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = apply(state, view.controls[seat], playAction(card));
  if (view.claim !== undefined)
    state = apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
  return state;
}
