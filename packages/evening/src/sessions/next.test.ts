import { assert } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import {
  after,
  done,
  formulaReports,
  howell,
  howellReports,
  mitchell,
  movement,
  percentagesOf,
} from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';
import { rankedOf } from '../view/scores.ts';
import { NOBODY } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';
import { commandsOf, type NextWish, nextEvening } from './next.ts';

function begun(tournament: Tournament, wish: NextWish): Tournament {
  const next = nextEvening(tournament, wish);
  assert(next.ok, next.ok ? '' : (next.why ?? next.code));
  const commands = commandsOf(next.value);
  assert(commands.ok, 'plans');
  return after(tournament, commands.value);
}

const whyNot = (tournament: Tournament, wish: NextWish) => {
  const next = nextEvening(tournament, wish);
  return next.ok ? 'ok' : next.code;
};

const level = (tournament: Tournament, from: number): Tournament =>
  after(
    tournament,
    [...tournament.lines.values()]
      .filter(({ round }) => round >= from)
      .map(({ line }) => ({ kind: 'ruled', line, result: 'A5050', reason: 'level' }) as const),
  );

const rows = (tournament: Tournament) =>
  rankedOf(tournament).map(({ contestant, place }) => [place, contestant.number, contestant.id]);

// 1, 2, 4, 3: 75.00, 58.33, 41.67, 25.00 % of six boards with a top of 2
const first = () => done(after(howell(), howellReports()), { kind: 'ended' });
const HOWELL = { movement: 'howell', boardsPerRound: 2 } as const;

