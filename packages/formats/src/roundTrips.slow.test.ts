import { readFile } from 'node:fs/promises';
import { callAction } from '@overtrick/rules/action';
import { type Call, isBid } from '@overtrick/rules/auction/call';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, VULS } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { bridge } from '@overtrick/rules/games/bridge/index';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, type BoardCall, type BoardCard, boardOfDeal, type Remarks } from './board.ts';
import type { Format } from './format.ts';
import type { BoardItem } from './item.ts';
import { readLin } from './lin/read.ts';
import { writeLin } from './lin/write.ts';
import { FORMATS } from './list.ts';
import { readPbn } from './pbn/read.ts';
import { writePbn } from './pbn/write.ts';
import { boardOfRecord, recordOfBoard } from './record.ts';
import { replayBoard, statedOf } from './replay.ts';

/** Generates a board that is bid and played at random by the rules, and ended by a random claim. */
function randomBoard(random: Random): Board {
  const terms = { dealer: pick(random, SEATS), vul: pick(random, VULS), board: 1 + below(random, 200) };
  const setup = randomSetup(terms, random);
  let state = bridge.start(setup, { dummySeesDeclarer: false });
  const calls: Call[] = [];
  const cards: number[] = [];
  const most = below(random, 60);
  for (;;) {
    const [seat] = bridge.toAct(state);
    if (seat === undefined || (state.play !== undefined && cards.length >= most)) break;
    const legal = bridge.legalActions(state, seat);
    const passes = state.play === undefined && below(random, 3) > 0;
    const action = passes ? callAction('P') : pick(random, legal.slice(0, 12));
    if (action.kind === 'call') calls.push(action.call);
    if (action.kind === 'play') cards.push(action.card);
    state = bridge.apply(state, seat, action);
  }
  const bare: Board = {
    ...boardOfDeal(setup, setup.deal),
    auction: { first: setup.dealer, calls: calls.map((call) => ({ call })) },
  };
  if (calls.every((call) => !isBid(call))) return { ...bare, stated: statedOf(bare) };
  const played: Board = {
    ...bare,
    ...(cards.length > 0 && { play: { cards: cards.map((card) => ({ card })) } }),
    stated: cards.length < 52 ? { tricks: below(random, 14) } : {},
  };
  return { ...played, stated: statedOf(played) };
}

const board = fc.string().map((seed) => randomBoard(seededRandom(seed)));
/** Text that every format can carry. */
const words = fc
  .stringMatching(/^[A-Za-z0-9+.:()' -]{0,20}$/)
  .map((text) => text.replace(/\s+/g, ' ').trim());
const comments = fc.array(words, { minLength: 1, maxLength: 2 });
const nags = fc
  .uniqueArray(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 3 })
  .map((list) => list.sort((a, b) => a - b));
const remarks = (
  arbitraries: Partial<{ [K in keyof Remarks]: fc.Arbitrary<Remarks[K]> }>,
): fc.Arbitrary<Remarks> =>
  fc
    .record(arbitraries, { requiredKeys: [] })
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));

/** Puts remarks behind the calls and cards. */
function remarked(made: Board, list: readonly Remarks[], alerts: readonly boolean[]): Board {
  const remarksAt = (i: number): Remarks => list[i % list.length] ?? {};
  const { auction, play } = made;
  const calls = auction?.calls.map(
    (call, i): BoardCall => ({ ...call, ...remarksAt(i), ...(alerts[i] && { alert: true }) }),
  );
  const cards = play?.cards.map((card, i): BoardCard => ({ ...card, ...remarksAt(i + 1) }));
  return {
    ...made,
    ...(auction && calls && { auction: { ...auction, calls } }),
    ...(play && cards && { play: { ...play, cards } }),
  };
}

const boardsOf = (items: readonly BoardItem[]): unknown[] =>
  items.map(({ board: read }) => (read.ok ? read.value : read));

test('boards come back from PBN as they are', () => {
  const notes = words.filter((text) => text !== '');
  const all = remarks({ note: notes, nags, comments });
  const tags = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Alpha', 'Event', 'Zulu'),
      value: words.filter((text) => !/^[?-]?$/.test(text)),
    }),
    {
      selector: ({ name }) => name,
    },
  );
  fc.assert(
    fc.property(board, fc.array(all, { minLength: 1 }), tags, (made, list, others) => {
      const leader = made.play && { play: { ...made.play, leader: leaderOf(made) } };
      const full: Board = {
        ...remarked({ ...made, ...leader }, list, []),
        tags: others.toSorted((a, b) => (inOrder(a.name) < inOrder(b.name) ? -1 : 1)),
      };
      const { text } = writePbn([full, full]);
      expect(boardsOf(readPbn(text))).toEqual([full, full]);
      expect(writePbn([full, full]).text).toBe(text);
    }),
  );
});

