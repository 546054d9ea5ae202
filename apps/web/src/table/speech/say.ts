import type { TableState } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf, EMPTY, isEmpty, minus } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { SeatCard } from '@overtrick/rules/play/trick';
import type { View } from '@overtrick/rules/views/view';
import { vulIn } from '../../deal/vulnerability.ts';
import {
  callerOf,
  cardName,
  chairName,
  handInWords,
  handLabel,
  hasInWords,
  resultInWords,
  scoreInWords,
} from '../../deal/words.ts';
import { panelOf } from '../../games/panels/list.ts';
import { isTricks, teamOf, tricksPlayed } from '../../games/tally.ts';
import { text } from '../../text/text.ts';
import { handOf } from '../state/foresee.ts';
import { type Frame, finishedTrick } from '../state/frames.ts';
import { questionOf } from './question.ts';

/**
 * Writes the announcements of a frame for a screen reader: each call, card, trick and score once.
 * @param before the state shown so far; absent on first sight of the table
 */
export function linesFor(before: TableState | undefined, frame: Frame): readonly string[] {
  const { state, step } = frame;
  if (before === undefined || before.deal !== state.deal)
    return [...ofDeal(state), ...ofTurn(undefined, state)];
  return [
    ...ofChairs(before, state),
    ...ofUndo(before, state),
    ...(step ? ofStep(before, state, step) : ofUnseen(before.view, state)),
    ...ofDraw(before.view, state),
    ...ofDummies(before.view, state),
    ...ofTrick(before, frame),
    ...ofEnd(before.view, state),
    ...ofTurn(before, state),
  ];
}

function ofDeal(state: TableState): readonly string[] {
  const { terms, seat, hands } = state.view;
  const own = seat && hands[seat].cards;
  return [
    text.say.deal(state.deal, terms.dealer, vulIn(state.view, state.match)),
    ...(own && !isEmpty(own) ? [text.say.yourHand(handInWords(own, panelOf(state.view).joker))] : []),
    ...ofUnseen(undefined, state),
    ...ofDummies(undefined, state),
  ];
}

/**
 * Describes calls, bids, contract or trumps, and the trick so far: those from before the visitor came, or while the
 * connection was lost.
 */
function ofUnseen(before: View | undefined, state: TableState): readonly string[] {
  const { phase, calls, trickBids = [], contract, strain, trick } = state.view;
  if (before && isTakenBack(before, state.view)) return [];
  const unseen = phase === 'auction' ? calls.slice(before?.calls.length ?? 0) : [];
  const bids = trickBids.slice(before?.trickBids?.length ?? 0);
  const known = before?.trick ?? [];
  const cards = trick.filter(({ card }) => !known.some((played) => played.card === card));
  return [
    ...unseen.map(({ seat, call }) => text.say.call(callerOf(state, seat), call)),
    ...bids.map(({ seat, tricks, nils }) =>
      text.say.other(callerOf(state, seat), text.action({ kind: 'bid', tricks, ...(nils && { nils }) })),
    ),
    ...(contract && before?.contract === undefined ? [text.say.contract(contract)] : []),
    ...(strain && before?.strain === undefined ? [text.guide.strain(strain)] : []),
    ...cards.map(({ seat, card }) => text.say.played(callerOf(state, seat), cardName(state.view, card))),
  ];
}

/** Describes dummies that have just been faced: hands at which nobody sits, and declarer's partner's. */
function ofDummies(before: View | undefined, state: TableState): readonly string[] {
  const { view } = state;
  if (view.phase === 'over') return [];
  return SEATS.flatMap((seat) => {
    const isDummy = seat === view.dummy || !state.chairs.some((chair) => chair.seat === seat);
    const { cards } = view.hands[seat];
    if (!isDummy || seat === view.seat || cards === undefined) return [];
    if (before?.hands[seat].cards !== undefined) return [];
    return [text.say.dummy(handLabel(state, seat), seat, hasInWords(view, seat, cards))];
  });
}

/** Names people who have sat down in a free chair or a computer player's, but not the visitor. */
export const arrivals = (before: TableState, state: TableState): readonly string[] =>
  state.chairs.flatMap(({ chair, kind, name, seat }) => {
    const was = before.chairs.find((one) => one.chair === chair);
    const hasCome = was !== undefined && was.kind !== kind && kind === 'person' && chair !== state.you;
    return hasCome ? [text.say.joined(name, seat)] : [];
  });

function ofChairs(before: TableState, state: TableState): readonly string[] {
  const others = state.chairs.flatMap(({ chair, kind, name, seat, away, present }) => {
    const was = before.chairs.find((one) => one.chair === chair);
    if (was === undefined || chair === state.you) return [];
    if (was.kind !== kind) return kind === 'person' ? [] : [text.say.left(was.name, seat)];
    if (away !== was.away) return [away ? text.rest.covered(name) : text.rest.returned(name)];
    if (present !== was.present && !away)
      return [present ? text.rest.returned(name) : text.say.dropped(name)];
    return [];
  });
  return [...arrivals(before, state), ...others];
}

