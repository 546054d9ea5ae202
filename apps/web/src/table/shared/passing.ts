import type { TableState } from '@overtrick/protocol/table';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { isThrownIn } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import { cardName, chairAt, outcomeInWords } from '../../deal/words.ts';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';
import type { TableModel } from '../state/model.ts';

/**
 * The moment at which one person passes the device to the other: who gets it, how much of the deal they have seen, and
 * the news for them.
 */
export interface Pass {
  readonly to: number;
  /** The deal, and the number of its calls and cards that both have seen. */
  readonly seen: SeenSoFar;
  /** The calls and cards since the other person passed the device on, one per line. */
  readonly told: readonly string[];
}

export interface SeenSoFar {
  readonly deal: number;
  readonly calls: number;
  readonly cards: number;
}

/**
 * Returns the chair that gets the device, once its holder has seen everything and has nothing to do: the one whose turn
 * it is, or after a deal the one who has not seen its result. `undefined` while it stays.
 */
export function passesTo({ shown, latest, frames, held, pending }: TableModel): number | undefined {
  if (shown === undefined || shown !== latest || frames.length > 0) return undefined;
  if (held !== undefined || pending !== undefined || shown.claim !== undefined) return undefined;
  const { view, you, ready, standing, chairs } = shown;
  if (you === undefined) return undefined;
  const other = chairs.find(({ chair, kind }) => chair !== you && kind === 'person')?.chair;
  if (view.phase === 'over')
    return !standing.over && ready.includes(you) && !ready.includes(other ?? you) ? other : undefined;
  const acting = view.toAct.map((seat) => chairAt(shown, seat)?.chair);
  return acting.length === 0 || acting.includes(you) ? undefined : other;
}

const cardsOf = ({ tricks, trick }: View) => [...tricks, trick].flat();

/** Counts all cards played, also those of tricks that a view no longer shows. */
const playedIn = ({ tricks, trick, taken }: View): number =>
  (tricks.at(-1)?.length ?? 0) * SEATS.reduce((sum, seat) => sum + taken[seat], 0) + trick.length;

export const seenOf = ({ deal, view }: TableState): SeenSoFar => ({
  deal,
  calls: view.calls.length,
  cards: playedIn(view),
});

/**
 * Lists the calls and cards after those already seen; for a later deal all of them, and the result of the last deal.
 */
export function toldSince(state: TableState, before: SeenSoFar | undefined): readonly string[] {
  const { view, deal, sheet } = state;
  const from = before?.deal === deal ? before : undefined;
  const cards = cardsOf(view);
  const played = playedIn(view);
  // where players collect cards before the play, the play starts a new count
  const news = from === undefined || from.cards > played ? played : played - from.cards;
  const nameAt = (seat: Seat): string => {
    const own = chairAt(state, seat)?.name;
    // at a dummy from which both play, the turn no longer says who played the card
    if (own !== undefined || panelOf(view).isShared) return own ?? text.table.dummy;
    return chairAt(state, view.controls[seat])?.name ?? text.seats[seat];
  };
  const last = sheet.rows.at(-1)?.outcome;
  const ended =
    before !== undefined && from === undefined && last !== undefined
      ? [outcomeInWords(last, !isThrownIn(last))]
      : [];
  return [
    ...ended,
    ...view.calls
      .slice(from?.calls ?? 0)
      .map(({ seat, call }) => text.shared.did(nameAt(seat), text.call(call))),
    ...cards
      .slice(Math.max(0, cards.length - news))
      .map(({ seat, card }) => text.shared.did(nameAt(seat), cardName(view, card))),
  ];
}
