import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { novice } from '../../novice.ts';
import { dealOf } from '../../suites/table.ts';

const awol = defined(findGame('awol'), 'awol');

/** Returns the action of the novice who is to act after some steps, with these hands and the other cards at random. */
function decide(hands: Partial<Record<Seat, string>>, steps: string): string {
  const state = afterSteps(awol, setupOf(makeDeal(dealOf(hands, 'rest'))), {}, steps);
  const seat = defined(awol.toAct(state)[0], 'someone is to act');
  return makeAction(novice(awol, awol.view(state, seat), { worlds: 4 }, seededRandom('over')).action);
}

const RICH = 'AKQ5.AK7.KQ43.97';
const FAIR = 'A965.K2.AQ43.K76';
const POOR = '8652.743.J642.93';
const CLUBS = 'K5.87.AQ43.QJ976';

describe('RULES 8.3: East and West call with the dummy against them in sight', () => {
  test.each<[string, Partial<Record<Seat, string>>, string, RegExp]>([
    ['a weak notrump is passed against a rich dummy', { N: RICH, W: 'J432.QJ5.A52.KJ5' }, 'S open', /^P$/],
    ['thirteen points too', { N: RICH, W: 'J4.QJ5.AJ52.AJ53' }, 'S open', /^P$/],
    ['a fine suit opens against a middling one', { N: CLUBS, W: 'A432.KQJ654.J2.5' }, 'S open', /^[1-4]H$/],
    ['a good hand opens against a poor one', { N: POOR, W: 'KQJT97.AK2.Q5.87' }, 'S open', /^1S$/],
    ['four trumps raise against a poor one', { N: POOR, E: 'AT43.K5.Q9873.84' }, 'S open, W 1S', /^[234]S$/],
    [
      'an opening with four trumps raises to game against a poor one, as the system does',
      { N: POOR, E: 'AT43.K5.AQ973.84' },
      'S open, W 1S',
      /^(4S|3NT|2NT)$/,
    ],
    ['eleven hearts', { N: FAIR, E: '2.A97643.J765.52' }, 'S open, W 1H, E P, S 2S, W P', /^[34]H$/],
    ['no double of what will be made', { N: FAIR, W: 'QJ4.AJ3.J982.T54' }, 'S open, W P, E P, S 4S', /^P$/],
    ['a double of what will not', { N: POOR, W: 'AK.KQJT9.AK7.A82' }, 'S open, W 2C, E 2D, S 4H', /^X$/],
    ['nothing over their game on nothing', { N: FAIR, E: 'J74.QJ3.J982.T54' }, 'S open, W P', /^P$/],
  ])('%s', (_, hands, steps, expected) => {
    expect(decide(hands, steps)).toMatch(expected);
  });
});
