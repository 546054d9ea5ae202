import { type MessageName, messages } from '@overtrick/protocol/messages';
import { afterEach, describe, expect, test } from 'vitest';
import { SOON } from '../../testing/asking.ts';
import { Kit } from '../../testing/kit.ts';
import { openRaw } from '../../testing/rawSocket.ts';

const kit = new Kit();
afterEach(() => kit.end());

async function start(options = {}) {
  const { url } = await kit.server(options);
  const ann = await kit.opener(url, { chair: 0 });
  return { url, ann };
}

/** Expects the table to be unchanged, and plays on. */
async function goesOn(ann: Awaited<ReturnType<typeof start>>['ann']): Promise<void> {
  expect(ann.socket.connected).toBe(true);
  await ann.playUntil((client) => client.isDealOver);
}

/** Returns an answer without the update that came with it. */
function withoutUpdate({ update: _, ...answer }: object & { readonly update?: unknown }): object {
  return answer;
}

describe('twice and too late', () => {
  test('an action sent twice is done once, with the same answer', async () => {
    const { ann } = await start();
    const act = { ...ann.placed(), action: '1C' };
    const answers = await Promise.all([1, 2, 3].map(() => ann.say('act', act)));
    // the table changes once: its update comes with one of them
    expect(answers.filter((answer) => answer.ok && answer.update !== undefined)).toHaveLength(1);
    const [first, ...others] = answers.map(withoutUpdate);
    expect(first).toMatchObject({ ok: true });
    for (const other of others) expect(other).toEqual(first);
    await ann.until(({ state }) => state.view.calls.length > 1);
    expect(await ann.say('act', act)).toEqual(first);
    expect(ann.state.view.calls.filter(({ call }) => call === '1C')).toHaveLength(1);
  });

  test('an action for a position or a deal that has moved on is refused with the version', async () => {
    const { ann } = await start();
    const before = ann.placed();
    await ann.act('P');
    await ann.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver);
    const late = await ann.say('act', { ...before, id: 'late', action: '1C' });
    expect(late).toMatchObject({ ok: false, code: 'ERR_STALE', version: ann.state.version });
    await ann.playUntil((client) => client.isDealOver);
    await ann.next();
    await ann.until(({ state }) => state.deal === 2);
    const { deal: _, ...placed } = ann.placed();
    expect(await ann.say('act', { ...placed, deal: 1, action: 'P' })).toMatchObject({ code: 'ERR_STALE' });
  });

  test('of two devices that act at once one is heard', async () => {
    const { url, ann } = await start();
    const phone = kit.client(url);
    await phone.enter(ann.table, ann.token);
    const answers = await Promise.all([
      ann.say('act', { ...ann.placed(), id: 'here', action: '1C' }),
      phone.say('act', { ...phone.placed(), id: 'there', action: '1D' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ERR_STALE' });
    await goesOn(ann);
  });
});

describe('what is not one’s own', () => {
  /** A well-formed message of each name that needs a token. */
  const FORGED: { readonly [Name in Exclude<MessageName, 'enter' | 'sit'>]: object } = {
    act: { action: 'P' },
    claim: { tricks: 1 },
    answer: { accept: true },
    undo: {},
    agree: { accept: true },
    withdraw: {},
    explain: { call: 0, text: 'x' },
    ask: { call: 0 },
    face: {},
    hint: {},
    flag: { text: 'x' },
    unflag: { flag: 1 },
    say: { to: 'table', text: 'x' },
    voice: { signal: 'x' },
    start: {},
    rest: { away: true },
    skip: { wanted: true },
    card: { card: { lines: [{ line: 'notrump', text: '12 to 14' }] } },
    end: { wanted: true },
    admit: { knock: 1, accept: true },
    remove: { other: 2 },
    mute: { other: 2, muted: true },
    report: { other: 2, reason: 'other' },
    pause: { paused: true },
    rematch: { seats: 'same' },
    adjust: { policies: { hints: true } },
    direct: { order: { what: 'stop', reason: 'x' } },
    log: {},
    next: {},
    leave: {},
  };

  test.each(Object.keys(FORGED) as (keyof typeof FORGED)[])(
    '%s with a forged token is refused',
    async (name) => {
      const { ann } = await start();
      const placed: Record<string, unknown> = { ...ann.placed(), token: 'A'.repeat(43), ...FORGED[name] };
      const fields = Object.keys(messages[name].shape);
      const message = Object.fromEntries(Object.entries(placed).filter(([field]) => fields.includes(field)));
      const code = name === 'direct' || name === 'log' ? 'ERR_DIRECTOR' : 'ERR_TOKEN';
      expect(await ann.say(name, message)).toMatchObject({ ok: false, code });
      await goesOn(ann);
    },
  );

  test('a token is good for its own chair and table only', async () => {
    const { url, ann } = await start();
    const bea = await kit.opener(url, { chair: 0 });
    expect(await bea.enter(ann.table, bea.token)).toMatchObject({ ok: false, code: 'ERR_TOKEN' });
    expect(await bea.say('act', { ...ann.placed(), token: bea.token, action: 'P' })).toMatchObject({
      code: 'ERR_TOKEN',
    });
    const cem = await kit.sitter(url, ann.table, 1, 'Cem');
    expect(await cem.say('act', { ...cem.placed(), action: 'P' })).toMatchObject({ code: 'ERR_NOT_ON_TURN' });
  });

  test('a table that is not there', async () => {
    const { ann } = await start();
    for (const name of ['enter', 'leave'] as const) {
      const message = { table: 'nosuchtable1', ...(name === 'leave' && { token: ann.token }) };
      expect(await ann.say(name, message)).toMatchObject({ ok: false, code: 'ERR_NO_TABLE' });
    }
    expect(await ann.say('sit', { table: 'nosuchtable1', chair: 0, name: 'Bea' })).toMatchObject({
      code: 'ERR_NO_TABLE',
    });
  });
});

describe('what is no message', () => {
  const JUNK: readonly unknown[] = [
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { table: 'x' },
    { table: { length: 9 }, token: [] },
    Buffer.from('binary'),
    { table: 'table1', token: Buffer.from('x'), deal: 1, version: 1, id: '', action: 'P' },
    JSON.parse('{"__proto__": {"table": "table1"}, "table": "table1"}'),
    { table: 'table1', chair: 0, name: 'x'.repeat(10_000) },
  ];

  test.each(Object.keys(messages) as MessageName[])(
    '%s of any form gets one clear sentence',
    async (name) => {
      const { ann } = await start();
      for (const message of JUNK) {
        const answer = await ann.say(name, message);
        expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/^[^\n]+\.$/) });
        if (!answer.ok) expect(answer.code).toMatch(/^ERR_(MESSAGE|NO_TABLE)$/);
      }
      await goesOn(ann);
    },
  );

  test('an unknown name, no message at all, and no wish for an answer', async () => {
    const { ann } = await start();
    for (const name of ['shout', 'update', 'constructor', '__proto__']) {
      const answer: unknown = await ann.socket.timeout(SOON.timeout).emitWithAck(name, {});
      expect(answer).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    }
    const answer: unknown = await ann.socket.timeout(SOON.timeout).emitWithAck('act', undefined);
    expect(answer).toMatchObject({ code: 'ERR_MESSAGE' });
    ann.socket.emit('act', { table: 'x' });
    ann.socket.emit('act', undefined);
    await goesOn(ann);
  });

  test('a message of ten megabytes ends that connection, not the table', async () => {
    const { url, ann } = await start();
    const bea = kit.client(url);
    await bea.enter(ann.table);
    bea.socket.emit('act', { table: 'x'.repeat(10_000_000) });
    await expect(bea.until(() => false)).rejects.toThrow('ended');
    await goesOn(ann);
  });

  test.each(['42', '42[', '451-["act",{"_placeholder":true,"num":0}]', '4', '9', 'x', '42["act"', '\u0000'])(
    'the frame %j does no harm',
    async (frame) => {
      const { url, ann } = await start();
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      socket.send('40');
      socket.send(frame);
      const bea = kit.client(url);
      expect(await bea.enter(ann.table)).toMatchObject({ ok: true });
      socket.close();
      await goesOn(ann);
    },
  );

  test('a flood is answered with ERR_BUSY, and its connection ended when it goes on', async () => {
    const { url, ann } = await start({ messagesPerSecond: 5 });
    const bea = kit.client(url);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => bea.say('enter', { table: ann.table })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'ERR_BUSY').length).toBeGreaterThan(10);
    for (let i = 0; i < 1000; i++) bea.socket.emit('enter', { table: ann.table });
    await expect(bea.until(() => false)).rejects.toThrow('ended');
    expect(ann.socket.connected).toBe(true);
    // and the same address must wait before it opens another
    await expect(openRaw(url)).rejects.toThrow('refuses');
  });

  test('a page of another origin gets no socket', async () => {
    const { url } = await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { origin: 'https://evil.example' },
    } as unknown as string[]);
    await new Promise((resolve) => socket.addEventListener('error', resolve));
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });
});

