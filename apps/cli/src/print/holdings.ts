import type { HandRecord } from '@overtrick/duplicate/handRecord';
import { parseLog } from '@overtrick/evening/log';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import type { Standpoint } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { type Board, termsOf } from '@overtrick/formats/board';
import { eventFormatOf } from '@overtrick/formats/events/list';
import { type Publication, publicationOf } from '@overtrick/formats/events/publication';
import type { Movement } from '@overtrick/movements/movement';
import { parseMovement } from '@overtrick/movements/text';
import { type BoardTerms, termsOf as termsOfNumber } from '@overtrick/print/boardWords';
import { handRecordsOf, scheduleOfTournament } from '@overtrick/print/ofTournament';
import { type Results, scoredOfView } from '@overtrick/print/ofView';
import { type Schedule, scheduleOfMovement } from '@overtrick/print/schedule';
import type { PrintWords } from '@overtrick/print/words';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { boardsIn, formatOf } from '../boardFile.ts';
import { eventIn } from '../eventFile.ts';
import { inSource, readBytes, type Source, sourceOf } from '../input.ts';
import type { Io } from '../io.ts';
import { handRecordOf } from './handRecords.ts';

/** The content of a file from which sheets are made; missing parts are absent. */
export interface Holdings {
  readonly title: string;
  /** The date, such as `2026-11-21`, if it is known. */
  readonly date?: string;
  /** The id of the game, if it is known. */
  readonly game?: string;
  readonly schedule?: Schedule;
  readonly movement?: Movement;
  /** An event with at least one result. */
  readonly publication?: Publication;
  /** Its results: also of teams, whose boards have no points of their own. */
  readonly results?: Results;
  readonly boards?: readonly BoardTerms[];
  readonly hands?: readonly HandRecord[];
  /** The number of boards in the file with unknown hands. */
  readonly unknown?: number;
}

const DIRECTOR: Standpoint = { role: 'director', key: 0 };

interface Wanted {
  readonly boardsPerRound: number | undefined;
  readonly words: PrintWords;
}

