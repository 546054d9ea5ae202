import { readdirSync, readFileSync } from 'node:fs';
import { PHRASES } from '@overtrick/protocol/policies';
import { callAction, playAction } from '@overtrick/rules/action';
import type { Contract } from '@overtrick/rules/auction/contract';
import { cardOf } from '@overtrick/rules/cards/card';
import { describe, expect, test } from 'vitest';
import { boardText } from '../boards.ts';
import { evening } from '../en/evening.ts';
import { learnText } from '../learn.ts';
import { talkText } from '../talk.ts';
import { text as openingText } from '../text.ts';
import { LANGUAGES, languageFor } from './list.ts';
import { formatMessage, namesIn, parseMessage } from './message.ts';
import { parseMessages, termsOf, translation } from './overlay.ts';
import { preview } from './previews.ts';

const IDS = Object.keys(LANGUAGES).filter((id) => id !== 'en');
const fileOf = (id: string, folder = './') =>
  readFileSync(new URL(`${folder}${id}.txt`, import.meta.url), 'utf8');
const messagesOf = (id: string, folder?: string) => parseMessages(fileOf(id, folder));

/** All words of the pages, and those that the server uses for the preview of a link. */
const en = { ...openingText, ...learnText, ...boardText, ...talkText, preview };

/** Copies the English words before any translation; functions stay the same objects. */
const copied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]))
    : value;
const fresh = () => copied(en) as typeof en;

const wordsAt = (words: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      words,
    );

/** The keys that no language translates: the page of all components, and names that are the same everywhere. */
const ENGLISH =
  /^(?:language|product|designPage\.|account\.devices\.|review\.formats\.|command\.calls\.|chat\.privately\.table|panels\.solo500\.misereWhat$)/;
/** The keys built from the terms and the numbers of a language. */
const MADE =
  /^(?:points|date|card|call|action|actionText|callShort|rankShort|seatShort|notrumpShort|parties\.name|dealing\.(?:mean|share)|history\.(?:date|signed)|review\.(?:tricks|mp|imps|points|cost|knownShort)|result\.againstContract|(?:options|policies)\.(?:name|value|help)|guide\.heading|chat\.said)$/;

/** Lists the paths of all words. */
const keysOf = (value: object, path = ''): readonly string[] =>
  Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? keysOf(each, `${path}${name}.`)
      : [path + name],
  );

/**
 * The keys that no language translates on the evening's pages: signs and numbers that are the same everywhere, and
 * terms.
 */
const ENGLISH_OF_CLUB =
  /^(?:and|overOrDown|hundredth|home\.weekday|columns\.percent|entry\.doublings\.[12]|desk\.awards\.A\d+|desk\.marks\.(?:due|disputed|void|missing)|ending\.formats\.\w+|print\.papers\.a4|print\.words\.(?:(?:seats|seatLetters|sides|sideLetters|strains|ranks)\.\w+|head\.(?:plus|minus|percentage)))$/;

interface Part {
  readonly name: string;
  readonly folder: string;
  readonly english: object;
  readonly needsNoWords: (key: string) => boolean;
}
const PARTS: readonly Part[] = [
  {
    name: 'the pages',
    folder: './',
    english: en,
    needsNoWords: (key) => ENGLISH.test(key) || MADE.test(key),
  },
  {
    name: 'the pages of an evening',
    folder: './evening/',
    english: evening,
    needsNoWords: (key) => ENGLISH_OF_CLUB.test(key),
  },
];

const FOUR_SPADES: Contract = { level: 4, strain: 'S', doubling: 1, declarer: 'S' };

test.each(PARTS)('each language but English has a file of $name', ({ folder }) => {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.txt'));
  expect(files.sort()).toEqual(IDS.map((id) => `${id}.txt`).sort());
});

