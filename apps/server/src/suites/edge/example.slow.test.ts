import type { OpenTable } from '@overtrick/protocol/openTable';
import { defined } from '@overtrick/rules/assert';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SOON } from '../../testing/asking.ts';
import { type Client, firstLegal, oneNotrump } from '../../testing/client.ts';
import { EXAMPLES, withBotAccount, withExample } from '../../testing/example.ts';
import { Kit } from '../../testing/kit.ts';
import { type Frame, serverFrame } from '../../testing/line/frames.ts';
import { openLine, type Passage } from '../../testing/line/line.ts';
import { noTrouble, openRoughLine } from '../../testing/line/roughLine.ts';
import { ask, declared, fromAfar } from '../../testing/programs.ts';
import { quickThinker } from '../../testing/thinkers.ts';

const kit = new Kit();
afterEach(() => kit.end());

describe.each(EXAMPLES)('%s', (example) => {
  test.each([
    ['bridge', { match: 'boards', matchOptions: { boards: 2 } }, oneNotrump],
    ['spades', {}, firstLegal],
    ['solo-500', {}, firstLegal],
  ] as const)('plays a deal of %s to its end', async (game, wanted, chosen) => {
    const { url } = await kit.server();
    const ann = await fromAfar(kit, url, { game, ...wanted });
    const play = async () => {
      await ann.until(({ state }) => state.chairs[1]?.name === 'Engine');
      expect(ann.state.chairs[1]).not.toHaveProperty('sitsOut');
      await ann.playUntil((client) => client.isDealOver, chosen);
      await ann.next();
      await ann.until(({ state }) => state.deal === 2);
      expect(ann.state.chairs[1]).toMatchObject({ kind: 'person', present: true });
    };
    await withExample(url, ann.table, 1, play, example);
  });

  test('acts if it is its turn as it sits down', async () => {
    const never = () => new Promise<never>(() => {});
    const { url } = await kit.server({ thinker: { ...quickThinker(), think: never } });
    const ann = await fromAfar(kit, url, { game: 'bridge' });
    await ann.playUntil((client) => !client.isOnTurn);
    const [seat] = ann.state.view.toAct;
    const chair = ann.state.chairs.findIndex((one) => one.seat === seat);
    const play = () => ann.until(({ state }) => state.view.calls.some((call) => call.seat === seat));
    await withExample(url, ann.table, chair, play, example);
  });
});

describe('botAccount.mjs', () => {
  const invite = (url: string, { table, token }: Client, chair: number) =>
    ask(url, `POST /api/tables/${table}/invitations`, { token }, { program: 'Ada', chair });

  test('accepts invitations, and plays a whole deal at two tables at once with people', async () => {
    const { url } = await kit.server();
    const { token } = await declared(url, 'Ada');
    const hosts = [
      await fromAfar(kit, url, { match: 'boards', matchOptions: { boards: 2 } }),
      await fromAfar(kit, url, { game: 'spades' }),
    ];
    await withBotAccount(url, token, async () => {
      await Promise.all(
        hosts.map(async (ann, i) => {
          const bea = await kit.sitter(url, ann.table, 1, 'Bea');
          await invite(url, ann, 2);
          await ann.until(({ state }) => state.chairs[2]?.name === 'BOT Ada' && state.chairs[2].present);
          const chosen = i === 0 ? oneNotrump : firstLegal;
          const people = [ann, bea];
          await Promise.all(people.map((one) => one.playUntil(({ isDealOver }) => isDealOver, chosen)));
          expect(ann.state.chairs[2]).toMatchObject({ program: true });
          expect(ann.state.chairs[2]).not.toHaveProperty('away');
          await Promise.all(people.map((one) => one.next()));
          await ann.until(({ state }) => state.deal === 2);
        }),
      );
    });
  });

  test('plays on after a restart, and leaves a table from which it is removed', async () => {
    const { url } = await kit.server({ graceMs: 600_000 });
    const { token } = await declared(url, 'Ada');
    const ann = await fromAfar(kit, url, { game: 'spades' });
    await withBotAccount(url, token, async () => {
      await invite(url, ann, 1);
      await ann.until(({ state }) => state.chairs[1]?.present === true && state.chairs[1].program === true);
    });
    await ann.until(({ state }) => state.chairs[1]?.present === false);
    await withBotAccount(url, token, async () => {
      await ann.playUntil(({ isDealOver }) => isDealOver, firstLegal);
      expect(ann.state.chairs[1]).toMatchObject({ present: true, program: true });
      await ann.say('remove', { table: ann.table, token: ann.token, other: 1 });
      await ann.until(({ state }) => state.chairs[1]?.kind === 'bot');
    });
  });
});

