import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentCommand } from '../entry.ts';
import { KEEPER } from '../keys/key.ts';
import { after, formulaReports, mitchell, percentagesOf } from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';

/** Thirteen pairs in a Mitchell; the lines of board 5, in the order of the rounds. */
const played = after(mitchell(13), formulaReports(mitchell(13)));
const ofBoard = [...played.lines.values()].filter(({ board }) => board === 5);
const later = ofBoard.filter(({ round }) => round >= 4).map(({ line }) => line);
const fouled = (form: string | null, lines: readonly string[] = later): TournamentCommand => ({
  kind: 'fouled',
  board: 5,
  lines,
  form,
});

describe('a board that was fouled from round 4 on', () => {
  const tournament = after(played, [fouled('changed')]);

  test('is two fields, factored to the results of both', () => {
    const event = eventOf(tournament);
    const scoring = scoringOf(event);
    if (!scoring.ok) throw new Error(scoring.why);
    const board = scoreEvent(event, scoring.value).travellers.find(({ traveller }) => traveller.board === 5);
    const points = (form: string | undefined) =>
      board?.lines
        .filter(({ entry }) => entry.form === form)
        .map(({ NS }) => NS?.points)
        .toSorted((a = 0, b = 0) => b - a);
    expect(points(undefined)).toEqual([8, 2]);
    expect(points('changed')).toEqual([9.5, 6.5, 3.5, 0.5]);
    expect(percentagesOf(tournament)).toMatchObject({ 6: 56.43, 10: 60.83 });
  });

  test('is one again when the director takes it back', () => {
    expect(percentagesOf(after(tournament, [fouled(null)]))).toEqual(percentagesOf(played));
  });

  test('has no lines of another board', () => {
    const wrong = decide(played, KEEPER, fouled('changed', ['A1/1/1']));
    expect(wrong).toMatchObject({ ok: false, code: 'ERR_LINE', why: 'A1/1/1 is not a result of board 5' });
  });
});