describe.each(PARTS.flatMap((part) => IDS.map((id) => ({ ...part, id }))))(
  '$name in $id',
  ({ id, folder, english, needsNoWords }) => {
    const messages = messagesOf(id, folder);

    test('has the keys that all languages have, each once', () => {
      const lines = fileOf(id, folder).match(/^[^#\s][^=]* = /gm) ?? [];
      expect(lines).toHaveLength(messages.size);
      expect([...messages.keys()]).toEqual([...messagesOf('fr', folder).keys()]);
      for (const text of messages.values()) expect(text.trim()).not.toBe('');
    });

    test('has places for the values of the English words, and for no others', () => {
      for (const [key, source] of messages) {
        if (/^(?:seatLetters|ranks|letters|terms)\./.test(key)) {
          const names = (text: string | undefined) => [...namesIn(parseMessage(text ?? ''))].sort();
          expect(names(source), key).toEqual(names(messagesOf('fr').get(key)));
          continue;
        }
        const words = wordsAt(english, key);
        expect(words, key).toBeDefined();
        const places = [...namesIn(parseMessage(source))].sort();
        const wanted =
          typeof words === 'function' ? Array.from({ length: words.length }, (_, i) => `${i}`) : [];
        expect(places, key).toEqual(wanted);
      }
    });

    test('says everything', () => {
      const missing = keysOf(english).filter((key) => !messages.has(key) && !needsNoWords(key));
      expect(missing).toEqual([]);
    });

    test('has all forms of number that it needs', () => {
      const { pluralCategories } = new Intl.PluralRules(id).resolvedOptions();
      for (const [key, source] of messages)
        for (const piece of parseMessage(source))
          if (piece.kind === 'select') expect(Object.keys(piece.forms), key).toContain('other');
          else if (piece.kind === 'plural') {
            expect(Object.keys(piece.forms), key).toContain('other');
            for (const form of Object.keys(piece.forms))
              if (!form.startsWith('=')) expect(pluralCategories, key).toContain(form);
          }
    });
  },
);

describe.each(IDS)('%s', (id) => {
  const messages = messagesOf(id);

  test('takes the place of English, and leaves out no word', () => {
    const text = fresh();
    translation(id, messages)(text);
    expect(text.language).toBe(id);
    expect(text.lobby.howMany).toBe(messages.get('lobby.howMany'));
    expect(text.result.made(FOUR_SPADES, 0)).toContain(termsOf(id, messages).contract(FOUR_SPADES));
    expect(text.table.dealer('W')).toContain(text.seats.W);
    for (const said of [text.lobby.people(1), text.lobby.people(3), text.result.down(FOUR_SPADES, 2)])
      expect(said).not.toMatch(/[{}#]|undefined/);
    // a word without a translation is still there in English
    expect(text.designPage.title).toBe(en.designPage.title);
    expect(en.lobby.howMany).toBe('How many are you?');
  });
});

test('cards and calls are named as their players name them', () => {
  const named = (id: string) => {
    const text = fresh();
    translation(id, messagesOf(id))(text);
    const ranks = (['A', 'K', 'Q', 'J', 'T', '9'] as const).map(text.rankShort).join(' ');
    const queen = text.action(playAction(cardOf('H', 'Q')));
    return [
      ranks,
      queen,
      text.callShort('3N'),
      text.call('X'),
      text.action(callAction('1S')),
      text.seatShort('W'),
    ];
  };
  expect(named('fr')).toEqual(['A R D V 10 9', 'Dame de cœur', '3SA', 'Contre', '1 pique', 'O']);
  expect(named('de')).toEqual(['A K D B 10 9', 'Coeur Dame', '3SA', 'Kontra', '1 Pik', 'W']);
  expect(named('pl')).toEqual(['A K D W 10 9', 'Dama kier', '3BA', 'Kontra', '1 pik', 'W']);
  expect(named('tr')[0]).toBe('A R D V 10 9');
  expect(named('zh').slice(0, 2)).toEqual(['A K Q J 10 9', '红桃Q']);
});

test('a ready phrase is read in the language of who reads it, whatever else is said stands as it is', () => {
  const { ready, said } = en.chat;
  for (const phrase of PHRASES) expect(Object.values(ready)).toContain(phrase);
  expect(messagesOf('de').get('chat.ready.thanks')).toBe('Danke.');
  const { thanks } = ready;
  ready.thanks = 'Danke.';
  expect(said('Thank you.')).toBe('Danke.');
  expect(said('Thanks a lot')).toBe('Thanks a lot');
  ready.thanks = thanks;
});

test('numbers go by the language', () => {
  const { formats } = termsOf('pl', messagesOf('pl'));
  const cards = parseMessage(messagesOf('pl').get('table.cardsLeft') ?? '');
  const said = [1, 2, 5, 13, 22].map((n) => formatMessage(cards, { 0: n }, formats));
  expect(said).toEqual(['1 karta', '2 karty', '5 kart', '13 kart', '22 karty']);
});

test.each([
  ['fr', ['de'], 'fr'],
  ['system', ['pt-BR', 'de-AT', 'fr'], 'de'],
  ['system', ['pt'], 'en'],
  ['nosuch', [], 'en'],
] as const)('%s for a visitor of %j is %s', (chosen, own, language) => {
  expect(languageFor(chosen, own)).toBe(language);
});

test.each(['{0', '{}', '{0, plural, one{x}'])('%s is no message', (source) => {
  expect(() => parseMessage(source)).toThrow();
});
