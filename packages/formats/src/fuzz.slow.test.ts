import { readFileSync } from 'node:fs';
import { times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Format } from './format.ts';
import { FORMATS } from './list.ts';
import { readPbn } from './pbn/read.ts';
import { writePbn } from './pbn/write.ts';
import { recordOfBoard } from './record.ts';
import { replayItem } from './replay.ts';
import { mutate, SIGNS } from './testMutants.ts';

/** Calls everything that accepts a text from outside; everything written from it must be readable again. */
function useText(format: Format, text: string): void {
  const items = format.read(text);
  const boards = items.flatMap(({ board }) => (board.ok ? [board.value] : []));
  for (const item of items) {
    const result = replayItem(item);
    if (!result.ok) expect(result.code).toMatch(/^ERR_/);
    if (!item.board.ok) expect(item.board.at).toMatch(/^\d+:\d+$/);
  }
  for (const board of boards) recordOfBoard(board);
  for (const other of FORMATS) other.write(boards);
  // whatever was read, what is written of it reads the same again
  const { text: written } = writePbn(boards);
  const again = readPbn(written).flatMap(({ board }) => (board.ok ? [board.value] : []));
  expect(again).toHaveLength(boards.length);
  expect(writePbn(again).text).toBe(written);
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'latin1');
const BOARDS = readPbn(fixture('export.pbn')).flatMap(({ board }) => (board.ok ? [board.value] : []));
/** A file of each format to start from: a real one if there is one, otherwise real boards as the format writes them. */
const SEEDS: { readonly [id: string]: string } = {
  ...Object.fromEntries(FORMATS.map(({ id, write }) => [id, write(BOARDS).text])),
  pbn: fixture('import.pbn').slice(0, 3000) + fixture('export.pbn').slice(0, 2000),
  lin: fixture('rooms.lin').slice(0, 4000),
};

/** Mutants of each file; `MUTANTS=20000` looks longer. */
const MUTANTS = times(25, 1500);
/** On a machine that is busy with other things. */
const PATIENCE = 60_000 + MUTANTS * 20;

describe.each(FORMATS.map((format) => [format.id, format] as const))('%s', (id, format) => {
  test('any text is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        useText(format, text);
      }),
    );
  });

  test('any bytes are read', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        useText(format, new TextDecoder('latin1').decode(bytes));
      }),
    );
  });

  test('any signs are read', () => {
    const tags = fc.tuple(
      fc.constantFrom(
        'Board',
        'Dealer',
        'Vulnerable',
        'Deal',
        'Declarer',
        'Contract',
        'Result',
        'Auction',
        'Play',
        'Note',
      ),
      fc.constantFrom('N', 'All', '4S', '9', '#', '##', '', 'N:AK.. - - -', '^S', '1:x'),
    );
    const pairs = fc.tuple(
      fc.constantFrom('qx', 'md', 'mb', 'pc', 'mc', 'an', 'nt', 'pn', 'sv', 'vg', 'rs', 'ah'),
      fc.constantFrom('', 'o1', 'c1', '1SA,,,', 'p', '1N!', 'SA', '7', ',,', '1Cp2D', 'Board 1'),
    );
    const piece = fc.oneof(
      fc.constantFrom(...SIGNS, '1C', 'Pass', 'AP', 'SA', 'H2', '^S', '^I', '^R', '^L'),
      tags.map(([name, value]) => `[${name} "${value}"]`),
      pairs.map(([tag, value]) => `${tag}|${value}|`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        useText(format, pieces.join(''));
      }),
    );
  });

  test(
    'any mutant of a file is read',
    () => {
      fc.assert(
        fc.property(fc.string(), (seed) => {
          useText(format, mutate(SEEDS[id] ?? '', seededRandom(seed)));
        }),
        { numRuns: MUTANTS },
      );
    },
    PATIENCE,
  );

  /** So long that a reader slower than linear time would not finish. */
  const MANY = 40_000;
  test.each([
    '[',
    ']',
    '"',
    '{',
    '}',
    '{}',
    ';',
    '%',
    '\n',
    '\n\n',
    '\r',
    ' ',
    '\t',
    '|',
    '||',
    '[A "',
    '[A ""]',
    '[A ""]\n\n',
    '[A\n',
    '"]',
    '\\',
    '[Board "1"]\n\n',
    'a',
    '=1=',
    '$9',
    '^S',
    '-',
    'mb|',
    'p',
    'mb|p|',
    'pc|S2|',
    'nt|x|',
    'md||',
    'qx||',
    'vg||',
    '\nqx',
    '!',
    '! ',
  ])(
    'a long file of %j and nothing else is read',
    (sign) => {
      const heads = [
        '',
        '[Deal "N:',
        '[Board "1"]\n[Dealer "N"]\n[Contract "4S"]\n[Declarer "S"]\n[Auction "N"]\n',
        '[Board "1"]\n[Contract "4S"]\n[Play "W"]\n',
        'qx|o1|md|1|mb|',
        'qx|o1|md|1',
      ];
      const text = sign.repeat(MANY / sign.length);
      for (const head of heads) expect(format.read(head + text).length).toBeLessThanOrEqual(MANY);
    },
    PATIENCE,
  );
});
