import { makeStep } from '@overtrick/rules/action';
import { describe, expect, test } from 'vitest';
import { ALL_THERE, dutyOf } from '../duty/duty.ts';
import type { Entry } from '../entry.ts';
import { added } from '../fold.ts';
import { resultOf, type Table } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import type { Decision } from './play.ts';
import * as undos from './undo.ts';

const under = (table: Table, undo: Table['policies']['undo']): Table => ({
  ...table,
  policies: { ...table.policies, undo },
});
const at = (table: Table, chair: number, id = 'u1') => ({
  chair,
  deal: table.deal,
  version: table.version,
  id,
});
function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
const kinds = (decided: Decision): string =>
  decided.ok ? decided.value.map(({ kind }) => kind).join() : decided.code;
const stepsOf = (table: Table): string => table.steps.map(makeStep).join(', ');
const acted = (step: string): Entry => ({ kind: 'acted', step, by: 'person', id: step });

describe('by the table’s policy', () => {
  const all = tableWith([0, 1, 2, 3]);
  const called = after(all, '1C');
  test.each<[Table['policies']['undo'], string]>([
    ['off', 'ERR_UNDO'],
    ['slip', 'undone'],
    ['opponents', 'undoAsked'],
    ['all', 'undoAsked'],
    ['free', 'undoAsked'],
  ])('%s: %s', (policy, kind) => {
    const table = under(called, policy);
    expect(kinds(undos.undo(table, at(table, 0)))).toBe(kind);
  });

  test.each<[Table['policies']['undo'], readonly number[]]>([
    ['slip', []],
    ['opponents', [1, 3]],
    ['free', [1, 3]],
    ['all', [1, 2, 3]],
  ])('%s asks %j', (policy, voters) => {
    expect(undos.votersOn(under(called, policy), 0)).toEqual(voters);
  });

  test('computer players always agree, also those who act for somebody', () => {
    const table = under(after(tableWith([0, 2, 3]), '1C'), 'opponents');
    expect(undos.votersOn(table, 0)).toEqual([3]);
    const away = added(table, { kind: 'covered', chair: 3, why: 'gone' });
    expect(kinds(undos.undo(away, at(away, 0)))).toBe('undone');
  });
});

describe('how far back (R-GEN-5)', () => {
  test('a slip: until anybody has acted', () => {
    const called = under(after(tableWith([0]), '1C'), 'slip');
    expect(kinds(undos.undo(called, at(called, 0)))).toBe('undone');
    const answered = after(called, 'P', 'bot');
    expect(kinds(undos.undo(answered, at(answered, 0)))).toBe('ERR_UNDO');
  });

  test('a call, where others agree: until another person has acted; what bots called goes too', () => {
    const table = under(after(after(tableWith([0, 2]), '1C'), 'P', 'bot'), 'opponents');
    const back = done(table, undos.undo(table, at(table, 0)));
    expect(stepsOf(back)).toBe('');
    const acting = after(table, '1H');
    expect(kinds(undos.undo(acting, at(acting, 0)))).toBe('ERR_UNDO');
  });

  test('a card: until another hand has played; the lead that lays dummy open never', () => {
    const play = under(after(tableWith([0, 1]), NOTRUMP), 'opponents');
    const led = { ...afterFirst(play, 1) };
    const byPerson = { ...led, steps: led.steps.map((made) => ({ ...made, by: 'person' as const })) };
    expect(undos.undoable(byPerson, 1)).toMatchObject({
      ok: false,
      why: 'It cannot be undone: it has shown hidden cards.',
    });
    // a second trick, led by a person: nothing is laid open
    const second = afterFirst(led, 4);
    const own = second.steps.at(-1);
    if (own === undefined) throw new Error('a card was played');
    const leader = second.seats.indexOf(own.seat);
    const mine = { ...second, steps: second.steps.map((made) => ({ ...made, by: 'person' as const })) };
    expect(undos.undoable(mine, leader).ok).toBe(true);
    expect(undos.undoable(afterFirst(mine, 1), leader).ok).toBe(false);
  });

  test('in practice: one’s last action, whatever came since', () => {
    const table = under(after(added(tableWith([0]), acted('N 1C')), 'P P', 'bot'), 'free');
    const back = done(table, undos.undo(table, at(table, 0)));
    expect(stepsOf(back)).toBe('');
    expect(kinds(undos.undo(back, at(back, 0, 'u2')))).toBe('ERR_UNDO');
  });

  test('not once the deal is over', () => {
    const over = under(after(tableWith([0, 1, 2, 3]), 'P P P P'), 'free');
    expect(kinds(undos.undo(over, at(over, 3)))).toBe('ERR_DEAL_OVER');
  });
});

