import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The log of a Howell for four pairs with every board played. */
let evening = '';
beforeAll(async () => {
  const opened = await overtrick([
    ...['tournament', 'new', '--entrants', '4', '--movement', 'howell', '--name', 'Club & friends'],
  ]);
  const shown = await overtrick(['tournament', 'show', '-', '--json'], opened.out);
  const { lines }: { lines: readonly { line: string; board: number }[] } = JSON.parse(shown.out);
  const entries = lines.map(({ line, board }, i) => ({
    ...{ at: 0, by: 0, kind: 'reported', line, side: 'both' },
    result: `${1 + ((board + i) % 4)}NT N ${7 + ((3 * board + 5 * i) % 5)}`,
  }));
  evening = opened.out + entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
});

const rankingOf = async (event: string): Promise<unknown> =>
  JSON.parse((await overtrick(['event', '-', '--json'], event)).out).ranking;

describe('tournament export', () => {
  test.each(['usebio', 'pbn', 'json'])('%s is ranked as the log is', async (format) => {
    const { code, out, err } = await overtrick(['tournament', 'export', '-', '--to', format], evening);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const event = await overtrick(['tournament', 'event', '-'], evening);
    expect(await rankingOf(out)).toEqual(await rankingOf(event.out));
  });

  test('bws is ranked as the log is, as a file and on standard output', async () => {
    const file = join(folder, 'evening.bws');
    const toBws = ['tournament', 'export', '-', '--to', 'bws'];
    expect(await overtrick([...toBws, '--out', file], evening)).toEqual({ code: 0, out: '', err: '' });
    const event = await overtrick(['tournament', 'event', '-'], evening);
    const again = await overtrick(['event', file, '--json']);
    expect(JSON.parse(again.out).ranking).toEqual(await rankingOf(event.out));
    const { out } = await overtrick(toBws, evening);
    expect(Buffer.from(out, 'latin1').equals(readFileSync(file))).toBe(true);
  });

  test('a CSV has the table that is asked for', async () => {
    const lines = await overtrick(['tournament', 'export', '-', '--to', 'csv', '--table', 'lines'], evening);
    expect(lines.out.split('\r\n').slice(0, 2)).toEqual([
      'place,board,ns,ew,result',
      expect.stringMatching(/^A1\/1\/1,1,4,1,\dNT N \d+$/),
    ]);
    const ranking = await overtrick(['tournament', 'export', '-', '--to', 'csv'], evening);
    expect(ranking.out).toMatch(/^place,number,/);
  });

  test('the log tells who said what, and neither secrets nor hands', async () => {
    const entries = [
      { at: 0, by: 0, kind: 'granted', role: 'director', proof: 'SECRETPROOF', label: '=phone' },
      {
        at: 0,
        by: 0,
        kind: 'dealt',
        board: 1,
        source: 'file',
        deal: 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85',
      },
    ];
    const log = evening + entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const { out } = await overtrick(['tournament', 'export', '-', '--to', 'csv', '--table', 'log'], log);
    const lines = out.trimEnd().split('\r\n');
    expect(lines[0]).toBe('entry,time,by,kind,line,side,result,reason,more');
    expect(lines).toHaveLength(log.trimEnd().split('\n').length + 1);
    expect(out).toMatch(/\n7,1970-01-01T00:00:00.000Z,0,reported,A1\/1\/1,both,\dNT N \d+,,\r\n/);
    expect(out).not.toMatch(/SECRETPROOF|AKQ987/);
  });

  test('a file is written, with the name of the tournament as text', async () => {
    const file = join(folder, 'evening.html');
    const { code, out } = await overtrick(
      ['tournament', 'export', '-', '--to', 'html', '--out', file],
      evening,
    );
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toContain('<title>Club &amp; friends</title>');
  });

  test('what a format has no word for is said, and the file is written', async () => {
    const fine = { at: 0, by: 0, kind: 'penalised', contestant: 'c1', amount: -1, unit: 'points' };
    const log = `${evening}${JSON.stringify(fine)}\n`;
    const { code, out, err } = await overtrick(['tournament', 'export', '-', '--to', 'usebio'], log);
    expect(code).toBe(0);
    expect(err).toBe('usebio: USEBIO has no penalties: they are in the totals\n');
    expect(out).toContain('<USEBIO');
  });

  test.each([
    [['--to', 'xls'], 'there is no format xls; there are usebio, pbn, bws, csv, html, json'],
    [['--to', 'html', '--out', '/'], '/: this is a folder, not a file'],
    [[], "required option '--to <format>' not specified"],
  ])('%j is refused', async (options, why) => {
    const { code, out, err } = await overtrick(['tournament', 'export', '-', ...options], evening);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });
});
