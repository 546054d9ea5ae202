import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseAction, makeStep } from '../action.ts';
import type { AnyGame } from '../game.ts';
import { makePlaythrough, parsePlaythrough } from '../suites/playthrough.ts';
import { findGame, GAMES } from './list.ts';

// to write a new one: a file with the terms and the steps, then `npx vitest run -u playthroughs`; read the diff
const folderOf = (game: AnyGame) => new URL(`${game.id}/playthroughs/`, import.meta.url);
const filesOf = (game: AnyGame): string[] =>
  existsSync(folderOf(game))
    ? readdirSync(folderOf(game))
        .filter((name) => name.endsWith('.txt'))
        .toSorted()
    : [];

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('has at least three playthroughs', () => {
    expect(filesOf(game).length).toBeGreaterThanOrEqual(3);
  });

  test.each(filesOf(game))('%s', async (name) => {
    const file = new URL(name, folderOf(game));
    const playthrough = parsePlaythrough(readFileSync(file, 'utf8'));
    expect(playthrough.record.game).toBe(id);
    expect(playthrough.title.length).toBeGreaterThan(0);
    await expect(makePlaythrough(playthrough)).toMatchFileSnapshot(file.pathname);
  });
});

describe('a playthrough', () => {
  const file = new URL('bridge/playthroughs/game-with-a-ruff.txt', import.meta.url);
  const golden = readFileSync(file, 'utf8');
  const { record } = parsePlaythrough(golden);
  const bridge = findGame(record.game);
  if (bridge === undefined) throw new Error('bridge is in the list');

  test('is filled in from its terms and steps alone', () => {
    const bare = [
      '# A title',
      ...golden.split('\n').filter((line) => /^(game|board|dealer|vul|deal) /.test(line)),
      '',
      ...record.steps.map(makeStep),
    ].join('\n');
    const written = makePlaythrough(parsePlaythrough(bare));
    expect(written.split('\n').slice(1)).toEqual(golden.split('\n').filter((line) => !line.startsWith('# ')));
  });

  test.each<[string, Partial<AnyGame>]>([
    [
      'a legal action more',
      {
        legalActions: (state, seat) => {
          const actions = bridge.legalActions(state, seat);
          return actions.length === 0 ? actions : [...actions, chooseAction('keep')];
        },
      },
    ],
    [
      'dummy opened too early',
      {
        view: (state, seat) => {
          const seen = bridge.view(state, seat);
          const { dummy } = seen;
          if (dummy === undefined) return seen;
          return { ...seen, hands: { ...seen.hands, [dummy]: bridge.view(state, dummy).hands[dummy] } };
        },
      },
    ],
    [
      'a trick for the wrong side',
      {
        view: (state, seat) => {
          const seen = bridge.view(state, seat);
          return { ...seen, taken: { ...seen.taken, N: seen.taken.E, E: seen.taken.N } };
        },
      },
    ],
    [
      'another score',
      {
        view: (state, seat) => {
          const seen = bridge.view(state, seat);
          return seen.outcome ? { ...seen, outcome: { ...seen.outcome, points: { NS: 0, EW: 450 } } } : seen;
        },
      },
    ],
  ])('shows %s', (_, change) => {
    const rewritten = (game: AnyGame) =>
      makePlaythrough({ title: parsePlaythrough(golden).title, record }, () => game);
    expect(rewritten(bridge)).toBe(golden);
    expect(rewritten({ ...bridge, ...change })).not.toBe(golden);
  });

  test('with an illegal step, or terms that are none, is refused', () => {
    const revoke = golden.replace(/^ 18 {2}N {2}D3 /m, ' 18  N  S4 ');
    expect(() => makePlaythrough(parsePlaythrough(revoke))).toThrow('N S4: ERR_REVOKE');
    expect(() => parsePlaythrough(golden.replace('dealer S', 'dealer Q'))).toThrow(
      'ERR_SETUP_DEALER at dealer',
    );
    expect(() => parsePlaythrough(golden.replace('game bridge', 'game poker'))).toThrow('ERR_GAME_UNKNOWN');
  });

  test('of a deal that is not over says so', () => {
    const steps = record.steps.slice(0, 20);
    expect(makePlaythrough({ title: ['x'], record: { ...record, steps } })).toMatch(/· it goes on\n$/);
  });
});
