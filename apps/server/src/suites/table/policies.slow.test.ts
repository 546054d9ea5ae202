import { BOT_LEVELS } from '@overtrick/bots';
import { POLICIES } from '@overtrick/protocol/policies';
import { afterEach, describe, expect, test } from 'vitest';
import { oneNotrump, openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { storedTable } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

describe('what a table declares', () => {
  test('is told before anybody sits, and kept in the log', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const { table } = await openTable(url, { policies: { claims: 'off', think: 90 } });
    const told = { join: 'link', spectators: 'open', claims: 'off', think: 90, grace: 60 };
    const info: unknown = await (await fetch(`${url}/api/tables/${table}`)).json();
    expect(info).toMatchObject({ policies: told });
    expect((await storedTable(store, table)).policies).toMatchObject(told);
    const look = kit.client(url);
    await look.enter(table);
    expect(look.state.policies).toMatchObject(told);
  });

  test.each<[string, Record<string, string | number>]>([
    ['an unknown one', { x: 1 }],
    ['a value that there is not', { join: 'all' }],
    ['too long a time', { think: 1_000_000 }],
  ])('%s is refused', async (_, policies) => {
    const { url } = await kit.server();
    await expect(openTable(url, { policies })).rejects.toThrow('ERR_OPTIONS');
  });

  test('every policy has a default among its values and a line of help', () => {
    for (const [name, { default: value, values, help, min = 0, max = 0 }] of Object.entries(POLICIES)) {
      expect(help, name).toMatch(/^[A-Z].*\.$/);
      if (values) expect(values, name).toContain(value);
      else if (typeof value === 'number') expect(value >= min && value <= max, name).toBe(true);
      else expect(typeof value, name).toBe('boolean');
    }
  });

  test('at a table without claims nobody claims', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { claims: 'off' } });
    await ann.playUntil(({ state }) => state.view.claimable !== undefined, oneNotrump);
    expect(await ann.claim(1)).toMatchObject({ ok: false, code: 'ERR_CLAIM' });
  });
});

describe('who may join', () => {
  test('the host lets in who asks, and alone is told of it', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { join: 'host' } });
    const bea = kit.client(url);
    await bea.enter(ann.table);
    const asked = await bea.sit(1, 'Bea');
    expect(asked).toMatchObject({ ok: true, waiting: true });
    if (!asked.ok) throw new Error(asked.code);
    await ann.until(({ state }) => state.knocks !== undefined);
    const [knock] = ann.state.knocks ?? [];
    expect(knock).toMatchObject({ chair: 1, name: 'Bea' });
    expect(bea.state.knocks).toBeUndefined();
    expect(await bea.say('enter', { table: ann.table, token: asked.token })).toMatchObject({
      code: 'ERR_WAITING',
    });
    const admit = { table: ann.table, token: ann.token, knock: knock?.knock, accept: true };
    expect(await bea.say('admit', { ...admit, token: asked.token })).toMatchObject({ code: 'ERR_TOKEN' });
    expect(await ann.say('admit', admit)).toMatchObject({ ok: true });
    await bea.until(({ state }) => state.you === 1);
    expect(bea.state.view.hands.E.cards).toBeDefined();
    await ann.until(({ state }) => state.knocks === undefined);
    expect(ann.state.chairs[1]).toMatchObject({ name: 'Bea', present: true });
  });

  test('who is turned away has no key', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { join: 'host' } });
    const bea = kit.client(url);
    await bea.enter(ann.table);
    const asked = await bea.sit(1, 'Bea');
    await ann.until(({ state }) => state.knocks !== undefined);
    const knock = ann.state.knocks?.[0]?.knock;
    await ann.say('admit', { table: ann.table, token: ann.token, knock, accept: false });
    const token = asked.ok ? asked.token : '';
    expect(await bea.say('enter', { table: ann.table, token })).toMatchObject({ code: 'ERR_TOKEN' });
    expect(await bea.sit(1, 'Bea')).toMatchObject({ ok: true, waiting: true });
  });

  test('nobody else where the table is closed', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { policies: { join: 'closed' } });
    const bea = kit.client(url);
    await bea.enter(ann.table);
    expect(await bea.sit(1, 'Bea')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
  });
});

