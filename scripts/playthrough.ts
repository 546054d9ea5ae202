// npm run playthrough -- <game> <name> [--seed text] [--option name=value]…   writes a random deal as a playthrough
// npm run playthrough -- --fill [game]                                       fills in what its terms and steps lead to
//
// A playthrough is a deal as readable text in packages/rules/src/games/<game>/playthroughs: read what is written, it is
// the golden.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../packages/rules/src/game.ts';
import { findGame, GAMES } from '../packages/rules/src/games/list.ts';
import { parseOptions } from '../packages/rules/src/options.ts';
import { makePlaythrough, parsePlaythrough } from '../packages/rules/src/suites/playthrough.ts';
import { playedOut } from '../packages/rules/src/testing/playout.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
    fill: { type: 'boolean', default: false },
  },
});

const folderOf = (game: AnyGame): URL =>
  new URL(`../packages/rules/src/games/${game.id}/playthroughs/`, import.meta.url);

const refuse = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(2);
};

const gameOf = (id: string): AnyGame =>
  findGame(id) ?? refuse(`${id} is not in packages/rules/src/games/list.ts`);

function fill(game: AnyGame): void {
  const folder = folderOf(game);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
  for (const name of names) {
    const file = new URL(name, folder);
    const before = readFileSync(file, 'utf8');
    const after = makePlaythrough(parsePlaythrough(before));
    if (after === before) continue;
    writeFileSync(file, after);
    process.stdout.write(`${fileURLToPath(file)}\n`);
  }
}

function write(game: AnyGame, name: string): void {
  if (!/^[a-z0-9-]+$/.test(name)) refuse(`${name}: a name has small letters, digits and dashes`);
  const given = parseOptions(
    game.options,
    Object.fromEntries(values.option.map((text) => text.split('=', 2) as [string, string])),
  );
  const options = given.ok ? given.value : refuse(`${given.at ?? ''} ${given.why ?? given.code}`.trim());
  const { state: _, ...played } = playedOut(game, values.seed, options);
  const file = new URL(`${name}.txt`, folderOf(game));
  if (existsSync(file)) refuse(`${fileURLToPath(file)} is there already`);
  mkdirSync(folderOf(game), { recursive: true });
  writeFileSync(
    file,
    makePlaythrough({ title: [name.replaceAll('-', ' ')], record: { game: game.id, ...played } }),
  );
  process.stdout.write(`${fileURLToPath(file)}\n`);
}

const [id, name] = positionals;
if (values.fill) for (const game of id === undefined ? GAMES : [gameOf(id)]) fill(game);
else if (id === undefined || name === undefined)
  refuse('npm run playthrough -- <game> <name> [--seed text] [--option name=value], or --fill [game]');
else write(gameOf(id), name);
