import { tableWith } from '@overtrick/table/internals/testing/tables';
import { TableMessage } from '@overtrick/table/messages/messages';
import { expect, test } from 'vitest';
import { newToken } from '../../base/token.ts';
import type { LiveTable } from '../../live/liveTable.ts';
import type { Tables } from '../../live/tables.ts';
import type { Acting, Visitor } from '../../live/visitors.ts';
import { InOrder } from './inOrder.ts';
import { Visit } from './visit.ts';

test('what is said goes out at once where no answer is on its way', () => {
  const sent: string[] = [];
  const inOrder = new InOrder();
  inOrder.say(() => sent.push('update'));
  inOrder.turn().answer(() => sent.push('answer'));
  expect(sent).toEqual(['update', 'answer']);
});

test('an answer keeps its place, whatever is ready before it', () => {
  const sent: string[] = [];
  const inOrder = new InOrder();
  const [first, second, refused] = [inOrder.turn(), inOrder.turn(), inOrder.turn()];
  first.take();
  first.take();
  inOrder.say(() => sent.push('update 1'));
  second.take();
  inOrder.say(() => sent.push('update 2'));
  second.answer(() => sent.push('second'));
  refused.answer(() => sent.push('refused'));
  expect(sent).toEqual([]);
  first.answer(() => sent.push('first'));
  expect(sent).toEqual(['first', 'update 1', 'second', 'update 2', 'refused']);
});

const table = tableWith([0], 'in order');
const present = new Set<number>();
const update = { send: (visitor: Visitor) => visitor.send(TableMessage.info(table, present) as never) };

/** A table that sends another change as soon as a visitor's own is made. */
const busyTable = {
  table,
  chat: { load: async () => {}, lines: [] },
  enter(visitor: Visitor) {
    queueMicrotask(() => update.send(visitor));
    return TableMessage.info(table, present);
  },
  async change(_: unknown, __: number, acting?: Acting) {
    acting?.onUpdate();
    queueMicrotask(() => acting && update.send(acting.visitor));
    return { ok: true, value: [] };
  },
  exit() {},
  thought: () => undefined,
  waitLeft: () => 0,
} as unknown as LiveTable;
const tables = { isLoaded: () => true, find: async () => busyTable, came() {} } as unknown as Tables;

test('an update that is newer than an answer is sent after it', async () => {
  const sent: string[] = [];
  const inOrder = new InOrder();
  const says = {
    send: () => inOrder.say(() => sent.push('update')),
    hear: () => {},
    voice: () => {},
    end: () => {},
  };
  const visit = new Visit({ tables, says, page: { isTogether: true } });
  const at = { table: table.id, token: newToken() };
  for (const [name, message] of [
    ['enter', { table: table.id }],
    ['next', { ...at, deal: 1 }],
    ['act', { ...at, deal: 1, version: 1, id: 'one', action: 'P' }],
  ] as const) {
    const turn = inOrder.turn();
    await visit.handle(name, message as never, turn);
    turn.answer(() => sent.push(name));
  }
  expect(sent).toEqual(['enter', 'update', 'next', 'update', 'act', 'update']);
});
