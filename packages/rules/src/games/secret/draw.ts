import { defined } from '../../assert.ts';
import { type Card, rankOf } from '../../cards/card.ts';
import { EMPTY, setOf } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { packOf, type Setup } from '../../deals/setup.ts';
import { DUMMY_OPPOSITE, otherPlayer } from '../../families/twoHanded/owners.ts';

/**
 * The result of a turn of two cards: the first was kept, or put away for the second; or an ace went to the table,
 * either the first card itself, or the second after the first had been put away (RULES 10.2).
 */
const TURNS = ['keep', 'reject', 'firstAce', 'secondAce'] as const;
export type Turn = (typeof TURNS)[number];

/** R-SEC-2: whether the ace procedure happens once in the deal, or once for each player. */
export type AceRule = 'deal' | 'player';

/**
 * South and West play; the dummy lies at North for either declarer. The cards out of play are shown at East in the end.
 */
export const OWNERS = DUMMY_OPPOSITE;
export const DUMMY: Seat = 'N';

/** Each player draws 13 times. */
export const ALL_TURNS = 26;

/** Returns the two cards of a turn, counted from 0. */
export const pairOf = (setup: Setup, turn: number): readonly [Card, Card] => {
  const pack = packOf(setup);
  return [defined(pack[2 * turn], 'a first card'), defined(pack[2 * turn + 1], 'a second card')];
};

/** Returns the player who draws in a turn: the owner of the dealer's seat is A, and begins (RULES 10.2). */
export function drawerOf({ dealer }: Pick<Setup, 'dealer'>, turn: number): Seat {
  const first = OWNERS.of[dealer];
  return turn % 2 === 0 ? first : otherPlayer(OWNERS, first);
}

/** True if the player got the second card of that turn. */
export const takesSecond = (turn: Turn): boolean => turn === 'reject' || turn === 'firstAce';

const isAnnounced = (turn: Turn): boolean => turn === 'firstAce' || turn === 'secondAce';

/** True if an ace picked up in the next turn would go to the table (R-SEC-2). */
export function isAceRuleOn(turns: readonly Turn[], rule: AceRule): boolean {
  const own = turns.length % 2;
  return !turns.some((turn, i) => isAnnounced(turn) && (rule === 'deal' || i % 2 === own));
}

export const isAce = (card: Card): boolean => rankOf(card) === 'A';

/** Returns the turns after adding those without a choice, in which the first card is an ace that goes to the table. */
export function drawnOn(setup: Setup, turns: readonly Turn[], rule: AceRule): readonly Turn[] {
  if (turns.length === ALL_TURNS || !isAceRuleOn(turns, rule)) return turns;
  const [first] = pairOf(setup, turns.length);
  return isAce(first) ? drawnOn(setup, [...turns, 'firstAce'], rule) : turns;
}

/** Returns the turns after a choice. A second card that is only looked at is not picked up (R-SEC-2). */
export function drawn(
  setup: Setup,
  turns: readonly Turn[],
  choice: 'keep' | 'reject',
  rule: AceRule,
): readonly Turn[] {
  const [, second] = pairOf(setup, turns.length);
  const isAced = choice === 'reject' && isAce(second) && isAceRuleOn(turns, rule);
  return drawnOn(setup, [...turns, isAced ? 'secondAce' : choice], rule);
}

/** Returns the cards that a player took and put away in their turns so far, in order. */
export function cardsDrawn(setup: Setup, turns: readonly Turn[], player: Seat) {
  const taken: Card[] = [];
  const away: Card[] = [];
  for (const [i, turn] of turns.entries()) {
    if (drawerOf(setup, i) !== player) continue;
    const [first, second] = pairOf(setup, i);
    taken.push(takesSecond(turn) ? second : first);
    away.push(takesSecond(turn) ? first : second);
  }
  return { taken, away };
}

/**
 * Returns the players' hands, and the two parts of the cards put away: the dummy and those out of play (RULES 10.3).
 */
export function handsDrawn(setup: Setup, turns: readonly Turn[]): Deal {
  const split = setup.split ?? [];
  const away = turns.map((turn, i) => pairOf(setup, i)[takesSecond(turn) ? 0 : 1]);
  const isDone = turns.length === ALL_TURNS;
  const part = (isDummy: boolean) =>
    isDone ? setOf(away.filter((_, i) => split.includes(i + 1) === isDummy)) : EMPTY;
  const hand = (player: Seat) => setOf(cardsDrawn(setup, turns, player).taken);
  return { S: hand('S'), W: hand('W'), N: part(true), E: part(false) };
}
