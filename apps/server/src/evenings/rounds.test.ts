import type { TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { added, tournamentOf } from '@overtrick/evening/fold';
import { openTournament } from '@overtrick/evening/terms/open';
import type { Tournament } from '@overtrick/evening/tournament';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import type { TournamentUpdate } from '@overtrick/protocol/tournament';
import { defined } from '@overtrick/rules/assert';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLog } from '../base/logs.ts';
import type { TournamentVisitor } from './audiences.ts';
import { TournamentVisitors } from './visitors.ts';

// the test controls the time, and waits for everything that is due
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Returns a Howell of two tables, with a key for each place and one for a screen. */
function begun(): Tournament {
  const kind = defined(
    MOVEMENT_KINDS.find(({ id }) => id === 'howell'),
    'a kind of the list',
  );
  const movement = movementOf(kind, 4);
  if (!movement.ok) throw new Error(movement.why);
  const log = openTournament({
    at: 0,
    form: 'pairs',
    game: 'bridge',
    method: 'mp',
    secret: 'secret',
    policies: { dark: 0 },
    movement: movement.value,
    boardsPerRound: 2,
  });
  if (!log.ok) throw new Error(log.why);
  const keys = [
    { role: 'table', place: 'A1', proof: 'a1' },
    { role: 'table', place: 'A2', proof: 'a2' },
    { role: 'director', proof: 'd' },
  ] as const;
  return tournamentOf([
    ...log.value,
    ...keys.map((key): TournamentEntry => ({ at: 0, by: 0, kind: 'granted', ...key })),
  ]);
}

function hall() {
  let tournament = begun();
  const visitors = new TournamentVisitors('t', tournament, startLog('silent'));
  const pages = new Map<string, TournamentUpdate[]>();
  const join = (proof?: string): TournamentVisitor => {
    const heard: TournamentUpdate[] = [];
    pages.set(proof ?? 'nobody', heard);
    const visitor: TournamentVisitor = { proof, send: (update) => void heard.push(update.toJSON()) };
    if (proof === 'd') visitors.addReader(visitor, 0, tournament.version, []);
    else visitors.add(visitor, 0);
    return visitor;
  };
  for (const proof of ['a1', 'a2', 'd', undefined]) join(proof);
  return {
    visitors,
    join,
    heard: (name: string): TournamentUpdate[] => defined(pages.get(name), 'somebody looks').splice(0),
    partsHeard: (name: string): string[] =>
      defined(pages.get(name), 'somebody looks')
        .splice(0)
        .flatMap(({ parts = {} }) => Object.keys(parts)),
    do(command: TournamentCommand, by = 0) {
      const entry = { at: 0, by, ...command };
      tournament = added(tournament, entry);
      visitors.tell(tournament, [entry]);
    },
  };
}

const DEAL = 'N:AKQJ.AKQ.AKQ.AKQ 2345.234.2345.23 6789.567.678.456 T.89TJ.9TJ.789TJ';

/** Runs everything that is due now. */
const now = async () => {
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
};

const report = (line: string): TournamentCommand => ({
  kind: 'reported',
  line,
  result: 'PASS',
  side: 'both',
});

test('a director reads the log at once; where it is quiet everybody is told at once', async () => {
  const { heard, partsHeard, do: act } = hall();
  act(report('A1/1/1'));
  expect(heard('d')).toMatchObject([{ entries: [{ kind: 'reported' }] }]);
  await now();
  expect(partsHeard('a1')).toEqual(expect.arrayContaining(['here', 'ranking']));
  expect(partsHeard('nobody')).toEqual(['head', 'ranking']);
});

test('where many report, the ranking comes every two seconds, and lines soon', async () => {
  const { partsHeard, do: act } = hall();
  act(report('A1/1/1'));
  await now();
  for (const name of ['a1', 'a2', 'nobody']) partsHeard(name);
  act(report('A1/1/2'));
  await vi.advanceTimersByTimeAsync(150);
  await now();
  expect(partsHeard('a1')).toContain('here');
  expect(partsHeard('a1')).toEqual([]);
  expect([partsHeard('a2'), partsHeard('nobody')]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(2000);
  await now();
  expect(partsHeard('a1')).toContain('ranking');
  expect(partsHeard('nobody')).toEqual(['ranking']);
});

test('who waits for nobody is told at once of what all wait for', async () => {
  const { partsHeard, do: act } = hall();
  act(report('A1/1/1'));
  await now();
  partsHeard('nobody');
  act({ kind: 'announced', text: 'Coffee', to: 'all' });
  await now();
  expect(partsHeard('nobody')).toEqual(['notes']);
});

test('what has not changed is not told again, and nobody who has left is told anything', async () => {
  const { visitors, heard, join, do: act } = hall();
  const guest = join('guest');
  visitors.remove(guest);
  act({ kind: 'dealt', board: 1, deal: DEAL, source: 'hand' });
  await now();
  await vi.advanceTimersByTimeAsync(2000);
  await now();
  expect([heard('a1'), heard('nobody'), heard('guest')]).toEqual([[], [], []]);
  visitors.stop();
  act({ kind: 'announced', text: 'Coffee', to: 'all' });
  await now();
  expect(heard('nobody')).toEqual([]);
});

test('a key that is taken back shows what is public from then on, and what it showed besides is gone', async () => {
  const { heard, do: act } = hall();
  act({ kind: 'revoked', key: keyOf('a1') });
  const [update] = heard('a1');
  expect(update?.parts).toMatchObject({ here: null, head: { role: 'none' } });
  act({ kind: 'revoked', key: keyOf('d') });
  const told = heard('d');
  expect(told.at(-1)?.parts).toMatchObject({ head: { role: 'none' }, plan: [{ section: 'A' }] });
});

const keyOf = (proof: string): number =>
  defined(
    [...begun().keys.values()].find((key) => key.proof === proof),
    'a key of the hall',
  ).number;
