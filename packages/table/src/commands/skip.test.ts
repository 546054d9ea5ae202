import { describe, expect, test } from 'vitest';
import { playedOutIn } from '../board.ts';
import { questionAt } from '../bots/turn.ts';
import { ALL_THERE, dutyOf } from '../duty/duty.ts';
import { waitOf } from '../duty/pace.ts';
import { added } from '../fold.ts';
import { isBetweenDeals, isPlayedOut, playsOn, type Table, toAct } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import { decide } from './orders.ts';

const by = (chair: number) => ({ chair, isHostThere: true });
const said = (table: Table, chair: number, wanted = true) =>
  decide('skip', table, { deal: table.deal, wanted }, by(chair));
function skipping(table: Table, chair: number, wanted = true): Table {
  const decided = said(table, chair, wanted);
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
const codeOf = (table: Table, chair: number): string | undefined => {
  const decided = said(table, chair);
  return decided.ok ? undefined : decided.code;
};
/** Returns North's one notrump after East's lead: South is dummy. */
const played = (people: readonly number[]) => afterFirst(after(tableWith(people), NOTRUMP), 1);
const act = (table: Table, chair: number, action: string) =>
  decide('act', table, { deal: table.deal, version: table.version, id: 'a', action }, by(chair));

describe('who is alone', () => {
  test('has the rest played at once, from any place in the deal, and the next deal is theirs again', () => {
    for (const table of [tableWith([0]), played([0])]) {
      const skipped = skipping(table, 0);
      expect(isPlayedOut(skipped)).toBe(true);
      let now = skipped;
      while (!isBetweenDeals(now)) {
        expect(dutyOf(now, ALL_THERE)).toEqual({
          kind: 'think',
          chair: now.seats.indexOf(toAct(now)[0] ?? 'N'),
        });
        now = afterFirst(now, 1);
      }
      // the next one is dealt when they are ready, and not before
      expect(dutyOf(now, ALL_THERE)).toBeUndefined();
      const first = table.steps.length;
      const { playedOut } = playedOutIn(now.steps);
      expect(playedOut).toEqual(Array.from({ length: now.steps.length - first }, (_, i) => first + i));
    }
  });

  test('acts no more meanwhile, and may think better of it', () => {
    const skipped = skipping(tableWith([0]), 0);
    expect(act(skipped, 0, 'P')).toMatchObject({ code: 'ERR_SKIPPED' });
    const back = skipping(skipped, 0, false);
    expect(isPlayedOut(back)).toBe(false);
    expect(act(back, 0, 'P')).toMatchObject({ ok: true });
    expect(playedOutIn(back.steps)).toEqual({});
  });

  test('asks once: what is said again changes nothing', () => {
    const skipped = skipping(tableWith([0]), 0);
    expect(said(skipped, 0)).toEqual({ ok: true, value: [] });
    expect(said(tableWith([0]), 0, false)).toEqual({ ok: true, value: [] });
    expect(decide('skip', skipped, { deal: 2, wanted: true }, by(0))).toMatchObject({ code: 'ERR_STALE' });
  });
});

describe('with others', () => {
  test('play goes on until all would, and stops for who thinks better of it', () => {
    const one = skipping(tableWith([0, 2]), 0);
    expect(isPlayedOut(one)).toBe(false);
    expect(playsOn(one)).toEqual([2]);
    expect(dutyOf(one, ALL_THERE)).toBeUndefined();
    expect(act(one, 0, 'P')).toMatchObject({ ok: true });
    const all = skipping(one, 2);
    expect(isPlayedOut(all)).toBe(true);
    expect(dutyOf(all, ALL_THERE)).toEqual({ kind: 'think', chair: 0 });
    expect(isPlayedOut(skipping(all, 2, false))).toBe(false);
  });

  test('who is away is not waited for; who comes back, or sits down, plays on', () => {
    const one = skipping(tableWith([0, 2]), 0);
    const alone = added(one, { kind: 'covered', chair: 2, why: 'gone' });
    expect(isPlayedOut(alone)).toBe(true);
    expect(isPlayedOut(added(alone, { kind: 'returned', chair: 2 }))).toBe(false);
    const left = added(one, { kind: 'left', chair: 2 });
    expect(isPlayedOut(left)).toBe(true);
    expect(isPlayedOut(added(left, { kind: 'sat', chair: 1, name: 'Bea', proof: 'b' }))).toBe(false);
  });

  test('who asked and leaves asks no more', () => {
    const left = added(skipping(tableWith([0, 2]), 0), { kind: 'left', chair: 0 });
    expect(left.skips).toEqual([]);
    expect(isPlayedOut(left)).toBe(false);
  });
});

describe('where results are compared', () => {
  const challenge = (table: Table): Table => ({ ...table, isShared: true });
  test('nobody skips who has a card to choose; dummy has none', () => {
    for (const table of [tableWith([0]), played([0]), played([3])])
      expect(
        codeOf(
          challenge(table),
          table.players.findIndex(({ kind }) => kind === 'person'),
        ),
      ).toBe('ERR_SKIP');
    expect(codeOf(challenge(played([2])), 2)).toBeUndefined();
  });
  test('nobody skips at a sitting of a tournament', () => {
    const sitting = { tournament: 't', where: 'A1/1', boards: [] };
    expect(codeOf({ ...played([2]), sitting }, 2)).toBe('ERR_SKIP');
  });
});

test('nobody waits for what nobody plays: no pace, and no slow thought', () => {
  const table = tableWith([0]);
  const slow: Table = { ...table, level: 'expert', policies: { ...table.policies, tempo: 5 } };
  expect([waitOf(slow), questionAt(slow, 0).level]).toEqual([5000, 'expert']);
  const skipped = skipping(slow, 0);
  expect([waitOf(skipped), questionAt(skipped, 0).level]).toEqual([0, 'club']);
  expect(questionAt(skipping(tableWith([0]), 0), 0).level).toBe('novice');
});

test('before the table begins, and between deals, there is nothing to skip', () => {
  expect(codeOf({ ...tableWith([0]), people: 2 }, 0)).toBe('ERR_AWAITED');
  expect(codeOf(after(tableWith([0]), 'P P P P'), 0)).toBe('ERR_DEAL_OVER');
});
