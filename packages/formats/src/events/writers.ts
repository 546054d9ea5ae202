import type { Event } from '@overtrick/duplicate/event/event';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import { ok, type Result } from '@overtrick/rules/result';
import type { CsvTable } from './csv/write.ts';
import {
  type Publication,
  publicationOf,
  type TeamsPublication,
  teamsPublicationOf,
  type WrittenEvent,
} from './publication.ts';

/** A format for writing a published event. */
export interface EventWriter {
  readonly id: string;
  readonly name: string;
  /** The extension of its files, with the dot. */
  readonly ending: string;
  /** @param table the table to write, if the format has one a file */
  write(publication: Publication, table: CsvTable): Promise<WrittenEvent>;
  writeTeams(publication: TeamsPublication, table: CsvTable): Promise<WrittenEvent>;
}

/**
 * Writes an event in a format, scored and ranked by its own method; a failure names what is wrong with the method's
 * options.
 * @param hands the known hands of its boards
 * @param table the table to write, if the format has one a file
 */
export async function writeEvent(
  { write, writeTeams }: EventWriter,
  event: Event,
  hands: readonly HandRecord[],
  table: CsvTable,
): Promise<Result<WrittenEvent>> {
  if (event.matches !== undefined) {
    const teams = teamsPublicationOf(event, hands);
    return teams.ok ? ok(await writeTeams(teams.value, table)) : teams;
  }
  const publication = publicationOf(event, hands);
  return publication.ok ? ok(await write(publication.value, table)) : publication;
}

/** Every format for writing events, one line each. The code of a format is loaded on demand. */
export const EVENT_WRITERS: readonly EventWriter[] = [
  {
    id: 'usebio',
    name: 'USEBIO 1.2',
    ending: '.xml',
    write: async ({ scored, ranking }) => (await import('./usebio/write.ts')).writeUsebio(scored, ranking),
    writeTeams: async (publication) => (await import('./usebio/writeTeams.ts')).writeUsebioTeams(publication),
  },
  {
    id: 'pbn',
    name: 'PBN 2.1 with score tables',
    ending: '.pbn',
    write: async (publication) => (await import('./pbn/write.ts')).writePbnEvent(publication),
    writeTeams: async (publication) => (await import('./pbn/writeTeams.ts')).writePbnTeams(publication),
  },
  {
    id: 'csv',
    name: 'comma-separated values, one table a file',
    ending: '.csv',
    write: async (publication, table) => whole((await import('./csv/write.ts')).writeCsv(publication, table)),
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

const whole = (text: string): WrittenEvent => ({ text, lost: [] });
