import type { TournamentView } from '@overtrick/evening/view';
import { CSV_TABLES } from '@overtrick/formats/events/csv/write';
import { readJsonEvent } from '@overtrick/formats/internals/events/json/read';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import { makeMovement } from '@overtrick/movements/text';
import type { TournamentSnapshot } from '@overtrick/protocol/tournamentFiles';
import { defined } from '@overtrick/rules/assert';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { makeDeal, parseDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { afterEach, describe, expect, test } from 'vitest';
import { askEvenings, openTournament, RESULTS, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

async function start() {
  const { url } = await kit.server();
  return { url, ...(await openTournament(url, { name: 'Monday', date: '2026-11-23' })) };
}

/** Returns the public view of a tournament. */
async function viewOf(url: string, tournament: string): Promise<TournamentView> {
  const { answer } = await askEvenings(url, 'GET', `/${tournament}`);
  return (answer as TournamentSnapshot).view;
}

test.each([
  [{ game: 'chess' }, 'There is no such game.'],
  [{ method: 'luck' }, 'There is no such method of scoring.'],
  [{ options: { no: 1 } }, expect.stringContaining('no option')],
  [{ policies: { join: 'always' } }, expect.stringContaining('join')],
  [{ form: 'solo' }, expect.stringContaining('form')],
  [{ date: 'today' }, expect.stringContaining('date')],
])('%j cannot be opened', async (wanted, message) => {
  const { url } = await kit.server();
  const body = { form: 'pairs', game: 'bridge', method: 'mp', ...wanted };
  expect(await askEvenings(url, 'POST', '', { body })).toMatchObject({
    status: 400,
    answer: { ok: false, message },
  });
});

test('everybody may look at what is public; a key that is none is refused', async () => {
  const { url, tournament, token } = await start();
  const open = await askEvenings(url, 'GET', `/${tournament}`);
  expect(open).toMatchObject({
    status: 200,
    answer: { tournament, version: 2, view: { head: { name: 'Monday', state: 'setup', role: 'none' } } },
  });
  expect(open.answer).not.toHaveProperty('view.desk');
  expect(await askEvenings(url, 'GET', `/${tournament}`, { token })).toMatchObject({
    status: 200,
    answer: { view: { head: { role: 'director' }, desk: {} } },
  });
  expect(await askEvenings(url, 'GET', `/${tournament}`, { token: 'A'.repeat(43) })).toMatchObject({
    status: 401,
  });
  for (const id of ['nosuchtourney', '..%2F', 'x'])
    expect(await askEvenings(url, 'GET', `/${id}`)).toMatchObject({
      status: 404,
      answer: { code: 'ERR_NO_TOURNAMENT' },
    });
});

/** Opens the hands of boards with a director's key. */
async function open(
  url: string,
  tournament: string,
  token: string,
  boards: readonly number[],
): Promise<void> {
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  for (const board of boards) await desk.done({ kind: 'unsealed', board, reason: 'to duplicate them' });
}

describe('a director fills it from files', () => {
  const changed = { status: 200, answer: { version: expect.any(Number), number: expect.any(Number) } };

  test('with a list of contestants, once for each id', async () => {
    const { url, tournament, token } = await start();
    const body = { text: 'name;name2;member\nAnn Lee;Bo Day;member-17\n"Fox; Cy";Di Ray;', id: 'one' };
    const first = await askEvenings(url, 'POST', `/${tournament}/contestants`, { body, token });
    expect(first).toMatchObject(changed);
    expect(await askEvenings(url, 'POST', `/${tournament}/contestants`, { body, token })).toEqual(first);
    const { answer } = await askEvenings(url, 'GET', `/${tournament}`);
    expect(answer).toMatchObject({
      view: {
        head: {
          contestants: [
            { id: 'c1', names: ['Ann Lee', 'Bo Day'] },
            { id: 'c2', names: ['Fox; Cy', 'Di Ray'] },
          ],
        },
      },
    });
    expect(JSON.stringify(answer)).not.toContain('member-17');
    const more = await askEvenings(url, 'POST', `/${tournament}/contestants`, {
      body: { text: 'name\nEve' },
      token,
    });
    expect(more).toMatchObject(changed);
  });

  test('with the hands of a file, and no others where it tells the same', async () => {
    const { url, tournament, token } = await start();
    const deal = (seed: string) => makeDeal(randomDeal(seededRandom(seed)));
    const text = [1, 2].map((board) => `[Board "${board}"]\n[Deal "${deal(`${board}`)}"]\n`).join('\n');
    const first = await askEvenings(url, 'POST', `/${tournament}/boards`, { body: { text }, token });
    expect(first).toMatchObject(changed);
    const again = await askEvenings(url, 'POST', `/${tournament}/boards`, { body: { text }, token });
    expect(again.answer).toEqual(first.answer);
    const dealt = async () => {
      const log = await askEvenings(url, 'GET', `/${tournament}/log`, { token });
      return log.text.split('\n').filter((line) => line.includes('"source":"file"'));
    };
    expect(await dealt()).toEqual([1, 2].map(() => expect.stringContaining('"deal":""')));
    await open(url, tournament, token, [1, 2]);
    expect(await dealt()).toEqual(['1', '2'].map((seed) => expect.stringContaining(deal(seed))));
  });

  test('with a movement of their own', async () => {
    const { url, tournament, token } = await start();
    const list = { text: 'name\nAnn\nBo\nCy\nDi' };
    await askEvenings(url, 'POST', `/${tournament}/contestants`, { body: list, token });
    const kind = defined(
      MOVEMENT_KINDS.find(({ id }) => id === 'howell'),
      'a kind of the list',
    );
    const movement = movementOf(kind, 4);
    if (!movement.ok) throw new Error(movement.why);
    const planned = {
      kind: 'planned',
      section: 'A',
      from: 1,
      movement: JSON.parse(makeMovement(movement.value)) as object,
      entrants: ['c1', 'c2', 'c3', 'c4'],
      boardsPerRound: 2,
      firstBoard: 1,
    };
    const plan = (wrong = {}) =>
      askEvenings(url, 'POST', `/${tournament}/commands`, {
        body: { commands: [{ ...planned, ...wrong }] },
        token,
      });
    expect(await plan()).toMatchObject(changed);
    expect((await askEvenings(url, 'GET', `/${tournament}`)).answer).toMatchObject({
      view: { plan: [{ section: 'A', tables: 2 }] },
    });
    for (const wrong of [{ movement: {} }, { movement: 7 }, { entrants: ['c1', 'stranger'] }])
      expect(await plan(wrong)).toMatchObject({
        status: 400,
        answer: { message: expect.stringMatching(/^[“A-Z].*\.$/) },
      });
  });

  test('with commands that are carried out together or not at all, and once for an id', async () => {
    const { url, tournament, token } = await start();
    const give = (id: string, ...commands: readonly object[]) =>
      askEvenings(url, 'POST', `/${tournament}/commands`, { body: { id, commands }, token });
    const entered = (contestant: string) => ({ kind: 'entered', contestant });
    const contestants = async () => (await viewOf(url, tournament)).head.contestants.map(({ id }) => id);
    expect(await give('1', entered('a'), entered('b'), entered('a'))).toMatchObject({
      status: 400,
      answer: { code: 'ERR_CONTESTANT', message: 'There is a contestant a already.' },
    });
    expect(await contestants()).toEqual([]);
    expect(await give('2', entered('a'), entered('b'))).toMatchObject(changed);
    expect(await give('2', entered('a'), entered('b'))).toMatchObject(changed);
    expect(await contestants()).toEqual(['a', 'b']);
    const granted = { kind: 'granted', role: 'director', proof: 'x'.repeat(43) };
    expect(await give('3', granted)).toMatchObject({ status: 400 });
    const many = Array.from({ length: 21 }, () => ({ kind: 'planned' }));
    expect(await give('4', ...many)).toMatchObject({
      status: 400,
      answer: { message: 'At most 20 plans are made at once.' },
    });
    expect(
      await askEvenings(url, 'POST', `/${tournament}/commands`, { body: { commands: [entered('c')] } }),
    ).toMatchObject({ status: 401 });
  });

  test('opened with its first commands, or not at all', async () => {
    const { url } = await kit.server();
    const opening = { form: 'pairs', game: 'bridge', method: 'mp' };
    const ids = Array.from({ length: 400 }, (_, i) => `c${i + 1}`);
    const entered = ids.map((contestant) => ({ kind: 'entered', contestant }));
    const plan = (section: string, entrants: readonly string[]) => ({
      kind: 'plan',
      ...{
        section,
        from: 1,
        movement: 'skip-mitchell',
        rounds: 9,
        entrants,
        boardsPerRound: 3,
        firstBoard: 1,
      },
    });
    const plans = ['A', 'B', 'C', 'D'].map((section, i) => plan(section, ids.slice(100 * i, 100 * i + 100)));
    const opened = await askEvenings(url, 'POST', '', {
      body: { ...opening, commands: [...entered, ...plans] },
    });
    expect(opened).toMatchObject({ status: 201 });
    const { tournament } = opened.answer as { tournament: string };
    const { head, plan: sections } = await viewOf(url, tournament);
    expect(head.contestants).toHaveLength(400);
    expect(sections.map(({ tables }) => tables)).toEqual([50, 50, 50, 50]);
    const refused = [
      [
        { commands: [...entered, { ...plan('A', ['stranger', ...ids.slice(1, 8)]), rounds: 3 }] },
        'There is no contestant stranger.',
      ],
      [{ commands: [{ kind: 'nothing' }] }, 'There is no kind of entry "nothing".'],
      [{ commands: [{ ...plan('A', ids.slice(0, 8)), movement: 'none' }] }, 'There is no movement none.'],
    ] as const;
    for (const [more, why] of refused)
      expect(await askEvenings(url, 'POST', '', { body: { ...opening, ...more } })).toMatchObject({
        status: 400,
        answer: { message: expect.stringMatching(why) },
      });
  });

  test('with the boards of the plan dealt as a script says, and no others', async () => {
    const { url, tournament, token } = await start();
    const text = 'condition hcp(south) >= 18';
    const send = () => askEvenings(url, 'POST', `/${tournament}/boards`, { body: { text }, token });
    expect(await send()).toMatchObject({
      status: 400,
      answer: { message: 'There is no board in the plan that has no hands yet.' },
    });
    await askEvenings(url, 'POST', `/${tournament}/contestants`, {
      body: { text: 'name\nA\nB\nC\nD' },
      token,
    });
    const movement = movementOf(
      defined(
        MOVEMENT_KINDS.find(({ id }) => id === 'howell'),
        'a kind',
      ),
      4,
    );
    if (!movement.ok) throw new Error(movement.why);
    const plan = {
      kind: 'planned',
      section: 'A',
      from: 1,
      movement: JSON.parse(makeMovement(movement.value)) as object,
      entrants: ['c1', 'c2', 'c3', 'c4'],
      boardsPerRound: 2,
      firstBoard: 1,
    };
    await askEvenings(url, 'POST', `/${tournament}/commands`, { body: { commands: [plan] }, token });
    expect(await send()).toMatchObject(changed);
    await open(url, tournament, token, [1, 2, 3, 4, 5, 6]);
    const log = await askEvenings(url, 'GET', `/${tournament}/log`, { token });
    const dealt = log.text.split('\n').filter((line) => line.includes('"dealt"'));
    expect(dealt).toHaveLength(6);
    for (const line of dealt) {
      const deal = parseDeal(JSON.parse(line).deal, true);
      expect(deal.ok && pointsIn([deal.value.S])).toBeGreaterThanOrEqual(18);
    }
    expect(await send()).toMatchObject({ status: 400 });
  });

  test.each([
    [
      'boards',
      { text: 'condition hpc(south) > 3 and hcp(north) > 3' },
      expect.stringMatching(/^In line 1 of the file: there is no function hpc/),
    ],
    ['boards', { text: 'condition hcp(south) > 36' }, expect.stringContaining('too rare')],
    ['contestants', { text: 'number\n1' }, 'In line 1 of the file: there is no column name.'],
    ['contestants', { text: '' }, expect.stringContaining('text')],
    [
      'boards',
      { text: 'no board' },
      'In line 1 of the file: this is not a file of boards, such as PBN, LIN, DUP, DLM or CSV.',
    ],
    ['boards', { text: '[Board "1"]\n[Deal "N:AKQ"]' }, expect.stringMatching(/^In line \d/)],
  ])('of %s %j says what is wrong, and changes nothing', async (name, body, message) => {
    const { url, tournament, token } = await start();
    expect(await askEvenings(url, 'POST', `/${tournament}/${name}`, { body, token })).toMatchObject({
      status: 400,
      answer: { message },
    });
    expect((await askEvenings(url, 'GET', `/${tournament}`)).answer).toMatchObject({ version: 2 });
  });

  test('and nobody else does, nor with too much', async () => {
    const { url } = await kit.server();
    const { tournament, tables } = await startEvening(url, kit.page(url));
    const body = { text: 'name\nAnn' };
    const ask = (token?: string) =>
      askEvenings(url, 'POST', `/${tournament}/contestants`, { body, ...(token !== undefined && { token }) });
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask('A'.repeat(43))).toMatchObject({ status: 401, answer: { code: 'ERR_KEY' } });
    expect(await ask(tables.A1)).toMatchObject({ status: 403, answer: { code: 'ERR_ROLE' } });
    const long = { text: `name\n${'x'.repeat(200_000)}` };
    expect(await askEvenings(url, 'POST', `/${tournament}/contestants`, { body: long })).toMatchObject({
      status: 413,
    });
  });
});

describe('it is taken along', () => {
  async function played() {
    const { url } = await kit.server();
    const evening = await startEvening(url, kit.page(url), { policies: { names: 'short' } });
    const { desk, tables, tournament } = evening;
    for (const place of ['A1', 'A2'] as const) {
      const page = kit.page(url);
      await page.attend(tournament, tables[place]);
      for (const [line, result] of Object.entries(RESULTS))
        if (line.startsWith(place)) await page.done({ kind: 'reported', line, result, side: 'both' });
    }
    return {
      ...evening,
      end: () => desk.done({ kind: 'ended' }),
      publish: () => desk.done({ kind: 'published' }),
    };
  }

  test('as files, by its director at any time, by everybody once it is published', async () => {
    const { url, tournament, director: token, end, publish } = await played();
    const whole = await askEvenings(url, 'GET', `/${tournament}/export/json`, { token });
    expect(whole.status).toBe(200);
    expect(whole.text).toContain('Ann Lee');
    expect(await askEvenings(url, 'GET', `/${tournament}/export/json`)).toMatchObject({
      status: 403,
      answer: { code: 'ERR_UNPUBLISHED' },
    });
    await end();
    await publish();
    const open = await askEvenings(url, 'GET', `/${tournament}/export/json`);
    const event = readJsonEvent(open.text);
    if (!event.ok) throw new Error(event.why);
    expect(event.value.travellers.flatMap(({ entries }) => entries)).toHaveLength(12);
    expect(open.text).toContain('Ann L.');
    expect(open.text).not.toContain('Ann Lee');
    for (const [format, begin] of [
      ['csv', /^\S/],
      ['usebio', /^<\?xml/],
      ['pbn', /^% PBN/],
      ['bws', /Standard Jet DB/],
      ['html', /^<!doctype html>/i],
    ] as const)
      expect((await askEvenings(url, 'GET', `/${tournament}/export/${format}`)).text).toMatch(begin);
    expect(await askEvenings(url, 'GET', `/${tournament}/export/xls`)).toMatchObject({ status: 404 });
    expect(await askEvenings(url, 'GET', `/${tournament}/export/csv?table=no`)).toMatchObject({
      status: 404,
    });
  });

  test('as a log, by a director who does not play', async () => {
    const { url, tournament, director: token, desk, tables } = await played();
    const log = await askEvenings(url, 'GET', `/${tournament}/log`, { token });
    const entries = log.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    await desk.until(({ version }) => version === entries.length);
    expect(entries).toEqual(desk.entries);
    expect(await askEvenings(url, 'GET', `/${tournament}/log`)).toMatchObject({ status: 401 });
    expect(await askEvenings(url, 'GET', `/${tournament}/log`, { token: tables.A1 })).toMatchObject({
      status: 403,
    });
  });
});

test('a director deletes it whole: whoever looks at it sees that it is no more', async () => {
  const { url } = await kit.server();
  const { tournament, director: token, tables, desk } = await startEvening(url, kit.page(url));
  const page = kit.page(url);
  await page.attend(tournament, tables.A1);
  expect(await askEvenings(url, 'DELETE', `/${tournament}`)).toMatchObject({ status: 401 });
  expect(await askEvenings(url, 'DELETE', `/${tournament}`, { token: tables.A1 })).toMatchObject({
    status: 403,
  });
  expect(await askEvenings(url, 'DELETE', `/${tournament}`, { token })).toMatchObject({
    status: 204,
    text: '',
  });
  await Promise.all(
    [page, desk].map((one) => one.until(({ updates }) => updates.some(({ parts }) => parts?.head === null))),
  );
  expect(await page.do({ kind: 'ended' })).toMatchObject({ code: 'ERR_NO_TOURNAMENT' });
  expect(await page.attend(tournament)).toMatchObject({ code: 'ERR_NO_TOURNAMENT' });
  expect(await askEvenings(url, 'GET', `/${tournament}`)).toMatchObject({ status: 404 });
});

test('who directs is told for how long a device has been silent, and nobody else', async () => {
  const { url } = await kit.server();
  const { tournament, director, tables, desk } = await startEvening(url, kit.page(url));
  const devices = (token?: string) =>
    askEvenings(url, 'GET', `/${tournament}/devices`, { ...(token !== undefined && { token }) });
  const silence = async (): Promise<readonly number[]> => {
    const { answer } = await devices(director);
    return (answer as { devices: { silentMs: number }[] }).devices.map(({ silentMs }) => silentMs);
  };
  // nobody has used the keys yet
  expect(await silence()).toEqual([]);
  const [page, other] = [kit.page(url), kit.page(url)];
  await page.attend(tournament, tables.A1);
  await other.attend(tournament, tables.A1);
  const key = [...desk.read.keys.values()].find(({ place }) => place === 'A1')?.number;
  expect((await devices(director)).answer).toEqual({ devices: [{ key, silentMs: 0 }] });
  page.close();
  await other.say('depart', { tournament });
  await expect.poll(async () => (await silence())[0]).toBeGreaterThan(0);
  await other.attend(tournament, tables.A1);
  expect(await silence()).toEqual([0]);
  expect(await devices(tables.A1)).toMatchObject({ status: 403 });
  expect(await devices()).toMatchObject({ status: 401 });
});

test('a name that is hidden is on no page and in no file, nor is the member number', async () => {
  const { url } = await kit.server();
  const { tournament, director, desk } = await startEvening(url, kit.page(url));
  const players = [
    { name: 'Zacharias Quill', number: 'M4711' },
    { name: 'Bo Day', number: 'M4712' },
  ];
  await desk.done({ kind: 'amended', contestant: 'c1', players });
  for (const [line, result] of Object.entries(RESULTS))
    await desk.done({ kind: 'reported', line, result, side: 'both' });
  const said = async (): Promise<readonly string[]> => {
    const paths = [
      'json',
      'usebio',
      'pbn',
      'html',
      'csv',
      ...CSV_TABLES.map((table) => `csv?table=${table}`),
    ];
    const files = paths.map((path) => `/${tournament}/export/${path}`);
    return Promise.all(
      [...files, `/${tournament}`, `/${tournament}/log`].map(async (path) => {
        const { status, text } = await askEvenings(url, 'GET', path, { token: director });
        expect(status, path).toBe(200);
        return text;
      }),
    );
  };
  // before, all but a few contain it
  expect((await said()).filter((text) => text.includes('Zacharias')).length).toBeGreaterThan(5);
  await desk.done({ kind: 'hid', contestant: 'c1', player: 1 });
  await desk.done({ kind: 'ended' });
  await desk.done({ kind: 'published' });
  const everybody = await askEvenings(url, 'GET', `/${tournament}`);
  for (const text of [...(await said()), everybody.text]) expect(text).not.toMatch(/Zacharias|Quill|M4711/);
});
