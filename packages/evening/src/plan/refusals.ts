import { PLACES, roundsOf } from '@overtrick/movements/movement';
import { parseMovement } from '@overtrick/movements/text';
import { strangerIn } from '../entrants/refusals.ts';
import { parseLine, parseSitting } from '../line.ts';
import { meetingOfSeats } from '../lines/meeting.ts';
import { linesAt } from '../lines/standing.ts';
import { MOST_OF } from '../log/field.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { EMPTY_BOOK, isBegun } from '../results/book.ts';
import type { Tournament } from '../tournament.ts';
import type { Absent, Curtailed, Planned, Reboarded, Reseated } from './entries.ts';
import { boardsOfSet, roundsOfSection, sectionsOf } from './plan.ts';

/** More boards than any club has, limited by the digits in a line's name. */
const MOST_BOARDS = 999;
/** The most results of a tournament: those of 200 tables in four evenings of 25 boards. */
const MOST_LINES = 20_000;

/** Refuses a plan that cannot be played. A plan with faults is accepted: the director sees the faults. */
export function planRefusal(tournament: Tournament, planned: Planned): Refusal | undefined {
  const { section, movement, entrants, boardsPerRound, firstBoard } = planned;
  const stranger = strangerIn(tournament, entrants);
  if (stranger) return stranger;
  const twice = entrants.find((id, i) => id !== null && entrants.indexOf(id) !== i);
  if (twice !== undefined && twice !== null)
    return refuse('ERR_CONTESTANT', twice, `${twice} has two numbers in the plan`);
  const read = parseMovement(JSON.stringify(movement));
  if (!read.ok) return refuse('ERR_PLAN', section, read.why ?? 'the movement cannot be read');
  const { seating, tables } = read.value;
  const { form } = tournament.terms;
  if (planned.after !== undefined && planned.after >= planned.from)
    return refuse(
      'ERR_PLAN',
      section,
      `the section starts after round ${planned.after}: a plan cannot start earlier`,
    );
  if (seating !== form)
    return refuse('ERR_PLAN', section, `the movement is one of ${seating}: it does not fit ${form}`);
  if (roundsOf(read.value) > MOST_OF.rounds)
    return refuse(
      'ERR_PLAN',
      section,
      `a section can have at most ${MOST_OF.rounds} rounds in all its evenings`,
    );
  const played = tables.flat().filter(({ set }) => set > 0).length * boardsPerRound;
  const others = [...tournament.lines.values()].filter((line) => line.section !== section).length;
  if (played + others > MOST_LINES)
    return refuse(
      'ERR_PLAN',
      section,
      `a tournament has at most ${MOST_LINES} results, and this plan has ${played}: plan fewer rounds or boards`,
    );
  const most = Math.max(0, ...tables.flat().map(({ set }) => set));
  const last = boardsOfSet({ firstBoard, boardsPerRound }, Math.max(1, most)).at(-1) ?? 0;
  return last > MOST_BOARDS
    ? refuse('ERR_PLAN', section, `board numbers end at ${MOST_BOARDS}: ${last} is too high`)
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
  if (twice !== undefined) return refuse('ERR_CONTESTANT', twice, `${twice} cannot meet itself`);
  const wanted = PLACES[form].names.length;
  const meeting = meetingOfSeats(form, seated);
  if (seated.length !== wanted || (seats !== undefined && (meeting.ns !== ns || meeting.ew !== ew)))
    return refuse('ERR_CONTESTANT', where, `${wanted} sit there, and are named by their places`);
  const sitting = parseSitting(where);
  const isThere =
    sitting === undefined
      ? parseLine(where) !== undefined && tournament.lines.has(where)
      : linesAt(tournament, sitting).length > 0;
  return isThere ? undefined : refuse('ERR_LINE', where, `there is no match at ${where} in this round`);
}

/** Refuses boards that the section does not play, and boards instead of those that have a result. */
export function boardsRefusal(tournament: Tournament, { where, boards }: Reboarded): Refusal | undefined {
  const sitting = parseSitting(where);
  const here = sitting === undefined ? [] : linesAt(tournament, sitting);
  const [first] = here;
  if (first === undefined) return refuse('ERR_LINE', where, `there is no match at ${where} in this round`);
  if (boards.length === 0) return refuse('ERR_LINE', where, 'name at least one board');
  if (new Set(boards).size < boards.length)
    return refuse('ERR_LINE', where, 'the same board is named twice: name each board once');
  const known = new Set(
    [...tournament.lines.values()].flatMap((line) => (line.section === first.section ? [line.board] : [])),
  );
  const stranger = boards.find((board) => !known.has(board));
  if (stranger !== undefined)
    return refuse('ERR_LINE', where, `section ${first.section} does not play board ${stranger}`);
  const begun = here.find(
    ({ line, board, isOffPlan }) =>
      !isOffPlan && !boards.includes(board) && isBegun(tournament.books.get(line) ?? EMPTY_BOOK),
  );
  return begun === undefined
    ? undefined
    : refuse(
        'ERR_LINE',
        begun.line,
        `board ${begun.board} has a result at this table: withdraw it, or enter it at the board that was played`,
      );
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
