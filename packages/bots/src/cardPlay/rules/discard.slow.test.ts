import { defined } from '@overtrick/rules/assert';
import { suitOf } from '@overtrick/rules/cards/card';
import { findGame } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { expect, test } from 'vitest';
import { noviceTurns } from '../../suites/plays.ts';
import { isOursNow, isSafe } from './follow.ts';
import { positionOf } from './position.ts';

test.each([
  ['bridge', 30],
  ['awol', 30],
  ['double-dummy', 30],
])('in %s nobody throws a trump, or ruffs a sure winner of their own side', (id, count) => {
  const game = defined(findGame(id), 'a game');
  let forced = 0;
  for (let board = 0; board < times(count, 25 * count); board++)
    for (const { view, decision } of noviceTurns(game, seedFor(`discard ${board}`), board)) {
      const { action, reason } = decision;
      const legal = view.legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
      const p = view.phase === 'play' ? positionOf(view, legal) : undefined;
      if (p === undefined || p.best === undefined || action.kind !== 'play') continue;
      if (suitOf(action.card) !== p.trump || p.led === p.trump) continue;
      expect(reason).not.toContain('I throw');
      if (reason.includes('only trumps left')) forced += 1;
      // cards of an ending are counted out
      if (reason.startsWith('I worked out') || !isOursNow(p) || !isSafe(p, p.best.card)) continue;
      expect(
        legal.filter((card) => suitOf(card) !== p.trump),
        `${board}: ${reason}`,
      ).toEqual([]);
    }
  expect(forced).toBeGreaterThan(0);
});
