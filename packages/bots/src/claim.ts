import { trumpOf } from '@overtrick/rules/card';
import { type CardSet, EMPTY, FULL, minus, setOf, size, union } from '@overtrick/rules/cardSet';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/seat';
import { isTeam, strainInPlay, tableOf, type View } from '@overtrick/rules/view';
import { canTake, type Ending, type Verdict } from './ending.ts';

import { isKnown } from './lookahead/decide.ts';
import { provesTricks } from './lookahead/proof.ts';

export type { Verdict } from './ending.ts';

/** Enough for any ending of seven cards a hand, and for longer ones that are as clear as a claim should be. */
const NODES = 400_000;

/**
 * Is a claim good: does the claimant's side get at least `tricks` of the tricks left against any defence, all cards seen
 * (R-GEN-9.7)? `view` is what the judge knows; `shown` is the claimant's hand, which a claim lays open.
 * `unknown` when the cards known don't tell, or when it is too hard.
 */
export function judgeClaim(
  view: View,
  claimant: Seat,
  tricks: number,
  shown?: CardSet,
  nodes: number = NODES,
): Verdict {
  if (isRestricted(view)) return judgeRestricted(view, claimant, tricks, nodes);
  const ending = endingOf(view, claimant, shown);
  if (ending === undefined) return 'unknown';
  return canTake(ending, (seat) => isTeam(view, claimant, seat), tricks, nodes);
}

/** Played cards of a search that asks the game for each: it takes about forty times as long. */
const SLOWER = 40;

const isRestricted = (view: View): boolean => SEATS.some((seat) => view.hands[seat].playable !== undefined);

/** Where only some cards of a hand may be touched the game itself says what can be played; every card must be known. */
function judgeRestricted(view: View, claimant: Seat, tricks: number, nodes: number): Verdict {
  const game = findGame(view.game);
  if (game === undefined || !isKnown(view)) return 'unknown';
  const own = SEATS.filter((seat) => isTeam(view, claimant, seat));
  const state = game.imagine(view, seededRandom('claim'));
  return provesTricks({ game, state, own }, tricks, nodes / SLOWER);
}

/** The cards left in all hands: those seen, and the last hidden hand as the rest of the pack. */
function endingOf(view: View, claimant: Seat, shown: CardSet | undefined): Ending | undefined {
  const { turn, trick } = view;
  const strain = strainInPlay(view);
  if (turn === undefined || strain === undefined) return undefined;
  const cardsIn = (seat: Seat) => view.hands[seat].cards ?? (seat === claimant ? shown : undefined);
  const hidden = SEATS.filter((seat) => cardsIn(seat) === undefined && view.hands[seat].count > 0);
  const [last] = hidden;
  if (hidden.length > 1) return undefined;
  const played = [...view.tricks, trick].flat().map(({ card }) => card);
  const seen = SEATS.reduce((all, seat) => union(all, cardsIn(seat) ?? EMPTY), setOf(played));
  const rest = minus(FULL, seen);
  if (last !== undefined && size(rest) !== view.hands[last].count) return undefined;
  const trump = trumpOf(strain);
  const hands = bySeat((seat) => (seat === last ? rest : (cardsIn(seat) ?? EMPTY)));
  return { ...tableOf(view), hands, turn, trick, ...(trump !== undefined && { trump }) };
}
