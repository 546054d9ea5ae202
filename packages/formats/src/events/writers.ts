import type { CsvTable } from './csv/write.ts';
import type { Publication, WrittenEvent } from './publication.ts';

/** A format in which a published event is written. */
export interface EventWriter {
  readonly id: string;
  readonly name: string;
  /** The ending of its files, with the dot. */
  readonly ending: string;
  /** @param table which table, where the format has one a file */
  write(publication: Publication, table: CsvTable): Promise<WrittenEvent>;
}

/** Every format in which events are written, one line each. What a format needs is loaded when it is asked for. */
export const EVENT_WRITERS: readonly EventWriter[] = [
  {
    id: 'usebio',
    name: 'USEBIO 1.2',
    ending: '.xml',
    write: async ({ scored, ranking }) => (await import('./usebio/write.ts')).writeUsebio(scored, ranking),
  },
  {
    id: 'pbn',
    name: 'PBN 2.1 with score tables',
    ending: '.pbn',
    write: async (publication) => (await import('./pbn/write.ts')).writePbnEvent(publication),
  },
  {
    id: 'csv',
    name: 'comma-separated values, one table a file',
    ending: '.csv',
    write: async (publication, table) => whole((await import('./csv/write.ts')).writeCsv(publication, table)),
  },
  {
    id: 'html',
    name: 'one page to keep',
    ending: '.html',
    write: async (publication) => whole((await import('./html/write.ts')).writeHtmlEvent(publication)),
  },
  {
    id: 'json',
    name: 'Event',
    ending: '.json',
    write: async ({ scored }) => whole((await import('./json/write.ts')).writeJsonEvent(scored.event)),
  },
];

const whole = (text: string): WrittenEvent => ({ text, lost: [] });
