import { describe, expect, test } from 'vitest';
import { boardText } from './boards.ts';
import { evening } from './en/evening.ts';
import { learnText } from './learn.ts';
import { numbersOf } from './numbers.ts';
import { talkText } from './talk.ts';
import { text } from './text.ts';

/** Returns every text of the page that takes numbers, by its key, with a number put in. */
function sayings(words: object, value: number, at = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    const key = `${at}${name}`;
    if (typeof word === 'object' && word !== null) return sayings(word, value, `${key}.`);
    if (typeof word !== 'function') return [];
    try {
      const said: unknown = word(...Array.from({ length: word.length }, () => value));
      return typeof said === 'string' ? [[key, said] as const] : [];
    } catch {
      return [];
    }
  });
}

const MANY =
  /(?:^|[^\d.,])1 (?:answers|boards|calls|cards|characters|days|deals|decisions|games|hands|lessons|minutes|names|people|players|points|questions|results|rounds|phones|seconds|seats|tables|tricks|tries)\b/;

test('of one thing the page speaks as of one', () => {
  const said = [text, learnText, boardText, talkText, evening].flatMap((words) => sayings(words, 1));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(([, words]) => MANY.test(words))).toEqual([]);
  expect(boardText.history.shown(1, 1)).toBe('1 board');
  expect(boardText.history.shown(1, 7)).toBe('1 of 7 boards');
});

describe.each(['en', 'de', 'es', 'fr', 'pl', 'tr', 'zh'])('%s', (language) => {
  test('a minus is a minus, no hyphen', () => {
    const { plain, signed, tenth, tenths, hundredth, hundredths, percent } = numbersOf(language);
    for (const write of [plain, signed, tenth, tenths, hundredth, hundredths, percent]) {
      expect(write(-420)).toMatch(/−/);
      expect(write(-420)).not.toContain('-');
    }
  });
});
