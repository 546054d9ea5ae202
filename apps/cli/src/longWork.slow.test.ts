import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@overtrick/server/internals/store/openStore';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { overtrick } from './testIo.ts';

let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-long-'));
  const { out: pbn } = await overtrick(['deal', '-n', '2', '--seed', 'long', '--format', 'pbn']);
  writeFileSync(at('boards.pbn'), pbn);
  const { out: deals } = await overtrick(['deal', '-n', '2', '--seed', 'long']);
  writeFileSync(at('deals.txt'), deals);
  writeFileSync(
    at('bids.jsonl'),
    '{"id":"1","hand":"K2.K9873.AQ8.KQ4","seat":"N","dealer":"N","vul":"none","auction":[]}\n',
  );
  const event = {
    overtrick: 'event',
    contestants: [
      ['Ann', 'Bob'],
      ['Cid', 'Dot'],
    ].map((names, i) => ({
      id: String(i + 1),
      number: String(i + 1),
      players: names.map((name) => ({ name })),
    })),
    travellers: [{ board: 1, entries: [{ ns: '1', ew: '2', result: '3NT N 9' }] }],
  };
  writeFileSync(at('event.json'), JSON.stringify(event));
  const store = await openStore({ dataDir: at('data') });
  await store.append({ log: 'a', length: 0, bodies: ['1', '2'] });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

test.each([
  ['play bridge --deals 1 --bots novice --seed 1 --budget 1', 'deals'],
  ['replay boards.pbn', 'boards'],
  ['convert boards.pbn out.lin', 'steps'],
  ['dd deals.txt --threads 1', 'deals'],
  ['solve N:AKQ2...2 JT98...- 7654...3 -.5432..4 --strain N --leader E', undefined],
  ['solve N:.Q853.AJ96.KT7 Q853.AJ96.KT7. AJ96.KT7..Q853 KT7..Q853.AJ96 --strain N --leader E', 'positions'],
  ['match deals.txt --bots novice --budget 1', 'deals'],
  ['bid bids.jsonl', 'hands'],
  ['deal -n 1000 --seed 1 --where hcp(north)>=17', 'deals tried'],
  ['series event.json event.json', 'files'],
  ['event event.json event.json', 'files'],
  ['print hands boards.pbn --out out.html', 'boards'],
  ['backup out.gz --data data', 'entries'],
  ['restore out.gz --data other', 'entries'],
])('overtrick %s shows its progress once a second has passed', async (line, unit) => {
  const passed = performance.now.bind(performance);
  let calls = 0;
  // each look at the clock is two seconds after the one before
  vi.spyOn(performance, 'now').mockImplementation(() => passed() + 2000 * calls++);
  const deal = /N:\S+(?: [^-]\S*| -\S*){3}/.exec(line)?.[0];
  const words = (deal === undefined ? line : line.replace(deal, 'DEAL')).split(' ');
  const args = words.map((word) =>
    word === 'DEAL'
      ? (deal ?? '')
      : /\.(pbn|lin|txt|json|jsonl|html|gz)$|^(data|other)$/.test(word)
        ? at(word)
        : word,
  );
  const { err } = await overtrick(args, '', 80);
  if (unit === undefined) expect(err).not.toContain('\r\x1b[2K');
  else {
    expect(err).toMatch(new RegExp(`\\r.*\\d ${unit}`));
    expect(err.lastIndexOf('\r\x1b[2K')).toBeGreaterThanOrEqual(err.lastIndexOf('\r'));
  }
});
