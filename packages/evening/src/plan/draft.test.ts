import { parseMovement } from '@overtrick/movements/text';
import { describe, expect, test } from 'vitest';
import { after, done, mitchell, reported } from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';
import { arriving, type PlanWish, plannedBy, plansKeeping } from './draft.ts';

const pairs = (count: number) => Array.from({ length: count }, (_, i) => `c${i + 1}`);
const wish = (more: Partial<PlanWish>): PlanWish => ({
  kind: 'plan',
  section: 'A',
  from: 1,
  movement: 'mitchell',
  entrants: pairs(14),
  boardsPerRound: 3,
  firstBoard: 1,
  ...more,
});

describe('the plan of a wish', () => {
  test('has the whole movement, of the usual rounds unless they are named', () => {
    const planned = plannedBy(wish({ why: 'fourteen came', boards: 'apart' }));
    expect(planned).toMatchObject({
      ok: true,
      value: { kind: 'planned', section: 'A', from: 1, boards: 'apart', why: 'fourteen came' },
    });
    const rounds = (more: Partial<PlanWish>) => {
      const made = plannedBy(wish(more));
      const read = made.ok ? parseMovement(JSON.stringify(made.value.movement)) : undefined;
      return read?.ok ? [read.value.tables.length, read.value.tables[0]?.length] : undefined;
    };
    expect(rounds({})).toEqual([7, 7]);
    expect(rounds({ rounds: 5 })).toEqual([7, 5]);
  });

  test('has a half table where one number is left free, and sit-outs where more are', () => {
    const missing = (entrants: readonly (string | null)[]) => {
      const planned = plannedBy(wish({ entrants }));
      return planned.ok ? planned.value.movement.missing : planned.why;
    };
    expect(missing(pairs(14).map((id, i) => (i === 6 ? null : id)))).toBe(7);
    expect(missing(pairs(14).map((id, i) => (i === 6 || i === 13 ? null : id)))).toBeUndefined();
  });

  test.each<[Partial<PlanWish>, string]>([
    [{ movement: 'walk' }, 'there is no movement walk'],
    [{ entrants: pairs(12) }, 'it is for an odd number of tables'],
    [{ rounds: 9 }, 'it has 1 to 7 rounds, not 9'],
    [{ movement: 'rover-mitchell', entrants: [...pairs(14).slice(0, 12), null, 'c14'] }, 'has no number 14'],
  ])('%j cannot be', (more, why) => {
    const planned = plannedBy(wish(more));
    expect(planned.ok ? '' : planned.why).toContain(why);
  });
});

test('a plan that keeps round 1 is one of the kinds for so many, with the same people at the same boards', () => {
  const kept = plansKeeping(mitchell(13), 'A');
  expect(kept.map(({ kind }) => kind.id)).toEqual(['mitchell', 'arrow-mitchell']);
  const turned = kept[1];
  if (turned === undefined) throw new Error('an arrow switch');
  const played = after(mitchell(13), [reported('A1/1/1', '4S N 10'), reported('A6/1/16', 'PASS')]);
  const places = (tournament: typeof played) =>
    eventOf(tournament).travellers.flatMap(({ entries }) => entries.map(({ place }) => place));
  expect(places(done(played, turned.planned))).toEqual(places(played));
  expect(plansKeeping(mitchell(13), 'B')).toEqual([]);
});

test('who arrives in round 1 is not late', () => {
  const before = done(mitchell(13), { kind: 'entered', contestant: 'late' });
  const commands = arriving(before, 'A', 'late', 1);
  expect(commands.ok ? commands.value.map(({ kind }) => kind) : []).toEqual(['planned']);
  expect(arriving(before, 'B', 'late', 1)).toMatchObject({ code: 'ERR_PLAN', at: 'B' });
});
