import { describe, expect, test } from 'vitest';
import { arriving } from '../plan/draft.ts';
import { after, formulaReports, howell, howellLine, howellReports, mitchell } from '../testing/evening.ts';
import { type Effect, effectsOf } from './effect.ts';

const played = after(howell(), howellReports());

const written = ({ contestant, before, after }: Effect): string => {
  const [was, is] = [before, after].map((one) => (one ? `${one.place}. ${one.score.toFixed(2)}` : '–'));
  return `${contestant}: ${was} → ${is}`;
};

describe('the effect of an act on the ranking', () => {
  test('is the place and the score of everybody whom it moves', () => {
    const line = howellLine('6 4-3');
    const ruled = { kind: 'ruled', line, result: 'A6040', reason: 'a hesitation' } as const;
    expect(effectsOf(played, [ruled]).map(written)).toEqual([
      'c1: 1. 75.00 → 1. 83.33',
      'c2: 2. 58.33 → 2. 50.00',
      'c4: 3. 41.67 → 3. 35.00',
      'c3: 4. 25.00 → 4. 30.00',
    ]);
  });

  test('is nothing where no score moves', () => {
    expect(effectsOf(played, [])).toEqual([]);
    expect(effectsOf(played, [{ kind: 'announced', text: 'Coffee', to: 'all' }])).toEqual([]);
    expect(effectsOf(howell(), [{ kind: 'absent', contestant: 'c1', from: 2, as: 'gone' }])).toEqual([]);
  });

  test('names contestants who enter or leave the ranking', () => {
    const left = effectsOf(played, [{ kind: 'absent', contestant: 'c1', from: 3, as: 'gone' }]);
    expect(left.find(({ contestant }) => contestant === 'c1')).toMatchObject({ before: { place: 1 } });
    expect(left.find(({ contestant }) => contestant === 'c1')).not.toHaveProperty('after');
  });

  test('is that of all commands together: a late pair, with the round that it missed', () => {
    const before = after(mitchell(13), [
      ...formulaReports(mitchell(13), (round) => round === 1),
      { kind: 'entered', contestant: 'late' },
    ]);
    const treated = (as: 'late' | 'never') => {
      const commands = arriving(before, 'A', 'late', 2, as);
      if (!commands.ok) throw new Error(commands.why);
      return effectsOf(before, commands.value).map(written);
    };
    expect(treated('late')).toEqual(expect.arrayContaining(['late: – → 7. 40.00', 'c13: – → 1. 60.00']));
    expect(treated('never')).toEqual([]);
  });
});
