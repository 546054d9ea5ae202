import type { TableState } from '@overtrick/protocol/table';
import { parseContract } from '@overtrick/rules/auction/contract';
import { parseCard } from '@overtrick/rules/cards/card';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { parseHand } from '@overtrick/rules/deals/deal';
import type { Outcome } from '@overtrick/rules/scores/outcome';
import { expect, test } from 'vitest';
import {
  beerInWords,
  handInWords,
  outcomeInWords,
  partiesOf,
  partyName,
  playedName,
  scoreInWords,
  seatName,
  standingInWords,
  turnInWords,
  wentWell,
} from './words.ts';

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

/** Builds the parts of a table's state that scores are written from. */
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
    'You won by 450.',
  ],
  [
    'a player of the other side',
    scored('E', { NS: 1450, EW: 0 }, 'NS'),
    ['We', 'They'],
    'They score 1,450.',
    'They won by 1,450.',
  ],
  [
    'who watches',
    scored(undefined, { NS: 450, EW: 50 }, 'NS'),
    ['North–South', 'East–West'],
    'North–South score 450. East–West score 50.',
    'North–South won by 400.',
  ],
  ['nobody', scored('S', { NS: 0, EW: 0 }), ['We', 'They'], 'Nobody scores.', 'It is a tie.'],
  [
    'who plays alone',
    scored('S', { P1: 3, P2: 5, P3: 0 }, 'P2'),
    ['You', 'Ben', 'Cleo'],
    'You score 3. Ben scores 5.',
    'Ben won by 2.',
  ],
])('the score for %s', (_, state, names, score, standing) => {
  expect(partiesOf(state).map((party) => partyName(state, party))).toEqual(names);
  expect(scoreInWords(state)).toBe(score);
  expect(standingInWords(state)).toBe(standing);
});

test.each([
  ['who has the most points', 'S', { NS: 450, EW: 0 }, true],
  ['who has less than another', 'E', { NS: 450, EW: 0 }, false],
  ['who shares the most with one of several', 'S', { P1: 5, P2: 5, P3: 0 }, true],
  ['who lost less than they', 'S', { P1: -1, P2: -5 }, true],
  ['all alike', 'S', { NS: 0, EW: 0 }, undefined],
  ['who watches', undefined, { NS: 450, EW: 0 }, undefined],
] as const)('a deal went well for %s', (_, seat, points, well) => {
  expect(wentWell(scored(seat, points))).toBe(well);
});

/** Builds a deal in which the given seat wins the last trick with the given card. */
function wonLast(seat: Seat, card: string, made: Outcome): TableState {
  const seats = SEATS.toSorted((one) => (one === seat ? -1 : 0));
  const last = [card, 'C2', 'C3', 'C4'].map((text, i) => ({ seat: seats[i], card: parseCard(text) }));
  const state = {
    view: {
      seat: 'S',
      contract: made.contract,
      outcome: made,
      tricks: [...Array.from({ length: 12 }, () => []), last],
      controls: bySeat((each) => each),
      teams: [
        ['N', 'S'],
        ['E', 'W'],
      ],
    },
    chairs: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, chair) => ({ chair, name, seat: SEATS[chair] })),
  };
  return state as unknown as TableState;
}

test.each([
  ['S', 'D7', outcome('3NT', 'S', 9), 'The Beer Card: Ada owes you a beer.'],
  ['N', 'D7', outcome('3NT', 'S', 9), 'The Beer Card: you owe Ada a beer.'],
  ['E', 'D7', outcome('3NT', 'S', 8), 'The Beer Card: Dan owes Ben a beer.'],
  ['E', 'D7', outcome('3NT', 'S', 9), undefined],
  ['S', 'D8', outcome('3NT', 'S', 9), undefined],
] as const)('%s wins the last trick with %s', (seat, card, made, sentence) => {
  expect(beerInWords(wonLast(seat, card, made))).toBe(sentence);
});

test.each([
  ['declarer, from the own hand', 'S', 'S', true, 'Your turn'],
  ['declarer, from dummy', 'S', 'N', true, 'Play from dummy'],
  ['dummy, who cannot act', 'N', 'N', false, 'Sue to play'],
  ['dummy, while declarer is to act', 'N', 'S', false, 'Sue to play'],
  ['a defender, while dummy is to act', 'E', 'N', false, 'Sue to play'],
] as const)('the head tells whose turn it is: %s', (_, seat, turn, open, words) => {
  const state = {
    view: {
      phase: 'play',
      toAct: ['S'],
      turn,
      seat,
      legal: open ? [{ kind: 'play', card: 0 }] : [],
      controls: { N: 'S', E: 'E', S: 'S', W: 'W' },
    },
    chairs: SEATS.map((at, chair) => ({ seat: at, chair, name: at === 'S' ? 'Sue' : `Player ${at}` })),
  } as unknown as TableState;
  expect(turnInWords(state, open)).toBe(words);
});

test('a dummy is nobody’s while the chair of its player is kept for somebody', () => {
  const chairs = [
    { chair: 0, seat: 'N', kind: 'person', name: 'Ada', present: true },
    { chair: 1, seat: 'E', kind: 'bot', name: 'Birch', present: true },
  ];
  const view = {
    controls: { N: 'N', E: 'E', S: 'N', W: 'E' },
    game: 'draw',
    hands: bySeat(() => ({ count: 13 })),
  };
  const begun = { chairs, view } as unknown as TableState;
  expect(SEATS.map((seat) => seatName(begun, seat))).toEqual([
    'Ada',
    'Birch',
    'Ada’s dummy',
    'Birch’s dummy',
  ]);
  const waiting = { ...begun, awaited: 1 };
  expect(SEATS.map((seat) => seatName(waiting, seat))).toEqual(['Ada', 'Birch', 'Ada’s dummy', 'Dummy']);
});

test.each([
  ['bridge', 'SA', 'ace of spades'],
  ['bridge', 'HT', '10 of hearts'],
])('a card of %s within a sentence, %s: %s', (game, played, words) =>
  expect(playedName(game, played)).toBe(words),
);
