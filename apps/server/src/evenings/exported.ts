import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import { type HandRecord, handRecordOf } from '@overtrick/duplicate/handRecord';
import type { Key } from '@overtrick/evening/keys/key';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import type { BoardView, TournamentView } from '@overtrick/evening/view';
import { standpointOf } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import type { CsvTable } from '@overtrick/formats/events/csv/write';
import { EVENT_WRITERS, writeEvent } from '@overtrick/formats/events/writers';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/deals/board';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { readsLog } from './keys.ts';

/** A tournament as a file for another program. */
export interface ExportedFile {
  readonly content: string | Uint8Array;
  /** The extension, with the dot. */
  readonly ending: string;
}

/**
 * Exports the event: its current state for a director who does not play, the published one for everybody else, with the
 * names as its pages show them and without membership numbers. Hands are those that the key's owner may see.
 */
export async function exported(
  tournament: Tournament,
  key: Key | undefined,
  { format, table }: { readonly format: string; readonly table: CsvTable },
): Promise<Result<ExportedFile, 'ERR_NOT_FOUND' | 'ERR_UNPUBLISHED' | 'ERR_EXPORT'>> {
  const writer = EVENT_WRITERS.find(({ id }) => id === format);
  if (writer === undefined) return fail('ERR_NOT_FOUND', undefined, 'There is no such format.');
  const isWhole = readsLog(key);
  if (!isWhole && tournament.state !== 'published') return fail('ERR_UNPUBLISHED');
  const view = viewFor(tournament, standpointOf(tournament, key?.number ?? 0));
  const event = isWhole ? eventOf(tournament) : asShown(eventOf(tournament), view);
  const written = await writeEvent(writer, event, Object.values(view.boards).flatMap(handsOf), table);
  if (!written.ok) return fail('ERR_EXPORT', undefined, written.why);
  const { text, bytes } = written.value;
  const content = bytes ?? text;
  if (content.length === 0)
    return fail('ERR_EXPORT', undefined, 'No board has a result or hands that may be seen yet.');
  return ok({ content, ending: writer.ending });
}

function asShown(event: Event, { head }: TournamentView): Event {
  const shown = new Map(head.contestants.map(({ id, names }) => [id, names]));
  return {
    ...event,
    contestants: event.contestants.map(({ players, ...contestant }): Contestant => {
      const names = shown.get(contestant.id) ?? [];
      return { ...contestant, ...(players !== undefined && { players: names.map((name) => ({ name })) }) };
    }),
  };
}

function handsOf(board: BoardView): readonly HandRecord[] {
  const { board: number } = board;
  const terms = { board: number, dealer: dealerOfBoard(number), vul: vulOfBoard(number) };
  return [handRecordOf(terms, board) ?? []].flat();
}
