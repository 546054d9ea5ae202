import { tableWith } from '@overtrick/table/internals/testing/tables';
import { expect, test } from 'vitest';
import { type Visitor, Visitors } from './visitors.ts';

test('the update of who acts is given back, and its moment is told before anything newer is sent', () => {
  const table = tableWith([0], 'visitors');
  const visitors = new Visitors(table, table, new Set());
  const heard: string[] = [];
  const visitor = (name: string): Visitor => ({
    send: () => heard.push(name),
    hear: () => {},
    voice: () => {},
    end: () => {},
  });
  const [actor, other] = [visitor('actor'), visitor('other')];
  visitors.add(actor);
  visitors.add(other);
  const acting = { visitor: actor, onUpdate: () => heard.push('made') };
  expect(visitors.tell(table, table, new Set([0]), acting)).toBeDefined();
  visitors.tell(table, table, new Set());
  expect(heard).toEqual(['made', 'other', 'actor', 'other']);
});

const quiet = (proof?: string): Visitor => ({
  ...(proof !== undefined && { proof }),
  ...{ send: () => {}, hear: () => {}, voice: () => {}, end: () => {} },
});

test('a player who closes one of two pages is still there, and after the last one they have left', () => {
  const table = tableWith([0, 2], 'visitors');
  const visitors = new Visitors(table, table, new Set());
  const [one, other, south, spectator] = [quiet('proof 0'), quiet('proof 0'), quiet('proof 2'), quiet()];
  for (const visitor of [one, other, south, spectator]) visitors.add(visitor);
  expect([visitors.size, [...visitors.present].toSorted()]).toEqual([4, [0, 2]]);
  expect([visitors.remove(one), [...visitors.present].toSorted()]).toEqual([undefined, [0, 2]]);
  // the same page closes once
  expect(visitors.remove(one)).toBeUndefined();
  expect([visitors.remove(other), [...visitors.present]]).toEqual([0, [2]]);
  expect([visitors.remove(spectator), visitors.remove(south), visitors.size]).toEqual([undefined, 2, 0]);
});

test('a player who is connected to another process is there, until that process says otherwise', () => {
  const table = tableWith([0, 2], 'visitors');
  const visitors = new Visitors(table, table, new Set([0]));
  const north = quiet('proof 0');
  visitors.add(north);
  expect(visitors.remove(north)).toBeUndefined();
  expect([...visitors.present]).toEqual([0]);
  expect(visitors.attended(new Set([2]))).toEqual([0]);
  expect([...visitors.present]).toEqual([2]);
});

test('who is connected here is known by chair; a table without visitors has nobody, and a spectator has no chair', () => {
  const table = tableWith([0, 2], 'visitors');
  const visitors = new Visitors(table, table, new Set([2]));
  expect(visitors.here).toBeUndefined();
  visitors.add(quiet());
  expect(visitors.here).toEqual(new Set());
  visitors.add(quiet('proof 0'));
  expect(visitors.here).toEqual(new Set([0]));
});

test('all connections end with the table', () => {
  const table = tableWith([0], 'visitors');
  const visitors = new Visitors(table, table, new Set());
  const ended: string[] = [];
  for (const name of ['a', 'b']) visitors.add({ ...quiet(), end: () => ended.push(name) });
  visitors.end();
  expect(ended).toEqual(['a', 'b']);
});
