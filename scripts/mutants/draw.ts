import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { below, type Random, seededRandom } from '../../packages/rules/src/random.ts';
import { MUTANT_ROOMS } from './rooms.mjs';

/** A change of a source that a machine has made. */
export interface Drawn {
  readonly room: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The kind of change: `ConditionalExpression`. */
  readonly mutator: string;
  readonly before: string;
  readonly after: string;
  /** The whole source with the change. */
  readonly source: string;
}

/** Sentences: hardly any test looks at their words, and no rule depends on them. */
const NOT_DRAWN = ['StringLiteral'];

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};

/** Lists the sources of a room that are changed, in the order of their names. */
function sourcesOf(root: string, room: string): readonly string[] {
  const { sources = '', without = [] } = MUTANT_ROOMS[room] ?? {};
  return globSync('**/*.ts', { cwd: join(root, sources), exclude: [...without] })
    .map((name) => `${sources}/${name}`)
    .toSorted();
}

/** Draws a number of changes, from each room in turn; longer sources are drawn more often. */
export async function drawMutants(root: string, seed: string, count: number): Promise<readonly Drawn[]> {
  const random = seededRandom(`mutants ${seed}`);
  const rooms = Object.keys(MUTANT_ROOMS).map((room) => ({ room, files: sourcesWithSize(root, room) }));
  const drawn: Drawn[] = [];
  while (drawn.length < count) {
    const { room, files } = rooms[drawn.length % rooms.length] ?? { room: '', files: [] };
    const file = drawnFile(files, random);
    const one = await drawnIn(root, room, file, random);
    // the same change twice would tell nothing
    if (one !== undefined && !drawn.some(({ source }) => source === one.source)) drawn.push(one);
  }
  return drawn;
}

interface Sized {
  readonly file: string;
  readonly size: number;
}

const sourcesWithSize = (root: string, room: string): readonly Sized[] =>
  sourcesOf(root, room).map((file) => ({ file, size: readFileSync(join(root, file), 'utf8').length }));

function drawnFile(files: readonly Sized[], random: Random): string {
  let at = below(
    random,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  const found = files.find(({ size }) => {
    at -= size;
    return at < 0;
  });
  return found?.file ?? '';
}

/** Draws one of the changes that can be made in a source; `undefined` if there is none. */
async function drawnIn(root: string, room: string, file: string, random: Random): Promise<Drawn | undefined> {
  const content = readFileSync(join(root, file), 'utf8');
  const { mutants } = await new Instrumenter({ ...silent }).instrument(
    [{ name: file, mutate: true, content }],
    {
      plugins: null,
      excludedMutations: NOT_DRAWN,
      ignorers: [],
    },
  );
  const made = mutants.filter(({ status }) => status !== 'Ignored');
  const mutant = made[made.length === 0 ? 0 : below(random, made.length)];
  if (mutant === undefined) return undefined;
  const { location, replacement, mutatorName } = mutant;
  const [start, end] = [offsetOf(content, location.start), offsetOf(content, location.end)];
  return {
    room,
    file,
    line: location.start.line + 1,
    mutator: mutatorName,
    before: content.slice(start, end),
    after: replacement,
    source: content.slice(0, start) + replacement + content.slice(end),
  };
}

/** Returns the offset of a line and column, both counted from 0. */
function offsetOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  let offset = 0;
  for (let i = 0; i < line; i++) offset = text.indexOf('\n', offset) + 1;
  return offset + column;
}
