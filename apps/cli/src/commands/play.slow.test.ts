import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContract } from '@overtrick/rules/auction/contract';
import { findGame } from '@overtrick/rules/games/list';
import { parseRecord, replay } from '@overtrick/rules/record';
import { describe, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

interface DealLine {
  readonly deal: number;
  readonly record: string;
  readonly outcome: {
    readonly contract: string;
    readonly declarer?: string;
    readonly tricks?: number;
    readonly board?: number;
  };
  readonly points: Readonly<Record<string, number>>;
}
interface EndLine {
  readonly sheet: { readonly rows: readonly object[]; readonly totals: Readonly<Record<string, number>> };
  readonly winner: string | null;
}

async function play(...args: string[]): Promise<{ deals: DealLine[]; end: EndLine; out: string }> {
  const { code, out, err } = await overtrick(['play', 'bridge', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const values = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { deals: values.slice(0, -1), end: values.at(-1), out };
}

describe('JSON', () => {
  test('each record leads to its outcome and points', async () => {
    const { deals } = await play('--seed', '1', '--deals', '4');
    expect(deals.map(({ deal }) => deal)).toEqual([1, 2, 3, 4]);
    for (const { record: text, outcome, points } of deals) {
      const record = parseRecord(text);
      const game = record.ok ? findGame(record.value.game) : undefined;
      if (!record.ok || game === undefined) throw new Error(text);
      const state = replay(game, record.value);
      const replayed = state.ok ? game.outcome(state.value) : undefined;
      expect(replayed?.points).toEqual(points);
      expect(outcome.contract).toBe(replayed?.contract ? makeContract(replayed.contract) : 'PASS');
      expect(outcome.declarer).toBe(replayed?.contract?.declarer);
    }
  });

  test('the sheet has a row a deal and ends a Chicago', async () => {
    const { deals, end } = await play('--seed', '2');
    expect(deals.length).toBeGreaterThanOrEqual(4);
    expect(end.sheet.rows).toHaveLength(deals.length);
    expect(deals.filter(({ outcome }) => outcome.contract !== 'PASS')).toHaveLength(4);
    const { NS = 0, EW = 0 } = end.sheet.totals;
    expect(end.winner).toBe(NS > EW ? 'NS' : EW > NS ? 'EW' : null);
  });

  test('numbered boards of any number', async () => {
    const { deals, end } = await play(
      '--seed',
      '3',
      '--match',
      'boards',
      '--deals',
      '10',
      '--set',
      'first=31',
    );
    expect(deals.map(({ outcome }) => outcome.board)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
    expect(Object.keys(end.sheet.rows[0] ?? {})).toEqual(['score']);
    expect(end.winner).not.toBe(undefined);
  });

  test('options go to the game and to the match', async () => {
    const { deals } = await play(
      '--seed',
      '4',
      '--deals',
      '1',
      '--set',
      'dummySeesDeclarer=on',
      '--set',
      'scoring=duplicate',
    );
    expect(deals[0]?.record).toContain('"dummySeesDeclarer":true');
  });
});

test('the same bytes for the same seed, others for another', async () => {
  const one = await play('--seed', '1', '--deals', '2');
  expect((await play('--seed', '1', '--deals', '2')).out).toBe(one.out);
  expect((await play('--seed', '2', '--deals', '2')).out).not.toBe(one.out);
  expect((await play('--deals', '2')).out).not.toBe((await play('--deals', '2')).out);
});

test('a deal is the same however many are played', async () => {
  const four = await play('--seed', '9', '--match', 'boards', '--deals', '4');
  const two = await play('--seed', '9', '--match', 'boards', '--deals', '2');
  expect(two.deals).toEqual(four.deals.slice(0, 2));
});

test('the text has a diagram and a result for each deal, then the sheet', async () => {
  const { out } = await overtrick(['play', 'bridge', '--seed', '1', '--deals', '2']);
  expect(out.match(/^Deal \d .*♠/gm)).toHaveLength(2);
  expect(out.match(/^West +North +East +South$/gm)).toHaveLength(2);
  expect(out.match(/^(Passed out\.|.* by \w+, \d+ tricks: .*)$/gm)).toHaveLength(2);
  expect(out).toMatch(/^NS [\d,]+, EW [\d,]+.*\.$/m);
});

test('records go to a file, a line a deal, and nothing else stays there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'overtrick-play-'));
  const { deals } = await play('--seed', '1', '--deals', '3', '--records', join(folder, 'r.jsonl'));
  expect(await readFile(join(folder, 'r.jsonl'), 'utf8')).toBe(
    deals.map(({ record }) => `${record}\n`).join(''),
  );
  expect(await readdir(folder)).toEqual(['r.jsonl']);
  await rm(folder, { recursive: true });
});
