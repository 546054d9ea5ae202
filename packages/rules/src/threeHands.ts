import { type Action, foreign, playAction } from './action.ts';
import { defined } from './assert.ts';
import { type AuctionRules, CONTRACT_AUCTION } from './auction.ts';
import type { Card } from './card.ts';
import { type CardSet, cardsOf, equals, isEmpty, minus, setOf, size, union } from './cardSet.ts';
import type { Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import { type Game, playerAt, type StepCode } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome, Party } from './outcome.ts';
import type { PartnershipState, Stage } from './partnership.ts';
import {
  addCard,
  CLOCKWISE,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  tricksLeft,
} from './play.ts';
import { type Random, shuffled } from './random.ts';
import { sumItems } from './score.ts';
import { bySeat, SEATS, type Seat } from './seat.ts';
import { rowOf, type Setup, termsOf } from './setup.ts';
import { inTurnFrom, type View } from './view.ts';

/** Three players, each for himself, and a fourth hand that becomes declarer's dummy (RULES 13.1). */
export const PLAYERS: readonly Seat[] = ['S', 'W', 'E'];
export const DUMMY = 'N';

/** The player at the left of a seat; a seat without a player has one too: whoever deals for it. */
export const nextPlayer = (seat: Seat): Seat => (seat === 'S' ? 'W' : seat === 'E' ? 'S' : 'E');

/** Who deals: the player at its left for a seat where nobody sits. */
export const dealerOf = ({ dealer }: Pick<Setup, 'dealer'>): Seat =>
  dealer === DUMMY ? nextPlayer(dealer) : dealer;

/** Each calls for himself; two passes end it after a bid, three at the start (R-3H-1). */
export const ALONE_AUCTION: AuctionRules = {
  ...CONTRACT_AUCTION,
  next: nextPlayer,
  partners: (a, b) => a === b,
  passesAfterBid: 2,
  passesAtStart: 3,
};

/** The hands around the table: declarer, the defender at his left, the dummy opposite declarer, the other defender. */
export function aroundOf(declarer: Seat): readonly Seat[] {
  const left = nextPlayer(declarer);
  return [declarer, left, DUMMY, nextPlayer(left)];
}

/** Who leads: the defender at declarer's left. */
export const leaderOf = ({ declarer }: Contract): Seat => nextPlayer(declarer);

/** The dummy is placed opposite declarer, wherever he sits, and plays between the defenders. */
function playRulesOf({ declarer }: Contract): PlayRules {
  const around = aroundOf(declarer);
  return { ...CLOCKWISE, next: (seat) => defined(inTurnFrom({ around }, seat)[1], 'four hands') };
}

export interface ThreeHandsState<Options extends OptionValues = OptionValues>
  extends PartnershipState<Options> {
  readonly contract?: Contract;
}

/** How one of these games differs from another. */
export interface ThreeHandsRules<State extends ThreeHandsState> {
  readonly id: string;
  /** What is to be done before the play; nothing during the play, and when the deal is thrown in. */
  readonly stage: (state: State) => Stage | undefined;
  /** The state after an action of the stage. It begins the play when all is settled. */
  readonly decide: (state: State, seat: Seat, action: Action) => State;
  /** How many cards of the dummy, in dealt order, lie face up before the lead. */
  readonly faceUp: (state: State) => number;
  /** What a player sees of the dummy besides, before the lead. */
  readonly looks?: (state: State, viewer: Seat) => CardSet;
  /** Has a player not yet taken up his own hand? */
  readonly isBlind?: (state: State, viewer: Seat) => boolean;
  /** What the game settles before the play. */
  readonly told: (
    state: State,
    viewer: Seat | undefined,
  ) => Partial<Pick<View, 'calls' | 'trickBids' | 'extra'>>;
  readonly explain?: (state: State, action: Action) => StepCode | undefined;
  /** What came of a deal that was played, with declarer's tricks; of one that was thrown in, without. */
  readonly result: (state: State, tricks: number | undefined) => Omit<Outcome, 'terms' | 'points'>;
}

export const partyOf = (seat: Seat, terms: Setup | View['terms']): Party => playerAt(PLAYERS, seat, terms);

/** All three players as parties, `P1` first. */
export const partiesOn = (setup: Setup): readonly Party[] =>
  PLAYERS.map((seat) => partyOf(seat, setup)).sort();

export type ThreeHandsFunctions<State> = Pick<
  Required<Game<State, unknown>>,
  | 'setupOf'
  | 'toAct'
  | 'legalActions'
  | 'apply'
  | 'claimable'
  | 'explain'
  | 'view'
  | 'playOf'
  | 'outcome'
  | 'partyOf'
>;

