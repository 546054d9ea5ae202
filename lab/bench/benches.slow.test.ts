import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { times } from '@overtrick/rules/internals/testing/length';
import { expect, test } from 'vitest';

const ROOT = `${import.meta.dirname}/../..`;

/** A tiny form of each bench, quickest first; `npm test` runs the first of them, the long run all. */
const TINY = [
  'bidding/instead.ts --boards 2 --least 1',
  'solver.ts --count 1',
  'rivals.ts --count 1',
  'company.ts --deals 1 --level novice',
  'reading.ts --deals 1',
  'sameness.ts --deals 1 --game bridge --level novice',
  'novice.ts --deals 2',
  'choices.ts --deals 1 --judged 1 --worlds-club 1 --worlds-expert 1',
  'trickBids.ts spades --deals 1 --worlds 1',
  'critic.ts bridge draw --deals 1 --worlds 1',
  'duel.ts --deals 1 --worlds-a 1 --worlds-b 1',
  'bidding/coverage.ts --boards 3',
  'bidding/match.ts --boards 2',
  'bidding/fromPar.ts --boards 2',
  'bidding/layouts.ts --boards 2 --worlds 4',
  'bidding/arbiter.ts --boards 1 --worlds 2',
  'bidding/lines.ts --boards 2 --least 2',
  'bidding/calls.ts --boards 2 --auctions 5',
  'cardplay.ts --boards 1 --share 0.1 --worlds 2',
  'leaks.ts --deals 1 --games bridge',
  'starving.ts --seconds 1 --hostile 2 --others 1',
  'load.ts --tables 4 --seconds 1 --saturated 1',
  'processes.ts --processes 1,2 --tables 2 --seconds 1 --turns 1',
  'growth.ts --tables 200 --entries 5 --playing 1 --chairs 2',
  'abuse.ts --seconds 1 --tables 2',
  'decisions.ts --deals 1',
  'bidding/carding.ts --deals 1',
  'event.ts',
  'formats/fuzz.ts --minutes 0.02',
  'tournament.ts --seconds 1 --rate 1',
  'dealer.ts',
  'solverBrowser.ts --count 1',
  'page.ts --runs 1',
  'review.ts --boards 1',
];
const USUAL = 3;

/** Reads what a bench prints: one JSON text, or one a line. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
};

test('every bench has a tiny form', () => {
  const benches = globSync('**/*.ts', { cwd: import.meta.dirname })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'));
  expect(TINY.map((line) => line.split(' ')[0]).toSorted()).toEqual(benches.toSorted());
});

test.each(TINY.slice(0, times(USUAL, TINY.length)))('%s prints JSON, with no file', (line) => {
  const [file = '', ...args] = line.split(' ');
  const { status, stdout, stderr } = spawnSync('node', [`${import.meta.dirname}/${file}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(jsonOf(stdout)).toBeTruthy();
});
