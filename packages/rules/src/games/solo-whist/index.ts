import { type Action, chooseAction, foreign, playAction } from '../../action.ts';
import { type Card, makeCard, type Suit, suitOf } from '../../card.ts';
import { cardsOf, has, setOf, size } from '../../cardSet.ts';
import { type Claim, tricksWon } from '../../duel.ts';
import {
  endCardPlay,
  endsOf,
  isRowSeat,
  type Rows,
  type RowsExtra,
  rowsExtra,
  rowsOf,
} from '../../endCards.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Outcome } from '../../outcome.ts';
import { addCard, cardError, isPlayOver, legalCards, type Play, startPlay, tricksLeft } from '../../play.ts';
import { sumItems } from '../../score.ts';
import { bySeat, type Seat } from '../../seat.ts';
import { rowOf, type Setup, termsOf } from '../../setup.ts';
import { DUMMY_AT_RIGHT, otherPlayer, ownerParty, PLAYERS, teamsOf } from '../../twoPlayers.ts';
import type { HandView, View } from '../../view.ts';
import { imagineSoloWhist, memoryOf } from './imagine.ts';
import { rules } from './rules.ts';

export type SoloWhistOptions = {
  /** R-SW-1: the suit of the last card dealt, or hearts, diamonds, spades, clubs deal by deal. */
  readonly trumps: 'lastCard' | 'rotation';
  /** R-SW-1: what lies open before the play. */
  readonly inspection: 'all' | 'dummies';
};

export interface SoloWhistState {
  readonly setup: Setup;
  readonly options: SoloWhistOptions;
  readonly rows: Rows;
  /** Who has seen enough of the open cards. */
  readonly ready: readonly Seat[];
  readonly play: Play;
  readonly claim?: Claim;
}

/** `View.extra` of this game: the rows, and the card that was turned up for trumps. */
export type SoloWhistExtra = RowsExtra & { readonly turned: string | null };

const ID = 'solo-whist';
const OWNERS = DUMMY_AT_RIGHT;
const ROTATION: readonly Suit[] = ['H', 'D', 'S', 'C'];

const options: OptionsSpec<SoloWhistOptions> = {
  trumps: {
    kind: 'choice',
    default: 'lastCard',
    values: ['lastCard', 'rotation'],
    help: 'The suit of the last card dealt, or hearts, diamonds, spades and clubs in turn, deal by deal.',
  },
  inspection: {
    kind: 'choice',
    default: 'all',
    values: ['all', 'dummies'],
    help: 'All cards lie open before the play, or only the dummies and the card turned up for trumps.',
  },
};

/** The dealer's own hand gets the last card of the deal, which is turned up. */
export const turnedCard = (setup: Setup, { trumps }: SoloWhistOptions): Card | undefined =>
  trumps === 'lastCard' ? rowOf(setup, OWNERS.of[setup.dealer]).at(-1) : undefined;

function trumpOf(setup: Setup, given: SoloWhistOptions): Suit {
  const turned = turnedCard(setup, given);
  if (turned !== undefined) return suitOf(turned);
  return ROTATION[((setup.board ?? 1) - 1) % ROTATION.length] ?? 'H';
}

const isReady = ({ options: { inspection }, ready }: SoloWhistState): boolean =>
  inspection === 'dummies' || ready.length === OWNERS.players.length;

const isOver = ({ play, claim }: SoloWhistState): boolean => claim !== undefined || isPlayOver(play);
const isLeadMade = ({ tricks, trick }: Play): boolean => tricks.length > 0 || trick.length > 0;
const playRules = ({ rows }: SoloWhistState) => endCardPlay(rows);

const start = (setup: Setup, given: SoloWhistOptions): SoloWhistState => ({
  setup,
  options: given,
  rows: rowsOf(setup),
  ready: [],
  play: startPlay(setup.deal, otherPlayer(OWNERS, setup.dealer), trumpOf(setup, given)),
});

function toAct(state: SoloWhistState): readonly Seat[] {
  if (isOver(state)) return [];
  if (!isReady(state)) return OWNERS.players.filter((seat) => !state.ready.includes(seat));
  return [OWNERS.of[state.play.turn]];
}

