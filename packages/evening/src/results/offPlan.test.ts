import { expect, test } from 'vitest';
import { after, howell, howellReports, reported } from '../testing/evening.ts';
import { playedOut } from '../view/free.ts';
import { viewFor } from '../view/viewFor.ts';

// pairs 4 and 1 also report board 5, which the plan gives them with others in round 3
const before = after(howell(), [reported('A1/1/5', '2S N 8')]);

test('a board off the plan is no more when its report is withdrawn', () => {
  expect(before.lines.get('A1/1/5')).toMatchObject({ isOffPlan: true });
  const withdrawn = after(before, [{ kind: 'withdrawn', line: 'A1/1/5', side: 'both' }]);
  expect(withdrawn.lines.has('A1/1/5')).toBe(false);
  expect([...withdrawn.lines.keys()]).toEqual([...howell().lines.keys()]);
});

test('its people go on, and the board is released when all others have played it', () => {
  const played = after(before, [
    { kind: 'withdrawn', line: 'A1/1/5', side: 'both' },
    ...howellReports().filter((one) => one.kind === 'reported' && /\/1\/|\/5$/.test(one.line)),
  ]);
  const { here } = viewFor(played, { role: 'player', key: 2, contestant: 'c4', player: 1 });
  expect(here?.round).toBe(2);
  expect(playedOut(played)).toContain(5);
});

test('it stays while one side reports it, or a ruling is there; taking that back ends it', () => {
  const half = after(before, [{ kind: 'withdrawn', line: 'A1/1/5', side: 'NS' }]);
  expect(half.lines.has('A1/1/5')).toBe(true);
  const ruled = after(half, [
    { kind: 'ruled', line: 'A1/1/5', result: 'A5050', reason: 'seen' },
    { kind: 'withdrawn', line: 'A1/1/5', side: 'EW' },
  ]);
  expect(ruled.lines.has('A1/1/5')).toBe(true);
  const back = after(ruled, [{ kind: 'ruled', line: 'A1/1/5', result: null, reason: 'a slip' }]);
  expect(back.lines.has('A1/1/5')).toBe(false);
});
