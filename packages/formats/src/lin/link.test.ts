import { describe, expect, test } from 'vitest';
import { hasBoardLink, plainLin } from './link.ts';

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html';
const LIN = 'md|3SAK,,,|mb|1N|';
const ENCODED = encodeURIComponent(LIN);

describe('a text has a board', () => {
  test.each([
    ['a link to the viewer with a board', `${VIEWER}?lin=${ENCODED}`, true],
    ['a link among words', `see ${VIEWER}?lin=${ENCODED} for the hand`, true],
    ['the second of two links', `https://x.org/a?b=c ${VIEWER}?lin=${ENCODED}`, true],
    ['a link with parts of a board', `${VIEWER}?n=sakqh2d3c4&d=n`, true],
    ['a link without a query', VIEWER, false],
    ['a link with an empty query', `${VIEWER}?`, false],
    ['a link to something else', 'https://x.org/page?id=7', false],
    ['words', 'md and mb', false],
    ['nothing', '', false],
  ])('%s: %s: %s', (_, text, has) => {
    expect(hasBoardLink(text)).toBe(has);
  });
});

describe('the plain text of', () => {
  test.each([
    ['a link is its board', `${VIEWER}?lin=${ENCODED}`, LIN],
    ['two links is two boards', `${VIEWER}?lin=${ENCODED}\n${VIEWER}?lin=${ENCODED}`, `${LIN}\n${LIN}`],
    ['a link with bars stands as it is', `${VIEWER}?lin=${LIN}`, `${VIEWER}?lin=${LIN}`],
    [
      'a link to something else stands as it is',
      `https://x.org/page?id=7 ${LIN}`,
      `https://x.org/page?id=7 ${LIN}`,
    ],
    ['text that was encoded is decoded', ENCODED, LIN],
    ['text that is wrongly encoded stands as it is', 'md%7C%E0%A4%A', 'md%7C%E0%A4%A'],
    ['text with bars keeps its percent signs', 'nt|50%25 of it|', 'nt|50%25 of it|'],
    ['text without either', 'no board', 'no board'],
  ])('%s', (_, text, plain) => {
    expect(plainLin(text)).toBe(plain);
  });
});
