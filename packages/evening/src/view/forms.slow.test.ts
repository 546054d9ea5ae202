/** The leaks of other forms than pairs: what a standpoint may not know changes no byte of its view. */

import { undrawn } from '@overtrick/movements/draws/sittings';
import { assert } from '@overtrick/rules/assert';
import { fraction, pick, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { drawProposal } from '../draws/proposal.ts';
import type { TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { makePlace } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { lineStateOf } from '../results/counted.ts';
import { type Opening, openTournament } from '../terms/open.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { after, movement, reported } from '../testing/evening.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { sightOf } from './sight.ts';
import { NOBODY, type Standpoint, standpointOf } from './standpoint.ts';
import { viewFor } from './viewFor.ts';

const opening = (more: Partial<Opening> & Pick<Opening, 'movement' | 'form'>): Tournament => {
  const log = openTournament({ game: 'bridge', method: 'mp', boardsPerRound: 2, at: 0, ...more });
  assert(log.ok, more.form);
  return tournamentOf(log.value);
};

const BRIDGE = ['4S N 10', '4S N 9', '3NT E 9', '1NT W 7', 'PASS', '2H S 8', '6C N 11'];
const OF_THREE = ['points=420/0/0', 'points=0/100/100', 'points=0/50/50', 'points=170/0/0'];

/** Opens an evening of six teams with a drawn first round; each segment is one board, whose score is its result. */
function drawnEvening(kind: 'swiss' | 'knockout', policies: Partial<TournamentPolicies> = {}): Tournament {
  const blank = opening({
    form: 'teams',
    method: 'imps',
    movement: undrawn(kind, 6, 3),
    draw: { kind, teams: 6 },
    boardsPerRound: 4,
    policies: { dark: 0, segment: 'quarter', ...policies },
  });
  const draw = drawProposal(blank, { section: 'A', basis: 'all', odd: 'bye', seed: '1' });
  assert(draw.ok, 'a draw');
  return after(blank, [draw.value.drawn]);
}

/** The evenings, and a result that none of their lines has. */
const EVENINGS: Readonly<
  Record<
    string,
    { readonly evening: () => Tournament; readonly results: readonly string[]; readonly other: string }
  >
> = {
  'American Whist': {
    evening: () =>
      opening({
        form: 'teams',
        method: 'imps',
        options: { scale: 'wbf' },
        movement: movement('american-whist', 5),
        policies: { dark: 0, counts: 'reported' },
      }),
    results: BRIDGE,
    other: '7NXX S 13',
  },
  'a match in quarters': {
    evening: () =>
      opening({
        form: 'teams',
        method: 'bam',
        movement: movement('head-to-head', 2, 2),
        boardsPerRound: 8,
        policies: { dark: 0, segment: 'quarter' },
      }),
    results: BRIDGE,
    other: '7NXX S 13',
  },
  'a Swiss with a match in three': {
    evening() {
      const blank = opening({
        form: 'teams',
        method: 'imps',
        movement: undrawn('Swiss', 7, 3),
        draw: { kind: 'swiss', teams: 7 },
        boardsPerRound: 4,
        policies: { dark: 0, segment: 'half' },
      });
      const draw = drawProposal(blank, { section: 'A', basis: 'all', odd: 'short', seed: '1' });
      assert(draw.ok, 'a draw');
      return after(blank, [draw.value.drawn]);
    },
    results: BRIDGE,
    other: '7NXX S 13',
  },
  'a Swiss in quarters': { evening: () => drawnEvening('swiss'), results: BRIDGE, other: '7NXX S 13' },
  'a knock-out, line-ups blind': {
    evening: () => drawnEvening('knockout', { lineUp: 'blind' }),
    results: BRIDGE,
    other: '7NXX S 13',
  },
  'an individual': {
    evening: () =>
      opening({ form: 'individual', movement: movement('individual', 13), policies: { ranking: 'end' } }),
    results: BRIDGE,
    other: '7NXX S 13',
  },
  threes: {
    evening: () =>
      opening({ form: 'threes', movement: movement('threes-mitchell', 12, 3), policies: { ranking: 'end' } }),
    results: OF_THREE,
    other: 'points=7000/1/2',
  },
};

/** Adds all kinds of standpoints, with players of the first table. */
function withKeys(tournament: Tournament) {
  const [first] = tournament.lines.values();
  const people = first === undefined ? [] : seatedAt(first);
  const numbers = tournament.terms.form === 'teams' ? [1, 2, 3, 4, 5] : [1];
  const players = people.flatMap((contestant) =>
    numbers.map((player) => ({ role: 'player' as const, contestant, player })),
  );
  const keys = [
    ...players,
    { role: 'director' as const, plays: people[0] ?? '' },
    { role: 'table' as const, place: 'A1' },
    { role: 'table' as const, place: 'A2' },
    { role: 'screen' as const },
  ];
  const named = people.map(
    (contestant): TournamentCommand => ({
      ...{ kind: 'amended', contestant },
      players: numbers.map((number) => ({ name: `${contestant} ${number}` })),
    }),
  );
  const keyed = after(tournament, [
    ...named,
    ...keys.map((key, i): TournamentCommand => ({ kind: 'granted', proof: `${i}`, ...key })),
  ]);
  return { keyed, standpoints: [NOBODY, ...[...keyed.keys.keys()].map((key) => standpointOf(keyed, key))] };
}

/** True if the standpoint sits at the line. In a team the first two are North-South, the next two East-West. */
function isOwn(
  { terms }: Tournament,
  { place, contestant, player = 0 }: Standpoint,
  line: TournamentLine,
): boolean {
  if (place === makePlace(line)) return true;
  if (terms.form !== 'teams') return contestant !== undefined && seatedAt(line).includes(contestant);
  return (
    (line.ns === contestant && [1, 2].includes(player)) || (line.ew === contestant && [3, 4].includes(player))
  );
}

const nameOf = ({ role, place, contestant, player }: Standpoint): string =>
  [role, place, contestant, player].filter(Boolean).join(' ');

describe.each(Object.entries(EVENINGS))('%s', (name, { evening, results, other }) => {
  test.each(['1', '2'])('evening %s', (seed) => {
    const random = seededRandom(`${name} ${seed}`);
    const { keyed, standpoints } = withKeys(evening());
    const played = [...keyed.lines.keys()].filter(() => fraction(random) < 0.6);
    const commands = played.map((line) => reported(line, pick(random, results)));
    const tournament = after(keyed, commands);
    let compared = 0;
    for (const standpoint of standpoints) {
      const view = JSON.stringify(viewFor(tournament, standpoint));
      for (const line of tournament.lines.values()) {
        if (lineStateOf(tournament, line) !== 'agreed' || isOwn(tournament, standpoint, line)) continue;
        if (sightOf(tournament, standpoint, line.board).results) continue;
        compared++;
        const changed = after(
          keyed,
          commands.map((command) =>
            command.kind === 'reported' && command.line === line.line ? reported(line.line, other) : command,
          ),
        );
        expect(JSON.stringify(viewFor(changed, standpoint)), `${nameOf(standpoint)}: ${line.line}`).toBe(
          view,
        );
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

test('a blind line-up changes no byte for anybody else before both are in', () => {
  const { keyed, standpoints } = withKeys(drawnEvening('swiss', { lineUp: 'blind' }));
  const [first] = keyed.lines.values();
  const lined = (ns: readonly [number, number]) =>
    after(keyed, [{ kind: 'lined', contestant: first?.ns ?? '', from: 1, ns, ew: [3, 5] }]);
  const [one, other] = [lined([1, 2]), lined([2, 1])];
  const bytes = (tournament: Tournament, isOwnTeam: boolean) =>
    standpoints
      .filter(({ contestant }) => (contestant === first?.ns) === isOwnTeam)
      .map((standpoint) => JSON.stringify(viewFor(tournament, standpoint)));
  expect(bytes(one, false).length).toBeGreaterThan(5);
  expect(bytes(one, false)).toEqual(bytes(other, false));
  expect(bytes(one, true)).not.toEqual(bytes(other, true));
});

test('a player of a team is told what is said to their table', () => {
  const { keyed, standpoints } = withKeys(drawnEvening('swiss'));
  const [first] = keyed.lines.values();
  const told = after(keyed, [{ kind: 'announced', text: 'Please hurry', to: ['A1'] }]);
  const heard = standpoints
    .filter(({ contestant, player }) => contestant === first?.ns && player !== undefined)
    .map((standpoint) => viewFor(told, standpoint).notes.announced.length);
  // the first two sit there, the next two at the other table, the fifth nowhere
  expect(heard).toEqual([1, 1, 0, 0, 0]);
});
