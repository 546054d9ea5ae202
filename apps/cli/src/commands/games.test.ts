import { defined } from '@overtrick/rules/assert';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { findMatch } from '@overtrick/rules/matches/list';
import { expect, test } from 'vitest';
import { readTerms } from '../matchPlay.ts';
import { overtrick } from '../testIo.ts';
import { makeValue } from '../text/optionText.ts';

test('one JSON value a game', async () => {
  const { code, out } = await overtrick(['games', '--json']);
  expect(code).toBe(0);
  const listed = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(listed.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  expect(out.split('\n')[0]).toBe(
    `{"id":"bridge","name":"Contract bridge","players":4,"matches":${JSON.stringify(findGame('bridge')?.matches)},"options":[{"name":"dummySeesDeclarer","kind":"flag","default":false,"help":"Dummy's player sees declarer's hand during the play."}]}`,
  );
  for (const { options } of listed)
    for (const option of options)
      expect(option).toMatchObject({
        name: expect.any(String),
        kind: expect.any(String),
        help: expect.any(String),
      });
});

test('a line a game for reading', async () => {
  const { out } = await overtrick(['games']);
  expect(out.trimEnd().split('\n')).toHaveLength(GAMES.length + 1);
  expect(out).toMatch(/^bridge +4 +chicago .*boards +Contract bridge$/m);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of %s, its options and its match formats',
  async (id, game) => {
    const { code, out } = await overtrick(['rules', id]);
    expect(code).toBe(0);
    expect(out.startsWith(game.rules.trimEnd())).toBe(true);
    for (const name of Object.keys(game.options)) expect(out).toContain(`- \`${name}\` (`);
    for (const match of game.matches) expect(out).toContain(`(\`${match}\`)`);
  },
);

// a game may have other defaults than its match format: R-CALL-1, R-DHS-5, RULES 7.7
test.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of %s tell the values with which it is played',
  async (id, game) => {
    const { out } = await overtrick(['rules', id]);
    const [, ...parts] = out.split('\n## Match formats\n')[1]?.split(/^### .*\(`(.*)`\)$/m) ?? [];
    for (const form of game.matches) {
      const match = defined(findMatch(form), 'a form of the list');
      const terms = readTerms(game, match, {});
      if (!terms.ok) throw new Error(terms.why);
      const text = parts[parts.indexOf(form) + 1] ?? '';
      const told = [...text.matchAll(/^- `(\w+)` \(.*default (.*?)\):/gm)].map(([, name = '', value]) => [
        name,
        value,
      ]);
      expect(told.length).toBeGreaterThan(0);
      for (const [name = '', value] of told)
        expect(value, `${form}, ${name}`).toBe(makeValue(terms.value.matchOptions[name] ?? ''));
    }
  },
);
