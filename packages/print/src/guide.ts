import { chairOf, makeNames, type Schedule, type ScheduledEntrant, sittingsOfEntrant } from './schedule.ts';
import { entrantName, numbersOf, placeName } from './seats.ts';
import { type Card, heading, left, middle, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** Builds a card for each entrant: its table, seat, opponents and boards in each round. */
export function guideCards(schedule: Schedule, words: PrintWords): Sheet {
  return {
    title: `${words.page.guide} · ${schedule.title}`,
    grid: {
      across: 2,
      down: rowsDown(schedule.rounds * (schedule.seating === 'teams' ? 2 : 1)),
      isCut: true,
    },
    cards: schedule.entrants.map((entrant) => guideCard(schedule, entrant, words)),
  };
}

/** Returns the number of cards below each other on a page, by the number of their rows. */
const rowsDown = (rows: number): number => (rows <= 6 ? 4 : rows <= 10 ? 3 : rows <= 19 ? 2 : 1);

function guideCard(schedule: Schedule, { id, number, players }: ScheduledEntrant, words: PrintWords): Card {
  const numberOf = numbersOf(schedule);
  const hasPartners = schedule.seating === 'individual';
  const { head } = words;
  return {
    blocks: [
      heading(entrantName(schedule, number, words)),
      ...textsOf(makeNames(players), schedule.title),
      {
        kind: 'table',
        columns: [
          middle(head.round),
          left(head.table),
          left(head.seat),
          ...(hasPartners ? [left(head.partner)] : []),
          left(head.against),
          left(head.boards),
        ],
        rows: sittingsOfEntrant(schedule, id).flatMap((sittings, i) => {
          const round = String(i + 1);
          const none = hasPartners ? ['', ''] : [''];
          const out = (place: string): string[] => [round, place, words.sitOut, ...none, ''];
          if (sittings.length === 0) return [out('')];
          return sittings.map((sitting) => {
            if (sitting.boards === '') return out(sitting.place);
            const { place, partners, opponents } = chairOf(schedule, sitting, id);
            const numbers = (ids: readonly string[]): string => ids.map(numberOf).join(', ');
            return [
              ...[round, sitting.place, placeName(place, words)],
              ...(hasPartners ? [numbers(partners)] : []),
              ...[numbers(opponents), sitting.boards],
            ];
          });
        }),
      },
    ],
  };
}
