import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentCommand } from '../entry.ts';
import { done, mitchell } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { sightOf } from '../view/sight.ts';
import { seesAll, standpointOf } from '../view/standpoint.ts';
import type { Key } from './key.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 KJ5.AQ4.K98.AQ42 T743.JT93.T65.T6 8.8652.A732.KJ75';

/**
 * Opens an evening of 14 pairs whose first board is dealt, with a director and another who plays for the first pair.
 */
function evening(): { tournament: Tournament; desk: Key; playing: Key; own: string; other: string } {
  const dealt = done(mitchell(14), { kind: 'dealt', board: 1, deal: DEAL, source: 'server' });
  const [own = '', other = ''] = [...dealt.contestants.keys()];
  const first = granted(dealt, { role: 'director' });
  const second = granted(first.tournament, { role: 'director', plays: own });
  return { tournament: second.tournament, desk: first.key, playing: second.key, own, other };
}

type Wish = Pick<
  Extract<TournamentCommand, { kind: 'granted' }>,
  'role' | 'plays' | 'contestant' | 'player' | 'place'
>;

let proofs = 0;
const command = (wish: Wish): TournamentCommand => ({ kind: 'granted', proof: `proof ${proofs++}`, ...wish });

function granted(tournament: Tournament, wish: Wish, by?: Key): { tournament: Tournament; key: Key } {
  const now = done(tournament, command(wish), by);
  const key = [...now.keys.values()].at(-1);
  if (key === undefined) throw new Error('a key was granted');
  return { tournament: now, key };
}

const why = (tournament: Tournament, wish: Wish, by: Key): string | undefined => {
  const decided = decide(tournament, by, command(wish));
  return decided.ok ? undefined : decided.code;
};

test('a director who plays makes no key that shows more than their own', () => {
  const { tournament, playing, own, other } = evening();
  expect(why(tournament, { role: 'director' }, playing)).toBe('ERR_ROLE');
  expect(why(tournament, { role: 'director', plays: other }, playing)).toBe('ERR_ROLE');
  expect(why(tournament, { role: 'scorer' }, playing)).toBe('ERR_ROLE');
  expect(why(tournament, { role: 'director', plays: own }, playing)).toBeUndefined();
  expect(why(tournament, { role: 'screen' }, playing)).toBeUndefined();
  expect(why(tournament, { role: 'table', place: 'A1' }, playing)).toBeUndefined();
});

test('the hands of a board that is still to be played are hidden from directors until one opens it', () => {
  const { tournament, desk, playing, own } = evening();
  const handsFor = (now: Tournament, key: Key) => sightOf(now, standpointOf(now, key.number), 1).hands;
  expect([handsFor(tournament, desk), handsFor(tournament, playing)]).toEqual([false, false]);
  const opened = done(tournament, { kind: 'unsealed', board: 1, reason: 'a ruling' }, desk);
  expect([handsFor(opened, desk), handsFor(opened, playing)]).toEqual([true, false]);
  // who has looked makes no key to play with
  expect(why(opened, { role: 'player', contestant: own, player: 1 }, desk)).toBe('ERR_ROLE');
  expect(why(opened, { role: 'director', plays: own }, desk)).toBe('ERR_ROLE');
  expect(why(tournament, { role: 'player', contestant: own, player: 1 }, desk)).toBeUndefined();
});

test('a director who plays and opens a board plays no more', () => {
  const { tournament, playing } = evening();
  expect(seesAll(standpointOf(tournament, playing.number))).toBe(false);
  const opened = done(tournament, { kind: 'unsealed', board: 1, reason: 'to duplicate it' }, playing);
  expect(opened.keys.get(playing.number)?.plays).toBeUndefined();
  expect(seesAll(standpointOf(opened, playing.number))).toBe(true);
});

test('a board without hands is not opened', () => {
  const { tournament, desk } = evening();
  expect(decide(tournament, desk, { kind: 'unsealed', board: 2, reason: 'a ruling' })).toMatchObject({
    ok: false,
    code: 'ERR_NOTHING',
  });
});
