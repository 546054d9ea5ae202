import { describe, expect, test } from 'vitest';
import { gameIdFindings } from './gameIds.ts';

const FILE = 'packages/rules/src/play/play.ts';
const linesIn = (text: string, file = FILE) => gameIdFindings(file, text).map(({ line }) => line);

describe('branching on a game', () => {
  test.each([
    "if (game.id === 'bridge') a();",
    "const x = 'bridge' !== table.game.id ? 1 : 2;",
    "if (state.game?.id == 'spades') a();",
    "if (record.game === 'bridge') a();",
    "if (game === 'bridge') a();",
    'if (gameId === other) a();',
    "if ((match.id as string) === 'chicago') a();",
    "if (record.match !== 'rubber') a();",
    "switch (game.id) { case 'bridge': break; }",
    "switch (matchId) { case 'rubber': break; }",
    "if (['spades', 'solo'].includes(game.id)) a();",
    "if (game.id.startsWith('cutthroat')) a();",
  ])('is found in %s', (line) => {
    expect(linesIn(`// first\n${line}\n`)).toEqual([2]);
  });

  test.each([
    "if (phase === 'auction') a();",
    'if (game === undefined) a();',
    'if (record.game !== undefined && gameId !== null) a();',
    'if (game.players === 2) a();',
    "// if (game.id === 'bridge')",
    'const text = "game.id === 1";',
    'const panel = panels[game.id];',
    'if (known.includes(gameId)) a();',
  ])('is not found in %s', (line) => {
    expect(linesIn(line)).toEqual([]);
  });

  test.each([
    'packages/rules/src/games/bridge/index.ts',
    'packages/rules/src/matches/rubber/sheet.ts',
    'packages/bots/src/games/bridge/bid.ts',
    'packages/rules/src/games/list.ts',
  ])('is allowed in %s', (file) => {
    expect(linesIn("if (game.id === 'bridge') a();", file)).toEqual([]);
  });

  test('is found in files that only look like a game’s own', () => {
    expect(linesIn("if (game.id === 'bridge') a();", 'packages/rules/src/games/shared.ts')).toEqual([1]);
  });
});
