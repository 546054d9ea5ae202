import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree, type TreeCopy } from './copyTree.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A page of the documents that says how something is added, with its commands. */
export interface Tutorial {
  readonly commands: readonly string[];
  /** The code blocks of a language, in their order. */
  readonly blocks: (language: string) => readonly string[];
  /** Returns the only command that begins so. */
  readonly command: (start: string) => string;
  readonly text: string;
}

export function tutorialOf(path: string): Tutorial {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const blocks = (language: string): readonly string[] =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
      ([, code = '']) => code,
    );
  const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));
  const command = (start: string): string => {
    const [first, ...others] = commands.filter((one) => one.startsWith(start));
    if (first === undefined || others.length > 0) throw new Error(`the page has not one ${start}`);
    return first;
  };
  return { text, commands, blocks, command };
}

/** Copies the tree, with the programs of its packages and the compiler's cache. */
export function copyRoot(leftOut: readonly RegExp[]): TreeCopy {
  const tree = copyTree(ROOT, {
    isWanted: (path) => !leftOut.some((pattern) => pattern.test(path)),
    isLinked: (name) => !['.bin', '.cache'].includes(name),
  });
  const modules = join(tree.root, 'node_modules');
  mkdirSync(join(modules, '.bin'));
  for (const name of readdirSync(join(ROOT, 'node_modules/.bin')))
    if (name !== 'overtrick') symlinkSync(join(ROOT, 'node_modules/.bin', name), join(modules, '.bin', name));
  symlinkSync('../@overtrick/cli/bin/overtrick.mjs', join(modules, '.bin/overtrick'));
  keepTypes(tree.root);
  return tree;
}

/**
 * Gives a copy what the compiler knows of the tree, which saves it the checks of what the page leaves alone. Packages
 * are linked in the copy, so the compiler finds them in the tree.
 */
function keepTypes(copy: string): void {
  const [from, to] = [ROOT, copy].map((root) => join(root, 'node_modules', '.cache', 'types')) as [
    string,
    string,
  ];
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const packages = relative(to, join(ROOT, 'node_modules'));
  for (const name of readdirSync(from).filter((file) => file.endsWith('.info'))) {
    const info = readFileSync(join(from, name), 'utf8');
    writeFileSync(join(to, name), info.replaceAll(/"\.\.\/\.\.\/(?=\w|@(?!overtrick\/))/g, `"${packages}/`));
  }
}

/** Runs a command line in a copy, as a reader of the page types it. */
export function typedIn(copy: string, command: string) {
  const { OVERTRICK_TESTS: _, ...env } = process.env;
  return spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8', env: { ...env, CI: '1' } });
}

/** True if the page's code is part of one of the files below a folder; a page may indent it less. */
export function isQuoted(code: string, folder: string): boolean {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))
    .some((name) => unindented(readFileSync(join(folder, name), 'utf8')).includes(unindented(code)));
}

const unindented = (text: string): string => text.replaceAll(/^ +/gm, '').trim();
