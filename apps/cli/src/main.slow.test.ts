import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { COMMANDS } from './commands/list.ts';
import { overtrick } from './testIo.ts';

let folder = '';
const inFolder = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-main-'));
  await writeFile(inFolder('binary'), Uint8Array.of(80, 66, 78, 0, 1, 2));
  await writeFile(inFolder('empty.txt'), ' \n\n');
  await writeFile(inFolder('latin.txt'), Uint8Array.of(0x34, 0x53, 0x20, 0xe9, 0x20, 0x39));
});

afterAll(() => rm(folder, { recursive: true }));

describe('wrong input is one sentence on standard error, exit 2, and nothing on standard output', () => {
  const SCORE = ['score', 'duplicate', '-'];
  test.each<[string, string[], string, string?]>([
    ['unknown command', ['gmes'], 'overtrick: there is no command gmes; there are games, rules,'],
    ['command after an option', ['--json', 'games'], "overtrick games: unknown option '--json'"],
    ['help of an unknown command', ['help', 'gmes'], 'overtrick: there is no command gmes; there are'],
    ['unknown option', ['games', '--jsn'], "overtrick games: unknown option '--jsn' (Did you mean --json?)"],
    ['too many words', ['games', 'all'], "overtrick games: too many arguments for 'games'."],
    ['no game', ['play'], "overtrick play: missing required argument 'game'"],
    ['unknown game', ['play', 'chess'], 'overtrick play: there is no game chess; there'],
    ['unknown game', ['rules', 'chess'], 'overtrick rules: there is no game chess; there'],
    [
      'unknown match',
      ['play', 'bridge', '--match', 'golf'],
      'overtrick play: there is no match format of bridge called golf; there are chicago, ',
    ],
    [
      'unknown bots',
      ['play', 'bridge', '--bots', 'genius'],
      'overtrick play: there is no level of bots called genius; there',
    ],
    [
      'unknown game option',
      ['play', 'bridge', '--set', 'jokers=2'],
      'overtrick play --set: there is no option jokers; there are dummySeesDeclarer, chukkas,',
    ],
    [
      'option value',
      ['play', 'bridge', '--set', 'chukkas=none'],
      'overtrick play --set: chukkas is a whole number from 1 to 250, not "none"',
    ],
    [
      'option twice',
      ['play', 'bridge', '--set', 'chukkas=1', '--set', 'chukkas=2'],
      'The option chukkas is already set.',
    ],
    ['option form', ['play', 'bridge', '--set', 'chukkas'], 'Write it as option=value.'],
    ['no deals', ['play', 'bridge', '--deals', '0'], 'It must be a whole number from 1 to 100000.'],
    ['half deals', ['play', 'bridge', '--deals', '1.5'], 'It must be a whole number from 1 to 100000.'],
    ['records in a folder', ['play', 'bridge', '--records', '/'], '/: this is a folder, not a file'],
    [
      'records nowhere',
      ['play', 'bridge', '--records', '/no/such/file'],
      '/no/such/file: there is no such file or folder',
    ],
    [
      'records to standard input',
      ['play', 'bridge', '--records', '-'],
      '-: - is standard input; name a file to write',
    ],
    ['no form', ['score'], 'overtrick score: the form is missing; there are duplicate,'],
    [
      'unknown form',
      ['score', 'golf', '-', '--json'],
      'overtrick score: there is no form golf; there are duplicate,',
    ],
    ['no file', ['score', 'duplicate'], "overtrick score: missing required argument 'file'"],
    [
      'missing file',
      ['score', 'duplicate', '/no/such/file'],
      '/no/such/file: there is no such file or folder',
    ],
    [
      'file as a folder',
      ['score', 'duplicate', '/dev/null/file'],
      '/dev/null/file: part of the path is a file, not a folder',
    ],
    ['folder', ['score', 'duplicate', '/'], '/: this is a folder, not a file'],
    ['empty input', SCORE, '<stdin>:1:1: the file is empty'],
    ['no deal', SCORE, '<stdin>:1:1: there is no deal in the file', '# nothing'],
    [
      'second line',
      SCORE,
      "<stdin>:2:6: declarer's tricks are a whole number from 0 to 13, not 14",
      '4S N 10 vul=ns\n4S N 14 vul=ns',
    ],
    [
      'form option',
      ['score', 'chicago', '-', '--set', 'honours=maybe'],
      'overtrick score --set: honours is on or off, not "maybe"',
      '4S N 10',
    ],
    [
      'deal number',
      ['deal', '--number', '53644737765488792839237440000'],
      'Deals are numbered from 0 to 53644737765488792839237439999.',
    ],
    [
      'deal number and seed',
      ['deal', '--number', '1', '--seed', 'x'],
      "option '--number <index>' cannot be used with option '--seed <text>'",
    ],
    [
      'condition',
      ['deal', '--where', 'hcp(nort) > 3'],
      '--where:1:5: a hand is expected here: north, east, south or west, not nort',
    ],
    [
      'script',
      ['deal', '--script', '-'],
      '<stdin>:2:11: nothing is called b; defined are a',
      'a = 1\ncondition b',
    ],
    [
      'nothing fits',
      ['deal', '--script', '-'],
      'overtrick deal: none of 1000 deals fit the condition',
      'generate 1000 hcp(north) > 37',
    ],
    [
      'too few fit',
      ['deal', '--seed', '1', '-n', '1000', '--script', '-'],
      'of 1000 deals fit the condition',
      'generate 1000 hcp(north) > 10',
    ],
    [
      'format',
      ['deal', '--format', 'rbx'],
      "option '--format <format>' argument 'rbx' is invalid. Allowed choices are pbn, lin, jsonl, dup, bri, dge, dlm, rbn, csv.",
    ],
    [
      'format and JSON',
      ['deal', '--format', 'pbn', '--json'],
      "option '--json' cannot be used with option '--format <format>'",
    ],
    ['port', ['serve', '--port', '65536'], 'It must be a whole number from 0 to 65535.'],
  ])('%s: %j', async (_, args, why, stdin = '') => {
    const { code, out, err } = await overtrick(args, stdin);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
    expect(err).toMatch(/^[^\n]+\n$/);
  });

  test('a binary file', async () => {
    const { code, err } = await overtrick(['score', 'duplicate', inFolder('binary')]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `${inFolder('binary')}: this is a binary file, not text\n`,
    });
  });

  test('an empty file', async () => {
    const { err } = await overtrick(['score', 'duplicate', inFolder('empty.txt')]);
    expect(err).toBe(`${inFolder('empty.txt')}:1:1: the file is empty\n`);
  });

  test('a file that is no UTF-8 is read as Latin-1', async () => {
    const { err } = await overtrick(['score', 'duplicate', inFolder('latin.txt')]);
    expect(err).toBe(`${inFolder('latin.txt')}:1:4: the declarer is N, E, S or W, not é\n`);
  });
});