describe('spectators', () => {
  test('are kept out where the table has none, and may still sit', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { spectators: 'off' } });
    const bea = kit.client(url);
    expect(await bea.enter(ann.table)).toMatchObject({ ok: false, code: 'ERR_UNWATCHED' });
    expect(bea.received).toHaveLength(1);
    expect(await bea.sit(1, 'Bea')).toMatchObject({ ok: true });
    expect(await bea.enter(ann.table, bea.token)).toMatchObject({ ok: true, state: { you: 1 } });
  });

  test('see nothing of what was done just now where they are delayed; who sits down sees it', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { spectators: 'delayed', delay: 2 } });
    const [look, bea] = [kit.client(url), kit.client(url)];
    await look.enter(ann.table);
    await ann.act('1NT');
    await ann.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver);
    await bea.enter(ann.table);
    for (const { state } of [look, bea]) expect(state).toMatchObject({ version: 3, view: { calls: [] } });
    await bea.sit(2, 'Bea');
    await bea.until(({ state }) => state.you === 2);
    expect(bea.state.view.calls.length).toBeGreaterThan(0);
    // the names are not secret
    await look.until(({ state }) => state.chairs[2]?.kind === 'person');
    expect(look.state.view.calls).toEqual([]);
    await look.until(({ state }) => state.view.calls.length > 0);
  });

  test('after a restart they see the deal from its beginning, and the rest when its time has come', async () => {
    const dataDir = kit.folder();
    const first = await kit.server({ dataDir });
    const ann = await kit.opener(first.url, { chair: 0, policies: { spectators: 'delayed', delay: 1 } });
    await ann.act('1NT');
    await ann.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver);
    await first.close();
    const { url } = await kit.server({ dataDir });
    const look = kit.client(url);
    await look.enter(ann.table);
    expect(look.state.view.calls).toEqual([]);
    await look.until(({ state }) => state.view.calls.length > 0);
  });
});

describe('pace', () => {
  test('an action is stored when the table’s tempo lets it, with the time that it took', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    // nobody has called yet, when three have called at a table without a tempo
    const slow = await kit.opener(url, { chair: 3, policies: { tempo: 10 } });
    const quick = await kit.opener(url, { chair: 3 });
    await quick.until(({ state }) => state.view.calls.length === 3);
    expect(slow.state.view.calls).toEqual([]);
    slow.close();
    const ann = await kit.opener(url, { chair: 0, policies: { tempo: 1 } });
    await ann.act('1NT');
    await ann.until(({ state }) => state.view.calls.length === 1);
    await ann.until(({ state }) => state.view.calls.length === 4);
    await ann.until(({ isOnTurn }) => isOnTurn);
    await ann.playUntil(({ state }) => state.view.trick.length > 2);
    const { steps } = await storedTable(store, ann.table);
    const [first, ...others] = steps.filter(({ by }) => by === 'person');
    expect(first?.ms).toBeUndefined();
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ ms }) => ms !== undefined && ms < 1000)).toBe(true);
    expect(steps.every(({ by, ms }) => by === 'person' || ms === undefined)).toBe(true);
  });

  test('an opening lead lies face down until nobody asks any more, or for the time of the policy', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, policies: { lead: 1 } });
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    const hasLed = ({ state }: { state: typeof ann.state }): boolean => state.lead !== undefined;
    await Promise.all([
      ann.playUntil((one) => hasLed(one) || one.state.view.phase === 'play', oneNotrump),
      bea.playUntil((one) => hasLed(one) || one.isDealOver, oneNotrump),
    ]);
    await bea.until((one) => one.state.view.trick.length > 0 || one.isDealOver);
    // what declarer heard before the lead was turned up had no card
    const before = ann.updates.filter(({ state }) => state.lead !== undefined);
    expect(before.length).toBeGreaterThan(0);
    for (const { state } of before) expect(state.lead).not.toHaveProperty('card');
  });

  test('a call during the stop is answered at once, and made when the stop is over', async () => {
    const { url } = await kit.server({});
    const ann = await kit.opener(url, { chair: 0, policies: { stop: 2 } });
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await ann.act('2C');
    await bea.until(({ state }) => state.view.calls.length === 1);
    const { deal, version } = bea.state;
    const act = (id: string, action: string) =>
      bea.say('act', { table: ann.table, token: bea.token, deal, version, id, action });
    expect(await act('a', '1C')).toMatchObject({ ok: false, code: 'ERR_INSUFFICIENT_BID' });
    const made = await act('b', 'X');
    expect(made).toMatchObject({ ok: true, version });
    expect(made).toHaveProperty('waits');
    expect(bea.state.view.calls).toHaveLength(1);
    // sent again it is the same call, and there is no second one
    expect(await act('b', 'X')).toMatchObject({ ok: true });
    expect(await act('c', 'P')).toMatchObject({ ok: false, code: 'ERR_BUSY' });
    // it is made even if the player's connection ends
    bea.close();
    await ann.until(({ state }) => state.view.calls.length > 1);
    expect(ann.state.view.calls[1]).toMatchObject({ seat: 'E', call: 'X' });
  });

  test('who takes too long has it done for him, and keeps his chair', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const ann = await kit.opener(url, { chair: 0, policies: { think: 1 } });
    await ann.until(({ state }) => state.view.calls.length > 0);
    const table = await storedTable(store, ann.table);
    expect(table.steps[0]).toMatchObject({ seat: 'N', by: 'bot' });
    expect(table.players[0]).toMatchObject({ kind: 'person', name: 'Ann' });
    expect(table.players[0]?.away).toBeUndefined();
  });
});

