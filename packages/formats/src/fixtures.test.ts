import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFormat, formatOfName } from './list.ts';
import { replayItem } from './replay.ts';

const read = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

/**
 * Boards of championships, 20 to a file: PBN as it is exported; PBN in import format, with inheritance, dashes, notes
 * and every liberty taken; and LIN of two rooms, with deals and results that stand only once.
 */
describe.each(['export.pbn', 'import.pbn', 'rooms.lin'])('%s', (name) => {
  const format = formatOfName(name);
  const items = format?.read(read(name)) ?? [];
  const expected: unknown[] = read(name.replace(/\..*/, '.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  test('every board comes out as stated', () => {
    const replayed = items.map((item) => {
      const { label: board } = item;
      const result = replayItem(item);
      if (!result.ok) return { board, ...result };
      const { ok: _ok, differs: _differs, ...outcome } = result;
      return { board, ...outcome };
    });
    expect(replayed).toEqual(expected);
  });

  test.each(['pbn', 'lin'])('written as %s it comes out the same', (id) => {
    const boards = items.flatMap(({ board }) => (board.ok ? [board.value] : []));
    const other = findFormat(id);
    const again = other?.read(other.write(boards).text) ?? [];
    expect(again.map(outcomeOf)).toEqual(items.map(outcomeOf));
  });
});

const outcomeOf = (item: Parameters<typeof replayItem>[0]): unknown => {
  const result = replayItem(item);
  if (!result.ok) return result;
  const { contract, declarer, tricks, score } = result;
  return { contract, declarer, tricks, score };
};

test('what the cards give is said where something else is stated', () => {
  const differs = (formatOfName('a.PBN')?.read(read('export.pbn')) ?? [])
    .map(replayItem)
    .flatMap((result) => (result.ok ? result.differs : []));
  expect(differs).toEqual([
    'the cards give 2 to 7 tricks, not the 8 stated',
    'the cards give 8 tricks, not the 7 stated',
    'N named the strain first, but S played the contract',
  ]);
});

test('a file in export format is written byte for byte', () => {
  const text = read('export.pbn');
  const boards = (findFormat('PBN')?.read(text) ?? []).flatMap(({ board }) =>
    board.ok ? [board.value] : [],
  );
  expect(findFormat('pbn')?.write(boards)).toEqual({ text, lost: [] });
});

test('there is no such format', () => {
  expect(findFormat('rtf')).toBeUndefined();
  expect(formatOfName('pbn')).toBeUndefined();
});
