import type { Event } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredEventMatch } from '@overtrick/duplicate/teams/event';
import { number } from './results.ts';
import { type Card, heading, left, right, type Sheet } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** Builds the list of matches of a teams event, round by round, each from the side of its first team. */
export function matchesSheet(
  { name, contestants }: Pick<Event, 'name' | 'contestants'>,
  matches: readonly ScoredEventMatch[],
  words: PrintWords,
): Sheet {
  const numbers = new Map(contestants.map(({ id, number: printed }) => [id, printed]));
  const teamOf = (id: string): string => words.team(numbers.get(id) ?? id);
  const points = (of: number): string => number(roundTo(of, 2));
  const rounds = Map.groupBy(matches, ({ session = '', round }) => JSON.stringify([session, round]));
  return {
    title: [words.page.ranking, name].filter((text) => text !== undefined).join(' · '),
    cards: [...rounds.values()].map((ofRound): Card => {
      const { session, round = 0 } = ofRound[0] ?? {};
      return {
        blocks: [
          heading([words.round(String(round)), ...(session === undefined ? [] : [session])].join(' · ')),
          {
            kind: 'table',
            columns: [
              left('', 8),
              left(words.head.against, 8),
              right(words.head.boards),
              right(words.head.plus),
              right(words.head.minus),
              right(words.head.points),
            ],
            rows: ofRound.map(({ match: { home, away, boards }, score, points: won }) => [
              ...[teamOf(home), teamOf(away), String(boards.length)],
              ...[points(score.home), points(score.away)],
              `${points(won.home)}–${points(won.away)}`,
            ]),
          },
        ],
      };
    }),
  };
}
