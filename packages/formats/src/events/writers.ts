import type { Event } from '@overtrick/duplicate/event/event';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { CsvTable } from './csv/write.ts';
import {
  type Publication,
  publicationOf,
  type TeamsPublication,
  teamsPublicationOf,
  type WrittenEvent,
} from './publication.ts';
import type { Upload } from './upload.ts';

/** A format for writing a published event. */
export interface EventWriter {
  readonly id: string;
  readonly name: string;
  /** The extension of its files, with the dot. */
  readonly ending: string;
  /** @param table the table to write, if the format has one a file */
  write(publication: Publication, table: CsvTable, upload?: Upload): Promise<Result<WrittenEvent>>;
  /** Absent if the format has no matches. */
  writeTeams?(publication: TeamsPublication, table: CsvTable): Promise<Result<WrittenEvent>>;
}

/**
 * Writes an event in a format, scored and ranked by its own method; a failure names what is wrong with the method's
 * options, or why the format cannot have the event.
 * @param hands the known hands of its boards
 * @param table the table to write, if the format has one a file
 * @param upload what a union wants beside the results, if the format has it
 */
export async function writeEvent(
  { name, write, writeTeams }: EventWriter,
  event: Event,
  hands: readonly HandRecord[],
  table: CsvTable,
  upload?: Upload,
): Promise<Result<WrittenEvent>> {
  if (event.matches !== undefined) {
    if (writeTeams === undefined)
      return fail('ERR_FORM', undefined, `${name} has no matches of teams: choose another format`);
    const teams = teamsPublicationOf(event, hands);
    return teams.ok ? writeTeams(teams.value, table) : teams;
  }
  const publication = publicationOf(event, hands);
  return publication.ok ? write(publication.value, table, upload) : publication;
}

/** Every format for writing events, one line each. The code of a format is loaded on demand. */
export const EVENT_WRITERS: readonly EventWriter[] = [
  {
    id: 'usebio',
    name: 'USEBIO 1.2',
    ending: '.xml',
    write: async ({ scored, ranking }, _table, upload) =>
      ok((await import('./usebio/write.ts')).writeUsebio(scored, ranking, upload)),
    writeTeams: async (publication) =>
      ok((await import('./usebio/writeTeams.ts')).writeUsebioTeams(publication)),
  },
  {
    id: 'pbn',
    name: 'PBN 2.1 with score tables',
    ending: '.pbn',
    write: async (publication) => ok((await import('./pbn/write.ts')).writePbnEvent(publication)),
    writeTeams: async (publication) => ok((await import('./pbn/writeTeams.ts')).writePbnTeams(publication)),
  },
  {
    id: 'bws',
    name: 'Bridgemate',
    ending: '.bws',
    write: async (publication) => (await import('./bridgemate/write.ts')).writeBridgemate(publication),
  },
  {
    id: 'csv',
    name: 'comma-separated values, one table a file',
    ending: '.csv',
    write: async (publication, table) => {
      const { lostOfTable, writeCsv } = await import('./csv/write.ts');
      return ok({ text: writeCsv(publication, table), lost: lostOfTable(publication, table) });
    },
    writeTeams: async (publication, table) =>
      whole((await import('./csv/writeTeams.ts')).writeCsvTeams(publication, table)),
  },
  {
    id: 'html',
    name: 'one page to keep',
    ending: '.html',
    write: async (publication) => whole((await import('./html/write.ts')).writeHtmlEvent(publication)),
    writeTeams: async (publication) => whole((await import('./html/write.ts')).writeHtmlTeams(publication)),
  },
  {
    id: 'json',
    name: 'Event',
    ending: '.json',
    write: async ({ scored }) => whole((await import('./json/write.ts')).writeJsonEvent(scored.event)),
    writeTeams: async ({ event }) => whole((await import('./json/write.ts')).writeJsonEvent(event)),
  },
];

const whole = (text: string): Result<WrittenEvent> => ok({ text, lost: [] });
