import type { LinkOf } from './places.ts';
import type { Schedule, ScheduledEntrant } from './schedule.ts';
import { entrantName } from './seats.ts';
import { heading, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/**
 * Builds a name card for each entrant that is folded and stands on the table, so that the names are readable from both
 * sides.
 */
export function nameTents(
  schedule: Pick<Schedule, 'title' | 'seating' | 'entrants'>,
  words: PrintWords,
  linkOf: LinkOf = () => undefined,
): Sheet {
  const cardOf = ({ id, number, players }: ScheduledEntrant) => {
    const names = players.map(({ name }) => name).filter((name) => name !== '');
    const link = linkOf(id);
    const noun = entrantName(schedule, number, words);
    return {
      isTent: true as const,
      ...(link !== undefined && { corner: { kind: 'qr' as const, text: link } }),
      blocks:
        names.length === 0
          ? [heading(noun, 'huge'), ...textsOf(schedule.title)]
          : [...names.map((name) => heading(name, 'huge')), heading(noun), ...textsOf(schedule.title)],
    };
  };
  return {
    title: `${words.page.tents} · ${schedule.title}`,
    grid: { across: 1, down: 2, isCut: true },
    cards: schedule.entrants.map(cardOf),
  };
}
