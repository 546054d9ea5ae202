import { movementJson } from '@overtrick/movements/text';
import { below, fraction, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import { makePlace, makeSitting } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { after, movement, opened, reported } from '../testing/evening.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { progressOf } from './progress.ts';

const ROUNDS = 9;
const BOARDS = 3;

/** Opens an evening of 40 tables in two sections. */
function hall(): Tournament {
  const first = tournamentOf(
    opened({ kind: 'skip-mitchell', pairs: 40, rounds: ROUNDS, boardsPerRound: BOARDS }),
  );
  const ids = Array.from({ length: 40 }, (_, i) => `d${i + 1}`);
  return after(first, [
    ...ids.map((contestant) => ({ kind: 'entered', contestant }) as const),
    {
      kind: 'planned',
      section: 'B',
      from: 1,
      movement: movementJson(movement('skip-mitchell', 40, ROUNDS)),
      entrants: ids,
      boardsPerRound: BOARDS,
      firstBoard: 1,
    },
  ]);
}

interface Played {
  readonly line: TournamentLine;
  /** The time at which the board is over, in rounds. */
  readonly at: number;
  /** The time at which the round is over at the table. */
  readonly until: number;
}

/** Plays all rounds: a table begins when both of its pairs have come, and takes its own time. */
function play({ lines }: Tournament, random: Random): readonly Played[] {
  const freeAt = new Map<string, number>();
  const sittings = Map.groupBy(lines.values(), makeSitting);
  return [...sittings.values()]
    .toSorted(([a], [b]) => (a?.round ?? 0) - (b?.round ?? 0))
    .flatMap((ofSitting) => {
      const people = ofSitting.flatMap(seatedAt);
      const from = Math.max(...people.map((id) => freeAt.get(id) ?? 0));
      const takes = 0.8 + 0.5 * fraction(random);
      for (const id of people) freeAt.set(id, from + takes);
      return ofSitting.map((line, i) => ({
        line,
        at: from + (takes * (i + 1)) / ofSitting.length,
        until: from + takes,
      }));
    });
}

describe('forty tables', () => {
  const evening = hall();

  test.each(['1', '2', '3', '4', '5', '6'])(
    'of seed %s miss what was forgotten, and nothing else',
    (seed) => {
      const random = seededRandom(seed);
      const played = play(evening, random);
      const now = 4 + 3 * fraction(random);
      const over = played.filter(({ at }) => at <= now);
      // a round before, so that the people of the board have been heard of since
      const early = over.filter(({ until }) => until < now - 2);
      const forgotten = new Set(
        Array.from({ length: 12 }, () => early[below(random, early.length)]?.line.line),
      );
      const deadAt = makePlace(over[below(random, over.length)]?.line ?? { section: 'A', table: 1 });
      const isSilent = ({ line, at }: Played): boolean => makePlace(line) === deadAt && at > 2;
      const heard = over.filter((one) => !forgotten.has(one.line.line) && !isSilent(one));
      const tournament = after(
        evening,
        heard.map(({ line }) => reported(line.line, '1NT N 7')),
      );
      const missing = new Set(progressOf(tournament).missing);
      const unheard = over.filter((one) => !heard.includes(one));
      const wanted = unheard.filter(({ until }) => until < now - 2).map(({ line }) => line.line);
      expect(wanted.filter((line) => !missing.has(line))).toEqual([]);
      const isFault = new Set(unheard.map(({ line }) => line.line));
      expect([...missing].filter((line) => !isFault.has(line))).toEqual([]);
      expect(wanted.length).toBeGreaterThanOrEqual(10);
    },
  );

  test('miss the board of a silent table when the clock has given the next round a board', () => {
    const [first] = evening.lines.values();
    const place = first === undefined ? '' : makePlace(first);
    const heard = [...evening.lines.values()].filter((line) => line.round === 1 && makePlace(line) !== place);
    const timed = { minutesPerBoard: 7, minutesPerMove: 1, warnings: [] };
    const clocked = after(evening, [
      { kind: 'timed', section: 'A', ...timed },
      { kind: 'clock', section: 'A', act: 'start' },
      ...heard.map(({ line }) => reported(line, '1NT N 7')),
    ]);
    const began = clocked.clocks.get('A')?.acts[0]?.at ?? 0;
    const missingAt = (minutes: number) => progressOf(clocked, began + minutes * 60_000).missing;
    const lines = [1, 2, 3].map((board) => `${place}/1/${board}`);
    expect(missingAt(21)).toEqual([]);
    expect(missingAt(22 + 6)).toEqual([]);
    expect(missingAt(22 + 8)).toEqual(lines);
  });

  test('miss a board of a table that is two rounds behind half of the room', () => {
    const of = (rounds: readonly number[], isLeft: (line: TournamentLine) => boolean) =>
      [...evening.lines.values()]
        .filter((line) => line.section === 'A' && rounds.includes(line.round) && !isLeft(line))
        .map(({ line }) => reported(line, '1NT N 7'));
    // the pairs of table A1 are never heard of again
    const gone = new Set(
      [...evening.lines.values()].filter(({ line }) => /^A1\/1\//.test(line)).flatMap(seatedAt),
    );
    const isGone = (line: TournamentLine) => seatedAt(line).some((id) => gone.has(id));
    const after2 = after(evening, of([1, 2], isGone));
    expect(progressOf(after2).missing.filter((line) => line.startsWith('A1/1/'))).toEqual([]);
    const after3 = after(after2, of([3], isGone));
    expect(progressOf(after3).missing).toEqual(expect.arrayContaining(['A1/1/1', 'A1/1/2', 'A1/1/3']));
  });
});
