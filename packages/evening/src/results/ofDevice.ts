import type { TournamentCommand } from '../entry.ts';
import type { Key } from '../keys/key.ts';
import { type Line, makePlace, parseLine } from '../line.ts';
import { type Meeting, sideOf } from '../lines/meeting.ts';
import { linesAt, mayHaveBegun } from '../lines/standing.ts';
import { notFor } from '../log/notFor.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { isReportedByTable } from '../online/refusals.ts';
import { linesOfRound } from '../plan/plan.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament } from '../tournament.ts';

type OfLine = Extract<
  TournamentCommand,
  { kind: 'reported' | 'agreed' | 'withdrawn' | 'skipped' | 'checked' }
>;

/** Refuses a command on a line from a device that may not report that line. */
export function deviceRefusal(tournament: Tournament, command: OfLine, key: Key): Refusal | undefined {
  const line = parseLine(command.line);
  if (line === undefined || key.role === 'scorer') return undefined;
  if (isReportedByTable(tournament, command.line))
    return notFor(key, 'this board is played at an online table, which reports the result itself');
  const { device } = tournament.terms.policies;
  if (key.role === 'table') {
    if (device === 'own') return notFor(key, 'results are entered on the players’ own devices');
    if (makePlace(line) !== key.place) return notFor(key, `this device belongs to ${key.place}`);
  } else {
    if (device === 'table') return notFor(key, 'results are entered on the table’s device');
    const wrong = sideRefusal(tournament, key, command, line);
    if (wrong) return wrong;
  }
  return mayHaveBegun(tournament, line)
    ? undefined
    : refuse('ERR_ROUND', command.line, `round ${line.round} has not started at ${makePlace(line)}`);
}

/** Refuses a player's report for the other side. */
function sideRefusal(tournament: Tournament, key: Key, command: OfLine, line: Line): Refusal | undefined {
  const met = meetingAt(tournament, command, line);
  const side = met && sideOf(met, key.contestant ?? '');
  if (side === undefined || met === undefined || !sitsAt(tournament, key, { ...met, round: line.round }))
    return notFor(key, `you do not play at ${makePlace(line)} in round ${line.round}`);
  if (command.kind === 'skipped' || command.kind === 'checked' || command.side === side) return undefined;
  return notFor(key, 'each side reports on its own device: enter your own side’s result');
}

/** Finds the meeting at a line: by the plan that the device knew, or by the current one. */
function meetingAt(tournament: Tournament, command: OfLine, line: Line): Meeting | undefined {
  const plan =
    command.kind === 'reported' ? tournament.plans.find(({ number }) => number === command.plan) : undefined;
  const known = plan && linesOfRound(plan, line.round).find((one) => one.line === command.line);
  return known ?? tournament.lines.get(command.line) ?? linesAt(tournament, line)[0];
}
