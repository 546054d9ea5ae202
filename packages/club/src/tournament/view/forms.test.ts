/** The leaks of other forms than pairs: what a standpoint may not know changes no byte of its view. */
import { assert } from '@overtrick/rules/assert';
import { fraction, pick, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { undrawn } from '../../movement/teamMatches.ts';
import { after, movement, reported } from '../../testEvening.ts';
import { lineStateOf } from '../counted.ts';
import { drawProposal } from '../draws/proposal.ts';
import type { TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { makePlace } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { type Opening, openTournament } from '../open.ts';
import { isSegmentSettled } from '../teams/matches.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import type { TournamentView } from '../view.ts';
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

/** All kinds of standpoints, by players of the first table. */
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

/** Does the standpoint sit at the line? Of a team the first two are North-South, the next two East-West. */
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

/** The view but for the ranking, and the scores of matches. */
const withoutScores = ({ ranking: _ranking, matches, ...view }: TournamentView) => ({
  ...view,
  matches: matches?.map(({ score: _score, points: _points, ...match }) => match),
});

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
      const view = viewFor(tournament, standpoint);
      for (const line of tournament.lines.values()) {
        if (lineStateOf(tournament, line) !== 'agreed' || isOwn(tournament, standpoint, line)) continue;
        // the score of a match is told when its segments are settled, wherever its boards are still played
        const isScored = tournament.terms.form === 'teams' && isSegmentSettled(tournament, line);
        if (sightOf(tournament, standpoint, line.board).results) continue;
        compared++;
        const changed = after(
          keyed,
          commands.map((command) =>
            command.kind === 'reported' && command.line === line.line ? reported(line.line, other) : command,
          ),
        );
        const then = viewFor(changed, standpoint);
        const [before, later] = isScored ? [withoutScores(view), withoutScores(then)] : [view, then];
        expect(JSON.stringify(later), `${nameOf(standpoint)}: ${line.line}`).toBe(JSON.stringify(before));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
