import { defined } from '@overtrick/rules/assert';
import { parseCard } from '@overtrick/rules/cards/card';
import type { View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { plainPlayOf } from '../sampling/hidden.ts';
import { holdingsOf } from '../sampling/signals/plays.ts';
import { BRIDGE, dealAround, dealFrom, handFrom, stateAfter, viewOnTurn } from '../suites/table.ts';
import { cardMeaning } from './messages.ts';
import { readCarding } from './read.ts';

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
    [HEARTS, 'SA', 'Ace from ace and king; rarely ace without the king'],
    [HEARTS, 'SK', 'Top of touching honours'],
    [HEARTS, 'H2', 'A low trump'],
  ])('after %s a lead of %s: %s', (auction, card, text) => {
    expect(cardMeaning(BRIDGE, leadFrom(auction, '.AKQJT98.AKQ.AKQ'), cardOf(card))).toContain(text);
  });

  test('small cards of those who do not try to win', () => {
    // partner leads the king, dummy holds up, and of the spades below the five only the four, the three and the two are
    // missing
    expect(meaning(`${NOTRUMP} SA S6`, 'S5')).toContain('does not like the suit');
    expect(meaning(`${NOTRUMP} D7 D3 D2`, 'DT')).toBeUndefined();
  });

  test('and nothing where a card tries to win, or declarer plays it', () => {
    expect(meaning(`${NOTRUMP} S3 S6`, 'SQ')).toBeUndefined();
    expect(meaning(`${NOTRUMP} S3 S6 SQ`, 'S2')).toBeUndefined();
  });
});

describe('a card of the others is read by what they have agreed', () => {
  /** Returns the weight of a seat's cards after these words, if it holds these now. */
  const weight = (words: string, seat: 'E' | 'W', hand: string): number => {
    const view = viewOnTurn(stateAfter(dealFrom(DEAL), words));
    const { told } = defined(plainPlayOf(view), 'a play of bridge');
    return readCarding(BRIDGE, view, told, seat)(holdingsOf(handFrom(hand)));
  };

  test('the lead, from each holding that it can be from', () => {
    const lead = (hand: string) => weight(`${NOTRUMP} S3`, 'W', hand);
    // fourth best, compared with a fifth and a third
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

  test('nothing is read of declarer, nor where nobody defends with a partner', () => {
    const view = viewOnTurn(stateAfter(dealFrom(DEAL), `${NOTRUMP} S3 S6 SQ S2`));
    const { told } = defined(plainPlayOf(view), 'a play of bridge');
    expect(readCarding(BRIDGE, view, told, 'S')(holdingsOf(handFrom('T8.K53.AQT4.KQJ')))).toBe(1);
  });
});
