import { describe, expect, test } from 'vitest';
import { readPlayed } from './played.ts';

const read = (contract: string, declarer = '', tricks = '', score?: number, board = 1) => {
  const found = readPlayed({ contract, declarer, tricks, score }, board);
  return typeof found === 'string' ? found : found.score;
};

describe('a result has the score', () => {
  test.each<[string, string, string, number | undefined, number]>([
    ['4S', 'N', '10', undefined, 420],
    ['4S', 'S', '=', undefined, 420],
    ['4 S', 'N', '+1', undefined, 450],
    ['4S', 'N', '-2', undefined, -100],
    ['7NT', 'N', '-13', undefined, -650],
    ['4S', 'E', '10', undefined, -420],
    ['3NTXX', 'west', '9', undefined, -800],
    ['1C', 'N', '13', undefined, 190],
    ['7NT', 'N', '0', undefined, -650],
    ['PASS', '', '', undefined, 0],
    ['passed out', '', '', 0, 0],
    ['all pass', '', '', undefined, 0],
    ['AP', '', '', undefined, 0],
    // the score of the file counts, since a director may have changed it
    ['4S', 'N', '10', 430, 430],
    ['4S', 'N', '', 430, 430],
    ['', '', '', -50, -50],
    ['', '', '', 7600, 7600],
  ])('%s %s %s, told as %s: %i', (contract, declarer, tricks, score, wanted) => {
    expect(read(contract, declarer, tricks, score)).toBe(wanted);
  });

  test('by the vulnerability of the board, or as it is told', () => {
    expect([1, 2, 3, 4].map((board) => read('4S', 'N', '10', undefined, board))).toEqual([
      420, 620, 420, 620,
    ]);
    const told = readPlayed({ contract: '4S', declarer: 'N', tricks: '10' }, 1, 'both');
    expect(typeof told === 'string' ? told : told.score).toBe(620);
  });

  test('and its contract and tricks, where they are known', () => {
    expect(readPlayed({ contract: '4SX', declarer: 'E', tricks: '-1' }, 1)).toEqual({
      ...{ kind: 'played', score: 100, tricks: 9 },
      contract: { level: 4, strain: 'S', doubling: 1, declarer: 'E' },
    });
    expect(readPlayed({ contract: '4S', declarer: 'E', tricks: ' ', score: 50 }, 1)).not.toHaveProperty(
      'tricks',
    );
    expect(readPlayed({ contract: '', declarer: '', tricks: '', score: 50 }, 1)).toEqual({
      kind: 'played',
      score: 50,
    });
  });
});

describe('no result is', () => {
  const TRICKS = "declarer's tricks are 0 to 13, or =, +1, -2 against the contract; ";
  test.each<[string, string, string, number | undefined, string]>([
    ['', '', '', undefined, 'there is neither a contract nor a score'],
    ['', '', '', 425, 'no result has the score 425'],
    ['', '', '', 7610, 'no result has the score 7610'],
    ['', '', '', -7610, 'no result has the score -7610'],
    ['', '', '', 0.5, 'no result has the score 0.5'],
    ['PASS', '', '', 50, 'a passed-out board has the score 0, not 50'],
    ['8S', 'N', '10', undefined, 'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S'],
    ['4S', '', '10', undefined, 'the declarer is missing: N, E, S or W'],
    ['4S', 'X', '10', undefined, 'the declarer is N, E, S or W, not X'],
    ['4S', 'N', '14', undefined, `${TRICKS}4S 14 is impossible`],
    ['4S', 'N', '+4', undefined, `${TRICKS}4S +4 is impossible`],
    ['4S', 'N', '-11', undefined, `${TRICKS}4S -11 is impossible`],
    ['4S', 'N', '9.5', undefined, `${TRICKS}4S 9.5 is impossible`],
    ['4S', 'N', '', undefined, `${TRICKS}4S  is impossible`],
    ['4S', 'N', 'ten', 420, `${TRICKS}4S ten is impossible`],
    ['4S', 'N', '', 425, 'no result has the score 425'],
  ])('%s %s %s, told as %s: %s', (contract, declarer, tricks, score, why) => {
    expect(read(contract, declarer, tricks, score)).toBe(why);
  });
});
