import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAPERS } from '@overtrick/formats/sheets/paper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PdfPage, pagesOfPdf } from '../print/testPdf.ts';
import { overtrick } from '../testIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = [
  'Çağla Şahin',
  'Łucja Żak-Wiśniewska',
  'Søren Ærø',
  'Ann-Marie van der Linden-Hartog',
  'Bo Li',
];

/** The files from which sheets are made, by name. */
const files: Record<string, string> = {};
beforeAll(async () => {
  const made = async (name: string, ...args: readonly string[]): Promise<string> => {
    const { code, out, err } = await overtrick(args, files[args.at(-1) ?? ''] ?? '');
    expect({ code, err }, args.join(' ')).toEqual({ code: 0, err: '' });
    return keep(name, out);
  };
  await made('deals.pbn', 'deal', '-n', '36', '--seed', '1', '--format', 'pbn');
  // travellers of a file of boards are solved
  await made('few.pbn', 'deal', '-n', '6', '--seed', '1', '--format', 'pbn');
  await made('movement.json', 'movement', 'howell', '--tables', '5', '--boards-per-round', '3', '--json');
  await made('sets.json', 'movement', 'relay-mitchell', '--tables', '6', '--json');
  const { out: teams } = await overtrick([
    ...['tournament', 'new', '--form', 'teams', '--movement', 'american-whist', '--entrants', '5'],
    ...['--boards-per-round', '3'],
  ]);
  await made('teams.json', 'tournament', 'event', keep('teams.log', teams));
  await made('large.json', 'movement', 'mitchell', '--tables', '31', '--boards-per-round', '1', '--json');
  const { out } = await overtrick([
    ...['tournament', 'new', '--entrants', '13', '--movement', 'mitchell', '--boards-per-round', '3'],
    ...['--name', 'Çarşamba “Łódź” <club>'],
  ]);
  const named = out.replaceAll(/"contestant":"c(\d+)"/g, (whole, n) => {
    const players = [NAMES[n % 5], NAMES[(3 * n) % 5]].map((name) => ({ name }));
    return `${whole},"players":${JSON.stringify(players)}`;
  });
  const log = keep('empty.log', named);
  const shown = JSON.parse((await overtrick(['tournament', 'show', log, '--json'])).out);
  const results = shown.lines.map(
    ({ line, board, ns }: { line: string; board: number; ns: string }) =>
      `${line} ${1 + ((board + Number(ns)) % 7)}NT ${'NESW'[board % 4]} ${5 + ((3 * Number(ns) + board) % 8)}\n`,
  );
  const played = await overtrick(['tournament', 'report', log, '-'], results.join(''));
  keep('evening.log', played.out);
});

function keep(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  files[name] = path;
  return path;
}

async function printed(
  what: string,
  file: string,
  out: string,
  ...options: readonly string[]
): Promise<Buffer> {
  const path = join(folder, out);
  const { code, err } = await overtrick(['print', what, files[file] ?? file, '--out', path, ...options]);
  expect({ code, err }, `${what} ${file}`).toEqual({ code: 0, err: '' });
  return readFileSync(path);
}

const textOf = (pages: readonly PdfPage[]): string =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n');

/** Leaves hand records unsolved: they are printed often here, and one test waits for the solver. */
const unsolved = (what: string): readonly string[] => (what === 'hands' ? ['--no-solve'] : []);

/** Every sheet, from each file with the required content, with its number of pages. */
const CASES: readonly (readonly [what: string, file: string, pages: number])[] = [
  ['guide', 'evening.log', 3],
  ['guide', 'movement.json', 2],
  ['guide', 'large.json', 31],
  ['places', 'evening.log', 4],
  ['places', 'sets.json', 3],
  ['movement', 'evening.log', 1],
  ['movement', 'movement.json', 1],
  ['movement', 'large.json', 4],
  ['travellers', 'evening.log', 5],
  ['travellers', 'empty.log', 4],
  ['travellers', 'few.pbn', 2],
  ['slips', 'evening.log', 6],
  ['slips', 'sets.json', 5],
  ['scorecards', 'evening.log', 13],
  ['scorecards', 'deals.pbn', 1],
  ['hands', 'deals.pbn', 2],
  ['curtain', 'deals.pbn', 8],
  ['tents', 'evening.log', 7],
  ['tents', 'movement.json', 5],
  ['ranking', 'evening.log', 1],
];

