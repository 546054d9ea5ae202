import { impsOf } from '@overtrick/rules/scores/imps';
import type { Award } from '../traveller/award.ts';
import type { Outcome, Part } from '../traveller/outcome.ts';
import { type MatchBoard, matchBoard } from './match.ts';

/** Compares a board at the two tables: the difference of the scores, or each team's IMPs if a director awarded them. */
export function compared(board: number, home: Outcome, away: Outcome): MatchBoard | undefined {
  if (home.kind === 'notPlayed' || away.kind === 'notPlayed') return undefined;
  if (home.kind === 'played' && away.kind === 'played') return matchBoard(board, home.score, away.score);
  const homeTeam = teamImps(home, away, 'ns');
  const awayTeam = teamImps(home, away, 'ew');
  return { board, home: homeTeam, away: awayTeam };
}

/** Returns the IMPs of the team that sits on `side` at the home table; average plus is 3 IMPs (Law 86B). */
function teamImps(home: Outcome, away: Outcome, side: 'ns' | 'ew'): number {
  const [own, other] = [judged(home, side), judged(away, side === 'ns' ? 'ew' : 'ns')];
  if ('percent' in own || 'percent' in other)
    return Math.min(...[own, other].flatMap((one) => ('percent' in one ? [impsOfAward(one)] : [])));
  const sign = side === 'ns' ? 1 : -1;
  return own.parts.reduce(
    (sum, one) =>
      sum +
      other.parts.reduce((so, two) => so + one.weight * two.weight * sign * impsOf(one.score - two.score), 0),
    0,
  );
}

type Judged = Award | { readonly parts: readonly Part[] };

function judged(outcome: Outcome, side: 'ns' | 'ew'): Judged {
  switch (outcome.kind) {
    case 'played':
      return { parts: [{ score: outcome.score, weight: 1 }] };
    case 'weighted':
      return outcome;
    case 'artificial':
      return side === 'ns' ? outcome.ns : outcome.ew;
    case 'split': {
      const own = side === 'ns' ? outcome.ns : outcome.ew;
      return own.kind === 'award' ? own.award : own;
    }
    // of three at a table: no team has that
    case 'points':
    case 'notPlayed':
      return { parts: [] };
  }
}

const impsOfAward = ({ percent }: Award): number => (3 * (percent - 50)) / 10;