describe('connections that', () => {
  test('ask for more than they read are ended, and do not hold up others', async () => {
    const { url, ann } = await start({
      messagesPerSecond: 1e6,
      address: { connections: 9, messagesPerSecond: 1e6 },
    });
    const slow = await openRaw(url);
    // the system buffers some megabytes for a client that does not read; the server must limit the rest
    const enter = `420${JSON.stringify(['enter', { table: ann.table }])}`;
    for (let i = 0; i < 6000; i++) slow.send(enter);
    await expect
      .poll(async () => /overtrick_slow_total 1/.test(await (await fetch(`${url}/metrics`)).text()), SOON)
      .toBe(true);
    await slow.ended();
    await goesOn(ann);
  });

  test('never say that they are there are ended', async () => {
    const { url } = await start({ heartbeat: { everyMs: 50, patienceMs: 50 } });
    const [open, half] = [await openRaw(url), await openRaw(url, { half: true })];
    await Promise.all([open.ended(), half.ended()]);
  });

  test('are more than an address may have are refused', async () => {
    const { url, ann } = await start({ address: { connections: 3, messagesPerSecond: 1000 } });
    const others = [await openRaw(url), await openRaw(url)];
    await expect(openRaw(url)).rejects.toThrow('refuses');
    others[0]?.socket.destroy();
    await expect.poll(async () => openRaw(url).then(Boolean, () => false)).toBe(true);
    await goesOn(ann);
    others[1]?.socket.destroy();
  });
});
