import { PLACES } from '@overtrick/movements/movement';
import { placesOf, type Schedule, type ScheduledSitting } from './schedule.ts';
import { numbersOf } from './seats.ts';
import { type Block, heading, left, middle, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** The most tables that stand beside each other on one page. */
const MOST_ACROSS = 10;

/**
 * Builds the whole movement: a row for each round, a column for each table. A wide one is split into several tables,
 * one below the other.
 */
export function movementSheet(schedule: Schedule, words: PrintWords, notes: readonly string[] = []): Sheet {
  const places = placesOf(schedule);
  const parts = Array.from({ length: Math.ceil(places.length / MOST_ACROSS) }, (_, i) =>
    places.slice(i * MOST_ACROSS, (i + 1) * MOST_ACROSS),
  );
  return {
    title: `${words.page.movement} · ${schedule.title}`,
    isWide: true,
    cards: [
      ...parts.map((part, i) => ({
        blocks: [...(i === 0 ? [heading(schedule.title)] : []), tableOf(schedule, part, words)],
      })),
      ...(notes.length > 0 ? [{ blocks: textsOf(...notes) }] : []),
    ],
  };
}

function tableOf(schedule: Schedule, places: readonly string[], words: PrintWords): Block {
  const numberOf = numbersOf(schedule);
  return {
    kind: 'table',
    columns: [middle(words.head.round), ...places.map((place) => left(words.table(place)))],
    rows: Array.from({ length: schedule.rounds }, (_, i) => [
      String(i + 1),
      ...places.map((place) =>
        sittingText(
          schedule,
          schedule.sittings.find((one) => one.place === place && one.round === i + 1),
          numberOf,
        ),
      ),
    ]),
  };
}

/** Writes a sitting: `8 v 1: 7–9`; a pair that sits out is in brackets. */
function sittingText(
  { seating }: Schedule,
  sitting: ScheduledSitting | undefined,
  numberOf: (id: string) => string,
): string {
  if (sitting === undefined) return '';
  const { seats, boards } = sitting;
  const there = seats.filter((id) => id !== '').map(numberOf);
  if (boards === '') return there.length === 0 ? '' : `(${there.join(', ')})`;
  const { sides } = PLACES[seating];
  const parts = [...new Set(sides)].map((side) =>
    seats
      .filter((_, i) => sides[i] === side)
      .map(numberOf)
      .join('+'),
  );
  return `${parts.join(' v ')}: ${boards}`;
}
