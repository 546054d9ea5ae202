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
  expect(visitors.tell(table, table, new Set([1]), acting)).toBeDefined();
  visitors.tell(table, table, new Set([1, 2]));
  expect(heard).toEqual(['made', 'other', 'actor', 'other']);
});
