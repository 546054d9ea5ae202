import { makeAction } from '@overtrick/rules/action';
import type { Seat } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import { decide } from './commands/orders.ts';
import type { Decision } from './commands/play.ts';
import { ALL_THERE, dutyOf } from './duty/duty.ts';
import { added } from './fold.ts';
import { askersOf } from './lead.ts';
import { TableMessage } from './messages/messages.ts';
import { type Table, viewFor } from './table.ts';
import { after, NOTRUMP, tableWith } from './testing/tables.ts';

const under = (table: Table, lead: number): Table => ({ ...table, policies: { ...table.policies, lead } });
const by = (chair: number) => ({ chair, isHostThere: true });
const placed = (table: Table, id = 'l1') => ({ deal: table.deal, version: table.version, id });
const codeOf = (decided: Decision): string => (decided.ok ? 'ok' : decided.code);
function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
/** Returns the first card that may be played from a seat, as text. */
function cardOf(table: Table, seat: Seat = 'E'): string {
  const [action] = table.game.legalActions(table.state, seat);
  return action === undefined ? '' : makeAction(action);
}
/** Nobody has waited long enough yet. */
const ASKING = { ...ALL_THERE, isLeadDue: false };

/** North plays 1NT, East leads; people sit in all chairs: North 0, East 1, South 2, West 3. */
const called = under(after(tableWith([0, 1, 2, 3]), NOTRUMP), 20);
const card = cardOf(called);
const led = done(called, decide('act', called, { ...placed(called), action: card }, by(1)));

describe('an opening lead face down', () => {
  test('is seen by nobody but the leader, until it is turned up', () => {
    expect(led.steps).toHaveLength(4);
    expect(viewFor(led).trick).toEqual([]);
    const platform = { sha256: () => '' };
    const textFor = (chair?: number) =>
      TableMessage.entered({ table: led, present: new Set([0, 1, 2, 3]), chair, platform }).text;
    const leadIn = (chair?: number) => JSON.parse(textFor(chair)).state.lead;
    expect(leadIn(1)).toEqual({ seat: 'E', card, waiting: [0, 3] });
    for (const chair of [0, 2, 3, undefined]) expect(leadIn(chair)).toEqual({ seat: 'E', waiting: [0, 3] });
    const faced = added(led, { kind: 'faced' });
    expect(viewFor(faced).trick).toHaveLength(1);
    expect(
      JSON.parse(TableMessage.entered({ table: faced, present: new Set(), platform }).text).state,
    ).not.toHaveProperty('lead');
  });

  test('waits for the questions of the leader’s partner and of declarer, not of dummy', () => {
    expect(askersOf(led)).toEqual([0, 3]);
    expect(dutyOf(led, ASKING)).toBeUndefined();
    expect(codeOf(decide('face', led, { deal: led.deal }, by(2)))).toBe('ERR_LEAD');
    const asked = decide('ask', led, { deal: led.deal, id: 'q', call: 0 }, by(3));
    expect(codeOf(asked)).toBe('ok');
    const one = done(led, decide('face', led, { deal: led.deal }, by(3)));
    expect(dutyOf(one, ASKING)).toBeUndefined();
    const both = done(one, decide('face', one, { deal: one.deal }, by(0)));
    expect(dutyOf(both, ASKING)).toEqual({ kind: 'face', chair: 1 });
    // or the time is over
    expect(dutyOf(led, ALL_THERE)).toEqual({ kind: 'face', chair: 1 });
  });

  test('stops calls, cards, claims and undos', () => {
    for (const chair of [0, 1, 2, 3]) {
      expect(codeOf(decide('act', led, { ...placed(led, 'x'), action: card }, by(chair)))).toBe('ERR_LEAD');
      expect(codeOf(decide('claim', led, { ...placed(led, 'x'), tricks: 1 }, by(chair)))).toBe('ERR_LEAD');
    }
    const slip = { ...led, policies: { ...led.policies, undo: 'slip' as const } };
    expect(codeOf(decide('undo', slip, placed(led, 'x'), by(1)))).toBe('ERR_LEAD');
  });

  test('is done once, and is turned up at once where nobody can ask', () => {
    expect(decide('act', led, { ...placed(called), action: card }, by(1))).toEqual({ ok: true, value: [] });
    const alone = under(after(tableWith([1]), NOTRUMP), 20);
    const lone = done(alone, decide('act', alone, { ...placed(alone), action: cardOf(alone) }, by(1)));
    expect(dutyOf(lone, ASKING)).toEqual({ kind: 'face', chair: 1 });
  });

  test('is only the first card, where the table has a time for questions', () => {
    const faced = added(led, { kind: 'faced' });
    const second = decide('act', faced, { ...placed(faced, 'y'), action: cardOf(faced, 'N') }, by(0));
    expect(second.ok && second.value[0]?.kind).toBe('acted');
    const plain = under(called, 0);
    const open = decide('act', plain, { ...placed(plain, 'z'), action: card }, by(1));
    expect(open.ok && open.value[0]?.kind).toBe('acted');
  });
});
