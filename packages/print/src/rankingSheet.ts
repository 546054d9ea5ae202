import type { Event } from '@overtrick/duplicate/event/event';
import { groupsOf, isIn, type Ranked, type RankingGroup } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { number } from './results.ts';
import { makeNames } from './schedule.ts';
import { type Card, heading, left, right, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** Builds the ranking; with several winners, one ranking for each direction or seat. */
export function rankingSheet(
  event: Pick<Event, 'name' | 'date' | 'winners'>,
  ranking: readonly Ranked[],
  words: PrintWords,
): Sheet {
  const name = event.name ?? words.page.ranking;
  return {
    title: [words.page.ranking, event.name].filter((text) => text !== undefined).join(' · '),
    cards: groupsOf(event.winners).map((ranked, i): Card => {
      const group = ranking.filter(({ contestant }) => isIn(ranked, contestant));
      return {
        blocks: [
          ...(i === 0 ? [heading(name, 'large'), ...textsOf(event.date)] : []),
          ...(ranked === undefined ? [] : [heading(headOf(ranked, words))]),
          rankingTable(group, words),
        ],
      };
    }),
  };
}

const headOf = (group: Exclude<RankingGroup, undefined>, words: PrintWords): string =>
  group === 'NS' || group === 'EW' ? words.sides[group] : words.seats[group];

function rankingTable(ranking: readonly Ranked[], { head }: PrintWords): Card['blocks'][number] {
  const hasPercent = ranking.some(({ percentage }) => percentage !== undefined);
  const hasAverage = ranking.some(({ average }) => average !== undefined);
  return {
    kind: 'table',
    columns: [
      right(head.place),
      right(head.number),
      left(head.names, 20),
      right(head.total),
      ...(hasPercent ? [right(head.percentage)] : []),
      ...(hasAverage ? [right(head.perBoard)] : []),
      right(head.boards),
    ],
    rows: ranking.map(({ place, tied, contestant, points, percentage, average, boards }) => [
      `${place}${tied > 0 ? '=' : ''}`,
      contestant.number,
      makeNames(contestant.players),
      number(roundTo(points, 2)),
      ...(hasPercent ? [percentage === undefined ? '' : roundTo(percentage, 2).toFixed(2)] : []),
      ...(hasAverage ? [number(roundTo(average ?? 0, 2))] : []),
      String(boards),
    ]),
  };
}
