import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the version before, inside the folder of a release. */
export const PREVIOUS = 'previous';
const UNDONE = '.undone';
/** The parts that every release has; its other files are launchers and texts. */
const PARTS = ['app', 'node'];

/**
 * Moves the files of a new version into the folder of a release, and those of the version before into `previous` there.
 * Other files stay. If a move fails, all are undone and the error is thrown.
 */
export function replaceParts(root: string, fresh: string): void {
  rmSync(join(root, PREVIOUS), { recursive: true, force: true });
  const names = readdirSync(fresh);
  const old = readdirSync(root).filter((name) => names.includes(name) || PARTS.includes(name));
  moveAll([
    ...old.map((name): Move => [join(root, name), join(root, PREVIOUS, name)]),
    ...names.map((name): Move => [join(fresh, name), join(root, name)]),
  ]);
}

/** Exchanges the version in the folder of a release with the one before. Returns false if there is none before. */
export function bringBack(root: string): boolean {
  const previous = join(root, PREVIOUS);
  if (!existsSync(previous)) return false;
  const names = readdirSync(previous);
  const present = readdirSync(root).filter((name) => names.includes(name));
  moveAll([
    ...present.map((name): Move => [join(root, name), join(root, UNDONE, name)]),
    ...names.map((name): Move => [join(previous, name), join(root, name)]),
    ...present.map((name): Move => [join(root, UNDONE, name), join(previous, name)]),
  ]);
  rmdirSync(join(root, UNDONE));
  return true;
}

type Move = readonly [from: string, to: string];

function moveAll(moves: readonly Move[]): void {
  const done: Move[] = [];
  try {
    for (const [from, to] of moves) move(from, to, done);
  } catch (error) {
    for (const [from, to] of done.reverse()) {
      mkdirSync(dirname(from), { recursive: true });
      renameSync(to, from);
    }
    throw error;
  }
}

/**
 * Moves a file or a folder, and adds what was moved to `done`. Windows does not move a folder whose program runs, but
 * it moves the program: then the folder's files are moved one by one.
 */
function move(from: string, to: string, done: Move[]): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
    done.push([from, to]);
  } catch (error) {
    if (!statSync(from).isDirectory()) throw error;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) move(join(from, name), join(to, name), done);
    rmdirSync(from);
  }
}
