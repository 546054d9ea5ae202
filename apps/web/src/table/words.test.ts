import type { TableState } from '@overtrick/protocol/table';
import { parseContract } from '@overtrick/rules/contract';
import { parseHand } from '@overtrick/rules/deal';
import type { Outcome } from '@overtrick/rules/outcome';
import type { Seat } from '@overtrick/rules/seat';
import { expect, test } from 'vitest';
import { handInWords, outcomeInWords, partiesOf, partyName, scoreInWords, standingInWords } from './words.ts';

test('a hand is read suit by suit, voids among them', () => {
  const hand = parseHand('AT9..KQJ2.765432');
  expect(hand.ok && handInWords(hand.value)).toBe(
    'spades A 10 9, no hearts, diamonds K Q J 2, clubs 7 6 5 4 3 2',
  );
});

function outcome(contract: string, declarer: Seat, tricks: number): Outcome {
  const parsed = parseContract(contract);
  return {
    terms: { dealer: 'N', vul: 'none' },
    ...(parsed && { contract: { ...parsed, declarer } }),
    tricks,
    points: {},
    items: [],
  };
}

test.each([
  ['4S', 'S', 10, '4 spades by South, made exactly.'],
  ['1C', 'N', 8, '1 club by North, made with an overtrick.'],
  ['3NTX', 'E', 11, '3 notrump doubled by East, made with two overtricks.'],
  ['7HXX', 'W', 12, '7 hearts redoubled by West, one down.'],
  ['1D', 'W', 0, '1 diamond by West, seven down.'],
] as const)('%s by %s with %i tricks', (contract, declarer, tricks, sentence) => {
  expect(outcomeInWords(outcome(contract, declarer, tricks), true)).toBe(sentence);
});

test('a deal without a contract was passed out, or played without one', () => {
  expect(outcomeInWords(outcome('PASS', 'N', 0), false)).toBe('Passed out: nobody bid.');
  expect(outcomeInWords(outcome('PASS', 'N', 0), true)).toBe('The deal is over.');
});

/** The parts of a table's state that scores are told from. */
function scored(seat: Seat | undefined, points: Record<string, number>, winner?: string): TableState {
  const items = Object.entries(points).map(([party, n]) => ({
    reason: 'tricks' as const,
    party,
    points: n,
    line: 'above' as const,
  }));
  const chairs = ['Ada', 'Ben', 'Cleo'].map((name, chair) => ({ chair, name }));
  const state = {
    ...(seat && { you: 0 }),
    view: { ...(seat && { seat }) },
    chairs,
    sheet: { totals: points, rows: [{ outcome: outcome('1C', 'N', 7), items }] },
    standing: { over: true, totals: points, ...(winner && { winner }) },
  };
  return state as unknown as TableState;
}

test.each([
  [
    'a player of the side that scored',
    scored('S', { NS: 450, EW: 0 }, 'NS'),
    ['We', 'They'],
    'You score 450.',
    'You win by 450.',
  ],
  [
    'a player of the other side',
    scored('E', { NS: 1450, EW: 0 }, 'NS'),
    ['We', 'They'],
    'They score 1,450.',
    'They win by 1,450.',
  ],
  [
    'who watches',
    scored(undefined, { NS: 450, EW: 50 }, 'NS'),
    ['North–South', 'East–West'],
    'North–South score 450. East–West score 50.',
    'North–South win by 400.',
  ],
  ['nobody', scored('S', { NS: 0, EW: 0 }), ['We', 'They'], 'Nobody scores.', 'It is a tie.'],
  [
    'who plays alone',
    scored('S', { P1: 3, P2: 5, P3: 0 }, 'P2'),
    ['You', 'Ben', 'Cleo'],
    'You score 3. Ben scores 5.',
    'Ben wins by 2.',
  ],
])('the score for %s', (_, state, names, score, standing) => {
  expect(partiesOf(state).map((party) => partyName(state, party))).toEqual(names);
  expect(scoreInWords(state)).toBe(score);
  expect(standingInWords(state)).toBe(standing);
});
