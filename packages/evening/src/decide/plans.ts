import { PLACES, roundsOf } from '@overtrick/movements/movement';
import { parseMovement } from '@overtrick/movements/text';
import { EMPTY_BOOK, isBegun } from '../book.ts';
import type { Substituted } from '../entries/results.ts';
import type { Absent, Curtailed, Lined, Penalised, Planned, Reseated } from '../entry.ts';
import { MOST_OF } from '../form/field.ts';
import { KEEPER, type Key } from '../key.ts';
import { makeSitting, parseLine, parseSitting } from '../line.ts';
import { hasTop } from '../lines/contestants.ts';
import { meetingOfSeats } from '../lines/meeting.ts';
import { boardsOfSet, dealKeyIn, roundsOfSection, sectionsOf } from '../plan.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament } from '../tournament.ts';
import { type Refusal, refuse } from './refusal.ts';
import { linesAt } from './standing.ts';

/** More than any club has; a line's name has so many digits. */
const MOST_BOARDS = 999;

/** The first of the contestants who is not there. */
export function strangerIn(
  { contestants }: Pick<Tournament, 'contestants'>,
  ids: readonly (string | null)[],
): Refusal | undefined {
  const stranger = ids.find((id) => id !== null && !contestants.has(id));
  return stranger === undefined || stranger === null
    ? undefined
    : refuse('ERR_CONTESTANT', stranger, `there is no contestant ${stranger}`);
}

/** A penalty in tops, or in percent of them, takes nothing where there is no top. A file's may be so all the same. */
export function penaltyRefusal(
  tournament: Tournament,
  key: Key,
  { contestant, unit }: Penalised,
): Refusal | undefined {
  const stranger = strangerIn(tournament, [contestant]);
  if (stranger || key.number === KEEPER.number || unit === 'points' || hasTop(tournament.terms))
    return stranger;
  return refuse('ERR_TERMS', unit, 'without a top a penalty is in points');
}

/** The refusal of a plan that nobody can play. One with faults is not refused: the desk shows them. */
export function planRefusal(tournament: Tournament, planned: Planned): Refusal | undefined {
  const { section, movement, entrants, boardsPerRound, firstBoard } = planned;
  const stranger = strangerIn(tournament, entrants);
  if (stranger) return stranger;
  const twice = entrants.find((id, i) => id !== null && entrants.indexOf(id) !== i);
  if (twice !== undefined && twice !== null)
    return refuse('ERR_CONTESTANT', twice, `${twice} has two numbers of the plan`);
  const read = parseMovement(JSON.stringify(movement));
  if (!read.ok) return refuse('ERR_PLAN', section, read.why ?? 'the movement cannot be read');
  const { seating, tables } = read.value;
  const { form } = tournament.terms;
  if (planned.after !== undefined && planned.after >= planned.from)
    return refuse('ERR_PLAN', section, `its rounds follow round ${planned.after}: they do not begin before`);
  if (seating !== form)
    return refuse('ERR_PLAN', section, `the movement is one of ${seating}: it does not fit ${form}`);
  if (roundsOf(read.value) > MOST_OF.rounds)
    return refuse('ERR_PLAN', section, `a section has ${MOST_OF.rounds} rounds at most, of all evenings`);
  const most = Math.max(0, ...tables.flat().map(({ set }) => set));
  const last = boardsOfSet({ firstBoard, boardsPerRound }, Math.max(1, most)).at(-1) ?? 0;
  return last > MOST_BOARDS
    ? refuse('ERR_PLAN', section, `boards go to ${MOST_BOARDS} at most, not to ${last}`)
    : undefined;
}

export function curtailRefusal({ plans }: Tournament, { section, rounds }: Curtailed): Refusal | undefined {
  if (!sectionsOf(plans).includes(section))
    return refuse('ERR_SECTION', section, `section ${section} has no plan`);
  const most = roundsOfSection(plans, section);
  return rounds > most
    ? refuse('ERR_SECTION', section, `section ${section} has ${most} rounds, not ${rounds}`)
    : undefined;
}

export function seatRefusal(tournament: Tournament, { where, ns, ew, seats }: Reseated): Refusal | undefined {
  const { form } = tournament.terms;
  const seated = seats ?? [ns, ew];
  const stranger = strangerIn(tournament, seated);
  if (stranger) return stranger;
  const twice = seated.find((id, i) => seated.indexOf(id) !== i);
  if (twice !== undefined) return refuse('ERR_CONTESTANT', twice, `${twice} does not meet itself`);
  const wanted = PLACES[form].names.length;
  const meeting = meetingOfSeats(form, seated);
  if (seated.length !== wanted || (seats !== undefined && (meeting.ns !== ns || meeting.ew !== ew)))
    return refuse('ERR_CONTESTANT', where, `${wanted} sit there, and are named by their places`);
  const sitting = parseSitting(where);
  const isThere =
    sitting === undefined
      ? parseLine(where) !== undefined && tournament.lines.has(where)
      : linesAt(tournament, sitting).length > 0;
  return isThere ? undefined : refuse('ERR_LINE', where, `nobody plays at ${where}`);
}

export function absenceRefusal(tournament: Tournament, absent: Absent): Refusal | undefined {
  const { contestant, from, to } = absent;
  const stranger = strangerIn(tournament, [contestant]);
  if (stranger) return stranger;
  const isBackward = to !== undefined && to < from - 1;
  return isBackward
    ? refuse('ERR_SECTION', contestant, `an absence from round ${from} does not end with round ${to}`)
    : undefined;
}

/** A substitute is one more of the contestant's players; of a team the line-up says who plays. */
export function substituteRefusal(
  tournament: Tournament,
  { contestant, player, substitute, from, to = from }: Substituted,
): Refusal | undefined {
  const stranger = strangerIn(tournament, [contestant]);
  if (stranger) return stranger;
  const wrong = (why: string) => refuse('ERR_CONTESTANT', contestant, why);
  if (tournament.terms.form === 'teams') return wrong('of a team the line-up says who plays');
  const players = tournament.contestants.get(contestant)?.players ?? [];
  const sit = tournament.terms.form === 'pairs' && tournament.terms.seats === undefined ? 2 : 1;
  if (player > sit || substitute <= sit || substitute > players.length)
    return wrong(`a substitute is a player more than the ${sit} who sit there: enter their name first`);
  return to < from ? wrong(`round ${from} comes after round ${to}`) : undefined;
}

/** Four of the team's players sit, each once, in rounds that have not begun. */
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

/** The player who would play a board in both directions: the halves of a match may be in two rounds. */
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
