import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { listOptions } from '@overtrick/rules/options';
import { type Define, jsonOption } from '../command.ts';
import { makeTable } from '../text/table.ts';

export const games: Define = (command, io) => {
  command
    .addOption(jsonOption())
    .action(({ json }) => io.out(json ? GAMES.map(makeJson).join('') : makeText()));
};

const makeJson = ({ id, name, players, matches, options }: AnyGame): string =>
  `${JSON.stringify({ id, name, players, matches, options: listOptions(options).map(optionOf) })}\n`;

/** Copies an option with its keys in a fixed order. */
const optionOf = ({
  name,
  kind,
  values,
  min,
  max,
  default: value,
  help,
}: ReturnType<typeof listOptions>[number]) => ({
  name,
  kind,
  values,
  min,
  max,
  default: value,
  help,
});

const makeText = (): string =>
  makeTable(
    ['game', 'players', 'matches', 'name'],
    GAMES.map(({ id, name, players, matches }) => [id, String(players), matches.join(' '), name]),
  );
