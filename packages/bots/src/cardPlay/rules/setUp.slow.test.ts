import { defined } from '@overtrick/rules/assert';
import { suitOf } from '@overtrick/rules/cards/card';
import { findGame } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { expect, test } from 'vitest';
import { noviceTurns } from '../../suites/plays.ts';
import { lengthIn, positionOf } from './position.ts';

test.each([
  ['bridge', 60],
  ['awol', 20],
  ['double-dummy', 20],
])('in %s a suit is set up only if its last cards can win, and ruffs are announced', (id, count) => {
  const game = defined(findGame(id), 'a game');
  const seen = { 'set up': 0, 'hand to ruff': 0 };
  for (let board = 0; board < times(count, 25 * count); board++)
    for (const { view, decision } of noviceTurns(game, seedFor(`set up ${board}`), board)) {
      const { action, reason } = decision;
      const p = view.phase === 'play' ? positionOf(view, []) : undefined;
      if (p === undefined || action.kind !== 'play' || p.trick.length > 0) continue;
      const suit = suitOf(action.card);
      const canRuff =
        p.trump !== undefined &&
        suit !== p.trump &&
        lengthIn(p.partners, suit) === 0 &&
        lengthIn(p.partners, p.trump) > 0;
      const longest = Math.max(lengthIn(p.hand, suit), lengthIn(p.partners, suit));
      if (reason.includes('set up the small cards')) {
        seen['set up'] += 1;
        expect(canRuff, `${board}: ${reason}`).toBe(false);
        expect(longest, `${board}: ${reason}`).toBeGreaterThan(1);
      }
      if (reason.includes('hand to ruff')) {
        seen['hand to ruff'] += 1;
        expect(canRuff, `${board}: ${reason}`).toBe(true);
      }
      expect(reason).not.toContain('give up a trick');
    }
  expect(seen['set up']).toBeGreaterThan(0);
  if (id === 'bridge') expect(seen['hand to ruff']).toBeGreaterThan(0);
});