/** The functions of a game that differs from others by `rules` alone. */
export function threeHands<State extends ThreeHandsState>(
  rules: ThreeHandsRules<State>,
): ThreeHandsFunctions<State> {
  const isOver = (state: State): boolean =>
    state.claim !== undefined ||
    (state.play === undefined ? rules.stage(state) === undefined : isPlayOver(state.play));

  const controlOf = ({ contract }: State, seat: Seat): Seat =>
    seat === DUMMY ? (contract?.declarer ?? seat) : seat;

  const stageOf = (state: State): Stage | undefined => {
    const { play, contract } = state;
    if (isOver(state)) return undefined;
    if (play === undefined || contract === undefined) return rules.stage(state);
    const actions = cardsOf(legalCards(playRulesOf(contract), play)).map(playAction);
    return { phase: 'play', seat: controlOf(state, play.turn), actions };
  };

  const toAct = (state: State): readonly Seat[] => {
    const stage = stageOf(state);
    return stage === undefined ? [] : [stage.seat];
  };

  const legalActions = (state: State, seat: Seat): readonly Action[] => {
    const stage = stageOf(state);
    return stage?.seat === seat ? stage.actions : [];
  };

  const apply = (state: State, seat: Seat, action: Action): State => {
    const { play, contract } = state;
    if (action.kind === 'claim') return { ...state, claim: { seat, tricks: action.tricks } };
    if (play === undefined || contract === undefined) return rules.decide(state, seat, action);
    return action.kind === 'play'
      ? { ...state, play: addCard(playRulesOf(contract), play, action.card) }
      : foreign(action);
  };

  const claimable = (state: State, seat: Seat): number | undefined =>
    state.play === undefined || !isLeadMade(state) || isOver(state) || seat === DUMMY
      ? undefined
      : tricksLeft(state.play);

  const explain = (state: State, _: Seat, action: Action): StepCode | undefined =>
    action.kind === 'play' && state.play !== undefined && state.contract !== undefined
      ? cardError(playRulesOf(state.contract), state.play, action.card)
      : rules.explain?.(state, action);

  const outcome = (state: State): Outcome | undefined => {
    if (!isOver(state)) return undefined;
    const { contract, play, setup } = state;
    const result = rules.result(state, contract && play && tricksWon(state, play, contract.declarer));
    return {
      terms: termsOf(setup),
      ...(contract && { declaring: partyOf(contract.declarer, setup) }),
      ...result,
      points: sumItems(result.items, partiesOn(setup)),
    };
  };

  const handOf = (state: State, viewer: Seat | undefined, seat: Seat): View['hands'][Seat] => {
    const cards = (state.play?.hands ?? state.setup.deal)[seat];
    const count = size(cards);
    const isOwn = viewer === seat && !rules.isBlind?.(state, seat);
    if (isOver(state) || isOwn || (seat === DUMMY && isLeadMade(state))) return { count, cards };
    if (seat !== DUMMY) return { count };
    const up = setOf(rowOf(state.setup, seat).slice(0, rules.faceUp(state)));
    const looks = viewer === undefined ? undefined : rules.looks?.(state, viewer);
    const shown = looks === undefined ? up : union(up, looks);
    if (equals(shown, cards)) return { count, cards };
    return { count, ...(!isEmpty(shown) && { shown }) };
  };

  const view = (state: State, viewer?: Seat): View => {
    const { setup, play, claim, contract } = state;
    const over = isOver(state);
    const most = viewer && claimable(state, viewer);
    const ended = outcome(state);
    const around = contract && aroundOf(contract.declarer);
    return {
      game: rules.id,
      options: state.options,
      ...(viewer !== undefined && { seat: viewer }),
      terms: termsOf(setup),
      phase: stageOf(state)?.phase ?? 'over',
      toAct: toAct(state),
      legal: viewer === undefined ? [] : legalActions(state, viewer),
      ...(most !== undefined && { claimable: most }),
      hands: bySeat((seat) => handOf(state, viewer, seat)),
      controls: bySeat((seat) => controlOf(state, seat)),
      ...(around && { around }),
      teams: teamsOf(contract),
      calls: [],
      ...rules.told(state, viewer),
      ...(contract && { contract, dummy: DUMMY }),
      ...(play !== undefined && !over && { turn: play.turn }),
      trick: play?.trick ?? [],
      tricks: play?.tricks ?? [],
      taken: play?.taken ?? bySeat(() => 0),
      ...(claim !== undefined && { claim }),
      ...(ended !== undefined && { outcome: ended }),
      ...(over && { deal: setup.deal }),
    };
  };

  return {
    setupOf: (state) => state.setup,
    toAct,
    legalActions,
    apply,
    claimable,
    explain,
    view,
    playOf: ({ play }) => play,
    outcome,
    partyOf,
  };
}

/** The dummy is sorted and laid open after the lead (RULES 13.1). */
export const isLeadMade = ({ play }: ThreeHandsState): boolean =>
  play !== undefined && (play.tricks.length > 0 || play.trick.length > 0);

/** Before there is a contract each hand is alone, and the dummy nobody's. */
function teamsOf(contract: Contract | undefined): View['teams'] {
  if (contract === undefined) return [...PLAYERS.map((seat) => [seat]), [DUMMY]];
  const defenders = PLAYERS.filter((seat) => seat !== contract.declarer);
  return [[contract.declarer, DUMMY], defenders];
}

function tricksWon({ claim }: ThreeHandsState, play: Play, declarer: Seat): number {
  const won = play.taken[declarer] + play.taken[DUMMY];
  if (claim === undefined) return won;
  return won + (claim.seat === declarer ? claim.tricks : tricksLeft(play) - claim.tricks);
}

/** The pack of an imagined deal: the dummy's cards that lie face up first, in any order, then its others. */
export const faceUpFirst = (deal: Deal, faceUp: CardSet, random: Random): readonly Card[] =>
  SEATS.flatMap((seat) =>
    seat === DUMMY
      ? [...cardsOf(faceUp), ...shuffled(random, cardsOf(minus(deal[seat], faceUp)))]
      : cardsOf(deal[seat]),
  );
