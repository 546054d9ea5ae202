import { standpointOf } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { defined } from '@overtrick/rules/assert';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Evening,
  type EveningPage,
  RESULTS,
  settled,
  startEvening,
  storedTournament,
} from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { plain } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

async function start(options: Parameters<typeof startEvening>[2] = {}) {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const evening = await startEvening(url, kit.page(url), options);
  return { store, ...evening };
}

const pageAt = async ({ url, tournament }: Evening, token?: string): Promise<EveningPage> => {
  const page = kit.page(url);
  expect(await page.attend(tournament, token)).toMatchObject({ ok: true });
  return page;
};

const reported = (line: string, result: string) =>
  ({ kind: 'reported', line, result, side: 'both' }) as const;

/** Plays the whole evening at both tables. */
async function play(evening: Evening): Promise<void> {
  const { A1, A2 } = evening.tables;
  const pages = { A1: await pageAt(evening, A1), A2: await pageAt(evening, A2) };
  for (const [line, result] of Object.entries(RESULTS))
    await pages[line.startsWith('A1') ? 'A1' : 'A2'].done(reported(line, result));
}

test('an evening is played on two phones: everybody is shown what the log tells', async () => {
  const evening = await start();
  const { desk, tournament, store } = evening;
  const pages = [await pageAt(evening), await pageAt(evening, evening.tables.A1)];
  await play(evening);
  await desk.done({ kind: 'ended' });
  await settled(desk, pages);
  const stored = await storedTournament(store, tournament);
  for (const page of pages) {
    const { key } = (await page.say('attend', { tournament, token: page.token })) as { key: number };
    expect(page.view).toEqual(plain(viewFor(stored, standpointOf(stored, key))));
  }
  expect(pages[0]?.view.ranking?.rows.map(({ contestant, percentage }) => [contestant, percentage])).toEqual([
    ['c1', 75],
    ['c2', expect.closeTo(58.33, 2)],
    ['c4', expect.closeTo(41.67, 2)],
    ['c3', 25],
  ]);
  await desk.until(({ version }) => version === stored.version);
  expect(desk.read.books.size).toBe(12);
  expect(JSON.stringify(desk.entries)).not.toMatch(/"proof":"[^"]|secret/);
});

test('a director who comes back is told what was done since; one who shows too much is told all', async () => {
  const evening = await start();
  const { desk, tournament, director } = evening;
  const have = desk.version;
  const before = desk.entries;
  await desk.done({ kind: 'announced', text: 'Coffee', to: 'all' });
  const again = kit.page(evening.url);
  const answer = await again.attend(tournament, director, have);
  expect(answer).toMatchObject({ ok: true, version: have + 1, after: have, entries: [{ text: 'Coffee' }] });
  expect(await again.attend(tournament, director, 1000)).toMatchObject({ ok: true, after: 0 });
  expect(again.entries.slice(0, have)).toEqual(before);
});

test('a command that is sent three times is done once, with the same answer', async () => {
  const evening = await start();
  const page = await pageAt(evening, evening.tables.A1);
  const command = reported('A1/1/1', '3NT N 9');
  const answers = await Promise.all([1, 2, 3].map(() => page.do(command, 'one')));
  answers.push(await page.do(command, 'one'));
  expect(answers).toEqual(
    answers.map(() => ({ ok: true, version: answers[0]?.version, number: answers[0]?.version })),
  );
  await evening.desk.until(({ version }) => version === answers[0]?.version);
  expect(evening.desk.entries.filter(({ kind }) => kind === 'reported')).toHaveLength(1);
});

