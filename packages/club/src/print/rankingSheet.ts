import { SIDES } from '@overtrick/rules/seat';
import type { Event } from '../event.ts';
import type { Ranked } from '../ranking.ts';
import { roundTo } from '../rounding.ts';
import { number } from './results.ts';
import { makeNames } from './schedule.ts';
import { type Card, heading, left, right, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** The ranking; where there are two winners one for each direction. */
export function rankingSheet(
  event: Pick<Event, 'name' | 'date' | 'winners'>,
  ranking: readonly Ranked[],
  words: PrintWords,
): Sheet {
  const name = event.name ?? words.page.ranking;
  const groups = event.winners === 1 ? [undefined] : SIDES;
  return {
    title: [words.page.ranking, event.name].filter((text) => text !== undefined).join(' · '),
    cards: groups.map((side, i): Card => {
      const group = ranking.filter(({ contestant }) => side === undefined || contestant.direction === side);
      return {
        blocks: [
          ...(i === 0 ? [heading(name, 'large'), ...textsOf(event.date)] : []),
          ...(side === undefined ? [] : [heading(words.sides[side])]),
          rankingTable(group, words),
        ],
      };
    }),
  };
}

function rankingTable(ranking: readonly Ranked[], { head }: PrintWords): Card['blocks'][number] {
  const hasPercent = ranking.some(({ percentage }) => percentage !== undefined);
  return {
    kind: 'table',
    columns: [
      right(head.place),
      right(head.number),
      left(head.names, 20),
      right(head.total),
      ...(hasPercent ? [right(head.percentage)] : []),
      right(head.boards),
    ],
    rows: ranking.map(({ place, tied, contestant, points, percentage, boards }) => [
      `${place}${tied > 0 ? '=' : ''}`,
      contestant.number,
      makeNames(contestant.players),
      number(roundTo(points, 2)),
      ...(hasPercent ? [percentage === undefined ? '' : roundTo(percentage, 2).toFixed(2)] : []),
      String(boards),
    ]),
  };
}
