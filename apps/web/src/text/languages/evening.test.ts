import { readFileSync } from 'node:fs';
import { ENGLISH } from '@overtrick/print/words';
import { describe, expect, test } from 'vitest';
import { evening } from '../en/evening.ts';
import { LANGUAGES } from './list.ts';
import { overlayEvening, parseMessages, termsOf } from './overlay.ts';

const IDS = Object.keys(LANGUAGES).filter((id) => id !== 'en');
const messagesOf = (file: string) =>
  parseMessages(readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8'));

/** The codes of refusals for a tournament's commands, for keys, and for a server that accepts nothing. */
const CODES = [
  ...new Set(
    readFileSync(
      new URL('../../../../../packages/evening/src/log/refusal.ts', import.meta.url),
      'utf8',
    ).match(/ERR_\w+/g),
  ),
  ...['ERR_KEY_REVOKED', 'ERR_KEY_ASKED', 'ERR_KEYS_FULL', 'ERR_DEVICE_LONG', 'ERR_TOURNAMENT_LONG'],
  ...['ERR_NO_TOURNAMENT', 'ERR_UNPUBLISHED', 'ERR_BUSY', 'ERR_NEWER', 'ERR_SERVER'],
  ...[
    'ERR_NO_CLUB',
    'ERR_CLUB_KEY',
    'ERR_NO_MEMBER',
    'ERR_MEMBER_NAME',
    'ERR_EVENING_KNOWN',
    'ERR_CLUB_FULL',
    'ERR_NO_SIGNUP',
    'ERR_SIGNUPS_CLOSED',
    'ERR_SIGNED_UP',
    'ERR_SIGNUPS_FULL',
  ],
];

const copied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]))
    : value;

/** Returns the words of the evening's pages in a language; the English ones stay unchanged. */
function wordsIn(id: string): typeof evening {
  const words = copied(evening) as typeof evening;
  overlayEvening(words, termsOf(id, messagesOf(id)), messagesOf(`evening/${id}`));
  return words;
}

describe.each(IDS)('%s', (id) => {
  const words = wordsIn(id);
  const seats = messagesOf(id);

  test('takes the place of English', () => {
    expect(words.setup.intro).toBe(messagesOf(`evening/${id}`).get('setup.intro'));
    expect(words.setup.intro).not.toBe(evening.setup.intro);
    expect(evening.title).toBe('Club evening');
    expect(ENGLISH.head.tricks).toBe('Tricks');
  });

  test('names contracts, seats and vulnerability by the terms of the language', () => {
    const contract = { level: 4, strain: 'S', doubling: 0, declarer: 'N' } as const;
    expect(words.contract(contract)).toBe(termsOf(id, messagesOf(id)).contract(contract));
    expect(words.results.dealt('N', 'ns')).toContain(seats.get('seats.N'));
    expect(words.results.dealt('N', 'ns')).toContain(seats.get('vuls.ns'));
  });

  test('prints sheets with the seats and cards of the language', () => {
    const { seats: printed, seatLetters, ranks, sides, dealt, strains } = words.print.words;
    expect(printed.N).toBe(seats.get('seats.N'));
    expect(seatLetters.E).toBe(seats.get('seatLetters.E'));
    expect(ranks.Q).toBe(seats.get('letters.Q') ?? 'Q');
    expect(strains).toMatchObject({ N: seats.get('terms.notrump'), S: '♠' });
    expect(sides).toEqual(words.sides);
    expect(dealt('N')).toContain('N');
  });

  test('says nothing of boards, of one, and of several, each in its way', () => {
    expect(words.boardRange(0, '')).not.toMatch(/undefined|\d/);
    expect(words.boardRange(1, '7').match(/\d+/g)).toEqual(['7']);
    expect(words.boardRange(4, '7–9, 12').match(/\d+/g)).toEqual(['7', '9', '12']);
  });

  test('says a time of day with hours and minutes', () => {
    const at = new Date(2026, 10, 22, 21, 5).getTime();
    expect(words.clock.endsAt(at)).toMatch(/21:05/);
  });

  test('says whose score it is', () => {
    expect(words.scores(words.sides.NS, 420)).toContain(words.sides.NS);
    expect(words.scores(words.sides.NS, 420)).toContain('420');
  });

  test('has a title with a name and one without', () => {
    expect(words.score.title('Open pairs')).toBe('Open pairs');
    expect(words.desk.title('Open pairs')).toContain('Open pairs');
    for (const title of [words.score.title(undefined), words.desk.title(undefined), words.call.comes('')])
      expect(title).toMatch(/^[^{}]+$/);
    expect(words.score.title(undefined)).not.toContain('undefined');
    expect(words.desk.title(undefined)).not.toContain('undefined');
  });

  test.each(CODES)('has a sentence of its own for %s', (code) => {
    expect(words.refused(code, 'a sentence of the server')).not.toBe('a sentence of the server');
  });

  test('says the server’s sentence of a refusal that it does not know', () => {
    expect(words.refused('ERR_TEAPOT', 'this is a teapot')).toBe('this is a teapot');
    expect(words.fault('ERR_TEAPOT', 1, 2, 'this is a teapot')).toBe('this is a teapot');
  });

  test('says numbers as they are, and leaves no sign in their place', () => {
    const said = [
      words.desk.silent.title(3),
      words.desk.silent.holds(3),
      words.audit.curtailed('A', 3),
      words.concessions.shared(3, 3),
      words.consequences.fewer('boards 1–2', 3, 4),
      words.consequences.void(3),
    ];
    for (const sentence of said) {
      expect(sentence).toContain('3');
      expect(sentence).not.toContain('#');
    }
  });
});

test('results are counted by the forms of the language', () => {
  const { made, down, waiting, people } = wordsIn('pl');
  expect([0, 1, 2, 5].map(made)).toEqual(['swoje', 'nadróbka', '2 nadróbki', '5 nadróbek']);
  expect([1, 3].map(down)).toEqual(['bez jednej', 'bez 3']);
  expect([1, 2, 5].map(waiting)).toEqual([
    '1 wynik czeka na połączenie.',
    '2 wyniki czekają na połączenie.',
    '5 wyników czeka na połączenie.',
  ]);
  expect(people.joined(2)).toBe('2 telefony');
  expect([0, 1].map(wordsIn('fr').made)).toEqual(['juste fait', 'une levée de mieux']);
});

test('points and percents have two digits after the point as the language writes it', () => {
  expect(evening.hundredth(54.166)).toBe('54.17');
  expect(evening.hundredth(-3)).toBe('−3.00');
  expect(wordsIn('de').hundredth(54.166)).toBe('54,17');
});
