import { describe, expect, test } from 'vitest';
import { handviewerLin } from './handviewer.ts';
import { hasBoardLink } from './lin/link.ts';
import { readLin } from './lin/read.ts';

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html';
const HANDS = 'n=sk862h73dkj54ct83&e=s943ht842dq96cqj5&s=saqjt5ha6da73ck72&w=s7hkqj95dt82ca964';

describe('what would be read again and again comes to an end', () => {
  /** Repeats a piece to a text so long that quadratic time would take an hour. */
  const long = (piece: string): string => piece.repeat(2_000_000 / piece.length);

  test('many beginnings of a meaning', () => {
    expect(readLin(`${VIEWER}?${HANDS}&a=${long('1N(')}`)).toHaveLength(1);
  });

  test('many beginnings of a link', () => {
    expect(readLin(long('http://'))).toEqual([]);
    expect(hasBoardLink(long('http://'))).toBe(false);
  });

  test('many other parts of a link', () => {
    expect(handviewerLin(`${VIEWER}?${long('&x=1')}`)).toBeUndefined();
  });
});
