import { BOT_LEVELS } from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import { GAMES } from '@overtrick/rules/games/list';
import { makeExample } from './makeExample.ts';
import type { Example } from './moment.ts';

const [weakest] = BOT_LEVELS;

/** A deal of each game, by its id, as computer players play it; played when the pages are built. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  GAMES.map((game) => [game.id, makeExample(game, defined(weakest, 'there is a bot'))]),
);
