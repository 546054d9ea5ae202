import { expect, test } from 'vitest';
import { roundRobinDraw } from './roundRobin.ts';

test.each(Array.from({ length: 39 }, (_, i) => i + 2))('%d meet each other once', (entrants) => {
  const rounds = roundRobinDraw(entrants);
  const all = Array.from({ length: entrants }, (_, i) => i + 1);
  expect(rounds).toHaveLength(entrants - 1 + (entrants % 2));
  for (const { meetings, bye } of rounds) {
    const drawn = [...meetings.flat(), ...(bye === undefined ? [] : [bye])];
    expect(drawn.sort((one, other) => one - other)).toEqual(all);
  }
  const twos = rounds.flatMap(({ meetings }) =>
    meetings.map((two) => [...two].sort((a, b) => a - b).join(' ')),
  );
  expect(new Set(twos).size).toBe((entrants * (entrants - 1)) / 2);
  expect(twos).toHaveLength((entrants * (entrants - 1)) / 2);
  const byes = rounds.flatMap(({ bye }) => bye ?? []);
  expect(byes.sort((one, other) => one - other)).toEqual(entrants % 2 === 1 ? all : []);
  const homes = all.map(
    (one) => rounds.flatMap(({ meetings }) => meetings).filter(([home]) => home === one).length,
  );
  expect(Math.max(...homes) - Math.min(...homes)).toBeLessThanOrEqual(1);
});
