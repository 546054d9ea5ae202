import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { GAMES } from '../games/list.ts';
import { makePlaythrough, parsePlaythrough } from './playthrough.ts';

// to write a new one: a file with the terms and the steps, then `npx vitest run -u playthroughs`; read the diff
const folderOf = (game: AnyGame) => new URL(`../games/${game.id}/playthroughs/`, import.meta.url);
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
