import type { TableState } from '@overtrick/protocol/table';
import { isThrownIn } from '@overtrick/rules/outcome';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { cardName, chairAt, outcomeInWords } from '../../deal/words.ts';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';
import type { TableModel } from '../state/model.ts';

/** The device as one of the two gives it away: to whom, the part of the deal that they have seen, and the news. */
export interface Pass {
  readonly to: number;
  /** The deal, and how many calls and cards of it everybody has seen. */
  readonly seen: SeenSoFar;
  /** The calls and cards since the other gave the device away, a line each. */
  readonly told: readonly string[];
}

export interface SeenSoFar {
  readonly deal: number;
  readonly calls: number;
  readonly cards: number;
}

/**
 * The chair to which the device goes, once all is shown to whoever holds it and they have nothing to do: the one on
 * turn, or after a deal the one who has yet to see its result. `undefined` while it stays.
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

/** All cards that were played, also those of tricks that a view does not show any more. */
const playedIn = ({ tricks, trick, taken }: View): number =>
  (tricks.at(-1)?.length ?? 0) * SEATS.reduce((sum, seat) => sum + taken[seat], 0) + trick.length;

export const seenOf = ({ deal, view }: TableState): SeenSoFar => ({
  deal,
  calls: view.calls.length,
  cards: playedIn(view),
});

/** The calls and cards that came after those; of a later deal all, and how the last one ended. */
export function toldSince(state: TableState, before: SeenSoFar | undefined): readonly string[] {
  const { view, deal, sheet } = state;
  const from = before?.deal === deal ? before : undefined;
  const cards = cardsOf(view);
  const played = playedIn(view);
  // where cards are collected before the play, the play begins its count anew
  const news = from === undefined || from.cards > played ? played : played - from.cards;
  const nameAt = (seat: Seat): string => {
    const own = chairAt(state, seat)?.name;
    // a dummy that both play from: who did is not told by whose turn it is now
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
