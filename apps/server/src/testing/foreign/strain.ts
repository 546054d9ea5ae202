import { below, pick, type Random } from '@overtrick/rules/random';

/** Parts of texts that are expensive for a parser, a regular expression, or code that compares and draws letters. */
const PARTS = [
  ...[
    'x',
    ' ',
    'a ',
    '\t',
    '\n',
    '\0',
    '(',
    '((',
    '[',
    '{',
    '"',
    '\\',
    '%',
    '<a>',
    ',',
    '-',
    '.',
    '1',
    '0x',
    '1e9',
  ],
  ...['A3/2/7 ', '1NT ', 'SA', 'N:', 'http://a.', '&amp;', '__proto__', '$' + '{a}', '*/'],
  // marks, families, letters that become eighteen, both directions, halves, and letters beyond 16 bits
  ...[
    '\u0301',
    'a\u0301\u0301\u0301\u0301',
    '👨‍👩‍👧‍👦',
    '🇦🇹',
    '\ufdfa',
    '\u202e',
    '\u200d',
    '\ufe0f',
    'שלום',
    '\ud800',
    '𝕏',
    'İ',
    'ß',
  ],
] as const;
/** The lengths that some field of a message or a body allows, and more than any message has. */
const LENGTHS = [1, 24, 40, 80, 120, 200, 300, 400, 2000, 3500, 8000, 30_000] as const;
const NUMBERS = [
  '1e308',
  '-1e308',
  '1e999',
  '-0',
  '0.1',
  '9007199254740993',
  '1e-320',
  '-1',
  '999999999',
] as const;
/** The depths of nested values. */
const DEPTHS = [10, 1000, 15_000] as const;
const COUNTS = [0, 10, 400, 5000] as const;
/** The largest frame that a socket accepts, bytes. */
const MOST_BYTES = 60_000;

/** A value as JSON; such objects are inserted as their text. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Repeats a part up to a length in letters of 16 bits. */
export const filled = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

function strange(random: Random, example: unknown): unknown {
  switch (below(random, 8)) {
    case 0:
    case 1:
    case 2:
      return filled(pick(random, PARTS), pick(random, LENGTHS));
    case 3:
      return new Raw(pick(random, NUMBERS));
    case 4: {
      const depth = pick(random, DEPTHS);
      return new Raw(
        below(random, 2) === 0
          ? `${'['.repeat(depth)}${']'.repeat(depth)}`
          : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      );
    }
    case 5:
      return Array.from({ length: pick(random, COUNTS) }, () => example ?? null);
    case 6: {
      const count = pick(random, COUNTS);
      const part = pick(random, ['k', '__proto__', 'constructor', ' ']);
      return new Raw(`{${Array.from({ length: count }, (_, i) => `"${part}${i || ''}":${i}`).join(',')}}`);
    }
    default:
      return pick<unknown>(random, [null, true, {}, [], '', [[]]]);
  }
}

/** Yields the paths to the parts of a value, including the value itself. */
function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pathsIn(part, [...path, key]);
}

/** Returns the value with another one at the end of a path. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value);
  const old = (value as Record<string, unknown>)[key];
  const part = replaced(old, rest, by);
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? part : item));
  return { ...(value as object), [key]: part };
}

function jsonOf(value: unknown): string {
  const raws: string[] = [];
  const text = JSON.stringify(value, (_, part) => {
    if (!(part instanceof Raw)) return part;
    raws.push(part.text);
    return `raw ${raws.length - 1} of strain`;
  });
  return text.replaceAll(/"raw (\d+) of strain"/g, (_, i: string) => raws[Number(i)] ?? '');
}

/** Creates JSON texts of a valid value, each with one strange part, or with one extra part. */
export function strained(example: unknown, ofEach: number, random: Random): readonly string[] {
  const texts: string[] = [jsonOf(example)];
  for (const path of pathsIn(example))
    for (let i = 0; i < ofEach; i++)
      texts.push(jsonOf(replaced(example, path, (old) => strange(random, old))));
  if (typeof example === 'object' && example !== null)
    for (let i = 0; i < ofEach; i++) texts.push(jsonOf({ ...example, more: strange(random, example) }));
  return texts.filter((text) => Buffer.byteLength(text) <= MOST_BYTES);
}