describe('help', () => {
  test.each([[], ['help'], ['--help'], ['-h']])('%j lists every command', async (...args) => {
    const { code, out, err } = await overtrick(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name, summary } of COMMANDS)
      expect(out).toMatch(new RegExp(`^  ${name} .*${summary.slice(0, 20)}`, 'm'));
  });

  test.each(COMMANDS.map(({ name }) => name))('%s explains itself', async (name) => {
    const { code, out } = await overtrick(['help', name]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: overtrick ${name}`);
    expect((await overtrick([name, '--help'])).out).toBe(out);
  });

  test('a form of scoring explains its lines and options', async () => {
    const { out } = await overtrick(['help', 'score', 'chicago']);
    expect(out).toContain('2H N 10 honours=NS:100');
    expect(out).toContain('  chicagoVul=modern  (modern, original)\n');
  });

  test('the version, with the commit in a checkout', async () => {
    const { out, ...rest } = await overtrick(['--version']);
    expect(rest).toEqual({ code: 0, err: '' });
    expect(out.replace(/ \(build [0-9a-f]{10}\)/, '')).toBe(`${packageJson.version}\n`);
  });
});

test('UTF-8 and UTF-16 with a byte order mark are read', async () => {
  const text = '4S N 10 vul=none';
  const utf16 = new Uint8Array(
    new Uint16Array([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]).buffer,
  );
  for (const bytes of [new TextEncoder().encode(`\ufeff${text}`), utf16]) {
    const { out } = await overtrick(['score', 'duplicate', '-', '--json'], bytes);
    expect(JSON.parse(out)).toMatchObject({ rows: [{ score: 420 }] });
  }
});
