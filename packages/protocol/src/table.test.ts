import { expect, test } from 'vitest';
import { KeptState, type ShortUpdate, type TableState, type TableUpdate } from './table.ts';

const state = {
  table: 't',
  version: 3,
  deal: 1,
  ready: [1],
  view: { calls: [{ seat: 'N', call: 'P' }], toAct: ['E'] },
} as unknown as TableState;
const short: ShortUpdate = {
  table: 't',
  since: 3,
  version: 4,
  deal: 1,
  steps: [],
  state: { awaited: 2 },
  changes: {
    view: { in: { calls: { kept: 1, added: [{ seat: 'E', call: '1C' }] } }, set: { toAct: ['S'] } },
  },
  gone: ['ready'],
};

test('a short update becomes a whole one with the parts that changed', () => {
  const kept = new KeptState();
  kept.enter(state);
  expect(kept.whole(short)).toEqual({
    table: 't',
    version: 4,
    deal: 1,
    steps: [],
    state: {
      awaited: 2,
      view: {
        calls: [
          { seat: 'N', call: 'P' },
          { seat: 'E', call: '1C' },
        ],
        toAct: ['S'],
      },
    },
    gone: ['ready'],
  });
  // the next one follows it
  expect(kept.whole({ ...short, since: 4, version: 5, changes: {} })?.state).toEqual({ awaited: 2 });
});

test('a whole update passes, and a short one follows it', () => {
  const kept = new KeptState();
  kept.enter(state);
  const whole: TableUpdate = { table: 't', version: 4, deal: 1, steps: [], state: { ready: [1, 2] } };
  expect(kept.whole(whole)).toBe(whole);
  const next = kept.whole({
    ...short,
    since: 4,
    version: 5,
    changes: { ready: { kept: 2, added: [3] } },
    gone: [],
  });
  expect(next?.state.ready).toEqual([1, 2, 3]);
});

test('a short update that does not follow what is kept is none', () => {
  const kept = new KeptState();
  expect(kept.whole(short)).toBeUndefined();
  kept.enter({ ...state, version: 2 });
  expect(kept.whole(short)).toBeUndefined();
  kept.enter({ ...state, table: 'other' });
  expect(kept.whole(short)).toBeUndefined();
});
