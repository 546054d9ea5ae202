import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { parseLine } from '@overtrick/evening/line';
import type { KeyView, TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../../text/evening.ts';
import { labelOf } from '../../names.ts';
import { resultInWords } from '../../result.ts';
import { sideInWords } from '../../sides.ts';

/** An entry of the log in words. */
export function entryInWords(view: TournamentView, entry: TournamentEntry): string {
  const words = eveningText.audit;
  const { seats } = view.head;
  switch (entry.kind) {
    case 'reported':
      return words.told(
        entry.side === 'both' ? words.bothSides : sideInWords(seats, entry.side),
        resultOn(entry.line, entry.result, seats),
      );
    case 'agreed':
      return words.agreed(sideInWords(seats, entry.side));
    case 'withdrawn':
      return words.withdrawn(entry.side === 'both' ? words.bothSides : sideInWords(seats, entry.side));
    case 'ruled':
      return entry.result === null
        ? words.takenBack(entry.reason)
        : words.ruled(resultOn(entry.line, entry.result, seats), entry.reason);
    case 'skipped':
    case 'accepted':
    case 'late':
    case 'scratched':
    case 'admitted':
    case 'revoked':
    case 'attended':
    case 'unflagged':
    case 'timed':
    case 'clock':
    case 'regulated':
    case 'ended':
    case 'published':
    case 'reopened':
      return words[entry.kind];
    case 'reseated':
      return words.reseated(labelOf(view, entry.ns), labelOf(view, entry.ew));
    default:
      return aboutPeople(view, entry);
  }
}

function aboutPeople(view: TournamentView, entry: TournamentEntry): string {
  const words = eveningText.audit;
  switch (entry.kind) {
    case 'entered':
    case 'amended':
      return words[entry.kind](entry.players?.map(({ name }) => name).join(eveningText.and) ?? '–');
    case 'hid':
      return words.hidden;
    case 'planned':
      return words.planned(entry.section, entry.from);
    case 'curtailed':
      return words.curtailed(entry.section, entry.rounds);
    case 'absent':
      return words.absent(entry.from);
    case 'penalised':
      return words.penalised(`${eveningText.hundredth(entry.amount)} ${entry.unit}`, entry.reason ?? '–');
    case 'granted':
      return words.granted(deviceInWords(view, entry));
    case 'begun':
      return words.begun(entry.where);
    case 'flagged':
    case 'announced':
      return words[entry.kind](entry.text);
    case 'appealed':
      return words.appealed(entry.text);
    case 'heard':
      return words.heard(entry.decision);
    case 'fouled':
      return entry.form === null ? words.unfouled(entry.board) : words.fouled(entry.board);
    case 'substituted':
      return words.substituted(entry.from);
    case 'dealt':
      return words.dealt(entry.board);
    case 'session':
      return words.session(entry.name);
    case 'unsealed':
      return words.unsealed(entry.board, entry.reason);
    default:
      return words.other(entry.kind);
  }
}

/** A key as people know it: `Scores at a table · A3`. */
export const deviceInWords = (
  view: TournamentView,
  { role, place, contestant, label }: Pick<KeyView, 'role' | 'place' | 'contestant' | 'label'>,
): string =>
  [eveningText.roles[role], place, contestant && labelOf(view, contestant), label]
    .filter(Boolean)
    .join(' · ');

const resultOn = (line: string, result: string, seats: TwoSeats | undefined): string =>
  resultInWords(result, parseLine(line)?.board ?? 1, seats);
