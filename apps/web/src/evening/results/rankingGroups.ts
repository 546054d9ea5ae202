import { groupsOf, isIn } from '@overtrick/duplicate/event/ranking';
import type { RankingRowView, TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { sideInWords } from '../sides.ts';

export interface RankingGroup {
  readonly title: string;
  readonly rows: readonly RankingRowView[];
}

/**
 * Returns the visible ranking, or one for each direction or seat, then those by handicap if somebody has one; none
 * before the first result.
 */
export function rankingGroups({ head, ranking }: TournamentView): readonly RankingGroup[] {
  if (ranking === undefined || ranking.rows.length === 0) return [];
  const groups: readonly RankingGroup[] =
    head.winners === 1
      ? [{ title: eveningText.ranking.title, rows: ranking.rows }]
      : groupsOf(head.winners).map((group) => ({
          title: group === 'NS' || group === 'EW' ? sideInWords(head.seats, group) : text.seats[group ?? 'S'],
          rows: ranking.rows.filter((row) => isIn(group, row)),
        }));
  const second = groups.map(({ title, rows }) => ({
    title: eveningText.handicaps.ranking(title),
    rows: withHandicap(rows),
  }));
  return [...groups, ...second.filter(({ rows }) => rows.length > 0)];
}

/** Returns the rows of the handicap ranking; none where nobody has a handicap. */
const withHandicap = (rows: readonly RankingRowView[]): readonly RankingRowView[] =>
  rows
    .flatMap(({ percentage, handicapped, ...row }) =>
      handicapped === undefined
        ? []
        : [{ ...row, ...handicapped, ...(percentage !== undefined && { percentage: handicapped.total }) }],
    )
    .toSorted((one, other) => one.place - other.place);