describe.each(PAPERS)('on $id', ({ id, width, height }) => {
  test.each(CASES)('%s from %s: nothing is cut, nothing on the edge', async (what, file) => {
    const bytes = await printed(
      what,
      file,
      'sheet.pdf',
      '--paper',
      id,
      '--link',
      'https://club.example/{}',
      ...unsolved(what),
    );
    const pages = pagesOfPdf(bytes);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const across = what === 'movement';
      expect([page.width, page.height]).toEqual(across ? [height, width] : [width, height]);
      expect(page.texts.length).toBeGreaterThan(0);
      for (const { x, y, text, size } of page.texts) {
        expect(x, text).toBeGreaterThanOrEqual(29);
        expect(x, text).toBeLessThan(page.width - 29);
        expect(y, text).toBeGreaterThan(18);
        expect(y + size * 0.7, text).toBeLessThan(page.height - 29);
        expect(size, text).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

test.each(CASES)('%s from %s has %i pages, and the same bytes each time', async (what, file, count) => {
  const first = await printed(what, file, 'first.pdf', ...unsolved(what));
  expect(pagesOfPdf(first)).toHaveLength(count);
  expect((await printed(what, file, 'second.pdf', ...unsolved(what))).equals(first)).toBe(true);
});

describe('the text of a PDF', () => {
  test('is there to be found: names, suits', async () => {
    const guide = textOf(pagesOfPdf(await printed('guide', 'evening.log', 'guide.pdf')));
    for (const name of ['Çağla Şahin', 'Łucja Żak-Wiśniewska', 'Søren Ærø', 'Çarşamba “Łódź” <club>'])
      expect(guide).toContain(name);
    const hands = textOf(pagesOfPdf(await printed('hands', 'deals.pbn', 'hands.pdf', '--no-solve')));
    for (const suit of ['♠', '♥', '♦', '♣']) expect(hands.split(suit).length).toBe(36 * 4 + 1);
  });

  test('rows that have no room go on under the head of their table', async () => {
    const pages = pagesOfPdf(await printed('scorecards', 'large.json', 'cards.pdf'));
    const heads = pages.map(({ texts }) => texts.filter(({ text }) => text === 'Contract').length);
    expect(heads.every((count) => count === 1)).toBe(true);
    const boards = textOf(pages).match(/^\d+ [NESW]$/gm) ?? [];
    expect(boards).toHaveLength(62 * 31);
  });

  test('a long name wraps, and none of it is lost', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff Ottovordemgentschenfelde';
    const log = readFileSync(files['empty.log'] ?? '', 'utf8').replaceAll('Bo Li', name);
    keep('long.log', log);
    for (const what of ['guide', 'tents', 'scorecards']) {
      const text = textOf(pagesOfPdf(await printed(what, 'long.log', 'long.pdf')));
      const signs = text.replaceAll(/\s/g, '');
      expect(signs.split(name.replaceAll(' ', '')).length, what).toBeGreaterThan(2);
    }
  });
});

describe('HTML', () => {
  test.each(CASES)('%s from %s is one page for any browser', async (what, file) => {
    const html = (await printed(what, file, 'sheet.html', '--paper', 'letter', ...unsolved(what))).toString(
      'utf8',
    );
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('@page { size: letter;');
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|undefined|NaN/);
    expect(html).not.toContain('<club>');
  });

  test('QR codes are drawn', async () => {
    const html = (
      await printed('places', 'evening.log', 'places.html', '--link', 'https://c.example/{}')
    ).toString();
    expect(html.match(/aria-label="https:\/\/c\.example\/A\d"/g)).toHaveLength(7);
  });
});

describe('other files', () => {
  test('an event has its ranking, travellers and names', async () => {
    const event = new URL('../../../../packages/formats/fixtures/pairs.xml', import.meta.url).pathname;
    const ranking = textOf(pagesOfPdf(await printed('ranking', event, 'event.pdf')));
    expect(ranking).toContain('60.22');
    expect(pagesOfPdf(await printed('travellers', event, 'event.pdf')).length).toBeGreaterThan(4);
    expect(pagesOfPdf(await printed('tents', event, 'event.pdf'))).toHaveLength(6);
  });

  test('a log of teams has a movement and names', async () => {
    const guide = textOf(pagesOfPdf(await printed('guide', 'teams.log', 'teams.pdf')));
    expect(guide).toMatch(/team 5/i);
    expect(pagesOfPdf(await printed('tents', 'teams.log', 'teams.pdf')).length).toBeGreaterThan(2);
  });

  test('PBN tells what can be made', async () => {
    const [first = ''] = readFileSync(files['deals.pbn'] ?? '', 'utf8').split(/\r?\n\r?\n/);
    const board = `${first}\n[DoubleDummyTricks "46a5746a5779396793a6"]\n[OptimumScore "EW 400"]\n[ParContract "EW 3N"]\n`;
    keep('solved.pbn', board);
    const text = textOf(pagesOfPdf(await printed('hands', 'solved.pbn', 'solved.pdf')));
    expect(text).toContain('Par −400: EW 3N');
    expect(text).toMatch(/\nN\n4\n6\n10\n5\n7\nS\n/);
  });

  test('boards that a file does not have solved are solved, under the name and date of the evening', async () => {
    const boards = readFileSync(files['deals.pbn'] ?? '', 'utf8')
      .split(/\r?\n\r?\n/)
      .slice(0, 2);
    const named = boards.join('\n\n').replaceAll(/^\[(?:Event|Date) .*\r?\n/gm, '');
    keep('two.pbn', `[Event "Monday pairs"]\n[Date "2026.11.23"]\n${named}\n`);
    const solved = await printed('hands', 'two.pbn', 'two.pdf');
    const text = textOf(pagesOfPdf(solved));
    expect(text).toContain('Hand records · Monday pairs · 2026-11-23');
    const { out } = await overtrick(['dd', files['two.pbn'] ?? '', '--json', '--par']);
    const tables = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { tricks, par } of tables) {
      const row = ['N', 'S', 'H', 'D', 'C'].map((strain) => tricks.N[strain]).join('\n');
      expect(text).toContain(`\nN\n${row}\nS\n`);
      expect(text).toContain(`Par ${String(par.score).replace('-', '−')}: `);
    }
    expect((await printed('hands', 'two.pbn', 'two.pdf')).equals(solved)).toBe(true);
    const bare = textOf(pagesOfPdf(await printed('hands', 'two.pbn', 'bare.pdf', '--no-solve')));
    expect(bare).not.toContain('Par ');
  });

  test('score cards have the results, and none with --empty', async () => {
    const text = textOf(pagesOfPdf(await printed('scorecards', 'evening.log', 'cards.pdf')));
    expect(text).toMatch(/\n[1-7]NT\n/);
    const empty = textOf(pagesOfPdf(await printed('scorecards', 'evening.log', 'cards.pdf', '--empty')));
    expect(empty).not.toMatch(/\n[1-7]NT\n/);
  });

  test('teams have travellers and score cards with their results', async () => {
    const log = files['teams.log'] ?? '';
    const { lines } = JSON.parse((await overtrick(['tournament', 'show', log, '--json'])).out);
    const results = lines.map(({ line }: { line: string }, i: number) => `${line} 3NT N ${8 + (i % 3)}\n`);
    keep('played.log', (await overtrick(['tournament', 'report', log, '-'], results.join(''))).out);
    const travellers = textOf(pagesOfPdf(await printed('travellers', 'played.log', 'teams.pdf')));
    expect(travellers).toContain('Points NS');
    expect(travellers.split('3NT').length - 1).toBe(results.length);
    const cards = textOf(pagesOfPdf(await printed('scorecards', 'played.log', 'teams.pdf')));
    expect(cards.split('3NT').length - 1).toBe(2 * results.length);
  });

  test('signs that the font has not are said', async () => {
    const log = readFileSync(files['empty.log'] ?? '', 'utf8').replaceAll('Bo Li', '李波 😀');
    const path = keep('chinese.log', log);
    const out = join(folder, 'chinese.pdf');
    const { code, err } = await overtrick(['print', 'guide', path, '--out', out]);
    expect({ code, err }).toEqual({
      code: 0,
      err: `${out}: the font has no 李 波; name one that has with --font\n`,
    });
  });

  test('another font is used', async () => {
    const fonts = new URL(
      '../ttf/',
      `file://${createRequire(import.meta.url)
        .resolve('dejavu-fonts-ttf/package.json')
        .replace('package.json', 'x/')}`,
    );
    const own = await printed('ranking', 'evening.log', 'own.pdf');
    const serif = await printed(
      'ranking',
      'evening.log',
      'serif.pdf',
      '--font',
      `${fonts.pathname}DejaVuSerif.ttf`,
    );
    expect(serif.toString('latin1')).toContain('DejaVuSerif');
    expect(own.toString('latin1')).not.toContain('DejaVuSerif');
  });
});

describe('what cannot be printed is said in one sentence', () => {
  test.each([
    [
      'guide',
      'deals.pbn',
      [],
      "deals.pbn: the file does not hold what the sheet guide needs: that is a movement or a tournament's log",
    ],
    [
      'hands',
      'evening.log',
      [],
      'evening.log: the file does not hold what the sheet hands needs: that is a file of boards with all hands',
    ],
    [
      'ranking',
      'empty.log',
      [],
      "the sheet ranking needs: that is an event, or a tournament's log with results",
    ],
    ['guide', 'teams.json', [], 'print the sheets of a teams event from its log'],
    ['posters', 'evening.log', [], 'overtrick print: there is no sheet posters; there are guide, places,'],
    ['guide', 'evening.log', ['--out', 'x.doc'], 'x.doc: the file name must end in .pdf or .html'],
    ['guide', 'evening.log', ['--paper', 'a5'], 'Allowed choices are a4, letter'],
    ['guide', 'evening.log', ['--font', 'none.ttf'], 'none.ttf: there is no such file or folder'],
    ['guide', 'nowhere.log', [], 'nowhere.log: there is no such file or folder'],
  ])('%s %s %j', async (what, file, options, why) => {
    const out = join(folder, 'none.pdf');
    const { code, err } = await overtrick(['print', what, files[file] ?? file, '--out', out, ...options]);
    expect(code).toBe(2);
    expect(err).toContain(why);
    expect(err.trimEnd()).not.toContain('\n');
    expect(() => readFileSync(out)).toThrow();
  });

  test('a file that is no font', async () => {
    const font = keep('no.ttf', 'this is not a font');
    const out = join(folder, 'none.pdf');
    const { code, err } = await overtrick([
      'print',
      'ranking',
      files['evening.log'] ?? '',
      '--out',
      out,
      '--font',
      font,
    ]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `${font}: this font cannot be used in a PDF: name a TrueType or OpenType file\n`,
    });
  });
});
