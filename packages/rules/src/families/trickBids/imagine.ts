import { parseStep, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { cardsOf, setOf } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
import type { Game } from '../../game.ts';
import { type Random, shuffled } from '../../random.ts';
import { memoryOf } from '../../views/facts.ts';
import type { View } from '../../views/view.ts';
import { GIFT, type Gift, giversOf, handsBefore } from './blindNil.ts';
import { layoutOf } from './layout.ts';
import type { GiftMemory, TrickBidRules, TrickBidState } from './trickBidGame.ts';

/** The parts that one of these games adds to the way a state is imagined. */
export interface Imagining<State> {
  readonly start: (setup: Setup) => State;
  /** Builds a setup that deals these hands; if left out, the hands are those of the setup. */
  readonly setupFor?: (view: View, hands: Deal, random: Random) => Setup;
}

/**
 * Imagines a state that the view cannot tell from the real one, uniformly over all layouts in which the bids and cards
 * were legal, and over the cards that may have been passed on.
 */
export function imagineTrickBids<State extends TrickBidState>(
  rules: TrickBidRules<State>,
  game: Pick<Game<State, never>, 'apply'>,
  { start, setupFor }: Imagining<State>,
  view: View,
  random: Random,
): State {
  const { lengths } = rules;
  const known = giftsIn(view, rules.blind?.partnerOf);
  const held =
    view.deal === undefined
      ? layoutOf(view, random, {
          barred: rules.barred(view),
          ...(lengths && { lengths: { suit: lengths.suit, of: (seat) => lengths.of(view, seat) } }),
          held: (seat) => setOf(keptBy(known, seat)),
        })
      : undefined;
  // giving and giving back mirror each other: any cards of the current hands may have been given
  const gifts = held === undefined ? known : giftsBefore(rules, view, known, held, random);
  const deal = view.deal ?? handsBefore(defined(held, 'a layout'), gifts);
  let state = start(setupFor?.(view, deal, random) ?? { ...view.terms, deal });
  for (const text of view.extra?.decisions ?? []) {
    const step = defined(parseStep(text), 'a step');
    state = game.apply(state, step.seat, step.action);
  }
  for (const { seat, tricks, blind } of view.trickBids ?? [])
    if (!blind && !state.bids.some((bid) => bid.seat === seat))
      state = game.apply(state, seat, { kind: 'bid', tricks });
  for (const { seat, cards } of gifts) state = game.apply(state, seat, { kind: 'put', put: 'give', cards });
  for (const { seat, card } of [...view.tricks, view.trick].flat())
    state = game.apply(state, seat, playAction(card));
  return view.claim === undefined
    ? state
    : game.apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
}

/** Returns the gifts that the viewer saw, in order. */
const giftsIn = (view: View, partnerOf: ((seat: Seat) => Seat) | undefined): readonly Gift[] =>
  (memoryOf<GiftMemory>(view).gifts ?? []).flatMap((text): readonly Gift[] => {
    const step = parseStep(text);
    if (step?.action.kind !== 'put' || partnerOf === undefined) return [];
    return [{ seat: step.seat, to: partnerOf(step.seat), cards: step.action.cards }];
  });

/** Returns the cards that a player was given and did not give back. */
const keptBy = (gifts: readonly Gift[], seat: Seat) =>
  gifts
    .filter(({ to }) => to === seat)
    .flatMap((gift) => {
      const later = gifts.slice(gifts.indexOf(gift) + 1).filter((other) => other.seat === seat);
      return gift.cards.filter((card) => !later.some(({ cards }) => cards.includes(card)));
    });

/** Returns all gifts so far: those seen, and a possible choice of the others. */
function giftsBefore<State extends TrickBidState>(
  { blind, bidders }: TrickBidRules<State>,
  view: View,
  known: readonly Gift[],
  held: Deal,
  random: Random,
): readonly Gift[] {
  const { trickBids = [] } = view;
  const partnerOf = blind?.partnerOf;
  if (partnerOf === undefined || trickBids.length < bidders({ ...view.terms, deal: held }).length) return [];
  const givers = giversOf(trickBids, partnerOf);
  const at = view.phase === 'exchange' ? givers.indexOf(defined(view.toAct[0], 'a giver')) : givers.length;
  const gifts: Gift[] = [];
  let hands = held;
  for (const seat of givers.slice(0, at).toReversed()) {
    const to = partnerOf(seat);
    const seen = known.find((gift) => gift.seat === seat);
    const cards =
      seen?.cards ??
      shuffled(random, cardsOf(hands[to]))
        .slice(0, GIFT)
        .sort((a, b) => a - b);
    const gift = { seat, to, cards };
    hands = handsBefore(hands, [gift]);
    gifts.unshift(gift);
  }
  return gifts;
}
