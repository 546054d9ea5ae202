import { expect, test } from 'vitest';
import { tableWith } from '../testing/tables.ts';
import { seat } from './seats.ts';

const holder = (chair: number) => ({ name: `Person ${chair}`, proof: `proof ${chair}` });
const entriesOf = (people: readonly number[], holders: Parameters<typeof seat>[1]) => {
  const decided = seat(tableWith(people), holders);
  return decided.ok ? decided.value : decided.code;
};

test('holders who sit in their chairs already stay', () => {
  expect(entriesOf([0, 1], [holder(0), holder(1)])).toEqual([]);
});

test('a holder takes the chair of a computer player', () => {
  expect(entriesOf([], [holder(0)])).toEqual([{ kind: 'sat', chair: 0, ...holder(0) }]);
});

test('a person whose chair has another holder leaves first', () => {
  expect(entriesOf([0], [{ name: 'Eve', proof: 'e' }])).toEqual([
    { kind: 'left', chair: 0 },
    { kind: 'sat', chair: 0, name: 'Eve', proof: 'e' },
  ]);
});

test('a chair whose holder has not come is left to a computer player', () => {
  expect(entriesOf([0], [{ name: 'Eve' }])).toEqual([{ kind: 'left', chair: 0 }]);
  expect(entriesOf([], [{ name: 'Eve' }])).toEqual([]);
});

test('a player who moves to another chair sits out this deal', () => {
  expect(entriesOf([0], [{ name: 'Eve' }, holder(0)])).toEqual([
    { kind: 'left', chair: 0 },
    { kind: 'sat', chair: 1, ...holder(0), sitsOut: true },
  ]);
});
