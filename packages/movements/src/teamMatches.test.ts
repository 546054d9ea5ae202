import { describe, expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { undrawn } from './draws/sittings.ts';
import { entrantsOf, playedOf, roundsOf, sitOutsOf } from './movement.ts';
import { type DrawnMatch, headToHead, teamRoundRobin, withMatches } from './teamMatches.ts';

const seatsIn = (movement: ReturnType<typeof headToHead>, round: number): readonly string[] =>
  movement.tables.map((rounds) => {
    const { seats, set } = rounds[round - 1] ?? { seats: [], set: -1 };
    return `${seats.join('–')}:${set}`;
  });

test('two teams play each segment at two tables, each at home once', () => {
  const match = headToHead(2, 3);
  expect(faultsOf(match)).toEqual([]);
  expect([seatsIn(match, 1), seatsIn(match, 3)]).toEqual([
    ['1–2:1', '2–1:1'],
    ['1–2:3', '2–1:3'],
  ]);
});

describe('a round robin of teams', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of %i: everybody meets everybody in one match', (teams) => {
    const rounds = teams + (teams % 2) - 1;
    const movement = teamRoundRobin(teams, rounds);
    expect(faultsOf(movement)).toEqual([]);
    expect(entrantsOf(movement)).toHaveLength(teams);
    expect(roundsOf(movement)).toBe(rounds);
    expect(movement.tables).toHaveLength(2 * Math.floor(teams / 2));
    const met = playedOf(movement).map(({ seats }) => seats.join('–'));
    expect(new Set(met).size).toBe(teams * (teams - 1));
    expect([...sitOutsOf(movement).values()].map(({ length }) => length)).toEqual(
      Array(teams).fill(teams % 2),
    );
    // at the second table of a match the other team sits North-South, with the same boards
    for (let round = 1; round <= rounds; round++) {
      const tables = seatsIn(movement, round);
      for (let i = 0; i < tables.length; i += 2) {
        const [seats = '', set = ''] = tables[i]?.split(':') ?? [];
        expect(tables[i + 1]).toBe(`${seats.split('–').toReversed().join('–')}:${set}`);
        expect(Number(set)).toBe(round);
      }
    }
  });
});

describe('rounds that are drawn one by one', () => {
  const draw = (more: Partial<DrawnMatch>): DrawnMatch => ({
    ...{ round: 1, table: 1, other: 2, home: 1, away: 2, set: 1 },
    ...more,
  });
  test('have nobody at any table before the draw', () => {
    const blank = undrawn('swiss', 5, 3);
    expect([blank.tables.length, roundsOf(blank)]).toEqual([4, 3]);
    expect(playedOf(blank)).toEqual([]);
    expect(entrantsOf(blank)).toEqual([]);
  });
  test('have the matches of the draw, and nothing elsewhere', () => {
    const drawn = withMatches(undrawn('swiss', 4, 2), [
      draw({}),
      draw({ round: 2, table: 3, other: 4, home: 3, away: 1, set: 2 }),
    ]);
    expect([seatsIn(drawn, 1), seatsIn(drawn, 2)]).toEqual([
      ['1–2:1', '2–1:1', '0–0:0', '0–0:0'],
      ['0–0:0', '0–0:0', '3–1:2', '1–3:2'],
    ]);
  });
  test('have half of a match in a round, where the other half is played in another', () => {
    const drawn = withMatches(undrawn('swiss', 4, 2), [
      draw({ half: 'first' }),
      draw({ round: 2, half: 'second' }),
    ]);
    expect([seatsIn(drawn, 1), seatsIn(drawn, 2)]).toEqual([
      ['1–2:1', '0–0:0', '0–0:0', '0–0:0'],
      ['0–0:0', '2–1:1', '0–0:0', '0–0:0'],
    ]);
  });
  test('have as many tables as their matches need', () => {
    const drawn = withMatches(undrawn('swiss', 3, 1), [
      draw({}),
      draw({ table: 3, other: 6, home: 3, away: 1 }),
    ]);
    expect(drawn.tables).toHaveLength(6);
    expect(drawn.sharing).toEqual([[0, 1, 2, 3, 4, 5]]);
  });
});