function ofUndo(before: TableState, state: TableState): readonly string[] {
  const { undo } = state;
  if (undo !== undefined && before.undo === undefined)
    return [
      undo.chair === state.you
        ? text.undo.asked
        : text.undo.asks(chairName(state, undo.chair), undo.steps - 1),
    ];
  return isTakenBack(before.view, state.view) ? [text.undo.done] : [];
}

const isTakenBack = (before: View, now: View): boolean =>
  doneIn(now) < doneIn(before) && before.phase !== 'over';

/** Counts the calls and cards of a deal so far. */
const doneIn = ({ calls, trick, taken }: View): number =>
  calls.length + trick.length + 4 * SEATS.reduce((all, seat) => all + taken[seat], 0);

function ofStep(before: TableState, state: TableState, step: Step): readonly string[] {
  const name = callerOf(state, step.seat);
  const { action } = step;
  if (action.kind === 'claim') return [text.say.claimed(name, action.tricks)];
  if (action.kind === 'play') {
    const fromDummy = handOf(before.view, step) !== step.seat;
    return [
      (fromDummy ? text.say.playedFrom : text.say.played)(name, cardName(state.view, action.card)),
      ...ofOwnAccord(before.view, state, action.card),
    ];
  }
  if (action.kind !== 'call')
    return [text.say.other(name, text.action(action)), ...ofOwnAccord(before.view, state)];
  const { contract } = state.view;
  return [
    text.say.call(name, action.call),
    ...(contract && before.view.contract === undefined ? [text.say.contract(contract)] : []),
  ];
}

/** If more cards than these arrive at once, the player has taken up a whole hand. */
const MOST_DRAWN = 3;

/** Names the cards that have come to the visitor's hand, and the card now on top of the stock. */
function ofDraw(before: View, { view }: TableState): readonly string[] {
  const { seat, stock } = view;
  const own = seat && view.hands[seat].cards;
  if (seat === undefined || own === undefined || view.phase === 'over') return [];
  const drawn = cardsOf(minus(own, before.hands[seat].cards ?? EMPTY)).map((card) => cardName(view, card));
  const top = stock?.top === before.stock?.top ? undefined : stock?.top;
  return [
    ...(drawn.length > MOST_DRAWN ? [text.say.yourHand(handInWords(own, panelOf(view).joker))] : []),
    ...(drawn.length > 0 && drawn.length <= MOST_DRAWN ? [text.say.drawn(drawn.join(', '))] : []),
    ...(top === undefined ? [] : [text.say.stockTop(cardName(view, top))]),
  ];
}

/** Names a card that reached the table without being the step's own: in place of another, or by force. */
function ofOwnAccord(before: View, state: TableState, played?: Card): readonly string[] {
  const last = lastCardOf(state.view);
  if (last === undefined || last.card === played || last.card === lastCardOf(before)?.card) return [];
  return [text.say.played(callerOf(state, last.seat), cardName(state.view, last.card))];
}

const lastCardOf = ({ trick, tricks }: View): SeatCard | undefined => trick.at(-1) ?? tricks.at(-1)?.at(-1);

function ofTrick(before: TableState, frame: Frame): readonly string[] {
  const { state } = frame;
  const { view } = state;
  // after a trick that a forced card finished, the next trick may already have its first card on the table
  const gained = SEATS.find((seat) => view.taken[seat] > before.view.taken[seat]);
  const winner = finishedTrick(before.view, frame)?.winner ?? (frame.step && gained);
  if (winner === undefined) return [];
  const ours = tricksPlayed(view, teamOf(view, view.seat ?? 'S'));
  const all = tricksPlayed(view, SEATS);
  return [text.say.trickTo(callerOf(state, winner), ours, all - ours)];
}

const ofEnd = (before: View, state: TableState): readonly string[] =>
  state.view.outcome === undefined || before.outcome !== undefined
    ? []
    : [resultInWords(state), scoreInWords(state)];

/** Names the two cards of a row that can be played. */
function ofEnds(view: View, seat: Seat): readonly string[] {
  const { playable } = view.hands[seat];
  if (panelOf(view).lay?.(view, seat)?.kind !== 'row' || playable === undefined) return [];
  const [one = '', other] = cardsOf(playable).map((card) => cardName(view, card));
  return [other === undefined ? text.games.end(one) : text.games.ends(one, other)];
}

/** Announces the visitor's turn when it begins, not while it stays; the visitor may change seats with their partner. */
function ofTurn(before: TableState | undefined, state: TableState): readonly string[] {
  const { seat, toAct, phase, turn } = state.view;
  if (seat === undefined || !toAct.includes(seat) || state.claim !== undefined || state.undo !== undefined)
    return [];
  const was = before?.view;
  const same = was?.seat === seat && was.toAct.includes(seat) && was.phase === phase && was.turn === turn;
  if (same) return [];
  if (phase === 'auction') return [text.say.yourCall];
  if (!isTricks(state.view)) return [text.say.question(questionOf(state).title)];
  if (turn === undefined || turn === seat) return [text.say.yourTurn];
  return [text.say.dummyTurn, ...ofEnds(state.view, turn)];
}
