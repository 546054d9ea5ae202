import { strangerIn } from '../entrants/refusals.ts';
import type { Key } from '../keys/key.ts';
import { makeSitting } from '../line.ts';
import { MOST_OF } from '../log/field.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { dealKeyIn } from '../plan/plan.ts';
import { EMPTY_BOOK, isBegun } from '../results/book.ts';
import type { Tournament } from '../tournament.ts';
import type { Carded, Lined } from './entries.ts';
import { linesOfMatch, matchAt, matchesOf, matchInRound } from './matches.ts';
import { isLinedUp, sitsAt } from './seats.ts';

/** Refuses a card of a match that is not from one of its teams or the director. */
export function cardRefusal(tournament: Tournament, { where, contestant }: Carded): Refusal | undefined {
  const match = matchAt(tournament, where);
  if (match === undefined) return refuse('ERR_LINE', where, `no match is played at ${where}`);
  return contestant === undefined || contestant === match.home || contestant === match.away
    ? undefined
    : refuse('ERR_CONTESTANT', contestant, `${contestant} does not play the match at ${where}`);
}

/**
 * Refuses a line-up out of turn: by the policy the home team names its line-up second, or both do so blindly. A blind
 * line-up cannot be changed, since the team could have seen the other one; a director may change it.
 */
export function secondRefusal(
  tournament: Tournament,
  { contestant, from }: Lined,
  { role }: Key,
): Refusal | undefined {
  const { lineUp } = tournament.terms.policies;
  if (lineUp === 'free' || role === 'director') return undefined;
  const closed = (why: string) => refuse('ERR_CLOSED', contestant, why);
  const isIn = (team: string, round: number) => isLinedUp(tournament, team, round);
  const match = matchInRound(tournament, contestant, from);
  if (lineUp === 'home' && match?.home === contestant && !isIn(match.away, from))
    return closed('the team that is not at home says first who sits where');
  // a word holds for all rounds from its own on
  const isKnown = matchesOf(tournament).some(({ home, away, boards }) => {
    const isOwn = home === contestant || away === contestant;
    const isOther = lineUp === 'blind' || away === contestant;
    const rounds = isOwn && isOther ? linesOfMatch({ boards }).map(({ round }) => round) : [];
    return rounds.some((round) => round >= from && isIn(home, round) && isIn(away, round));
  });
  return isKnown ? closed('both line-ups are in: a director changes one of them') : undefined;
}

/** Refuses a line-up unless four different players of the team sit in rounds that have not started. */
export function lineUpRefusal(tournament: Tournament, lined: Lined): Refusal | undefined {
  const { contestant, from, ns, ew } = lined;
  const stranger = strangerIn(tournament, [contestant]);
  if (stranger) return stranger;
  if (tournament.terms.form !== 'teams') return refuse('ERR_PLAN', contestant, 'only teams have a line-up');
  if (new Set([...ns, ...ew]).size < 4)
    return refuse('ERR_CONTESTANT', contestant, 'four players sit, each once');
  const hasBegun = [...tournament.lines.values()].some(
    (line) =>
      line.round >= from &&
      (line.ns === contestant || line.ew === contestant) &&
      (isBegun(tournament.books.get(line.line) ?? EMPTY_BOOK) || tournament.seated.has(makeSitting(line))),
  );
  if (hasBegun) return refuse('ERR_ROUND', contestant, `round ${from} has begun for them`);
  const again = boardTwice(tournament, lined);
  return again === undefined
    ? undefined
    : refuse('ERR_CONTESTANT', contestant, `player ${again.player} would play board ${again.board} twice`);
}

/** Finds a player who would play a board in both directions: the halves of a match may be in two rounds. */
function boardTwice(tournament: Tournament, lined: Lined) {
  const { contestant } = lined;
  const then = { ...tournament, lineUps: [...tournament.lineUps, lined] };
  const keyOf = dealKeyIn(tournament.plans);
  const own = [...tournament.lines.values()].filter(({ ns, ew }) => ns === contestant || ew === contestant);
  for (let player = 1; player <= MOST_OF.players; player++) {
    const seen = new Set<string>();
    for (const line of own) {
      if (!sitsAt(then, { contestant, player }, line)) continue;
      if (seen.has(keyOf(line))) return { player, board: line.board };
      seen.add(keyOf(line));
    }
  }
  return undefined;
}
