import { describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/stores.ts';
import { logAt, PERIOD_MS } from './reportLog.ts';
import { MOST_ABOUT_ONE, MOST_LINES, MOST_REPORTS, type NewReport, Reports } from './reports.ts';

const START = 700 * PERIOD_MS;
const about = (chair: number): NewReport => ({
  place: { kind: 'table', id: 'table1' },
  secret: 'secret',
  about: { name: 'Rude', chair, marks: ['device 1'] },
  reason: 'insult',
  said: [{ name: 'Rude', chair, to: 'table', text: 'You cannot play.', at: START }],
  by: { name: 'Ann', chair: 0 },
});
const origin = (n: number, address = `198.51.100.${n}`) => ({ address, device: `device-number-${n}` });

function opened() {
  const store = memoryStore();
  let now = START;
  const reports = new Reports(store, () => now);
  const kept = async (before = 0) =>
    (await store.read(logAt(now, before)))
      .map((body) => JSON.parse(body))
      .filter(({ kind }) => kind === 'report');
  return { store, reports, kept, later: (ms: number) => (now += ms) };
}

describe('reports', () => {
  test('keep what was said, and of addresses and devices no more than a mark', async () => {
    const { store, reports, kept } = opened();
    expect(await reports.add(about(1), origin(7))).toMatchObject({ ok: true });
    expect(await kept()).toMatchObject([{ ...about(1), by: { name: 'Ann', chair: 0 }, at: START }]);
    const text = (await store.read(logAt(START))).join();
    expect(text).not.toContain('198.51.100.7');
    expect(text).not.toContain('device-number-7');
  });

  test('of a long talk keep the lines that led to it, and of a long line its beginning', async () => {
    const { reports, kept } = opened();
    const line = (text: string) => ({ name: 'Rude', chair: 1, to: 'table' as const, text, at: START });
    const said = Array.from({ length: MOST_LINES + 5 }, (_, i) => line(`line ${i}`));
    expect(
      await reports.add({ ...about(1), said: [...said, line('x'.repeat(100_000))] }, origin(1)),
    ).toMatchObject({
      ok: true,
    });
    const [report] = await kept();
    expect(report.said).toHaveLength(MOST_LINES);
    expect(report.said.at(0).text).toBe('line 6');
    expect(report.said.at(-2).text).toBe(`line ${MOST_LINES + 4}`);
    expect(report.said.at(-1).text).toMatch(/^x{4000}$/);
  });

  test('of one device about one person are few, and of one device and one address not many', async () => {
    const { reports, kept } = opened();
    for (let i = 0; i < 6; i++) expect(await reports.add(about(1), origin(1))).toMatchObject({ ok: true });
    expect(await kept()).toHaveLength(MOST_ABOUT_ONE);
    const more = [];
    for (let i = 2; i < 12; i++) more.push(await reports.add(about(i), origin(1)));
    expect(more.filter(({ ok }) => ok)).toHaveLength(7);
    expect(more.at(-1)).toMatchObject({ ok: false, code: 'ERR_REPORTS' });
    // another device every time, always from the same address
    const flood = [];
    for (let i = 0; i < 40; i++) flood.push(await reports.add(about(1), origin(100 + i, '203.0.113.9')));
    const taken = flood.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThan(9);
    expect(taken).toBeLessThan(31);
    expect(await reports.add(about(1), origin(99))).toMatchObject({ ok: true });
  });

  test('that the operator has closed make room for others', async () => {
    const { store, reports } = opened();
    const fill = Array.from({ length: MOST_REPORTS }, (_, i) =>
      JSON.stringify({ kind: 'report', id: `r${i}`, at: START, ...about(1), by: { marks: [] } }),
    );
    const log = logAt(START);
    await store.append({
      log,
      length: 0,
      bodies: [JSON.stringify({ kind: 'reports', secret: 's' }), ...fill],
    });
    expect(await reports.add(about(1), origin(1))).toMatchObject({ ok: false, code: 'ERR_REPORTS' });
    const closed = JSON.stringify({ kind: 'closed', id: 'r1', at: START });
    await store.append({ log, length: MOST_REPORTS + 1, bodies: [closed] });
    expect(await reports.add(about(1), origin(1))).toMatchObject({ ok: true });
    expect(await reports.add(about(1), origin(2))).toMatchObject({ ok: false, code: 'ERR_REPORTS' });
  });

  test('are bounded in size, whatever was said', async () => {
    const { store, reports, kept } = opened();
    const line = { name: 'Rude', text: 'x'.repeat(100_000) };
    await reports.add({ ...about(1), said: Array.from({ length: 100 }, () => line) }, origin(1));
    const [report] = await kept();
    expect(report.said).toHaveLength(MOST_LINES);
    expect((await store.read(logAt(START))).join().length).toBeLessThan(100_000);
  });

  test('end after two periods of thirty days at the latest', async () => {
    const { reports, kept, later } = opened();
    await reports.add(about(1), origin(1));
    later(PERIOD_MS);
    await reports.forgetOld();
    expect(await kept(1)).toHaveLength(1);
    later(PERIOD_MS);
    await reports.forgetOld();
    expect(await kept(2)).toEqual([]);
  });
});
