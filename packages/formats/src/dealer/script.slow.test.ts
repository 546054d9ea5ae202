import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { runScript } from './run/run.ts';
import { parseScript } from './script.ts';

test('deals with settled lengths are as frequent as among all deals', () => {
  // Two hands with a length each: drawing one hand after the other would not be even.
  const [settled, all] = [
    'predeal spades(north)==3 hearts(east)==6',
    'condition spades(north)==3 and hearts(east)==6',
  ].map((line) => {
    const script = parseScript(`${line}\nproduce 4000 action average hearts(north), average spades(east)`);
    if (!script.ok) throw new Error(script.why);
    const run = runScript(script.value, { random: seededRandom('even') });
    for (const _ of run.deals());
    return Object.values(run.statistics.summary().averages).map(Number);
  });
  for (const i of [0, 1]) expect(Math.abs((settled?.[i] ?? 0) - (all?.[i] ?? 9))).toBeLessThan(0.12);
});
