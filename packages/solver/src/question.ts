import { defined } from '@overtrick/rules/assert';
import type { Card } from '@overtrick/rules/cards/card';
import { EMPTY, isEmpty } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { HandsPosition, Position, SharedPosition } from '@overtrick/rules/play/position';
import { handAt } from './position.ts';
import type { Question, Shape } from './search.ts';

/**
 * Returns the engine's question about a position, after some more cards of the trick in progress.
 * @param isDeclarers true if declarer plays the card from a shared dummy that is among these
 */
export function questionOf(position: Position, more: readonly Card[] = [], isDeclarers?: boolean): Question {
  return position.kind === 'hands' ? ofHands(position, more) : ofShared(position, more, isDeclarers);
}

function ofHands(position: HandsPosition, more: readonly Card[]): Question {
  const { play } = position;
  const leader = play.trick[0]?.seat ?? play.turn;
  const order = orderOf(position, leader);
  const seats = numbering(position, order);
  return {
    hands: Array.from({ length: 4 }, (_, at) => {
      const seat = seats[at];
      return seat === undefined ? EMPTY : handAt(position, seat);
    }),
    leader: seats.indexOf(leader),
    trick: [...play.trick.map(({ card }) => card), ...more],
    shape: shapeOf(position, order, seats),
  };
}

/** Returns the hands in the order of their play. */
function orderOf({ rules }: HandsPosition, first: Seat): readonly Seat[] {
  const order: Seat[] = [first];
  while (order.length < rules.size) order.push(rules.next(defined(order.at(-1), 'a hand before')));
  return order;
}

/**
 * Returns the hands by their numbers, the same in all positions of a deal: in turn, beginning with one of the first
 * side.
 */
function numbering({ sides: [first] }: HandsPosition, order: readonly Seat[]): readonly Seat[] {
  const start = SEATS.find((seat) => first.includes(seat) && order.includes(seat));
  const at = start === undefined ? 0 : order.indexOf(start);
  return [...order.slice(at), ...order.slice(0, at)];
}

function shapeOf({ sides, rows }: HandsPosition, order: readonly Seat[], seats: readonly Seat[]): Shape {
  const isPlain =
    rows === undefined && seats.length === 4 && seats.every((seat, i) => sides[i % 2]?.includes(seat));
  if (isPlain) return { kind: 'plain' };
  return {
    kind: 'hands',
    size: order.length,
    next: seats.map((_, i) => (i + 1) % seats.length),
    second: seats.flatMap((seat, i) => (sides[1].includes(seat) ? [i] : [])),
    rows: new Map(
      seats.flatMap((seat, i) => {
        const row = rows?.[seat];
        return row === undefined ? [] : [[i, row] as const];
      }),
    ),
  };
}

function ofShared(position: SharedPosition, more: readonly Card[], isPutByDeclarer?: boolean): Question {
  const { play, dummy, isForced } = position;
  const { trick, turn, declarer, secret, leader, isOpening, by } = play;
  const defender = SEATS.find(
    (seat) => seat !== declarer && seat !== dummy && !isEmpty(handAt(position, seat)),
  );
  const first = trick[0]?.seat ?? turn;
  const isPlayed = trick.some(({ seat }) => seat === dummy);
  const isDeclarers = isPlayed ? by.at(-1) === declarer : (isPutByDeclarer ?? leader === declarer);
  return {
    hands: [declarer, defender, dummy, undefined].map((seat) =>
      seat === undefined ? EMPTY : handAt(position, seat),
    ),
    leader: first === dummy ? (isDeclarers ? 2 : 3) : first === declarer ? 0 : 1,
    trick: [...trick.map(({ card }) => card), ...more],
    shape: { kind: 'shared', secret, isForced, isOpening, isDeclarers },
  };
}