test('the example sees an update that comes in one packet with the answer before it', async () => {
  const { url } = await kit.server();
  const ann = await fromAfar(kit, url, { game: 'spades' });
  let passage: Passage | undefined;
  /** The beginning of the answer to the example's first action, which is done but answered with a refusal. */
  let answer: string | undefined;
  /** The frames from the server since that action. */
  let held: Frame[] | undefined;
  const line = await openLine(url, {
    fromClient({ text, bytes }, at) {
      passage = at;
      at.toServer(bytes);
      if (answer !== undefined || !text.includes('["act"')) return;
      answer = `43${/\d+/.exec(text.slice(2))?.[0]}[`;
      held = [];
      at.toClient(serverFrame(`${answer}{"ok":false,"code":"ERR_BUSY","message":"Not now."}]`));
    },
    fromServer(frame, at) {
      if (held === undefined) at.toClient(frame.bytes);
      else if (answer === undefined || !frame.text.startsWith(answer)) held.push(frame);
    },
  });
  const hasCome = (text: string) =>
    vi.waitUntil(() => held?.some((frame) => frame.text.includes(text)), SOON);
  await withExample(line.url, ann.table, 1, async () => {
    await ann.until(({ state }) => state.chairs[1]?.name === 'Engine');
    const seat = defined(ann.state.chairs[1]?.seat, 'the example has a seat');
    await ann.playUntil(({ state }) => state.view.trickBids?.some((bid) => bid.seat === seat) === true);
    await hasCome('"ok":true,"state"');
    await ann.playUntil(({ state }) => state.view.toAct.includes(seat));
    const { version } = ann.state;
    await hasCome(`"version":${version}`);
    passage?.toClient(Buffer.concat(defined(held, 'frames are held').map(({ bytes }) => bytes)));
    held = undefined;
    await ann.until(({ state }) => state.version > version);
  });
  await line.close();
});

/** The number of deals in the next test. */
const DEALS = times(24, 1000);
const DEALS_AT_A_TABLE = 40;
const TABLES_AT_ONCE = 4;
const GAMES: readonly [Partial<OpenTable>, typeof firstLegal][] = [
  [{ game: 'bridge', match: 'boards', matchOptions: { boards: 999 } }, oneNotrump],
  [{ game: 'double-dummy', match: 'deals', matchOptions: { deals: 999, passedOut: 'counts' } }, firstLegal],
  [{ game: 'spades' }, firstLegal],
  [{ game: 'minibridge', match: 'deals', matchOptions: { deals: 999 } }, firstLegal],
];

test('the example plays on where messages come together, are refused, and are lost', async () => {
  const { url } = await kit.server();
  const random = seededRandom(seedFor('rough'));
  const trouble = noTrouble();
  const line = await openRoughLine(url, random, trouble);
  let begun = 0;
  let played = 0;
  const isRough = () => trouble.together > 0 && trouble.refused > 0 && trouble.doneAndRefused > 0;
  // chance and time decide which troubles occur: it plays on until each has occurred
  const goesOn = () => begun < DEALS || !isRough();
  const playAt = async (table: number) => {
    const [wanted, chosen] = defined(GAMES[table % GAMES.length], 'there are games');
    const ann = await fromAfar(kit, url, wanted);
    await withExample(line.url, ann.table, 1, async () => {
      await ann.until(({ state }) => state.chairs[1]?.name === 'Engine');
      for (let deal = 1; deal <= DEALS_AT_A_TABLE && goesOn(); deal++) {
        begun++;
        await ann.playUntil((client) => client.isDealOver, chosen);
        played++;
        if (ann.state.standing.over) return;
        await ann.next();
        await ann.until(({ state }) => state.deal > deal);
      }
    });
    ann.close();
  };
  let tables = 0;
  const playOn = async () => {
    while (goesOn()) await playAt(tables++);
  };
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, playOn));
  await line.close();
  expect(played).toBeGreaterThanOrEqual(DEALS);
  expect(isRough()).toBe(true);
});
