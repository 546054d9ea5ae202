import type { Event } from '@overtrick/duplicate/event/event';
import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { resultsError, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { scoreTeams } from '@overtrick/duplicate/teams/event';
import { type Entry, type ScoredLine, scoreOfEntry } from '@overtrick/duplicate/traveller/traveller';
import { auditOf } from '@overtrick/formats/events/audit';
import { eventFormatOf } from '@overtrick/formats/events/list';
import { contestantsOf, resultText } from '@overtrick/formats/events/publication';
import type { Fault, Reading } from '@overtrick/formats/events/reading';
import { EVENT_WRITERS, writeEvent } from '@overtrick/formats/events/writers';
import { present } from '@overtrick/rules/present';
import type { Failure } from '@overtrick/rules/result';
import type { OpenAnswer, OpenedBoard, OpenedEvent, OpenRequest } from './messages.ts';

/** Reads a score file, ranks it and compares the ranking with what the file states; or writes it in another format. */
export async function opened(request: OpenRequest): Promise<OpenAnswer> {
  const { name, bytes, method, corrections, saveAs } = request;
  const format = eventFormatOf(name, bytes);
  if (format === undefined) return { kind: 'failed', why: 'this is not a score file' };
  const faults: Fault[] = [];
  const reading: Reading = {
    ...{ keepsGoing: true, faults, corrections: new Map(corrections) },
    ...{ stated: [], passedOver: new Set<string>() },
    ...present({ method }),
  };
  const read = await format.read(bytes, reading);
  if (!read.ok) return failed(read);
  const own = read.value.method === method || method === undefined;
  const { options: _, ...plain } = read.value;
  const event: Event = own ? read.value : { ...plain, ...present({ method }) };
  if (saveAs !== undefined) return saved(event, saveAs);
  const shown = event.matches === undefined ? boardsOf(event) : teamsOf(event);
  if (!('ranking' in shown)) return failed(shown);
  const { ranking, boards } = shown;
  return {
    ...{ kind: 'event', areTeams: event.matches !== undefined, boards },
    ...present({ name: event.name, date: event.date }),
    isPercent: ranking.some(({ percentage }) => percentage !== undefined),
    ranking: ranking.map(({ contestant, place, percentage, average, points }) => ({
      ...{ id: contestant.id, place, number: contestant.number, total: percentage ?? average ?? points },
      ...present({ direction: contestant.direction }),
      names: (contestant.players ?? []).map((player) => player.name).join(' – '),
    })),
    faults: faults.map(({ at = '', why = '', costs, row }) => ({
      ...{ at, why, isRow: costs === 'row' },
      ...present({ row }),
    })),
    audit: auditOf(reading, ranking),
  };
}

const failed = ({ at, why, code }: Failure): OpenAnswer => ({
  ...{ kind: 'failed', why: why ?? code },
  ...present({ at }),
});

async function saved(event: Event, saveAs: string): Promise<OpenAnswer> {
  const writer = EVENT_WRITERS.find(({ id }) => id === saveAs);
  if (writer === undefined) return { kind: 'failed', why: `there is no format ${saveAs}` };
  const written = await writeEvent(writer, event, [], 'travellers');
  if (!written.ok) return failed(written);
  const { text, bytes, lost } = written.value;
  return { kind: 'saved', content: bytes === undefined ? text : Uint8Array.from(bytes), lost };
}

interface Shown {
  readonly ranking: readonly Ranked[];
  readonly boards: OpenedEvent['boards'];
}

/** Scores an event board by board. */
function boardsOf(event: Event): Shown | Failure {
  const scoring = scoringOf(event);
  if (!scoring.ok) return scoring;
  const wrong = resultsError(event.travellers, scoring.value);
  if (wrong) return wrong;
  const scored = scoreEvent(event, scoring.value);
  const numberOf = numbersOf(event);
  return {
    ranking: rankingOf(event, totalsOf(scored)),
    boards: scored.travellers.map(
      ({ traveller: { board, session }, lines }): OpenedBoard => ({
        board,
        ...present({ session }),
        lines: lines.map((line: ScoredLine) => ({
          ...lineOf(line.entry, numberOf),
          ...present({ nsPoints: line.NS?.points, ewPoints: line.EW?.points }),
        })),
      }),
    ),
  };
}

/** Scores an event of teams by its matches. */
function teamsOf(event: Event): Shown | Failure {
  const teams = scoreTeams(event);
  if (!teams.ok) return teams;
  const numberOf = numbersOf(event);
  return {
    ranking: teams.value.ranking,
    boards: event.travellers.map(({ board, session, entries }) => ({
      board,
      ...present({ session }),
      lines: entries.map((entry) => lineOf(entry, numberOf)),
    })),
  };
}

function numbersOf(event: Event): (id: string) => string {
  const known = contestantsOf(event);
  return (id) => known.get(id)?.number ?? id;
}

const lineOf = (entry: Entry, numberOf: (id: string) => string) => ({
  ...{ ns: numberOf(entry.ns), ew: numberOf(entry.ew), result: resultText(entry.outcome) },
  ...present({ score: scoreOfEntry(entry) }),
});
