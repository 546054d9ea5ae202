import { uncountedAwards } from '@overtrick/duplicate/event/awards';
import { scoreMeetings } from '@overtrick/duplicate/event/meetings';
import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { doubtsOf } from '@overtrick/evening/desk/doubts';
import { progressOf } from '@overtrick/evening/desk/progress';
import { contestantsOf } from '@overtrick/evening/lines/contestants';
import { PARTNERS } from '@overtrick/evening/lines/meeting';
import { countedOf, lineStateOf } from '@overtrick/evening/results/counted';
import { makeReported } from '@overtrick/evening/results/result';
import { rankedTeams, scoredMatches } from '@overtrick/evening/teams/standings';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import { ok, type Result } from '@overtrick/rules/result';
import type { Trouble } from '../../command.ts';
import type { Io } from '../../io.ts';
import { rankingRows, rankingTable } from '../../text/eventText.ts';
import { matchRows, matchTable, meetingRows } from '../../text/matchText.ts';
import { makeTable } from '../../text/table.ts';
import { readLog } from './tournamentFiles.ts';

function scored(tournament: Tournament): Result<ScoredEvent> {
  const current = eventOf(tournament);
  const scoring = scoringOf(current);
  return scoring.ok ? ok(scoreEvent(current, scoring.value)) : scoring;
}

/** Prints the state of a tournament: its ranking, its matches, its lines, and the missing and doubtful results. */
export async function show(io: Io, file: string, json: true | undefined): Promise<Trouble> {
  const log = await readLog(io, file);
  if (!log.ok) return log;
  const { tournament: shown } = log.value;
  const isTeams = shown.terms.form === 'teams';
  const event = isTeams ? undefined : scored(shown);
  if (event?.ok === false) return { ...event, at: file };
  const uncounted = event && uncountedAwards(event.value);
  if (uncounted !== undefined) io.err(`${file === '-' ? '<stdin>' : file}: ${uncounted}\n`);
  const ranking = event ? rankingOf(event.value.event, totalsOf(event.value)) : rankedTeams(shown);
  const decimals = event?.value.scoring.method.decimals ?? 2;
  const numberOf = numbersOf(shown);
  const lines = [...shown.lines.values()].map((line) => {
    const result = countedOf(shown, line);
    return {
      line: line.line,
      board: line.board,
      ns: numberOf(line.ns),
      ew: numberOf(line.ew),
      ...(line.seats && { seats: line.seats.map(numberOf) }),
      state: lineStateOf(shown, line),
      ...(result && { result: makeReported(result) }),
    };
  });
  const missing = lines.filter(({ result, state }) => result === undefined && state !== 'void');
  const { round } = progressOf(shown);
  const doubts = doubtsOf(shown).map(({ line, code }) => ({ line, code }));
  const { state } = shown;
  const matches =
    event === undefined
      ? matchRows(scoredMatches(shown), numberOf)
      : meetingRows(scoreMeetings(event.value), numberOf);
  const isInMatches = isTeams || event?.value.event.meetings !== undefined;
  if (json) {
    const rows = rankingRows(ranking, decimals);
    const names = missing.map(({ line }) => line);
    await io.out(
      `${JSON.stringify({ state, round, ranking: rows, ...(isInMatches && { matches }), lines, missing: names, doubts })}\n`,
    );
    return undefined;
  }
  await io.out(rankingTable(ranking, decimals));
  if (isInMatches) await io.out(matchTable(matches));
  const doubtsOfLine = Map.groupBy(doubts, ({ line }) => line);
  await io.out(
    makeTable(
      ['Line', 'Board', 'NS', 'EW', 'Result', 'State', 'Doubts'],
      lines.map(({ line, board, ns, ew, seats = [], result = '', state: is }) => [
        line,
        String(board),
        ...(seats.length === 3 ? [seats[0] ?? '', seats.slice(1).join(' ')] : [ns, ew]),
        result,
        is,
        (doubtsOfLine.get(line) ?? []).map(({ code }) => code).join(' '),
      ]),
    ),
  );
  return undefined;
}

/** Returns the numbers of contestants by the ids in lines; for two partners, both numbers. */
function numbersOf(tournament: Tournament): (id: string) => string {
  const numbers = new Map(contestantsOf(tournament).map(({ id, number }) => [id, number]));
  return (id) =>
    numbers.get(id) ??
    id
      .split(PARTNERS)
      .map((one) => numbers.get(one) ?? one)
      .join(PARTNERS);
}
