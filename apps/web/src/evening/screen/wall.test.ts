import type { ClockReading } from '@overtrick/evening/clock/clock';
import { after, formulaReports, mitchell } from '@overtrick/evening/internals/testing/evening';
import { NOBODY } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { describe, expect, test } from 'vitest';
import { emsOf } from './fit.ts';
import { type WallPage, wallPages } from './wall.ts';

const NOW = 1_000_000;
const reading = (phase: ClockReading['phase'], round: number): ClockReading => ({
  ...{ phase, round, secondsLeft: 60, isPaused: false, rounds: [] },
});
const empty = mitchell(14);
const played = after(
  empty,
  formulaReports(empty, (round) => round === 1),
);

const pagesAt = (clock?: ClockReading, tournament = played, now = NOW): readonly WallPage[] =>
  wallPages(viewFor(tournament, NOBODY), () => clock, now);
const titles = (pages: readonly WallPage[]): readonly string[] => [
  ...new Set(pages.map(({ title }) => title)),
];

test('before the first round its seating is shown, whole, page after page', () => {
  const pages = pagesAt(reading('before', 0), empty);
  expect(pages.map(({ title, number, of }) => `${title}: ${number}/${of}`)).toEqual(
    pages.map((_, i) => `Section A, round 1: ${i + 1}/${pages.length}`),
  );
  const tables = pages.flatMap(({ content }) => (content.kind === 'seating' ? content.tables : []));
  expect(tables.map(({ place }) => place)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7']);
  expect(tables[0]).toMatchObject({ boards: 'boards 1–3', sides: [{ side: 'NS' }, { side: 'EW' }] });
});

describe('the seating', () => {
  test('has four tables on a page, also where the numbers of boards have two digits', () => {
    const tables = pagesAt(reading('before', 0), empty).map(({ content }) =>
      content.kind === 'seating' ? content.tables.map(({ boards }) => boards) : [],
    );
    expect(tables.map(({ length }) => length)).toEqual([4, 3]);
    expect(tables[0]).toContain('boards 10–12');
  });

  test('is that of the next round while people move, and the ranking waits', () => {
    expect(titles(pagesAt(reading('move', 1)))).toEqual(['Section A, round 2']);
    expect(titles(pagesAt(reading('break', 2)))).toEqual(['Section A, round 3']);
  });

  test('is shown in turn with the ranking while a round is played', () => {
    expect(titles(pagesAt(reading('round', 2)))).toEqual([
      'Section A, round 2',
      'Ranking · North–South',
      'Ranking · East–West',
    ]);
  });

  test('ends with the last round', () => {
    expect(titles(pagesAt(reading('over', 7)))).toEqual(['Ranking · North–South', 'Ranking · East–West']);
    const ended = after(played, [{ kind: 'ended' }]);
    expect(titles(pagesAt(undefined, ended))).not.toContain('Section A, round 1');
  });
});

test('an announcement to all stays for twenty minutes; one to a table is not for the wall', () => {
  const announced = after(empty, [
    { kind: 'announced', text: 'Coffee is served.', to: 'all' },
    { kind: 'announced', text: 'Hurry, please.', to: ['A1'] },
  ]);
  const [notice] = viewFor(announced, NOBODY).notes.announced;
  const at = notice?.at ?? 0;
  const textsAt = (now: number) =>
    pagesAt(reading('round', 1), announced, now).flatMap(({ content }) =>
      content.kind === 'text' ? content.text : [],
    );
  expect(textsAt(at)).toEqual(['Coffee is served.']);
  expect(textsAt(at + 20 * 60_000 - 1)).toEqual(['Coffee is served.']);
  expect(textsAt(at + 20 * 60_000)).toEqual([]);
});

test('a long announcement has several pages, and loses no word', () => {
  const text = '第二轮将在五分钟后开始，请把牌放回牌套。'.repeat(13);
  const announced = after(empty, [{ kind: 'announced', text, to: 'all' }]);
  const at = viewFor(announced, NOBODY).notes.announced[0]?.at ?? 0;
  const pages = pagesAt(reading('round', 1), announced, at).filter(({ content }) => content.kind === 'text');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map(({ content }) => (content.kind === 'text' ? content.text : '')).join('')).toBe(text);
});

test('a ranking that is hidden is not among the pages; where nothing else is there, it says why', () => {
  const hidden = after(played, [{ kind: 'regulated', policies: { ranking: 'published' } }]);
  expect(titles(pagesAt(reading('round', 2), hidden))).toEqual(['Section A, round 2']);
  const [only, ...others] = pagesAt(undefined, after(hidden, [{ kind: 'ended' }]));
  expect(others).toEqual([]);
  expect(only?.content).toEqual({ kind: 'text', text: 'The ranking is shown when it is published.' });
});

test('tables with long names take the lines that they need', () => {
  const name = 'Maximilian Wolfeschlegelsteinhausen';
  const long = after(
    empty,
    Array.from({ length: 14 }, (_, i) => ({
      ...({ kind: 'amended', contestant: `c${i + 1}` } as const),
      players: [{ name }, { name }],
    })),
  );
  expect(emsOf(name)).toBeGreaterThan(15);
  const [before, now] = [pagesAt(reading('before', 0), empty), pagesAt(reading('before', 0), long)];
  expect(now.length).toBeGreaterThan(before.length);
});
