import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { ALL_THERE, dutyOf } from '../duty/duty.ts';
import { added } from '../fold.ts';
import { reckoningOf } from '../reckoning.ts';
import { resultOf, seatOf, standingOf, type Table } from '../table.ts';
import { tableWith } from '../testing/tables.ts';
import { decide } from './orders.ts';
import type { Decision } from './play.ts';

const chance = seededChance('rematch');
const by = (chair: number, isHostThere = true) => ({
  chair,
  isHostThere,
  random: () => seededRandom('partners'),
});
const codeOf = (decided: Decision): string => (decided.ok ? 'ok' : decided.code);
function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}

/** Returns the table at the end of its match: each deal is 1NT by the dealer, who claims that many tricks. */
function finished(before: Table, tricks = 7): Table {
  let table = before;
  while (!standingOf(table).over) {
    if (table.ready.length > 0 || table.deal === table.matchBegan)
      table = added(table, dealNext(table, chance));
    const { dealer } = table.game.setupOf(table.state);
    const seats = ['N', 'E', 'S', 'W'];
    const at = (turn: number) => seats[(seats.indexOf(dealer) + turn) % 4];
    const steps = [`${at(0)} 1NT`, `${at(1)} P`, `${at(2)} P`, `${at(3)} P`];
    for (const step of steps) table = added(table, { kind: 'acted', step, by: 'person' });
    const claim = `${at(1)} claim ${13 - tricks}`;
    table = added(table, { kind: 'acted', step: claim, by: 'person' });
    if (!standingOf(table).over) table = added(table, { kind: 'readied', chair: 0 });
  }
  return table;
}

const names = (table: Table): string =>
  table.players.map(({ name }, chair) => `${seatOf(table, chair)} ${name}`).join();
const order = (table: Table, seats: 'same' | 'pivot' | 'draw', chair = 0, isHostThere = true) =>
  decide('rematch', table, { deal: table.deal, seats }, by(chair, isHostThere));

describe('another match at the same table', () => {
  const over = finished(tableWith([0, 1, 2, 3]));

  test('is started by the host once one is over', () => {
    expect(codeOf(order(tableWith([0, 1]), 'same'))).toBe('ERR_MATCH_ON');
    expect(codeOf(order(over, 'same', 1))).toBe('ERR_HOST');
    expect(codeOf(order(over, 'same', 1, false))).toBe('ok');
    const again = done(over, order(over, 'same'));
    expect([standingOf(again).over, standingOf(again).totals]).toEqual([false, { NS: 0, EW: 0 }]);
    expect(dutyOf(again, ALL_THERE)).toEqual({ kind: 'deal' });
    expect(codeOf(order(again, 'same'))).toBe('ERR_MATCH_ON');
    const dealt = added(again, dealNext(again, chance));
    expect([dealt.deal, dealt.match.rows(dealt.sheet).rows.length]).toEqual([over.deal + 1, 0]);
  });

  test('with each of the others as partner in turn', () => {
    let table = over;
    const partners = new Set<string>();
    for (let match = 0; match < 3; match++) {
      partners.add(table.players[2]?.name ?? '');
      expect(table.players[0]?.name).toBe('Person 0');
      table = finished(done(table, order(table, 'pivot')));
    }
    expect([...partners].sort()).toEqual(['Person 1', 'Person 2', 'Person 3']);
    expect(names(table)).toBe(names(over));
  });

  test('with partners drawn by cards, which everybody sees', () => {
    const drawn = done(over, order(over, 'draw'));
    expect(drawn.players.map(({ name }) => name).sort()).toEqual(over.players.map(({ name }) => name).sort());
    const ranks = (drawn.drawn ?? []).map((card) => '23456789TJQKA'.indexOf(card[1] ?? ''));
    const [north = 0, east = 0, south = 0, west = 0] = ranks;
    expect(Math.min(north, south)).toBeGreaterThanOrEqual(Math.max(east, west));
    expect(order(over, 'draw')).toEqual(order(over, 'draw'));
  });

  test('reckons up what each has won, whoever the partner was', () => {
    expect(reckoningOf(over)).toBeUndefined();
    const second = finished(done(over, order(over, 'pivot')));
    const rows = reckoningOf(second) ?? [];
    expect(rows.map(({ played }) => played)).toEqual([2, 2, 2, 2]);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    const { NS = 0, EW = 0 } = standingOf(over).totals;
    const { NS: we = 0, EW: they = 0 } = standingOf(second).totals;
    const first = rows.find(({ name }) => name === 'Person 0');
    expect(first?.points).toBe(NS - EW + we - they);
    const forgotten = added(second, { kind: 'forgotten', proof: 'proof 0' });
    expect(reckoningOf(forgotten)?.some(({ name }) => name === 'Person 0')).toBe(false);
  });

  test('leaves messages that were done before done once', () => {
    const table = added(over, { kind: 'flagged', chair: 1, text: 'x', id: 'f1' });
    const moved = done(table, order(table, 'pivot'));
    const chair = moved.players.findIndex(({ name }) => name === 'Person 1');
    expect(resultOf(moved, chair, 'f1')).toBeDefined();
    expect(moved.flags[0]?.chair).toBe(chair);
  });
});

describe('policies that the host changes', () => {
  const table = tableWith([0, 1]);
  const between = added(table, { kind: 'acted', step: 'N P', by: 'person' });
  const passed = ['E P', 'S P', 'W P'].reduce(
    (now, step) => added(now, { kind: 'acted', step, by: 'person' }),
    between,
  );
  const adjusting = (policies: Record<string, string | number | boolean>, chair = 0) =>
    decide('adjust', passed, { deal: passed.deal, policies }, by(chair));

  test('hold from the next deal on, and everybody can read them', () => {
    const now = done(passed, adjusting({ bots: 'expert', hints: true }));
    expect([now.policies.hints, now.policies.bots, now.level]).toEqual([true, 'expert', 'expert']);
  });

  test('between two deals only, by the host only, and not those settled at the opening', () => {
    const early = decide('adjust', table, { deal: 1, policies: { hints: true } }, by(0));
    expect(codeOf(early)).toBe('ERR_DEAL_ON');
    expect(codeOf(adjusting({ hints: true }, 1))).toBe('ERR_HOST');
    expect(codeOf(adjusting({ spectators: 'off' }))).toBe('ERR_OPTIONS');
    expect(codeOf(adjusting({ bots: 'grandmaster' }))).toBe('ERR_OPTIONS');
    expect(adjusting({ hints: false })).toEqual({ ok: true, value: [] });
  });
});
