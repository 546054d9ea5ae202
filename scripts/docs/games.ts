import { existsSync, globSync, readFileSync } from 'node:fs';
import { hasBoards, hasBoardsOfThree } from '@overtrick/duplicate/boardGame';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { type Part, tableOf } from './part.ts';

/** The table of all games, with what each has. */
export const GAMES_TABLE: Part = { file: 'docs/games.md', name: 'games', make: gamesTable };

const YES = '✓';
const mark = (is: boolean): string => (is ? YES : '');

/** The lessons by text, each of which names its game. */
const lessons = globSync('apps/web/src/learn/{lessons,cardPlay}/*.txt').map((file) =>
  readFileSync(file, 'utf8'),
);

function gamesTable(): string {
  const rows = GAMES.map((game) => [
    `[${game.name}](../packages/rules/src/games/${game.id})`,
    String(game.players),
    game.matches.join(', '),
    mark(game.position !== undefined),
    mark(existsSync(panelOf(game, 'ts')) || existsSync(panelOf(game, 'tsx'))),
    mark(game.pad !== undefined),
    mark(hasBoards(game) || hasBoardsOfThree(game)),
    lessonsOf(game),
  ]);
  return tableOf(
    ['game', 'players', 'match formats', 'cards searched', 'own panel', 'score pad', 'evening', 'lessons'],
    rows,
  );
}

const panelOf = ({ id }: AnyGame, ending: string): string => `apps/web/src/games/panels/${id}.${ending}`;

/** Names the lessons of a game: each has a guided first deal, bridge has lessons besides. */
const lessonsOf = ({ id }: AnyGame): string =>
  id === 'bridge' ? `first deal, ${lessons.length} lessons` : 'first deal';