describe('who is missing', () => {
  test('a bot acts for him, marked in the record, and gives the chair back at once', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store, graceMs: 50 });
    const ann = await kit.opener(url, { chair: 0 });
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await ann.until(({ state }) => state.chairs[1]?.present === true);
    bea.close();
    await ann.until(({ state }) => state.chairs[1]?.present === false);
    await ann.act('1NT');
    await ann.until(({ state }) => state.chairs[1]?.away === true);
    await ann.until(({ state }) => state.view.calls.length > 1);
    expect((await storedTable(store, ann.table)).steps[1]).toMatchObject({ seat: 'E', by: 'bot' });
    const again = kit.client(url);
    expect(await again.enter(ann.table, bea.token)).toMatchObject({ ok: true, state: { you: 1 } });
    await ann.until(({ state }) => state.chairs[1]?.present === true && state.chairs[1].away === undefined);
    expect(ann.state.chairs[1]).toMatchObject({ kind: 'person', name: 'Bea' });
  });

  test('who asks for a rest is played for until he acts again', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0 });
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    const rest = { table: bea.table, token: bea.token };
    expect(await bea.say('rest', { ...rest, away: true })).toMatchObject({ ok: true });
    await ann.playUntil(({ isDealOver }) => isDealOver);
    expect(bea.state.chairs[1]).toMatchObject({ away: true, present: true });
    // the next deal does not wait for them
    await ann.next();
    await ann.until(({ state }) => state.deal === 2);
    expect(await bea.say('rest', { ...rest, away: false })).toMatchObject({ ok: true });
    await bea.until(({ state }) => state.chairs[1]?.away === undefined);
    await ann.playUntil(({ state }) => state.view.toAct[0] === 'E' || state.view.phase === 'over');
    await bea.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver);
  });
});

test('a table has the computer players that its rules name, of every level that there is', async () => {
  const { bots } = POLICIES;
  expect(bots.kind === 'choice' && bots.values).toEqual(BOT_LEVELS.map(({ id }) => id));
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const { table } = await openTable(url, { policies: { bots: 'club' } });
  expect((await storedTable(store, table)).level).toBe('club');
  const { table: usual } = await openTable(url, {});
  expect((await storedTable(store, usual)).level).toBe('novice');
});
