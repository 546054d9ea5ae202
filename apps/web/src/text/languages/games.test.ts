import { readdirSync, readFileSync } from 'node:fs';
import { MATCHES } from '@overtrick/rules/matches/list';
import { listOptions, type OptionSpec } from '@overtrick/rules/options';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/list.ts';
import { rules } from '../../games/rules.build.ts';
import { en } from '../en.ts';
import { helpIn, overlayGames } from './games.ts';
import { type Messages, parseMessages } from './overlay.ts';

const FOLDER = new URL('./games/', import.meta.url);
const messagesOf = (id: string): Messages =>
  parseMessages(readFileSync(new URL(`${id}.txt`, FOLDER), 'utf8'));
const IDS = readdirSync(FOLDER).map((name) => name.slice(0, -'.txt'.length));

interface Owner {
  readonly key: string;
  readonly options: readonly ({ readonly name: string } & OptionSpec)[];
}
/** Every match format with all of its options: a game may leave one out. */
const FORMS = new Map(MATCHES.map((match) => [match.id, match] as const));
/** The sentences that games use for a format in place of the format's own. */
const SPECIAL = new Map(
  GAMES.flatMap(({ id, matches }) =>
    matches
      .filter((match) => match.summary !== FORMS.get(match.id)?.summary)
      .map((match) => [`games.${id}.matches.${match.id}`, match] as const),
  ),
);
const OWNERS: readonly Owner[] = [
  ...GAMES.map(({ id, options }) => ({ key: `games.${id}`, options: listOptions(options) })),
  ...[...FORMS].map(([id, { options }]) => ({ key: `matches.${id}`, options: listOptions(options) })),
];

const headingsOf = (game: string): readonly string[] =>
  [...(rules[game] ?? '').matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => `headings.${heading}`);

/** True for a number or a year, which is the same in every language. */
const isNumber = (value: unknown): boolean => /^\d+$/.test(String(value));

/** Lists the keys for the names of an owner's options, and for those values that are words. */
const labelsOf = ({ options }: Owner): readonly string[] =>
  options.flatMap(({ name, values = [] }) => [
    `options.${name}.name`,
    ...values.filter((value) => !isNumber(value)).map((value) => `options.${name}.values.${value}`),
  ]);

/** Lists the words that a language lacks for a game or a match format that it has a name for. */
const lacking = (messages: Messages, owner: Owner): readonly string[] => [
  ...[`${owner.key}.summary`, ...labelsOf(owner)].filter((key) => !messages.has(key)),
  ...owner.options
    .filter(({ name }) => helpIn(messages, owner.key, name) === undefined)
    .map(({ name }) => `${owner.key}.options.${name}`),
];

const ALL = new Set([
  ...SPECIAL.keys(),
  ...OWNERS.flatMap((owner) => [
    `${owner.key}.name`,
    `${owner.key}.summary`,
    ...owner.options.flatMap(({ name }) => [`${owner.key}.options.${name}`, `options.${name}.help`]),
    ...labelsOf(owner),
  ]),
  ...GAMES.flatMap(({ id }) => headingsOf(id)),
]);

describe.each(IDS)('%s', (id) => {
  const messages = messagesOf(id);

  // a new game costs one folder and one line: until somebody translates it, all of it is English
  test('has no word for what it has no name for', async ({ annotate }) => {
    const without = OWNERS.filter(({ key }) => !messages.has(`${key}.name`)).map(({ key }) => key);
    const half = [...messages.keys()].filter((word) => without.some((key) => word.startsWith(`${key}.`)));
    expect(half).toEqual([]);
    if (without.length > 0) await annotate(`${id} has no words for ${without.join(', ')}`, 'warning');
  });

  test('has whole what it has a name for', () => {
    const named = OWNERS.filter(({ key }) => messages.has(`${key}.name`));
    expect(named.length).toBeGreaterThan(0);
    const headings = GAMES.filter((game) => messages.has(`games.${game.id}.name`)).flatMap((game) =>
      headingsOf(game.id).filter((key) => !messages.has(key)),
    );
    const special = [...SPECIAL.keys()].filter((key) => !messages.has(key));
    expect([...named.flatMap((owner) => lacking(messages, owner)), ...headings, ...special]).toEqual([]);
  });

  test('has no words for what there is not, and each once', () => {
    expect([...messages.keys()].filter((key) => !ALL.has(key))).toEqual([]);
    const lines = readFileSync(new URL(`${id}.txt`, FOLDER), 'utf8').match(/^[^#\s][^=]* = ./gm) ?? [];
    expect(lines).toHaveLength(messages.size);
  });

  test('says the same of an option only where English does', () => {
    const said = new Map<string, Set<string>>();
    for (const { key, options } of OWNERS.filter((owner) => messages.has(`${owner.key}.name`)))
      for (const { name, help } of options)
        if (!messages.has(`${key}.options.${name}`))
          said.set(name, (said.get(name) ?? new Set<string>()).add(help));
    for (const [name, helps] of said) expect([...helps], name).toHaveLength(1);
  });
});

test('a language takes the place of English in the list of games; a game without words stays as it is', () => {
  const text = { ...en, options: { ...en.options }, guide: { ...en.guide } };
  const games = GAMES.slice(0, 2).map((game) => ({ ...game }));
  const [, second] = GAMES;
  const words = new Map(
    [...messagesOf('de')].filter(([key]) => second !== undefined && !key.startsWith(`games.${second.id}.`)),
  );
  overlayGames(text, games, words);
  expect(games[0]?.name).toBe('Kontraktbridge');
  expect(games[0]?.matches[0]?.options.scoring?.help).toContain('Teilkontrakte');
  expect(text.options.value('scoring', 'duplicate')).toBe('Duplikat');
  expect(text.options.value('oldRedoubleInsult', '50')).toBe('50');
  expect(text.guide.heading('The play')).toBe('Das Spiel');
  expect(games[1]).toMatchObject({ name: second?.name, summary: second?.summary });
  expect(GAMES[0]?.name).toBe('Contract bridge');
});
