import { parseAction, parseStep, type Step } from '@overtrick/rules/action';
import type { SeatCall } from '@overtrick/rules/auction/auction';
import { parseCard } from '@overtrick/rules/cards/card';
import { type CardSet, EMPTY } from '@overtrick/rules/cards/cardSet';
import { isSeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { parseHand } from '@overtrick/rules/deals/deal';
import type { SeatCard } from '@overtrick/rules/play/trick';
import type { Stock } from '@overtrick/rules/views/view';
import type { Change, Example, Moment } from './moment.ts';

/** The visible cards of a hand, and the number of the others. */
export interface VisibleHand {
  readonly cards: CardSet;
  readonly down: number;
}

export function handIn(moment: Moment, seat: Seat): VisibleHand {
  const [text = '', down = '0'] = moment[seat].split(' ');
  const hand = parseHand(text);
  return { cards: hand.ok ? hand.value : EMPTY, down: Number(down) };
}

const partsOf = (list: string): readonly string[] => (list === '' ? [] : list.split(', '));

export const callsIn = ({ calls }: Moment): readonly SeatCall[] =>
  partsOf(calls).flatMap((text) => {
    const step = parseStep(text);
    return step?.action.kind === 'call' ? [{ seat: step.seat, call: step.action.call }] : [];
  });

export const trickIn = ({ trick }: Pick<Moment, 'trick'>): readonly SeatCard[] =>
  partsOf(trick).flatMap((text) => {
    const [seat, card = ''] = text.split(' ');
    const action = parseAction(card);
    return isSeat(seat) && action?.kind === 'play' ? [{ seat, card: action.card }] : [];
  });

/** Reads the stock; returns `undefined` where there is none, or none is left. */
export function stockIn({ stock }: Moment): Stock | undefined {
  if (stock === '') return undefined;
  const [left = '', top = '', looked = ''] = stock.split(' ');
  const [shown, taken] = [parseCard(top), parseCard(looked)];
  return {
    left: Number(left),
    ...(shown !== undefined && { top: shown }),
    ...(taken !== undefined && { looked: taken }),
  };
}

export const takenIn = ({ taken }: Moment): readonly { readonly seat: Seat; readonly tricks: number }[] => {
  const counts = taken.split(' ').map(Number);
  return SEATS.map((seat, i) => ({ seat, tricks: counts[i] ?? 0 }));
};

export const stepIn = ({ did }: Change): Step | undefined => (did === undefined ? undefined : parseStep(did));

/** Lists the actions before this place that were neither calls nor cards on the table: bids of tricks, choices. */
export const saidBefore = ({ changes }: Example, index: number): readonly Step[] =>
  changes.slice(0, index).flatMap((change) => {
    const step = stepIn(change);
    return step === undefined || ['call', 'play'].includes(step.action.kind) ? [] : [step];
  });
