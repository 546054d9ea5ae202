import { makeCard } from '@overtrick/rules/cards/card';
import { describe, expect, test } from 'vitest';
import { boardOf, errorOf } from '../testBoards.ts';

describe('the play section (3.6)', () => {
  const playOf = (text: string) => boardOf(`[Board "1"][Declarer "S"][Contract "4S"]${text}`).play;
  const cardsOf = (text: string) =>
    playOf(`[Play "W"]\n${text}`)
      ?.cards.map(({ card }) => makeCard(card))
      .join(' ');

  test.each([
    ['the winner leads on', 'H2 HA H3 H4\nC5 C6 C7 C8\n', 'H2 HA H3 H4 C6 C7 C8 C5'],
    ['trumps win', 'HA S2 H3 H4\nC5 C6 C7 C8\n', 'HA S2 H3 H4 C6 C7 C8 C5'],
    ['up to a card that is not known', 'H2 HA H3 H4\nC5 C6 -  C8\n*', 'H2 HA H3 H4 C6'],
    ['the next one is marked', 'H2 HA H3 H4\n+  -  C7 C8\n', 'H2 HA H3 H4'],
    ['only one card', 'H2\n*', 'H2'],
    ['in any case', 'h2 hA H3 h10', 'H2 HA H3 HT'],
    ['no card', '*', ''],
  ])('%s', (_, text, cards) => {
    expect(cardsOf(text)).toBe(cards);
  });

  test('cards beyond one that is not known', () => {
    expect(playOf('[Play "W"]\nH2 -  H3 H4\nC5 -  -  -\n*')).toMatchObject({
      cards: [{}],
      beyond: [
        { trick: 1, seat: 'E' },
        { trick: 1, seat: 'S' },
        { trick: 2, seat: 'W' },
      ],
      ending: '*',
    });
  });

  test('notes, annotations, comments', () => {
    expect(playOf('[Play "W"] {first}\nH2! =1= {low} H3\n[Note "1:fourth"]')).toMatchObject({
      leader: 'W',
      cards: [{ nags: [7], note: 'fourth', comments: ['low'] }, {}],
      comments: ['first'],
    });
  });

  test('irregularities (3.9)', () => {
    const play = playOf('[Play "W"]\nHA ^R S6 H3 H4\nC2 C3 ^L C4 C5\n');
    expect(play?.cards.map(({ card, revoke, leader }) => [makeCard(card), revoke, leader])).toEqual([
      ['HA', undefined, undefined],
      ['S6', true, undefined],
      ['H3', undefined, undefined],
      ['H4', undefined, undefined],
      ['C4', undefined, 'E'],
      ['C5', undefined, undefined],
      ['C2', undefined, undefined],
      ['C3', undefined, undefined],
    ]);
  });

  test('an end position (3.10)', () => {
    const board = boardOf(
      '[Board "1"]\n[Deal "N:A2... 43... 65... 87..."]\n[Contract "NT"]\n[Play "N"]\nSA S3 S5 S7\n-  S4 -  -\n',
    );
    expect(board.play?.cards).toHaveLength(4);
  });

  test('the leader follows from the declarer', () => {
    expect(playOf('[Play "?"]\nH2')?.leader).toBe('W');
    expect(errorOf('[Board "1"]\n[Play "?"]\nH2')).toEqual(['ERR_DEALER', '2:1']);
    expect(boardOf('[Board "1"]\n[Contract "Pass"]\n[Play ""]\n*\n').play).toBeUndefined();
  });

  test.each([
    ['H2 H1', 'ERR_CARD', '2:4'],
    ['* H2', 'ERR_CARD', '2:3'],
    ['H2 #', 'ERR_TOKEN', '2:4'],
  ])('%j is wrong', (text, code, at) => {
    expect(errorOf(`[Board "1"][Contract "4S"][Play "W"]\n${text}`)).toEqual([code, at]);
  });
});
