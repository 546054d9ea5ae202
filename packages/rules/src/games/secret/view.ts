import { type Card, makeCard } from '../../cards/card.ts';
import { EMPTY, remove, size } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { packOf } from '../../deals/setup.ts';
import { isLeadMade } from '../../play/play.ts';
import type { Trick } from '../../play/trick.ts';
import { makeView, type ViewedGame } from '../../views/makeView.ts';
import type { HandView, Phase, Stock, View } from '../../views/view.ts';
import { ALL_TURNS, cardsDrawn, DUMMY, drawerOf, handsDrawn, OWNERS, pairOf, type Turn } from './draw.ts';
import { outcomeOf } from './outcome.ts';
import { isSecretThere, openCards, type SecretPlay } from './play.ts';
import { claimable, isOver, legalActions, type SecretState, toAct } from './state.ts';

/** `View.extra` of this game. Cards are texts. */
export type SecretExtra = {
  /** The number of turns of drawing so far, and the last of them: `S keep`, `W reject`, `S firstAce`. */
  readonly turns: number;
  readonly turn: string | null;
  /** The secret card: visible to declarer, and to all once it has been played. */
  readonly secret: string | null;
  /** True if it still lies face down in the dummy. */
  readonly isHidden: boolean;
  /** Dummy's card that the defender announced, which declarer may replace: the last of the trick as shown. */
  readonly proposed: string | null;
  /** The player of dummy's card to the last finished trick, and to the one in progress. */
  readonly by: { readonly last: Seat | null; readonly now: Seat | null };
};

/** `View.memory`: everything that the player saw of the drawing. */
export type SecretMemory = {
  readonly turns: readonly Turn[];
  /** The pack in its order, two cards a turn, as far as they saw it. */
  readonly order: readonly (Card | null)[];
  /** The cards put away that came back, once all is open. */
  readonly split: readonly number[] | null;
  /** The player of dummy's card, trick by trick. */
  readonly by: readonly Seat[];
};

export const ID = 'secret';

function phaseOf(state: SecretState): Phase {
  if (isOver(state)) return 'over';
  if (state.deal === undefined) return 'draw';
  if (state.contract === undefined) return 'auction';
  return state.play === undefined ? 'aside' : 'play';
}

const isDeclarer = ({ contract }: SecretState, viewer: Seat | undefined): boolean =>
  viewer !== undefined && contract?.declarer === viewer;

/** True if the viewer may know the secret card. */
const isSecretKnown = (state: SecretState, play: SecretPlay, viewer: Seat | undefined): boolean =>
  isDeclarer(state, viewer) || isOver(state) || !isSecretThere(play);

function dummyView(state: SecretState, viewer: Seat | undefined): HandView {
  const { deal, play } = state;
  const hand = (play?.hands ?? deal)?.[DUMMY] ?? EMPTY;
  const cards = play?.proposed === undefined ? hand : remove(hand, play.proposed);
  const count = size(cards);
  if (isOver(state)) return { count, cards };
  if (play === undefined) return { count, ...(isDeclarer(state, viewer) && { cards }) };
  if (!isLeadMade(play) && !isDeclarer(state, viewer)) return { count, playable: EMPTY };
  const open = play.proposed === undefined ? openCards(play) : remove(openCards(play), play.proposed);
  // only declarer may play the secret card, when they play from dummy
  const touched = isDeclarer(state, viewer) && play.leader === viewer ? cards : open;
  const shown = isSecretKnown(state, play, viewer) ? { cards } : { shown: open };
  return { count, ...shown, playable: touched };
}

function handView(state: SecretState, viewer: Seat | undefined, seat: Seat): HandView {
  const { setup, turns, deal, play } = state;
  if (seat === DUMMY) return dummyView(state, viewer);
  if (!OWNERS.players.includes(seat)) return { count: 0, ...(isOver(state) && { cards: EMPTY }) };
  const cards = (play?.hands ?? deal ?? handsDrawn(setup, turns))[seat];
  return { count: size(cards), ...((viewer === seat || isOver(state)) && { cards }) };
}

function memoryOf(
  { setup, turns, deal, play }: SecretState,
  viewer: Seat | undefined,
  over: boolean,
): SecretMemory {
  const isSeen = (card: number): boolean => {
    const turn = card >> 1;
    if (over) return true;
    if (turn >= ALL_TURNS || drawerOf(setup, turn) !== viewer) return false;
    return turn < turns.length || (deal === undefined && card === 2 * turns.length);
  };
  return {
    turns,
    order: packOf(setup).map((card, i) => (isSeen(i) ? card : null)),
    split: over ? (setup.split ?? []) : null,
    by: play?.by ?? [],
  };
}

function extraOf(state: SecretState, viewer: Seat | undefined): SecretExtra {
  const { setup, turns, play } = state;
  const last = turns.length - 1;
  const turn = turns[last];
  const now = play !== undefined && play.by.length > play.tricks.length ? play.by.at(-1) : undefined;
  return {
    turns: turns.length,
    turn: turn === undefined ? null : `${drawerOf(setup, last)} ${turn}`,
    secret: play !== undefined && isSecretKnown(state, play, viewer) ? makeCard(play.secret) : null,
    isHidden: play !== undefined && isSecretThere(play) && !isOver(state),
    proposed: play?.proposed === undefined ? null : makeCard(play.proposed),
    by: { last: play?.by[play.tricks.length - 1] ?? null, now: now ?? null },
  };
}

/**
 * Returns the pack to draw from, with the player's own card to keep or to put away, and those of their last turn, until
 * the first call.
 */
function stockOf({ setup, turns, deal, auction }: SecretState, viewer: Seat | undefined): Stock | undefined {
  if (auction.calls.length > 0) return undefined;
  const left = 2 * (ALL_TURNS - turns.length);
  if (viewer === undefined || !OWNERS.players.includes(viewer)) return { left };
  const own = cardsDrawn(setup, turns, viewer);
  const [drawn, away] = [own.taken.at(-1), own.away.at(-1)];
  const isLooking = deal === undefined && drawerOf(setup, turns.length) === viewer;
  return {
    left,
    ...(isLooking && { looked: pairOf(setup, turns.length)[0] }),
    ...(drawn !== undefined && { drawn }),
    ...(away !== undefined && { away: [away] }),
  };
}

/** Returns the trick as shown: an announced card lies on the table as if it were played, until declarer answers. */
function trickOf(state: SecretState): Trick {
  const { trick = [], proposed } = state.play ?? {};
  return proposed === undefined ? trick : [...trick, { seat: DUMMY, card: proposed }];
}

export function viewOf(state: SecretState, viewer?: Seat): View {
  const { auction, contract, play, deal } = state;
  const stock = stockOf(state, viewer);
  return makeView(VIEWED, state, viewer, {
    phase: phaseOf(state),
    hand: (seat) => handView(state, viewer, seat),
    controls: { N: play?.leader ?? contract?.declarer ?? DUMMY, E: 'E', S: 'S', W: 'W' },
    teams: [['S'], ['W']],
    calls: auction.calls,
    ...(contract !== undefined && { contract, dummy: DUMMY }),
    ...(stock !== undefined && { stock }),
    trick: trickOf(state),
    ...(deal !== undefined && { deal }),
    extra: extraOf(state, viewer),
    memory: memoryOf(state, viewer, isOver(state)),
  });
}

const VIEWED: ViewedGame<SecretState> = { id: ID, toAct, legalActions, claimable, outcome: outcomeOf };
