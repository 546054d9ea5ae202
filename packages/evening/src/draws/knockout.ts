import { loserOf } from '@overtrick/duplicate/teams/knockout';
import { bracketOf, bracketSize } from '@overtrick/movements/draws/knockout';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { latestOf } from '../plan/plan.ts';
import type { StandingMatch } from '../teams/standings.ts';
import type { Tournament } from '../tournament.ts';
import { drawableIn } from './field.ts';

const namesOf = (entrants: readonly (string | null)[]): readonly string[] =>
  entrants.flatMap((team) => team ?? []);

export type KnockoutCode =
  | 'ERR_WAIT' // a match of the round before is not over
  | 'ERR_LEVEL' // one is level: extra boards, or the director, say who goes on
  | 'ERR_FEW'; // one is left, or nobody

/**
 * Draws the next round of a knock-out. Numbers are seeds: in the first round the highest seeds have byes, up to a power
 * of two.
 */
export function knockoutDraw(
  tournament: Tournament,
  section: string,
  round: number,
  matches: readonly StandingMatch[],
): Result<
  { readonly meetings: readonly (readonly [string, string])[]; readonly byes: readonly string[] },
  KnockoutCode
> {
  const plan = latestOf(tournament.plans, section);
  const { after = 0 } = plan ?? {};
  const entrants = namesOf(plan?.entrants ?? []);
  const out = new Set<string>();
  const ofSection = tournament.draws.filter(
    (draw) => draw.section === section && after < draw.round && draw.round < round,
  );
  for (const draw of ofSection)
    for (const [home, away] of draw.meetings) {
      const found = matches.find(
        ({ of, match }) => of.round === draw.round && match.home === home && match.away === away,
      );
      const loser = found && loserOf(found);
      if (loser !== undefined) out.add(loser);
      else if (!isGone(tournament, home, round) && !isGone(tournament, away, round))
        return found?.isOver
          ? fail('ERR_LEVEL', `${home}–${away}`, `the match ${home}–${away} is a tie`)
          : fail('ERR_WAIT', `${home}–${away}`, `the match ${home}–${away} is not over`);
    }
  const { present } = drawableIn(tournament, section, round);
  const bracket = bracketOf(bracketSize(entrants.length)).map((seed) => entrants[seed - 1]);
  const left = bracket.filter((team) => team === undefined || (present.includes(team) && !out.has(team)));
  // after the first round nobody has a bye, unless somebody has left
  const slots = round === after + 1 ? left : left.filter((team) => team !== undefined);
  if (slots.filter((team) => team !== undefined).length < 2)
    return fail('ERR_FEW', section, 'no opponent is left for this round');
  const seedOf = (team: string): number => entrants.indexOf(team);
  const twos = Array.from({ length: Math.ceil(slots.length / 2) }, (_, i) =>
    slots
      .slice(2 * i, 2 * i + 2)
      .flatMap((team) => team ?? [])
      .sort((one, other) => seedOf(one) - seedOf(other)),
  );
  return ok({
    meetings: twos.flatMap(([home, away]) =>
      home === undefined || away === undefined ? [] : [[home, away] as const],
    ),
    byes: twos.flatMap(([home, away]) => (home !== undefined && away === undefined ? [home] : [])),
  });
}

const isGone = ({ absences }: Tournament, team: string, round: number): boolean =>
  absences.some(({ contestant, from, to }) => contestant === team && from <= round && to === undefined);
