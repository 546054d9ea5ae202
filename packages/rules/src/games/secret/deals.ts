import { makeCard } from '../../cards/card.ts';
import { type CardSet, cardsOf, FULL, minus, union } from '../../cards/cardSet.ts';
import { parseHand } from '../../deals/deal.ts';
import { parseSetup, type Setup } from '../../deals/setup.ts';
import { afterSteps } from '../../testing/after.ts';
import { isAce } from './draw.ts';
import { type SecretState, secret } from './index.ts';

/** For tests: hands as text, South's first, then West's and the dummy's; an ace must be in none of the players'. */
export type Hands = readonly [string, string, string];

export function handOf(text: string): CardSet {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${hand.why}`);
  return hand.value;
}

/** Builds a pack from which South, who begins, and West draw these hands if they keep every card that they may keep. */
export function setupFor([s, w, n]: Hands, vul = 'none'): Setup {
  const [south, west, dummy] = [handOf(s), handOf(w), handOf(n)];
  const away = [...cardsOf(dummy), ...cardsOf(minus(FULL, union(union(south, west), dummy)))];
  const ace = away.findIndex(isAce);
  if (ace < 0) throw new Error('no ace lies on the table');
  const hands = cardsOf(south).map((card, i) => [card, cardsOf(west)[i] ?? card] as const);
  // the first card of all is the ace that goes to the table, so that later aces are kept
  const first = away.splice(ace, 1);
  const order = hands
    .flat()
    .flatMap((card, i) => (i === 0 ? [...first, card] : [card, ...away.splice(0, 1)]));
  const isDummy = (i: number) => cardsOf(dummy).includes(order[2 * i + (i === 0 ? 0 : 1)] ?? -1);
  const split = Array.from({ length: 26 }, (_, i) => i)
    .filter(isDummy)
    .map((i) => i + 1);
  const setup = parseSetup({
    dealer: 'S',
    vul,
    order: order.map(makeCard).join(' '),
    split: split.join(' '),
  });
  if (!setup.ok) throw new Error(setup.why);
  return setup.value;
}

/** West draws after South's ace, and then each in turn. */
const KEEP = Array.from({ length: 25 }, (_, i) => `${i % 2 === 0 ? 'W' : 'S'} keep`).join(', ');

/** Returns the state of such a deal after the drawing and then some steps, such as `S 1NT, W P, S P`. */
export const dealt = (
  hands: Hands,
  steps = '',
  options: Readonly<Record<string, unknown>> = {},
): SecretState => afterSteps(secret, setupFor(hands), options, `${KEEP}, ${steps}`);
