import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { Key } from '../keys/key.ts';
import { after, codeOf, done, howell } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { NOBODY, type Standpoint } from '../view/standpoint.ts';
import { notesOf } from './view.ts';

const DESK: Standpoint = { role: 'director', key: 0 };
const at = (place: string, key = 1): Standpoint => ({ role: 'table', key, place });
const player = (contestant: string): Standpoint => ({ role: 'player', key: 9, contestant });

const announcedTo = (tournament: Tournament, standpoint: Standpoint): readonly string[] =>
  notesOf(tournament, standpoint).announced.map(({ text }) => text);

describe('an announcement', () => {
  const evening = () =>
    after(howell(), [
      { kind: 'announced', text: 'Coffee', to: 'all' },
      { kind: 'announced', text: 'Hurry', to: ['A1'] },
      { kind: 'announced', text: 'Section B moves', to: ['B'] },
    ]);

  test('to a table is for that table and the desk', () => {
    expect(announcedTo(evening(), at('A1'))).toEqual(['Coffee', 'Hurry']);
    expect(announcedTo(evening(), at('A2'))).toEqual(['Coffee']);
    expect(announcedTo(evening(), DESK)).toEqual(['Coffee', 'Hurry', 'Section B moves']);
  });

  test('follows a player to the table where they sit now', () => {
    const now = evening();
    const line = defined(
      [...now.lines.values()].find(({ table, round }) => table === 1 && round === 1),
      'a line at A1',
    );
    expect(announcedTo(now, player(defined(line.ns, 'a pair')))).toEqual(['Coffee', 'Hurry']);
    const others = [...now.lines.values()].find(({ table, round }) => table === 2 && round === 1);
    expect(announcedTo(now, player(defined(others?.ns, 'a pair')))).toEqual(['Coffee']);
  });

  test('to all is for people without a key, too', () => {
    expect(announcedTo(evening(), NOBODY)).toEqual(['Coffee']);
  });
});

describe('a call for the director', () => {
  const key = (number: number, place: string): Key => ({
    number,
    role: 'table',
    place,
    proof: `proof ${number}`,
    isRevoked: false,
    isAsked: false,
  });
  const called = () => done(howell(), { kind: 'flagged', place: 'A1', text: 'A revoke' }, key(1, 'A1'));
  const callsFor = (standpoint: Standpoint) => notesOf(called(), standpoint).flags.map(({ text }) => text);

  test('is seen by its table, by the device that made it, and at the desk', () => {
    expect(callsFor(DESK)).toEqual(['A revoke']);
    expect(callsFor(at('A1', 5))).toEqual(['A revoke']);
    expect(callsFor(at('A2', 1))).toEqual(['A revoke']);
    expect(callsFor(at('A2', 5))).toEqual([]);
    expect(callsFor(NOBODY)).toEqual([]);
  });

  test('comes from the table where the device sits', () => {
    expect(codeOf(howell(), { kind: 'flagged', place: 'A2', text: '' }, key(1, 'A1'))).toBe('ERR_ROLE');
  });

  test('is cancelled by its own device alone, and answered once', () => {
    const now = called();
    const cancel = { kind: 'unflagged', flag: now.version } as const;
    expect(codeOf(now, cancel, key(2, 'A1'))).toBe('ERR_ROLE');
    expect(codeOf(now, cancel, key(1, 'A1'))).toBe('done');
    expect(codeOf(done(now, cancel, key(1, 'A1')), cancel, key(1, 'A1'))).toBe('ERR_NOTHING');
  });

  test('says who is on the way', () => {
    const now = called();
    const attended = done(now, { kind: 'attended', flag: now.version });
    expect(notesOf(now, DESK).flags[0]).not.toHaveProperty('attendedBy');
    expect(notesOf(attended, DESK).flags[0]).toHaveProperty('attendedBy');
  });
});