function legalActions(state: SoloWhistState, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  if (!isReady(state)) return [chooseAction('ready')];
  return cardsOf(legalCards(playRules(state), state.play)).map(playAction);
}

function apply(state: SoloWhistState, seat: Seat, action: Action): SoloWhistState {
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

const claimable = (state: SoloWhistState, seat: Seat): number | undefined =>
  isOver(state) || !isLeadMade(state.play) || !OWNERS.players.includes(seat)
    ? undefined
    : tricksLeft(state.play);

/** One point for each trick above six, to whoever has them (R-SW-1). */
function outcome(state: SoloWhistState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { setup, play, claim } = state;
  const terms = termsOf(setup);
  const [first, second] = OWNERS.players;
  const won = tricksWon(OWNERS, first, play, claim);
  const [winner, tricks] = won > 6 ? [first, won] : [second, 13 - won];
  const declaring = ownerParty(OWNERS, winner, terms);
  const items = [{ reason: 'tricks', party: declaring, points: tricks - 6, line: 'below' }] as const;
  const strain = play.trump;
  return {
    terms,
    ...(strain !== undefined && { strain }),
    declaring,
    tricks,
    points: sumItems(items, PLAYERS),
    items,
  };
}

/** The dummies lie open; the hands until both players are ready, or not at all. */
function handOf(state: SoloWhistState, viewer: Seat | undefined, seat: Seat): HandView {
  const { setup, options: given, play } = state;
  const cards = play.hands[seat];
  const count = size(cards);
  if (isOver(state)) return { count, cards };
  if (isRowSeat(seat)) return { count, cards, playable: endsOf(state.rows[seat], cards) };
  if (seat === viewer || !isReady(state)) return { count, cards };
  const turned = turnedCard(setup, given);
  const isShown = given.inspection === 'dummies' && turned !== undefined && has(cards, turned);
  return { count, ...(isShown && { shown: setOf([turned]) }) };
}

function view(state: SoloWhistState, viewer?: Seat): View {
  const { setup, play, claim } = state;
  const over = isOver(state);
  const most = viewer === undefined ? undefined : claimable(state, viewer);
  const ended = outcome(state);
  const turned = turnedCard(setup, state.options);
  return {
    game: ID,
    options: state.options,
    ...(viewer !== undefined && { seat: viewer }),
    terms: termsOf(setup),
    phase: over ? 'over' : isReady(state) ? 'play' : 'peek',
    toAct: toAct(state),
    legal: viewer === undefined ? [] : legalActions(state, viewer),
    ...(most !== undefined && { claimable: most }),
    hands: bySeat((seat) => handOf(state, viewer, seat)),
    controls: OWNERS.of,
    teams: teamsOf(OWNERS),
    calls: [],
    ...(play.trump !== undefined && { strain: play.trump }),
    ...(isReady(state) && !over && { turn: play.turn }),
    trick: play.trick,
    tricks: play.tricks,
    taken: play.taken,
    ...(claim !== undefined && { claim }),
    ...(ended !== undefined && { outcome: ended }),
    ...(over && { deal: setup.deal }),
    extra: {
      ...rowsExtra(state.rows, play.hands),
      turned: turned === undefined ? null : makeCard(turned),
    } satisfies SoloWhistExtra,
    memory: memoryOf(setup, state.options, over),
  };
}

/** Whist for two by the method of Two Handed Solo Bridge (RULES 12.4; R-SW-1). */
export const soloWhist: Game<SoloWhistState, SoloWhistOptions> = {
  id: ID,
  name: 'Two-handed Solo Whist',
  summary: 'Experimental: whist for two with the dummies of Two Handed Solo Bridge; there is no bidding.',
  players: 2,
  seats: OWNERS.players,
  matches: ['best-of-three'],
  options,
  rules,
  ordered: true,
  start,
  setupOf: (state) => state.setup,
  toAct,
  legalActions,
  apply,
  claimable,
  explain: (state, _seat, action) =>
    action.kind === 'play' && isReady(state)
      ? cardError(playRules(state), state.play, action.card)
      : undefined,
  view,
  imagine: imagineSoloWhist,
  outcome,
  partyOf: (seat, terms) => ownerParty(OWNERS, seat, terms),
};
