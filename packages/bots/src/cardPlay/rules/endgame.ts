import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, EMPTY, FULL, minus, size, suitSet } from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { dealUnseen } from '@overtrick/rules/deals/unseen';
import type { Random } from '@overtrick/rules/random';
import { isTeam, tableOf } from '@overtrick/rules/views/view';
import type { Budget } from '../../bot.ts';
import { tricksAfter } from '../ending.ts';
import { type Choice, choose } from './choice.ts';
import type { CardView } from './position.ts';

/** The most cards in a hand with which the rest is counted out. */
const MOST_CARDS = 5;

/**
 * Counts the ending out: the hidden cards are dealt in some ways that fit the play, and the card with the most tricks
 * on average is best. `rule` is the choice of the rules of thumb, which stands unless another card is better.
 */
export function countOut(
  p: CardView,
  rule: Choice | undefined,
  budget: Budget,
  random: Random,
): Choice | undefined {
  const { view, seat } = p;
  if (p.left > MOST_CARDS || p.left < 2 || p.legal.length < 2) return rule;
  // hands in which only some cards may be used follow other rules
  if (SEATS.some((other) => view.hands[other].playable !== undefined)) return rule;
  const hidden = SEATS.filter(
    (other) => view.hands[other].cards === undefined && view.hands[other].count > 0,
  );
  const count = hidden.reduce((sum, other) => sum + view.hands[other].count, 0);
  if (count !== size(p.unseen)) return rule;
  const places = hidden.map((other) => ({
    count: view.hands[other].count,
    allowed: p.voids[other].reduce((open, suit) => minus(open, suitSet(suit)), FULL),
  }));
  const sums = new Map<Card, number>();
  for (let world = 0; world < budget.worlds; world++) {
    if (world > 0 && budget.isSpent?.() === true) break;
    const dealt = dealUnseen(p.unseen, places, random);
    const hands: BySeat<CardSet> = bySeat(
      (other) => view.hands[other].cards ?? dealt[hidden.indexOf(other)] ?? EMPTY,
    );
    const values = tricksAfter(
      {
        ...tableOf(view),
        hands,
        turn: seat,
        trick: p.trick,
        ...(p.trump !== undefined && { trump: p.trump }),
      },
      (other: Seat) => isTeam(view, seat, other),
    );
    for (const [card, tricks] of values) sums.set(card, (sums.get(card) ?? 0) + tricks);
  }
  return pickBest(p, rule, sums);
}

function pickBest(
  p: CardView,
  rule: Choice | undefined,
  sums: ReadonlyMap<Card, number>,
): Choice | undefined {
  const best = Math.max(...sums.values());
  const value = (card: Card) => sums.get(card) ?? sums.get(equalOf(p, sums, card)) ?? 0;
  if (rule !== undefined && value(rule.card) >= best) return rule;
  const card = p.legal
    .filter((legal) => sums.get(legal) === best)
    .sort((a, b) => rankIndex(a) - rankIndex(b))[0];
  return choose(card, 'I worked out the rest: this takes the most tricks.') ?? rule;
}

/** Returns the card that represented this one in the count. */
const equalOf = (p: CardView, sums: ReadonlyMap<Card, number>, card: Card): Card =>
  p.legal.filter((other) => sums.has(other) && suitOf(other) === suitOf(card) && other < card).at(-1) ?? card;