describe('what is taken back', () => {
  const table = under(after(tableWith([0, 1, 2, 3]), '1C 1H 1S'), 'all');
  const asked = done(table, undos.undo(table, at(table, 2)));

  test('waits for everyone who is asked; nobody acts meanwhile', () => {
    expect(asked.undo).toMatchObject({ chair: 2, voters: [0, 1, 3], accepted: [] });
    expect(dutyOf(asked, ALL_THERE)).toBeUndefined();
    const one = done(asked, undos.agree(asked, { ...at(asked, 0), accept: true }));
    expect(stepsOf(one)).toBe('N 1C, E 1H, S 1S');
    expect(kinds(undos.agree(one, { ...at(one, 0, 'u9'), accept: true }))).toBe('ERR_NO_UNDO');
    expect(kinds(undos.agree(one, { ...at(one, 2, 'u9'), accept: true }))).toBe('ERR_NO_UNDO');
    const two = done(one, undos.agree(one, { ...at(one, 1), accept: true }));
    const back = done(two, undos.agree(two, { ...at(two, 3), accept: true }));
    expect(stepsOf(back)).toBe('N 1C, E 1H');
    expect(back.undo).toBeUndefined();
    expect(resultOf(back, 2, 'u1')).toEqual({ version: back.version, undo: 'done' });
    expect(back.game.toAct(back.state)).toEqual(['S']);
  });

  test('a no plays on, and the same is not asked again', () => {
    const no = done(asked, undos.agree(asked, { ...at(asked, 1), accept: false }));
    expect(stepsOf(no)).toBe('N 1C, E 1H, S 1S');
    expect(kinds(undos.undo(no, at(no, 2, 'u2')))).toBe('ERR_UNDO');
    expect(resultOf(no, 2, 'u1')?.undo).toBe('refused');
  });

  test('a bot that takes a chair agrees', () => {
    const left = added(asked, { kind: 'left', chair: 3 });
    expect(dutyOf(left, ALL_THERE)).toEqual({ kind: 'agree', chair: 3 });
  });

  test('who asked may think better of it', () => {
    const none = done(asked, undos.withdraw(asked, at(asked, 2, 'w1')));
    expect(none.undo).toBeUndefined();
    expect(stepsOf(none)).toBe('N 1C, E 1H, S 1S');
    expect(kinds(undos.withdraw(asked, at(asked, 0, 'w1')))).toBe('ERR_NO_CLAIM');
  });

  test('what a page shows of before is stale', () => {
    const slip = under(after(tableWith([0, 1, 2, 3]), '1C'), 'slip');
    const back = done(slip, undos.undo(slip, at(slip, 0)));
    expect(kinds(undos.undo(back, { ...at(slip, 0), id: 'u3' }))).toBe('ERR_STALE');
    expect(done(slip, undos.undo(slip, at(slip, 0)))).toEqual(back);
    expect(undos.undo(back, at(back, 0))).toEqual({ ok: true, value: [] });
  });
});

describe('what may be taken back', () => {
  const cases = tableWith([0, 2]);
  const why = (table: Table, chair: number): string | undefined => {
    const found = undos.undoable(table, chair);
    return found.ok ? makeStep(found.step) : found.code;
  };
  const afterBot = after(after(cases, '1C'), 'P', 'bot');
  test.each<[string, Table, number, readonly string[]]>([
    // off, slip, opponents, all, free
    ['a call before anybody acted', after(cases, '1C'), 0, ['ERR_UNDO', 'N 1C', 'N 1C', 'N 1C', 'N 1C']],
    ['a call after a computer player acted', afterBot, 0, ['ERR_UNDO', 'ERR_UNDO', 'N 1C', 'N 1C', 'N 1C']],
    [
      'a call after another person acted',
      after(afterBot, 'P'),
      0,
      ['ERR_UNDO', 'ERR_UNDO', 'ERR_UNDO', 'ERR_UNDO', 'N 1C'],
    ],
    ['nothing that one has not done', after(cases, '1C'), 2, Array(5).fill('ERR_UNDO')],
    [
      'nothing once the deal is over',
      after(cases, 'P P P P'),
      0,
      ['ERR_UNDO', ...Array(4).fill('ERR_DEAL_OVER')],
    ],
    [
      'nothing that the others have refused',
      { ...after(cases, '1C'), kept: { 0: after(cases, '1C').version } },
      0,
      Array(5).fill('ERR_UNDO'),
    ],
    [
      'another call than the one they refused',
      { ...after(cases, '1C'), kept: { 0: after(cases, '1C').version - 1 } },
      0,
      ['ERR_UNDO', 'N 1C', 'N 1C', 'N 1C', 'N 1C'],
    ],
  ])('%s', (_, table, chair, wanted) => {
    const policies = ['off', 'slip', 'opponents', 'all', 'free'] as const;
    expect(policies.map((policy) => why(under(table, policy), chair))).toEqual(wanted);
  });

  test('a card until another hand has played, unless it has shown dummy', () => {
    // East leads, and dummy comes down
    const led = afterFirst(after(tableWith([1, 3]), NOTRUMP), 1);
    const own: Table = { ...led, steps: led.steps.map((step) => ({ ...step, by: 'person' as const })) };
    const lead = own.steps.at(-1);
    if (lead === undefined) throw new Error('a lead');
    expect(why(under(own, 'opponents'), 1)).toBe('ERR_UNDO');
    expect(why(under(own, 'free'), 1)).toBe(makeStep(lead));
    // dummy's card, then West's card, which shows nothing
    const third = afterFirst(own, 2);
    const west: Table = { ...third, steps: third.steps.map((step) => ({ ...step, by: 'person' as const })) };
    const card = west.steps.at(-1);
    if (card === undefined) throw new Error('a card');
    expect(west.steps.at(-1)?.seat).toBe('W');
    expect(why(under(west, 'opponents'), 3)).toBe(makeStep(card));
    expect(why(under(afterFirst(west, 1), 'opponents'), 3)).toBe('ERR_UNDO');
  });
});
