import { defined } from '@overtrick/rules/assert';
import { makeCard, parseCard, rankIndex, suitOf } from '@overtrick/rules/card';
import { type CardSet, cardsOf, holding, inSuitOf, isEmpty, setOf, union } from '@overtrick/rules/cardSet';
import { randomDeal } from '@overtrick/rules/deal';
import { pick, seededRandom, shuffled } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/view';
import { describe, expect, test } from 'vitest';
import { plainPlayOf } from '../sampling/hidden.ts';
import { holdingsOf } from '../sampling/signals/plays.ts';
import { BRIDGE, dealAround, dealFrom, decide, handFrom, stateAfter, viewOnTurn } from '../suites/table.ts';
import { askedIn, fittingCards, headOf, messageText } from './ask.ts';
import { readCarding } from './read.ts';
import { cardMeaning, saidBy } from './said.ts';

const NOTRUMP = 'P P 1NT P 3NT P P P';
const HEARTS = 'P P 1H P 4H P P P';
const DEAL = 'N:976.AQ4.KJ83.A62 KQ5.T76.952.T984 T82.K53.AQT4.KQJ AJ43.J982.76.753';

const cardOf = (text: string): number => defined(parseCard(text), 'a card');

const leadFrom = (auction: string, hand: string): View =>
  viewOnTurn(stateAfter(dealAround('W', handFrom(hand)), auction));

const meaning = (words: string, card: string): string | undefined =>
  cardMeaning(BRIDGE, viewOnTurn(stateAfter(dealFrom(DEAL), words)), cardOf(card));

describe('a card says what is agreed of it', () => {
  test.each([
    [NOTRUMP, 'S3', 'Fourth best; rarely a singleton; or low from an honour'],
    [NOTRUMP, 'SQ', 'Top of a sequence; rarely a singleton; or top of two'],
    [HEARTS, 'SA', 'Ace from ace and king; rarely ace, and not the king'],
    [HEARTS, 'SK', 'Top of touching honours'],
    [HEARTS, 'H2', 'A low trump'],
  ])('after %s a lead of %s: %s', (auction, card, text) => {
    expect(cardMeaning(BRIDGE, leadFrom(auction, '.AKQJT98.AKQ.AKQ'), cardOf(card))).toContain(text);
  });

  test('small cards of those who do not try to win', () => {
    // partner leads the king, dummy holds up, and no spade below the five is missing but the four, the three, the two
    expect(meaning(`${NOTRUMP} SA S6`, 'S5')).toContain('does not like the suit');
    expect(meaning(`${NOTRUMP} D7 D3 D2`, 'DT')).toBeUndefined();
  });

  test('and nothing where a card tries to win, or declarer plays it', () => {
    expect(meaning(`${NOTRUMP} S3 S6`, 'SQ')).toBeUndefined();
    expect(meaning(`${NOTRUMP} S3 S6 SQ`, 'S2')).toBeUndefined();
  });
});

/** The views of defenders on turn in deals that novices play, each with the card that they choose. */
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

/** The same as everyone sees it, with another hand behind the cards of the defender on turn, who has the card too. */
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
    const said = saidBy(BRIDGE, view, card);
    for (const seed of ['one', 'two', 'three']) {
      const other = otherHand(view, card, seed);
      if (other === undefined) continue;
      expect(saidBy(BRIDGE, other, card), makeCard(card)).toEqual(said);
      if (said !== undefined) compared++;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

describe('a card of the others is read by what they have agreed', () => {
  /** The weight of a seat's cards after these words, if it holds these now. */
  const weight = (words: string, seat: 'E' | 'W', hand: string): number => {
    const view = viewOnTurn(stateAfter(dealFrom(DEAL), words));
    const { told } = defined(plainPlayOf(view), 'a play of bridge');
    return readCarding(BRIDGE, view, told, seat)(holdingsOf(handFrom(hand)));
  };

  test('the lead, from each holding that it can be from', () => {
    const lead = (hand: string) => weight(`${NOTRUMP} S3`, 'W', hand);
    // fourth best, and the fifth or third of others
    expect(lead('AJ4.J982.76.753')).toBe(1);
    expect(lead('AJ94.982.76.753')).toBeLessThan(0.5);
    expect(lead('AJ542.98.76.753')).toBeLessThan(0.5);
    expect(lead('QJT.J982.76.753')).toBeLessThan(0.5);
  });

  test('the number of cards, when declarer leads', () => {
    const follow = (hand: string) => weight(`${NOTRUMP} D7 D3 D2 DT CK C3 C2 C4`, 'E', hand);
    // low from three clubs; from four it would be the nine
    expect(follow('KQ5.T762.95.T9')).toBe(1);
    expect(follow('KQ5.T76.95.T98')).toBeLessThan(0.5);
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

  test('nothing is read of declarer, nor where nobody defends with a partner', () => {
    const view = viewOnTurn(stateAfter(dealFrom(DEAL), `${NOTRUMP} S3 S6 SQ S2`));
    const { told } = defined(plainPlayOf(view), 'a play of bridge');
    expect(readCarding(BRIDGE, view, told, 'S')(holdingsOf(handFrom('T8.K53.AQT4.KQJ')))).toBe(1);
  });
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
    const messages = saidBy(BRIDGE, view, card) ?? [];
    if (messages.some(({ text }) => text === messageText(head, agreed.line))) honest++;
  }
  expect(spoken).toBeGreaterThan(150);
  expect(fitting / spoken).toBeGreaterThan(0.95);
  expect(honest / spoken).toBeGreaterThan(0.95);
});
