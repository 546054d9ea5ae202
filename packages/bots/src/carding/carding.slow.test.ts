import { defined } from '@overtrick/rules/assert';
import { makeCard, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import {
  type CardSet,
  cardsOf,
  holding,
  inSuitOf,
  isEmpty,
  setOf,
  union,
} from '@overtrick/rules/cards/cardSet';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { pick, seededRandom, shuffled } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { expect, test } from 'vitest';
import { plainPlayOf } from '../sampling/hidden.ts';
import { holdingsOf } from '../sampling/signals/plays.ts';
import { BRIDGE, decide, stateAfter, viewOnTurn } from '../suites/table.ts';
import { askedIn, fittingCards, headOf, messageText } from './ask.ts';
import { messagesOfCard } from './messages.ts';
import { readCarding } from './read.ts';

/** Yields the views of defenders to act in deals that novices play, each with the chosen card. */
function* defences(deals: number): Iterable<{ readonly view: View; readonly card: number }> {
  for (let deal = 0; deal < deals; deal++) {
    let state = stateAfter(randomDeal(seededRandom(`carding ${deal}`)), '');
    while (BRIDGE.outcome(state) === undefined) {
      const view = viewOnTurn(state);
      const { action } = decide(view);
      if (action.kind === 'play' && askedIn(BRIDGE, view) !== undefined) yield { view, card: action.card };
      state = BRIDGE.apply(state, defined(view.toAct[0], 'the deal goes on'), action);
    }
  }
}

/** Returns the same public view with another hand for the defender to act that also contains the card. */
function otherHand(view: View, card: number, seed: string): View | undefined {
  const { hidden, turn, seen } = defined(plainPlayOf(view), 'a play of bridge');
  const own = defined(seen[turn], 'the defender sees their hand');
  const unseen = cardsOf(hidden.reduce<CardSet>((all, { allowed }) => union(all, allowed), own));
  const others = shuffled(seededRandom(seed), unseen).filter((one) => one !== card);
  const cards = setOf([card, ...others.slice(0, cardsOf(own).length - 1)]);
  const [lead] = view.trick;
  const following = lead === undefined ? cards : inSuitOf(cards, lead.card);
  const playable = cardsOf(isEmpty(following) ? cards : following);
  if (!playable.includes(card)) return undefined;
  return {
    ...view,
    legal: playable.map((one) => ({ kind: 'play' as const, card: one })),
    hands: { ...view.hands, [turn]: { ...view.hands[turn], cards } },
  };
}

test('what a card says is the same whatever else its player holds', () => {
  let compared = 0;
  for (const { view } of defences(24)) {
    const random = seededRandom(`other ${view.tricks.length}`);
    const { card } = pick(
      random,
      view.legal.flatMap((action) => (action.kind === 'play' ? [action] : [])),
    );
    const said = messagesOfCard(BRIDGE, view, card);
    for (const seed of ['one', 'two', 'three']) {
      const other = otherHand(view, card, seed);
      if (other === undefined) continue;
      expect(messagesOfCard(BRIDGE, other, card), makeCard(card)).toEqual(said);
      if (said !== undefined) compared++;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('whoever plays by the carding is read as such', () => {
  let [read, fitting] = [0, 0];
  for (const { view } of defences(40)) {
    const { told, turn, seen } = defined(plainPlayOf(view), 'a play of bridge');
    const held = holdingsOf(defined(seen[turn], 'the defender sees their hand'));
    read++;
    if (readCarding(BRIDGE, view, told, turn)(held) === 1) fitting++;
  }
  expect(read).toBeGreaterThan(500);
  expect(fitting / read).toBeGreaterThan(0.9);
});

test('what is said holds for the hand of who plays by the carding', () => {
  let spoken = 0;
  let fitting = 0;
  let honest = 0;
  for (const { view, card } of defences(60)) {
    const asked = defined(askedIn(BRIDGE, view), 'a defender');
    const head = headOf(asked, card);
    const held = holding(defined(view.hands[asked.seat].cards, 'their own hand'), suitOf(card));
    const agreed = head && fittingCards(asked, head, card, held);
    if (head === undefined || agreed === undefined || view.legal.length < 2) continue;
    spoken++;
    if (agreed.ranks.includes(rankIndex(card))) fitting++;
    const messages = messagesOfCard(BRIDGE, view, card) ?? [];
    if (messages.some(({ text }) => text === messageText(head, agreed.line))) honest++;
  }
  expect(spoken).toBeGreaterThan(150);
  expect(fitting / spoken).toBeGreaterThan(0.95);
  expect(honest / spoken).toBeGreaterThan(0.95);
});