test('two directors rule on one line at once: one ruling is stored, the other is refused as late', async () => {
  const evening = await start();
  const page = await pageAt(evening, evening.tables.A1);
  const { number: seen } = await page.done(reported('A1/1/1', '3NT N 9'));
  const { token } = await evening.desk.done({ kind: 'grant', role: 'director', label: 'Second' });
  const second = await pageAt(evening, token);
  const rule = (result: string) =>
    ({ kind: 'ruled', line: 'A1/1/1', result, reason: 'Law 64', seen }) as const;
  const answers = await Promise.all([evening.desk.do(rule('3NT N 8')), second.do(rule('3NT N 7'))]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ERR_STALE' });
});

describe('a key', () => {
  test('is given by the join link for a free place, and waits for a taken one', async () => {
    const evening = await start();
    const { tournament, join, desk, url } = evening;
    const phone = kit.page(url);
    const asked = { tournament, token: join, id: 'phone', contestant: 'c1', player: 1, label: 'Ann’s' };
    const got = await phone.say('join', asked);
    expect(got).toMatchObject({ ok: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(got).not.toHaveProperty('isWaiting');
    expect(await phone.say('join', asked)).toEqual(got);
    const other = kit.page(url);
    const waiting = await other.say('join', { ...asked, id: 'other' });
    expect(waiting).toMatchObject({ ok: true, isWaiting: true });
    const token = waiting.ok ? waiting.token : '';
    expect(await other.attend(tournament, token)).toMatchObject({ ok: true });
    expect(other.view.head.role).toBe('none');
    expect(await other.do(reported('A1/1/1', 'PASS'))).toMatchObject({ code: 'ERR_KEY_ASKED' });
    await phone.attend(tournament, got.ok ? got.token : '');
    expect(phone.view.head).toMatchObject({ role: 'player', contestant: 'c1', player: 1 });
    const number = desk.read.keys.size === 0 ? 0 : Math.max(...desk.read.keys.keys());
    await desk.done({ kind: 'admitted', key: number });
    await other.until(({ view }) => view.head.role === 'player');
    await phone.until(({ view }) => view.head.role === 'none');
    expect(await phone.do(reported('A1/1/1', 'PASS'))).toMatchObject({ code: 'ERR_KEY_REVOKED' });
  });

  test('that is taken back opens nothing: its page is told, and sees what is public', async () => {
    const evening = await start();
    const { desk, tournament, tables } = evening;
    const page = await pageAt(evening, tables.A1);
    expect(page.view).toHaveProperty('here');
    const key = defined(
      [...desk.read.keys.values()].find(({ place }) => place === 'A1'),
      'a key of A1',
    );
    await desk.done({ kind: 'revoked', key: key.number });
    await page.until(({ view }) => view.head.role === 'none');
    expect(page.view).not.toHaveProperty('here');
    expect(await page.do(reported('A1/1/1', 'PASS'))).toMatchObject({ code: 'ERR_KEY_REVOKED' });
    expect(await page.attend(tournament, tables.A1)).toMatchObject({ ok: true, key: 0 });
    const { token } = await desk.done({ kind: 'grant', role: 'director' });
    const second = await pageAt(evening, token);
    expect(second.entries.length).toBeGreaterThan(0);
    await desk.done({ kind: 'revoked', key: second.entries.length });
    await second.until(({ updates }) => updates.some(({ parts }) => parts !== undefined));
    expect(second.view.head.role).toBe('none');
  });

  test('is not given where the director lets nobody in, and asked for where they want to be asked', async () => {
    const closed = await start({ policies: { join: 'closed' } });
    const asked = { id: 'phone', place: 'A1' };
    const page = kit.page(closed.url);
    expect(
      await page.say('join', { ...asked, tournament: closed.tournament, token: closed.join }),
    ).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    const open = await start({ policies: { join: 'asked' } });
    const { join, tournament, url } = open;
    const player = { tournament, id: 'phone', contestant: 'c2', player: 1 };
    expect(await kit.page(url).say('join', { ...player, token: join })).toMatchObject({ isWaiting: true });
    expect(await kit.page(url).say('join', { ...player, token: open.tables.A1 })).toMatchObject({
      code: 'ERR_KEY',
    });
    for (const scope of [{}, { place: 'A1', contestant: 'c1', player: 1 }, { contestant: 'c1' }])
      expect(await kit.page(url).say('join', { tournament, token: join, id: 'x', ...scope })).toMatchObject({
        code: 'ERR_MESSAGE',
      });
  });

  test('of a table is good for its own place and tournament only', async () => {
    const [one, two] = [await start(), await start()];
    const page = await pageAt(one, one.tables.A1);
    expect(await page.do(reported('A2/1/1', 'PASS'))).toMatchObject({ ok: false, code: 'ERR_ROLE' });
    expect(await page.do({ kind: 'ended' })).toMatchObject({ ok: false, code: 'ERR_ROLE' });
    expect(await kit.page(two.url).attend(two.tournament, one.tables.A1)).toMatchObject({ code: 'ERR_KEY' });
    expect(await kit.page(one.url).attend(one.tournament, 'A'.repeat(43))).toMatchObject({ code: 'ERR_KEY' });
  });

  test('is made by nobody as it is, and nobody says what the server finds out itself', async () => {
    const { desk, tables } = await start();
    for (const command of [
      { kind: 'granted', role: 'director', proof: 'x'.repeat(64) },
      { kind: 'solved', board: 1, tricks: '0'.repeat(20) },
      { kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp' },
      { kind: 'grant', role: 'join' },
      { kind: 'plan' },
      { kind: 'nothing' },
      {},
    ])
      expect(await desk.do(command as { kind: string })).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^[“A-Z].*\.$/),
      });
    expect(tables.A1).not.toBe(tables.A2);
  });
});

test('what is no message gets one sentence, and a tournament that is not there a refusal', async () => {
  const { desk, tournament, director } = await start();
  for (const name of ['attend', 'depart', 'join', 'do'] as const)
    for (const message of [
      undefined,
      null,
      7,
      [],
      {},
      { tournament: '../x' },
      { tournament, token: 'short' },
    ])
      if (name !== 'depart' || message === undefined)
        expect(await desk.say(name, message)).toMatchObject({
          ok: false,
          code: 'ERR_MESSAGE',
          message: expect.stringMatching(/\.$/),
        });
  const long = { kind: 'announced', text: 'x'.repeat(5000), to: 'all' } as const;
  expect(await desk.do(long)).toMatchObject({
    code: 'ERR_MESSAGE',
    message: 'A message has 4096 bytes at most.',
  });
  const elsewhere = { tournament: 'nosuchtourney', token: director, id: 'x', place: 'A1' };
  expect(await desk.say('attend', { tournament: 'nosuchtourney' })).toMatchObject({
    code: 'ERR_NO_TOURNAMENT',
  });
  expect(await desk.say('join', elsewhere)).toMatchObject({ code: 'ERR_NO_TOURNAMENT' });
  const { place: _, ...order } = elsewhere;
  expect(await desk.say('do', { ...order, command: { kind: 'ended' } })).toMatchObject({
    code: 'ERR_NO_TOURNAMENT',
  });
});

test('a plan for many is longer than other messages may be', async () => {
  const { desk } = await start();
  const entrants = Array.from({ length: 400 }, (_, i) => `stranger-${i}`);
  const plan = { section: 'B', from: 1, movement: 'mitchell', entrants, boardsPerRound: 2, firstBoard: 1 };
  const answer = await desk.do({ kind: 'plan', ...plan });
  expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^ERR_(TABLES|CONTESTANT)$/) });
});

test('a page looks at four tournaments at most, and hears no more of those that it leaves', async () => {
  const evening = await start();
  const others = await Promise.all([1, 2, 3, 4].map(() => startEvening(evening.url, kit.page(evening.url))));
  const page = await pageAt(evening);
  const answers = [];
  for (const { tournament } of others) answers.push(await page.say('attend', { tournament }));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(await page.say('depart', { tournament: evening.tournament })).toMatchObject({ ok: true });
  await evening.desk.done({ kind: 'announced', text: 'Coffee', to: 'all' });
  const [other] = others;
  await other?.desk.done({ kind: 'announced', text: 'Tea', to: 'all' });
  await page.until(({ updates }) => updates.some(({ tournament }) => tournament === other?.tournament));
  expect(page.updates.some(({ tournament }) => tournament === evening.tournament)).toBe(false);
});