describe('the next evening', () => {
  test('of all goes on in rounds and boards, by their numbers, and both count', () => {
    const now = begun(first(), { name: 'Friday', date: '2026-11-28', play: HOWELL });
    expect(now.sessions).toEqual([{ name: 'Friday', date: '2026-11-28' }]);
    expect([...now.lines.keys()].slice(-4)).toEqual(['A1/6/11', 'A1/6/12', 'A2/6/11', 'A2/6/12']);
    expect(percentagesOf(level(now, 4))).toEqual({ 1: 62.5, 2: 54.17, 4: 45.83, 3: 37.5 });
  });

  test('is without those who have left, with a half table where they are odd', () => {
    const gone = done(first(), { kind: 'absent', contestant: 'c2', from: 4, as: 'gone', treatment: 'stand' });
    const now = begun(gone, { name: 'Friday', play: { movement: 'howell', boardsPerRound: 2 } });
    const met = [...now.lines.values()].filter(({ round }) => round > 3).flatMap(({ ns, ew }) => [ns, ew]);
    expect(new Set(met)).toEqual(new Set(['c1', 'c3', 'c4']));
  });

  test('after a cut round is played: the cut is of the evening before', () => {
    const cut = done(first(), { kind: 'curtailed', section: 'A', rounds: 2 });
    const now = begun(cut, { name: 'Friday', play: HOWELL });
    expect(new Set([...now.lines.values()].map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect([...now.lines.values()].find(({ round }) => round === 3)?.board).toBe(5);
    expect(viewFor(now, NOBODY).plan[0]?.rounds).toHaveLength(5);
  });

  test('has another name than those before, a movement, and people', () => {
    const now = begun(first(), { name: 'Friday', play: HOWELL });
    expect(whyNot(now, { name: 'Friday', play: HOWELL })).toBe('ERR_SECTION');
    expect(whyNot(first(), { name: 'Friday', play: { ...HOWELL, movement: 'polka' } })).toBe('ERR_MOVEMENT');
    expect(whyNot(first(), { name: 'Final', play: HOWELL, qualifiers: 5 })).toBe('ERR_FEW');
    expect(whyNot(first(), { name: 'Final', play: HOWELL, qualifiers: 1 })).toBe('ERR_FEW');
    expect(whyNot(first(), { name: 'Final', play: HOWELL, qualifiers: 4, consolation: HOWELL })).toBe(
      'ERR_FEW',
    );
    const blank = openTournament({
      ...{ form: 'pairs', game: 'bridge', method: 'mp', at: 0 },
      ...{ movement: movement('howell', 4), boardsPerRound: 2 },
    });
    assert(blank.ok, 'a log');
    const unplanned = tournamentOf(blank.value.filter(({ kind }) => kind !== 'planned'));
    expect(whyNot(unplanned, { name: 'Friday', play: HOWELL })).toBe('ERR_PLAN');
  });
});

describe('a final', () => {
  // White Book 3.8: half of the share of six boards, on the scale of as many with as high a top: 4.5 of 6 and so on
  test('is ranked by itself, with half of what its finalists had', () => {
    const now = begun(first(), { name: 'Final', play: HOWELL, qualifiers: 4 });
    expect(now.sessions[0]?.finalists).toEqual([
      { contestant: 'c1', points: 4.5, top: 6 },
      { contestant: 'c2', points: 3.5, top: 6 },
      { contestant: 'c4', points: 2.5, top: 6 },
      { contestant: 'c3', points: 1.5, top: 6 },
    ]);
    // the best have the lowest numbers; 4.5 and 6 of 12, of 6 and 12
    expect(percentagesOf(level(now, 4))).toEqual({ 1: 58.33, 2: 52.78, 3: 47.22, 4: 41.67 });
    expect(rows(level(now, 4)).map(([, , id]) => id)).toEqual(['c1', 'c2', 'c4', 'c3']);
  });

  test('leaves the boards of the evening before as they were', () => {
    const before = viewFor(first(), NOBODY).boards;
    const now = begun(first(), { name: 'Final', play: HOWELL, qualifiers: 4 });
    expect(viewFor(now, NOBODY).boards).toEqual(before);
    expect(before[1]?.lines[0]?.nsPoints).toBe(2);
  });

  const TEN = { movement: 'howell', boardsPerRound: 2 } as const;
  const thirteen = () => {
    const now = mitchell(13);
    return done(after(now, formulaReports(now)), { kind: 'ended' });
  };

  test('with a consolation: the first of both directions qualify, the others play for the places below', () => {
    const qualifying = rankedOf(thirteen());
    const best = [1, 2, 3].flatMap((place) =>
      qualifying.filter((one) => one.place === place).map(({ contestant }) => contestant.id),
    );
    const now = begun(thirteen(), { name: 'Final', play: TEN, qualifiers: 6, consolation: TEN });
    const ids = (section: string) => [
      ...new Set(
        [...now.lines.values()].flatMap((one) =>
          one.round > 7 && one.section === section ? [one.ns, one.ew] : [],
        ),
      ),
    ];
    expect(ids('A').toSorted()).toEqual(best.slice(0, 6).toSorted());
    expect(ids('B')).toHaveLength(7);
    // the rounds of both follow the seventh, and they play the same boards
    const played = (letters: string) =>
      [...now.lines.values()].filter(({ section, round }) => section === letters && round > 7);
    for (const letters of ['A', 'B']) {
      expect(Math.min(...played(letters).map(({ round }) => round))).toBe(8);
      expect(Math.min(...played(letters).map(({ board }) => board))).toBe(22);
    }
    // everybody level: by what they bring, all of the final before all of the consolation
    const end = level(now, 8);
    const places = rows(end).map(([place, number]) => `${place} ${String(number).charAt(0)}`);
    expect(places).toHaveLength(13);
    expect(places.map((one) => one.at(-1)).join('')).toBe('AAAAAABBBBBBB');
    expect(rows(end)[6]?.[0]).toBe(7);
    // its event is ranked so, too
    expect(eventOf(end)).toMatchObject({ isBySection: true, winners: 1 });
  });

  test('of teams brings half of the points, into a knock-out nothing', () => {
    const log = openTournament({
      ...{ form: 'teams', game: 'bridge', method: 'imps', options: { scale: 'wbf' }, at: 0 },
      ...{ movement: movement('team-round-robin', 4), boardsPerRound: 4 },
    });
    assert(log.ok, 'a round robin');
    const played = ['A1/1', 'A3/1', 'A1/2', 'A3/2', 'A1/3', 'A3/3'].map(
      (where) => ({ kind: 'carded', where, home: 12, away: 0 }) as const,
    );
    const now = after(tournamentOf(log.value), played);
    const [best, second] = rankedOf(now);
    const next = nextEvening(now, {
      ...{ name: 'Final', qualifiers: 2 },
      play: { movement: 'swiss', rounds: 1, boardsPerRound: 8 },
    });
    assert(next.ok, 'a final');
    expect(next.value.session.finalists).toEqual([
      { contestant: best?.contestant.id, points: Math.round(50 * (best?.points ?? 0)) / 100 },
      { contestant: second?.contestant.id, points: Math.round(50 * (second?.points ?? 0)) / 100 },
    ]);
    expect(next.value.plans[0]).toMatchObject({ from: 4, after: 3, firstBoard: 13 });
    const out = nextEvening(now, {
      ...{ name: 'Final', qualifiers: 2 },
      play: { movement: 'knock-out', boardsPerRound: 8 },
    });
    expect(out.ok && out.value.session.finalists?.map(({ points }) => points)).toEqual([0, 0]);
  });
});
