import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { movementJson } from '@overtrick/movements/text';
import { below, pick, seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { doubtsOf } from '../desk/doubts.ts';
import { faultsOfPlan } from '../desk/faults.ts';
import { progressOf } from '../desk/progress.ts';
import type { Planned, TournamentCommand } from '../entry.ts';
import { countedOf } from '../results/counted.ts';
import {
  after,
  codeOf,
  done,
  formulaReports,
  howell,
  mitchell,
  movement,
  percentagesOf,
  reported,
} from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';

const entriesOf = (tournament: Tournament, board: number) =>
  eventOf(tournament).travellers.find((traveller) => traveller.board === board)?.entries ?? [];

const numbers = (...ids: readonly (number | null)[]) => ids.map((id) => (id === null ? null : `c${id}`));

/** Builds the plan of the Howell for four pairs with other contestants at its numbers. */
const howellPlan = (entrants: readonly (string | null)[], more: Partial<Planned> = {}): Planned => ({
  kind: 'planned',
  section: 'A',
  from: 1,
  movement: movementJson(movement('howell', 4)),
  entrants,
  boardsPerRound: 2,
  firstBoard: 1,
  ...more,
});

describe('a board off the plan', () => {
  // in round 1 tables 1 and 2 play boards 1 and 2; board 3 is played in round 2 by 4–2 and 3–1
  const off = reported('A1/1/3', '4S N 10');
  const tournament = done(howell(), off);

  test('counts when the director has accepted it', () => {
    expect(entriesOf(tournament, 3)).toEqual([]);
    expect(tournament.lines.get('A1/1/3')).toMatchObject({ isOffPlan: true, ns: 'c4', ew: 'c1' });
    const accepted = done(tournament, { kind: 'accepted', line: 'A1/1/3' });
    expect(entriesOf(accepted, 3).map(({ ns, ew }) => [ns, ew])).toEqual([['c4', 'c1']]);
    expect(codeOf(accepted, { kind: 'accepted', line: 'A1/1/3' })).toBe('ERR_NOTHING');
  });

  test('cannot be played again by these pairs, nor does it count if it is', () => {
    const { unplayable } = progressOf(tournament);
    expect(unplayable).toEqual(['A1/2/3', 'A2/2/3']);
    const accepted = done(tournament, { kind: 'accepted', line: 'A1/1/3' });
    const again = done(accepted, reported('A1/2/3', 'PASS'));
    expect(entriesOf(again, 3)).toHaveLength(1);
    expect(entriesOf(done(again, { kind: 'accepted', line: 'A1/2/3' }), 3)).toHaveLength(2);
    const award: TournamentCommand = { kind: 'ruled', line: 'A1/2/3', result: 'A4060', reason: 'Law 15' };
    expect(entriesOf(done(accepted, award), 3)).toHaveLength(2);
  });

  test('is one of the section, at a table where somebody plays', () => {
    expect(codeOf(howell(), reported('A1/1/7', 'PASS'))).toBe('ERR_LINE');
    expect(codeOf(howell(), reported('A3/1/3', 'PASS'))).toBe('ERR_LINE');
  });

  test('does not change the number of results that are expected', () => {
    const accepted = done(tournament, { kind: 'accepted', line: 'A1/1/3' });
    expect(eventOf(accepted).expected).toBe(2);
  });
});

describe('people who sat elsewhere', () => {
  test('have the results of a sitting, or of a line', () => {
    const played = after(howell(), [reported('A1/1/1', '4S N 10'), reported('A1/1/2', 'PASS')]);
    const turned = done(played, { kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c4' });
    expect(entriesOf(turned, 1)[0]).toMatchObject({ ns: 'c1', ew: 'c4' });
    const line = done(turned, { kind: 'reseated', where: 'A1/1/2', ns: 'c4', ew: 'c1' });
    expect(entriesOf(line, 1)[0]).toMatchObject({ ns: 'c1' });
    expect(entriesOf(line, 2)[0]).toMatchObject({ ns: 'c4' });
  });
});

test('a board that was played the wrong way round in two rankings waits for a ruling', () => {
  const played = done(mitchell(14), reported('A1/1/1', '4S N 10'));
  const turned = done(played, { kind: 'reseated', where: 'A1/1/1', ns: 'c8', ew: 'c1' });
  expect(doubtsOf(turned)).toEqual([{ line: 'A1/1/1', code: 'alone' }]);
  const ruling: TournamentCommand = { kind: 'ruled', line: 'A1/1/1', result: 'A5050', reason: 'turned' };
  expect(doubtsOf(done(turned, ruling))).toEqual([]);
  expect(doubtsOf(done(played, { kind: 'reseated', where: 'A1/1/1', ns: 'c2', ew: 'c9' }))).toEqual([]);
});

describe('another plan', () => {
  const swapped = howellPlan(numbers(2, 1, 3, 4));

  test('leaves the results of a sitting that was played with those who played it', () => {
    const played = done(howell(), reported('A1/1/1', '4S N 10'));
    expect(played.lines.get('A1/1/1')).toMatchObject({ ns: 'c4', ew: 'c1' });
    const changed = done(played, swapped);
    expect(changed.lines.get('A1/1/1')).toMatchObject({ ns: 'c4', ew: 'c1' });
    expect(changed.lines.get('A2/1/1')).toMatchObject({ ns: 'c1', ew: 'c3' });
    expect(faultsOfPlan(played, swapped).map(({ code }) => code)).toContain('ERR_TWO_PLACES');
    // and the first plan again is as if there had been no other
    expect(done(changed, howellPlan(numbers(1, 2, 3, 4))).lines).toEqual(played.lines);
  });

  test('takes the results along where the same people meet on the same board elsewhere', () => {
    const played = done(mitchell(14), reported('A1/1/1', '4S N 10'));
    const { movement: plan } = played.plans[0] ?? {};
    const tables = [...(plan?.tables ?? [])];
    const [first = [], second = [], ...others] = tables;
    const exchanged: Planned = {
      ...howellPlan(played.plans[0]?.entrants ?? []),
      movement: movementJson({ ...movement('mitchell', 14), tables: [second, first, ...others] }),
      boardsPerRound: 3,
    };
    const changed = done(played, exchanged);
    expect(entriesOf(changed, 1).map(({ place, ns, ew }) => [place, ns, ew])).toEqual([
      ['A2/1/1', 'c1', 'c8'],
    ]);
    expect(countedOf(changed, changed.lines.get('A1/1/4') ?? fail())).toBeUndefined();
  });

  test('from a later round on leaves the earlier ones as they were', () => {
    const changed = done(howell(), { ...swapped, from: 2 });
    expect(changed.lines.get('A1/1/1')).toEqual(howell().lines.get('A1/1/1'));
    expect(changed.lines.get('A1/2/3')).toMatchObject({ ns: 'c4', ew: 'c1' });
  });

  test('counts a report of the older one if the same people meet on that board', () => {
    const before = howell();
    const plan = before.plans[0]?.number ?? 0;
    const changed = done(before, swapped);
    const late: TournamentCommand = { ...reported('A2/3/5', '3NT E 9'), plan } as TournamentCommand;
    // pairs 1 and 2 meet on boards 5 and 6, the other way round by the new plan
    expect(before.lines.get('A2/3/5')).toMatchObject({ ns: 'c1', ew: 'c2' });
    expect(changed.lines.get('A2/3/5')).toMatchObject({ ns: 'c2', ew: 'c1' });
    const doubted = done(changed, late);
    expect(entriesOf(doubted, 5)).toEqual([]);
    expect(doubtsOf(doubted)).toEqual([{ line: 'A2/3/5', code: 'plan', text: '3NT E 9' }]);
    // 4 and 3 meet as before
    const same = done(changed, { ...reported('A1/3/5', 'PASS'), plan } as TournamentCommand);
    expect(entriesOf(same, 5).map(({ ns, ew }) => [ns, ew])).toEqual([['c4', 'c3']]);
  });

  test('whatever it is leaves each result with those who have it', () => {
    const kinds = ['mitchell', 'howell', 'arrow-mitchell', 'three-quarter-howell'] as const;
    const resultsOf = (tournament: Tournament) =>
      eventOf(tournament)
        .travellers.flatMap(({ board, entries }) =>
          entries.map(({ ns, ew, outcome }) => JSON.stringify([board, ns, ew, outcome])),
        )
        .toSorted();
    for (let seed = 1; seed <= 40; seed++) {
      const random = seededRandom(`replanned ${seed}`);
      let now = after(
        mitchell(14),
        formulaReports(mitchell(14), (round) => round <= 2).filter(() => below(random, 3) > 0),
      );
      for (let change = 0; change < 3; change++) {
        const before = resultsOf(now);
        const plan = howellPlan(shuffled(random, numbers(...Array.from({ length: 14 }, (_, i) => i + 1))), {
          movement: movementJson(movement(pick(random, kinds), 14)),
          from: 1 + below(random, 3),
          boardsPerRound: 3,
        });
        now = done(now, plan);
        expect(resultsOf(now)).toEqual(before);
        const due = [...now.lines.values()].filter(({ line }) => !now.books.has(line));
        now = after(
          now,
          shuffled(random, due)
            .slice(0, 5)
            .map(({ line }) => reported(line, '1NT N 7')),
        );
      }
    }
  });

  test('cannot have a contestant twice, a stranger, four players at a table, or a board of four digits', () => {
    expect(codeOf(howell(), howellPlan(numbers(1, 1, 2, 3)))).toBe('ERR_CONTESTANT');
    expect(codeOf(howell(), howellPlan(numbers(1, 2, 3, 9)))).toBe('ERR_CONTESTANT');
    expect(codeOf(howell(), howellPlan(numbers(1, 2, 3, 4), { firstBoard: 999 }))).toBe('ERR_PLAN');
    const players = movementJson({ ...movement('howell', 4), seating: 'individual' });
    expect(codeOf(howell(), howellPlan(numbers(1, 2, 3, 4), { movement: players }))).toBe('ERR_PLAN');
  });
});

test('a tournament has a most of results', () => {
  const wide = (boardsPerRound: number) =>
    howellPlan(numbers(1, 2, 3, 4), { movement: movementJson(movement('round-robin', 98)), boardsPerRound });
  // 49 tables, 97 rounds
  expect(codeOf(howell(), wide(4))).toBe('done');
  expect(codeOf(howell(), wide(5))).toBe('ERR_PLAN');
});

describe('two sections', () => {
  const more = Array.from({ length: 6 }, (_, i) => `d${i + 1}`);
  const sections = (boards: 'together' | 'apart') =>
    after(howell(), [
      ...more.map((contestant): TournamentCommand => ({ kind: 'entered', contestant })),
      {
        kind: 'planned',
        section: 'B',
        from: 1,
        movement: movementJson(movement('howell', 6)),
        entrants: more,
        boardsPerRound: 2,
        firstBoard: 1,
        boards,
      },
    ]);

  test('are compared as one field where their boards are the same', () => {
    const tournament = sections('together');
    const played = after(tournament, formulaReports(tournament));
    const event = eventOf(played);
    expect(event.expected).toBe(5);
    expect(event.contestants.map(({ number }) => number).slice(3, 5)).toEqual(['A4', 'B1']);
    expect(entriesOf(played, 1)).toHaveLength(5);
  });

  test('are compared each on its own where they are not', () => {
    const tournament = sections('apart');
    const played = after(tournament, formulaReports(tournament));
    const event = eventOf(played);
    expect(event.expected).toBeUndefined();
    expect(
      event.travellers.filter(({ board }) => board === 1).map(({ section, expected }) => [section, expected]),
    ).toEqual([
      [undefined, 2],
      ['B', 3],
    ]);
    const scoring = scoringOf(event);
    expect(
      scoring.ok && scoreEvent(event, scoring.value).travellers.map(({ expected }) => expected),
    ).toContain(3);
  });
});

describe('doubts about results', () => {
  /** Opens round 1 of a Mitchell for 14 in which all play the same boards, with these results of board 1. */
  const field = (...results: readonly string[]): Tournament => {
    const tables = movement('mitchell', 14).tables.map(([first]) => (first ? [{ ...first, set: 1 }] : []));
    const shared = movementJson({
      ...movement('mitchell', 14),
      tables,
      sharing: [[0, 1, 2, 3, 4, 5, 6]],
    });
    const tournament = done(mitchell(14), {
      ...howellPlan(mitchell(14).plans[0]?.entrants ?? []),
      movement: shared,
      boardsPerRound: 3,
    });
    return after(
      tournament,
      results.map((result, i) => reported(`A${i + 1}/1/1`, result)),
    );
  };
  const codes = (tournament: Tournament) => doubtsOf(tournament).map(({ line, code }) => `${line} ${code}`);
  const six = Array.from({ length: 6 }, () => '2NT N 8');

  test('turned: the other side has the score of the others', () => {
    expect(codes(field(...six, '2NT E 8'))).toEqual(['A7/1/1 turned']);
    // its own score has company
    expect(codes(field(...six.slice(1), '2NT E 8', '2NT W 8'))).toEqual([]);
    expect(codes(field('2NT N 8', '2NT E 8'))).toEqual([]);
    expect(codes(field('2NT N 8', '2NT N 8', '2NT E 8', '3C N 9', '3C N 8'))).toEqual(['A3/1/1 turned']);
    expect(codes(field('2NT N 8', '2NT N 8', '2NT E 8', '3C N 9', '3C N 8', '4S E 9'))).toEqual([]);
  });

  test('far: twelve IMPs from the median of four others', () => {
    expect(codes(field('1NT N 7', '1NT N 7', '2NT N 8', '2NT N 8', '7NT N 13'))).toEqual(['A5/1/1 far']);
    expect(codes(field('1NT N 7', '1NT N 7', '2NT N 8', '7NT N 13'))).toEqual([]);
  });

  test('copied: the same as the board before at the table', () => {
    const tournament = after(field('2NT N 8'), [
      reported('A1/1/2', '2NT N 8'),
      reported('A1/1/3', '2NT N 9'),
    ]);
    expect(codes(tournament)).toEqual(['A1/1/2 copied']);
    expect(codes(after(field('PASS'), [reported('A1/1/2', 'PASS')]))).toEqual([]);
    for (const other of ['2NT N 9', '2NT S 8', '3NT N 8', '2S N 8', '2NTX N 8'])
      expect(codes(after(field('2NT N 8'), [reported('A1/1/2', other)]))).toEqual([]);
  });

  test('solver and lead: what cannot well be with these hands', () => {
    const cards: readonly TournamentCommand[] = [
      {
        kind: 'dealt',
        board: 1,
        deal: 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
        source: 'file',
      },
      // North, then South, East, West; each notrump, spades, hearts, diamonds, clubs
      { kind: 'solved', board: 1, tricks: '0d0000d00000d000000d', par: 0 },
    ];
    const dealt = (...results: readonly string[]) => codes(after(field(...results), cards));
    expect(dealt('7S N 13 lead=HA')).toEqual([]);
    expect(dealt('7S N 9 lead=CA')).toEqual(['A1/1/1 solver', 'A1/1/1 lead']);
    expect(dealt('7S N 10')).toEqual([]);
  });

  test('none where the director has ruled', () => {
    const tournament = field(...six, '2NT E 8');
    const ruling: TournamentCommand = { kind: 'ruled', line: 'A7/1/1', result: '2NT E 8', reason: 'checked' };
    expect(codes(done(tournament, ruling))).toEqual([]);
  });
});

test('a correction changes one traveller, the others are those of the event before', () => {
  const tournament = after(mitchell(13), formulaReports(mitchell(13)));
  const before = eventOf(tournament);
  const ruling: TournamentCommand = { kind: 'ruled', line: 'A1/1/2', result: 'A6040', reason: 'a revoke' };
  const after2 = done(tournament, ruling);
  const now = eventOf(after2, before);
  expect(now).toEqual(eventOf(after2));
  const changed = now.travellers.filter((traveller) => !before.travellers.includes(traveller));
  expect(changed.map(({ board }) => board)).toEqual([2]);
  expect(percentagesOf(after2)).not.toEqual(percentagesOf(tournament));
});

const fail = (): never => {
  throw new Error('there is such a line');
};
