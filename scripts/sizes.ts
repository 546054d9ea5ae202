// npm run sizes [-- REF]: prints the twenty largest files, functions and folders, each with what it grew by since that
// commit (a hundred commits ago if none is named). It is a report: what is large by its subject stays so.
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

const SHOWN = 20;
const USUAL_REF = 'HEAD~100';
const SOURCES = /^(?:packages|apps|scripts|e2e|lab|fuzz)\/.*\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|bench|e2e)\.tsx?$/;
/** Tables of data, not code. */
const DATA = /\.(?:table|data)\.ts$/;

type Sizes = ReadonlyMap<string, number>;

interface Measured {
  readonly files: Sizes;
  readonly functions: Sizes;
  readonly folders: Sizes;
}

/** Measures a tree: lines of files and of functions, source files in folders. Tests and tables of data are left out. */
export function measured(files: Iterable<readonly [path: string, text: string]>): Measured {
  const lines = new Map<string, number>();
  const functions = new Map<string, number>();
  const folders = new Map<string, number>();
  for (const [path, text] of files) {
    if (TEST.test(path) || DATA.test(path)) continue;
    lines.set(path, linesOf(text));
    for (const [name, size] of functionsIn(path, text)) functions.set(`${path} ${name}`, size);
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return { files: lines, functions, folders };
}

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Yields every named function and method of a file, with its lines. */
function* functionsIn(path: string, text: string): Generator<readonly [name: string, lines: number]> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const walk = function* (node: ts.Node): Generator<readonly [string, number]> {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
      if (named !== undefined)
        yield [named.getText(file), lineAt(node.getEnd()) - lineAt(node.getStart(file)) + 1];
    }
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    for (const child of children) yield* walk(child);
  };
  yield* walk(file);
}

/** Lists the largest of a kind, with what each grew by; what was not there then is new. */
export const largest = (now: Sizes, then: Sizes, count: number): readonly string[] =>
  [...now]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, count)
    .map(([name, size]) => {
      const before = then.get(name);
      const grown = before === undefined ? 'new' : size === before ? '' : signed(size - before);
      return `${String(size).padStart(6)} ${grown.padStart(6)}  ${name}`;
    });

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** Yields the sources of a commit. */
function* sourcesAt(ref: string): Generator<readonly [path: string, text: string]> {
  const paths = git('ls-tree', '-r', '--name-only', ref)
    .trim()
    .split('\n')
    .filter((path) => SOURCES.test(path));
  const asked = paths.map((path) => `${ref}:${path}\n`).join('');
  const bytes = execFileSync('git', ['cat-file', '--batch'], { input: asked, maxBuffer: 1 << 28 });
  let at = 0;
  for (const path of paths) {
    const end = bytes.indexOf('\n', at);
    const size = Number(bytes.toString('utf8', at, end).split(' ')[2]);
    yield [path, bytes.toString('utf8', end + 1, end + 1 + size)];
    at = end + size + 2;
  }
}

if (import.meta.main) {
  const ref = process.argv[2] ?? USUAL_REF;
  const [now, then] = [measured(sourcesAt('HEAD')), measured(sourcesAt(ref))];
  for (const [noun, unit] of [
    ['files', 'lines'],
    ['functions', 'lines'],
    ['folders', 'source files'],
  ] as const) {
    console.log(`\n${noun}, in ${unit}, and growth since ${ref}`);
    for (const line of largest(now[noun], then[noun], SHOWN)) console.log(line);
  }
}
