import { defined } from '@overtrick/rules/assert';
import { expect, test, vi } from 'vitest';
import { passesTo } from '../shared/passing.ts';
import { onlyCard } from '../state/forced.ts';
import type { Pending, TableModel } from '../state/model.ts';
import type { TableCore } from './core.ts';
import { turnOf } from './turn.ts';

const CARD = { kind: 'play', card: 3 } as const;
const OTHER = { kind: 'play', card: 4 } as const;

/** Builds a page on which the visitor, in chair 0, may play a card. */
function pageWith(view: object = {}, shown: object = {}): TableModel {
  const state = {
    deal: 1,
    version: 10,
    you: 0,
    ready: [],
    standing: { over: false },
    chairs: [
      { chair: 0, seat: 'S', kind: 'person' },
      { chair: 1, seat: 'N', kind: 'person' },
    ],
    skips: [],
    view: {
      phase: 'play',
      toAct: ['S'],
      legal: [CARD],
      calls: [],
      trick: [],
      taken: { N: 0, E: 0, S: 0, W: 0 },
      ...view,
    },
    ...shown,
  };
  return { connection: 'live', shown: state, latest: state, frames: [], lines: [] } as unknown as TableModel;
}

test('the only card is known, unless there is a choice or it may not be played now', () => {
  expect(onlyCard(pageWith())).toEqual(CARD);
  expect(onlyCard(pageWith({ legal: [CARD, OTHER] }))).toBeUndefined();
  expect(onlyCard(pageWith({ legal: [{ kind: 'call', call: 'P' }] }))).toBeUndefined();
  expect(onlyCard(pageWith({}, { claim: { chair: 1, tricks: 3 } }))).toBeUndefined();
  expect(onlyCard({ ...pageWith(), pending: {} as Pending })).toBeUndefined();
});

test('after a deal a device that two share goes to who has not seen the result', () => {
  const over = (ready: readonly number[], more: object = {}) =>
    passesTo(pageWith({ phase: 'over', toAct: [], legal: [] }, { ready, ...more }));
  expect(over([])).toBeUndefined();
  expect(over([0])).toBe(1);
  expect(over([0, 1])).toBeUndefined();
  expect(over([1])).toBeUndefined();
  expect(over([0], { standing: { over: true } })).toBeUndefined();
  expect(passesTo(pageWith({ toAct: ['N'], legal: [] }))).toBe(1);
  expect(passesTo(pageWith())).toBeUndefined();
});

/** Sends a card that comes too late, when the table stands as `latest`, and returns how often it was sent. */
async function sentAgain(latest: TableModel): Promise<number> {
  let model = pageWith();
  const send = vi.fn(async () => ({ ok: false, code: 'ERR_STALE', message: 'Too late.' }));
  const core = {
    link: { send },
    table: 't',
    now: () => model,
    put: (next: TableModel) => {
      model = next;
    },
    schedule() {},
    newId: () => `id${send.mock.calls.length}`,
    token: () => 'token',
  } as unknown as TableCore;
  const turn = turnOf(core, async () => {
    model = { ...model, latest: defined(latest.latest, 'a state') };
    // the second time the table does not answer, so that the test ends
    send.mockImplementation(async () => undefined as never);
  });
  turn.act(CARD);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  return send.mock.calls.length;
}

test('a card that came too late is sent again in the same place, and nowhere else', async () => {
  expect(await sentAgain(pageWith({}, { version: 11 }))).toBe(2);
  const played = { trick: [{ seat: 'N', card: 9 }] };
  expect(await sentAgain(pageWith(played, { version: 11 }))).toBe(1);
  expect(await sentAgain(pageWith({ taken: { N: 1, E: 0, S: 0, W: 0 } }, { version: 11 }))).toBe(1);
  expect(await sentAgain(pageWith({}, { deal: 2, version: 11 }))).toBe(1);
});