/** Returns the sort key of a tag by its name; the mandatory tag Event comes first. */
const inOrder = (name: string): string => (name === 'Event' ? '' : name);

const leaderOf = ({ stated }: Board) => SEATS[(SEATS.indexOf(stated.declarer ?? 'N') + 1) % 4] ?? 'N';

test('boards come back from LIN as they are', () => {
  const ofCalls = remarks({ note: words.filter((text) => !/^!*$/.test(text)), comments });
  fc.assert(
    fc.property(board, fc.array(ofCalls, { minLength: 1 }), fc.array(fc.boolean()), (made, list, alerts) => {
      const { play, ...rest } = remarked(made, list, alerts);
      const cards = play?.cards.map(({ note: _note, ...card }) => card);
      const { tricks } = made.stated;
      const told: Board = {
        ...rest,
        ...(cards && { play: { cards } }),
        // LIN states only the result, and only where the cards do not
        stated: tricks === undefined || (cards?.length ?? 0) === 52 ? {} : { tricks },
      };
      expect(boardsOf(readLin(writeLin([told]).text))).toEqual([told]);
    }),
  );
});

/** Converts PBN to a format and back: the bytes must be the same, unless the format reports a loss. */
function expectNothingUnsaid(format: Format, text: string): void {
  const boards = readPbn(text).flatMap(({ board: read }) => (read.ok ? [read.value] : []));
  const before = writePbn(boards).text;
  const { text: written, lost } = format.write(boards);
  const items = format.read(written);
  if (lost.length > 0) return;
  expect(items.map(({ board: read, lost: faults }) => [read.ok, faults])).toEqual(
    boards.map(() => [true, undefined]),
  );
  const after = writePbn(items.flatMap(({ board: read }) => (read.ok ? [read.value] : []))).text;
  expect(withoutStops(after)).toBe(withoutStops(before));
}

/** Removes the star that ends an unfinished play, since the result says the same. */
const withoutStops = (text: string): string => text.replaceAll('\r\n*\r\n', '\r\n');

describe.each(FORMATS.map((format) => [format.id, format] as const))('by way of %s', (_, format) => {
  test('boards at random', () => {
    fc.assert(
      fc.property(board, fc.array(remarks({ note: words, nags, comments })), (made, list) => {
        expectNothingUnsaid(format, writePbn([remarked(made, list, [])]).text);
        expectNothingUnsaid(format, writePbn([made]).text);
        expectNothingUnsaid(format, writePbn([boardOfDeal({ ...terms(made) }, whole(made))]).text);
      }),
    );
  });

  test.each(['', 'slow'])('the note “%s” on each call and card, also where all pass', (note) => {
    for (let i = 0; i < 20; i++) {
      const made = randomBoard(seededRandom(`noted ${i}`));
      expectNothingUnsaid(format, writePbn([remarked(made, [{ note }], [])]).text);
      const passes = made.auction?.calls.map((): BoardCall => ({ call: 'P', note })).slice(0, 4) ?? [];
      const { play: _, ...bare } = made;
      const passed: Board = { ...bare, auction: { first: made.dealer ?? 'N', calls: passes }, stated: {} };
      expectNothingUnsaid(format, writePbn([{ ...passed, stated: statedOf(passed) }]).text);
    }
  });

  test.each(['import.pbn', 'export.pbn'])('each board of %s', async (name) => {
    const text = await readFile(new URL(`../fixtures/${name}`, import.meta.url), 'latin1');
    for (const { board: read } of readPbn(text))
      if (read.ok) expectNothingUnsaid(format, writePbn([read.value]).text);
  });
});

const terms = ({ dealer = 'N', vul = 'none', number = 1 }: Board) => ({ dealer, vul, board: number });
const whole = ({ hands }: Board): Deal => bySeat((seat) => hands[seat] ?? EMPTY);

test('a record of a board is a board, and what came of it is the same', () => {
  fc.assert(
    fc.property(board, (made) => {
      const record = recordOfBoard(made);
      const outcome = replayBoard(made);
      if (!record.ok) {
        // a result that the cards do not allow, which no claim can give
        expect(record.code).toBe('ERR_CLAIM');
        expect(outcome).toMatchObject({ ok: true, differs: [expect.stringContaining('the cards give')] });
        return;
      }
      const again = boardOfRecord(record.value);
      if (!again.ok) throw new Error(again.code);
      if (made.play !== undefined || made.stated.contract === 'PASS')
        expect(replayBoard(again.value)).toEqual(outcome);
      const back = recordOfBoard(again.value);
      expect(back.ok && makeRecord(back.value)).toBe(makeRecord(record.value));
    }),
  );
});
