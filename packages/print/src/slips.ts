import type { Schedule, ScheduledSitting } from './schedule.ts';
import { entrantName, numbersOf, placeName } from './seats.ts';
import { type Card, heading, left, middle, type Sheet, textsOf } from './sheet.ts';
import { resultColumns } from './travellers.ts';
import type { PrintWords } from './words.ts';

/** Builds a pick-up slip for each sitting: a row for each board, and a place to sign. */
export function pickUpSlips(schedule: Schedule, words: PrintWords): Sheet {
  const played = schedule.sittings.filter(({ boards }) => boards !== '');
  const most = Math.max(1, ...played.map(({ boardNumbers }) => boardNumbers.length));
  return {
    title: `${words.page.slips} · ${schedule.title}`,
    grid: { across: 2, down: most <= 3 ? 4 : most <= 6 ? 3 : most <= 12 ? 2 : 1, isCut: true },
    cards: played.map((sitting) => slip(schedule, sitting, words)),
  };
}

function slip(schedule: Schedule, sitting: ScheduledSitting, words: PrintWords): Card {
  const numberOf = numbersOf(schedule);
  const { place, round, boards, boardNumbers, seats } = sitting;
  const rows = boardNumbers.length > 0 ? boardNumbers.map(String) : Array.from({ length: 4 }, () => '');
  const [ns = '', ew = ''] = seats;
  const sits = (side: 'ns' | 'ew', id: string): string =>
    `${placeName(side, words)} ${entrantName(schedule, numberOf(id), words)}`;
  return {
    blocks: [
      heading(`${words.table(place)} · ${words.round(String(round))}`),
      ...textsOf(
        schedule.seating === 'pairs' || schedule.seating === 'teams'
          ? `${sits('ns', ns)}   ${sits('ew', ew)}`
          : seats.map(numberOf).join(', '),
        boardNumbers.length > 0 ? undefined : boards,
      ),
      {
        kind: 'table',
        isForm: true,
        columns: [middle(words.head.board, 3), ...resultColumns(words, 6), left(words.head.signature, 5)],
        rows: rows.map((board) => [board, '', '', '', '', '', '']),
      },
    ],
  };
}
