import { defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import { after, done, opened } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { NOBODY } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';

const NORTH = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const EAST = 'N:J73.65.K832.T754 AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2';
const COMMITMENT = 'a'.repeat(64);

/** Opens a Howell of four pairs with two boards a round, with these boards dealt and sealed by the server. */
const sealed = (...boards: readonly number[]): Tournament =>
  after(tournamentOf(opened({ kind: 'howell', pairs: 4, boardsPerRound: 2 })), [
    ...boards.map((board) => ({ kind: 'dealt' as const, board, deal: NORTH, source: 'server' as const })),
    { kind: 'sealed', commitment: COMMITMENT, salt: 'salt', boards },
  ]);

/** Returns the seal as a guest sees it. */
const sealOf = (tournament: Tournament) => defined(viewFor(tournament, NOBODY).head.seals?.[0], 'a seal');

test('a seal is shown to everybody before the first board, and opened when the evening is over', () => {
  const before = sealed(1, 2);
  expect(sealOf(before)).toEqual({ commitment: COMMITMENT, boards: [1, 2] });
  const lines = [...before.lines.values()].map(({ line }) => line);
  const played = after(
    before,
    lines.map((line) => ({ kind: 'reported', line, result: '1NT N 7', side: 'both' })),
  );
  expect(sealOf(played)).toEqual(sealOf(before));
  const over = done(played, { kind: 'ended' });
  expect(sealOf(over)).toEqual({
    commitment: COMMITMENT,
    boards: [1, 2],
    opened: `salt\n1 ${NORTH}\n2 ${NORTH}`,
  });
  // hands that a director entered are distinguished from sealed ones
  const other = done(over, { kind: 'dealt', board: 2, deal: EAST, source: 'file' });
  expect(sealOf(other)).toMatchObject({ opened: `salt\n1 ${NORTH}\n2 ${EAST}`, changed: [2] });
});

test('a seal stays closed while one of its boards may still be played', () => {
  expect(sealOf(done(sealed(1, 40), { kind: 'ended' }))).not.toHaveProperty('opened');
});
