import { type Action, chooseAction, foreign, playAction } from '../../action.ts';
import { type Card, SUITS, type Suit, suitOf } from '../../cards/card.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { rowOf, type Setup, termsOf } from '../../deals/setup.ts';
import { endCardPlay, type Rows, rowsOf } from '../../families/twoHanded/endCards.ts';
import {
  DUMMY_AT_RIGHT,
  otherPlayer,
  ownerParty,
  PLAYERS,
  sidesOf,
} from '../../families/twoHanded/owners.ts';
import type { StepCode } from '../../game.ts';
import { numberWords, type PadDeal, type PadSteps } from '../../pad/form.ts';
import { askOneOf } from '../../pad/parts.ts';
import {
  addCard,
  type Claim,
  cardError,
  isLeadMade,
  isPlayOver,
  legalCards,
  type Play,
  startPlay,
  tricksLeft,
  tricksOf,
} from '../../play/play.ts';
import type { Position } from '../../play/position.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';

export type SoloWhistOptions = {
  /** R-SW-1: the suit of the last card dealt, or hearts, diamonds, spades, clubs deal by deal. */
  readonly trumps: 'lastCard' | 'rotation';
  /** R-SW-1: the cards that lie open before the play. */
  readonly inspection: 'all' | 'dummies';
};

export interface SoloWhistState {
  readonly setup: Setup;
  readonly options: SoloWhistOptions;
  readonly rows: Rows;
  /** The seats that have seen enough of the open cards. */
  readonly ready: readonly Seat[];
  readonly play: Play;
  readonly claim?: Claim;
}

export const OWNERS = DUMMY_AT_RIGHT;
const ROTATION: readonly Suit[] = ['H', 'D', 'S', 'C'];

/** Returns the card turned up: the last card of the deal, which goes to the dealer's own hand. */
export const turnedCard = (setup: Setup, { trumps }: SoloWhistOptions): Card | undefined =>
  trumps === 'lastCard' ? rowOf(setup, OWNERS.of[setup.dealer]).at(-1) : undefined;

function trumpOf(setup: Setup, given: SoloWhistOptions): Suit {
  const turned = turnedCard(setup, given);
  if (turned !== undefined) return suitOf(turned);
  return trumpInTurn(setup);
}

const trumpInTurn = ({ board = 1 }: DealTerms): Suit => ROTATION[(board - 1) % ROTATION.length] ?? 'H';

/** Asks for trumps, unless they depend on the number of the deal, and for the tricks of the first player. */
export function* soloWhistPad({ terms, options }: PadDeal<SoloWhistOptions>): PadSteps<Outcome> {
  const strain = yield* askOneOf('trumps', options.trumps === 'lastCard' ? SUITS : [trumpInTurn(terms)]);
  const taken = Number(yield { part: 'taken', seat: FIRST, values: numberWords(0, 13) });
  return outcomeWith(terms, strain, taken);
}

export const isReady = ({ options: { inspection }, ready }: SoloWhistState): boolean =>
  inspection === 'dummies' || ready.length === OWNERS.players.length;

export const isOver = ({ play, claim }: SoloWhistState): boolean => claim !== undefined || isPlayOver(play);
const playRules = ({ rows }: SoloWhistState) => endCardPlay(rows);

export const start = (setup: Setup, given: SoloWhistOptions): SoloWhistState => ({
  setup,
  options: given,
  rows: rowsOf(setup),
  ready: [],
  play: startPlay(setup.deal, otherPlayer(OWNERS, setup.dealer), trumpOf(setup, given)),
});

export function toAct(state: SoloWhistState): readonly Seat[] {
  if (isOver(state)) return [];
  if (!isReady(state)) return OWNERS.players.filter((seat) => !state.ready.includes(seat));
  return [OWNERS.of[state.play.turn]];
}

export function legalActions(state: SoloWhistState, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  if (!isReady(state)) return [chooseAction('ready')];
  return cardsOf(legalCards(playRules(state), state.play)).map(playAction);
}

export function apply(state: SoloWhistState, seat: Seat, action: Action): SoloWhistState {
  switch (action.kind) {
    case 'choose':
      return {
        ...state,
        ready: OWNERS.players.filter((player) => player === seat || state.ready.includes(player)),
      };
    case 'play':
      return { ...state, play: addCard(playRules(state), state.play, action.card) };
    case 'claim':
      return { ...state, claim: { seat, tricks: action.tricks } };
    default:
      return foreign(action);
  }
}

export const claimable = (state: SoloWhistState, seat: Seat): number | undefined =>
  isOver(state) || !isLeadMade(state.play) || !OWNERS.players.includes(seat)
    ? undefined
    : tricksLeft(state.play);

/** Scores one point for each trick above six, to the player who has them (R-SW-1). */
export function outcomeOf(state: SoloWhistState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { setup, play, claim } = state;
  const terms = termsOf(setup);
  const won = tricksOf(play, (hand) => OWNERS.of[hand] === FIRST, claim);
  return outcomeWith(terms, play.trump, won);
}

const [FIRST, SECOND] = OWNERS.players;

/**
 * Builds the outcome of a number of tricks.
 * @param won by the first player, 0 to 13
 */
function outcomeWith(terms: DealTerms, strain: Suit | undefined, won: number): Outcome {
  const [winner, tricks] = won > 6 ? [FIRST, won] : [SECOND, 13 - won];
  const declaring = ownerParty(OWNERS, winner, terms);
  const items = [{ reason: 'tricks', party: declaring, points: tricks - 6, line: 'below' }] as const;
  return {
    terms,
    ...(strain !== undefined && { strain }),
    declaring,
    tricks,
    points: sumItems(items, PLAYERS),
    items,
  };
}

export const explain = (state: SoloWhistState, _seat: Seat, action: Action): StepCode | undefined =>
  action.kind === 'play' && isReady(state) ? cardError(playRules(state), state.play, action.card) : undefined;

/** Returns the position for a search, which sees all cards; everybody sees where the rows end (R-SW-1). */
export function position(state: SoloWhistState): Position | undefined {
  if (isOver(state)) return undefined;
  const { play, rows } = state;
  return { kind: 'hands', rules: playRules(state), play, sides: sidesOf(OWNERS), rows };
}