/** Reads any supported file: a tournament's log, a movement, an event, boards. */
export async function readHoldings(io: Io, file: string, wanted: Wanted): Promise<Result<Holdings>> {
  const name = file === '-' ? '<stdin>' : file;
  const bytes = await readBytes(io, file);
  if (!bytes.ok) return { ...bytes, at: name };
  const source = sourceOf(name, bytes.value);
  const json = source.ok ? firstValue(source.value.text) : undefined;
  if (source.ok && json?.kind !== undefined) return ofLog(source.value, wanted);
  if (source.ok && json?.tables !== undefined) return ofMovement(source.value, json, wanted);
  const isScoreTable = source.ok && /^\s*\[ScoreTable/m.test(source.value.text);
  const format = eventFormatOf(name, bytes.value);
  const isEvent = format !== undefined && (format.id !== 'pbn' || isScoreTable);
  if (isEvent && !(format.id === 'json' && json?.format === undefined)) {
    const read = await eventIn(name, bytes.value);
    if (!read.ok) return read;
    const { event, hands } = read.value;
    if (event.matches !== undefined)
      return fail('ERR_FORM', name, 'print the sheets of a teams event from its log');
    const published = publicationOf(event, hands);
    return published.ok ? ok(ofEvent(published.value)) : { ...published, at: name };
  }
  if (!source.ok) return source;
  const boards = boardsOf(source.value);
  return boards.ok ? ok(ofBoards(boards.value)) : boards;
}

/** Returns the object at the beginning of a text: the whole text, or its first line. */
function firstValue(text: string): Readonly<Record<string, unknown>> | undefined {
  for (const part of [text, text.trimStart().split('\n')[0] ?? ''])
    try {
      const value: unknown = JSON.parse(part);
      if (typeof value === 'object' && value !== null) return { ...value };
    } catch {
      // the text is not JSON, or more than one value
    }
  return undefined;
}

function ofLog(source: Source, { words }: Wanted): Result<Holdings> {
  const log = parseLog(source.text);
  if (!log.ok) return inSource(source, log);
  const { tournament } = log.value;
  const hands = handRecordsOf(tournament);
  const event = eventOf(tournament);
  const published = event.matches === undefined ? publicationOf(event, hands) : undefined;
  if (published && !published.ok) return inSource(source, published);
  const schedule = scheduleOfTournament(tournament, words.page.ranking);
  const numbers = new Set(schedule.sittings.flatMap(({ boardNumbers }) => boardNumbers));
  return ok({
    title: tournament.terms.name ?? '',
    game: tournament.terms.game,
    ...(tournament.terms.date !== undefined && { date: tournament.terms.date }),
    ...(schedule.sittings.length > 0 && { schedule }),
    ...(numbers.size > 0 && { boards: [...numbers].sort((a, b) => a - b).map(termsOfNumber) }),
    ...(hands.length > 0 && { hands }),
    ...(published && published.value.ranking.length > 0 && { publication: published.value }),
    ...resultsOf(tournament, published?.value),
  });
}

/** Returns the results of a log, as its director sees them; in teams those of settled segments, with their IMPs. */
function resultsOf(tournament: Tournament, published: Publication | undefined): Pick<Holdings, 'results'> {
  const results = published
    ? published.scored
    : scoredOfView(viewFor(tournament, DIRECTOR, { ranking: false }));
  return results !== undefined && results.travellers.length > 0 ? { results } : {};
}

function ofMovement(
  source: Source,
  json: Readonly<Record<string, unknown>>,
  { words, boardsPerRound }: Wanted,
): Result<Holdings> {
  const read = parseMovement(source.text);
  if (!read.ok) return inSource(source, read);
  const own = Number.isInteger(json.boardsPerRound) ? Number(json.boardsPerRound) : undefined;
  const schedule = scheduleOfMovement({
    movement: read.value,
    boardsPerRound: boardsPerRound ?? own,
    setName: words.set,
  });
  const numbers = new Set(schedule.sittings.flatMap(({ boardNumbers }) => boardNumbers));
  return ok({
    title: read.value.name,
    schedule,
    movement: read.value,
    ...(numbers.size > 0 && { boards: [...numbers].sort((a, b) => a - b).map(termsOfNumber) }),
  });
}

function ofEvent(publication: Publication): Holdings {
  const { event, travellers } = publication.scored;
  const hands = [...publication.hands.values()];
  return {
    title: event.name ?? '',
    ...(event.date !== undefined && { date: event.date }),
    publication,
    results: publication.scored,
    boards: [...new Set(travellers.map(({ traveller }) => traveller.board))].map(termsOfNumber),
    ...(hands.length > 0 && { hands }),
  };
}

function boardsOf(source: Source): Result<readonly Board[]> {
  const format = formatOf(source);
  if (!format.ok) return format;
  const { boards, wrong } = boardsIn({ source, format: format.value });
  return (
    wrong[0] ??
    (boards.length > 0
      ? ok(boards)
      : fail('ERR_NO_BOARD', `${source.name}:1:1`, 'there is no board in the file'))
  );
}

/** Collects boards by their numbers, each once: a match file has each board at two tables. */
function ofBoards(boards: readonly Board[]): Holdings {
  const hands = new Map<number, HandRecord>();
  const terms = new Map<number, BoardTerms>();
  let unknown = 0;
  for (const board of boards) {
    const record = handRecordOf(board);
    const found = termsOf(board);
    if (record === undefined) unknown++;
    if (record && !hands.has(record.board)) hands.set(record.board, record);
    if (found && board.number !== undefined && !terms.has(board.number))
      terms.set(board.number, { board: board.number, dealer: found.dealer, vul: found.vul });
  }
  const tagOf = (wanted: string) => boards[0]?.tags.find(({ name }) => name === wanted)?.value.trim() ?? '';
  const title = tagOf('Event');
  const date = tagOf('Date').replaceAll('.', '-');
  return {
    title: /^[?-]$/.test(title) ? '' : title,
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && { date }),
    ...(terms.size > 0 && { boards: [...terms.values()] }),
    ...(hands.size > 0 && { hands: [...hands.values()] }),
    ...(unknown > 0 && { unknown }),
  };
}
