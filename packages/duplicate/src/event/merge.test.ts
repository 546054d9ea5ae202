import { describe, expect, test } from 'vitest';
import { eventError } from './check.ts';
import type { Event } from './event.ts';
import { mergedEvent } from './merge.ts';
import { rankingOf } from './ranking.ts';
import { scoreEvent, scoringOf } from './scored.ts';
import { totalsOf } from './totals.ts';

/** Builds an event of four pairs with these scores on each board. */
const site = (boards: readonly (readonly [number, number])[], more: Partial<Event> = {}): Event => ({
  name: 'Simultaneous',
  winners: 1,
  contestants: ['1', '2', '3', '4'].map((number) => ({ id: `c${number}`, number })),
  travellers: boards.map(([one, other], i) => ({
    board: i + 1,
    entries: [
      { ns: 'c1', ew: 'c2', outcome: { kind: 'played', score: one }, place: 'A1/1/1' },
      { ns: 'c3', ew: 'c4', outcome: { kind: 'played', score: other } },
    ],
  })),
  ...more,
});

function merged(...sites: readonly Event[]): Event {
  const event = mergedEvent(sites);
  if (!event.ok) throw new Error(event.why);
  return event.value;
}

describe('sites that played the same boards', () => {
  test('are one field, whose contestants have their site before their numbers', () => {
    const event = merged(site([[420, 450]]), site([[400, -50]], { name: 'Other' }));
    expect(event.name).toBe('Simultaneous');
    expect(eventError(event)).toBeUndefined();
    const scoring = scoringOf(event);
    if (!scoring.ok) throw new Error(scoring.why);
    const ranking = rankingOf(event, totalsOf(scoreEvent(event, scoring.value)));
    expect(ranking.map(({ contestant, points }) => [contestant.number, points])).toEqual([
      ['1.3', 6],
      ['2.4', 6],
      ['1.1', 4],
      ['2.2', 4],
      ['1.2', 2],
      ['2.1', 2],
      ['1.4', 0],
      ['2.3', 0],
    ]);
  });

  test('a board that one of them lacks stays, and penalties stay with who has them', () => {
    const fine = { contestant: 'c2', amount: -1, unit: 'points' as const };
    const event = merged(
      site([[420, 450]]),
      site(
        [
          [400, -50],
          [0, 90],
        ],
        { adjustments: [fine], strats: ['A'] },
      ),
    );
    expect(event.travellers.map(({ board, entries }) => [board, entries.length])).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(event.adjustments).toEqual([{ ...fine, contestant: '2.c2' }]);
    expect(event.strats).toEqual(['A']);
  });

  test('expect as many results as all of them together', () => {
    expect(merged(site([[420, 450]]), site([[0, 50]])).expected).toBeUndefined();
    expect(merged(site([[420, 450]], { expected: 5 }), site([[0, 50]])).expected).toBe(7);
  });

  test('sessions, forms and leads stay; sections with boards of their own stay apart', () => {
    const of = site([[420, 450]]);
    const [traveller] = of.travellers;
    const [entry] = traveller?.entries ?? [];
    if (traveller === undefined || entry === undefined) throw new Error('a result');
    const travellers = [
      { ...traveller, section: 'A', session: '2', entries: [{ ...entry, form: 'x', lead: 3 }] },
    ];
    const event = merged({ ...of, travellers }, { ...of, travellers });
    expect(
      event.travellers.map(({ section, session, entries }) => [section, session, entries.length]),
    ).toEqual([
      ['1.A', '2', 1],
      ['2.A', '2', 1],
    ]);
    expect(event.travellers[0]?.entries[0]).toEqual({
      ...{ ns: '1.c1', ew: '1.c2', form: 'x', lead: 3 },
      outcome: { kind: 'played', score: 420 },
    });
  });

  test.each([
    [[site([])], undefined, 'merging needs at least two events'],
    [[site([]), site([], { method: 'butler' })], '2', 'site 2 is scored by a different method from site 1'],
    [[site([]), site([], { options: { smallGroups: 'ebu' } })], '2', 'a different method'],
    [
      [site([]), site([]), site([], { winners: 2 })],
      '3',
      'site 3 has two rankings, and site 1 has one ranking',
    ],
  ])('%#: what cannot be one event is refused', (sites, at, why) => {
    expect(mergedEvent(sites)).toMatchObject({
      ok: false,
      ...(at && { at }),
      why: expect.stringContaining(why),
    });
  });
});
