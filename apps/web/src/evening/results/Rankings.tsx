import type { RankingRowView, TournamentView } from '@overtrick/evening/view';
import { Link } from 'wouter';
import { eveningText } from '../../text/evening.ts';
import { kindOf, numberOf, playersOf } from '../names.ts';
import { Decisions, penaltiesIn } from './Decisions.tsx';
import styles from './Results.module.css';
import { rankingGroups } from './rankingGroups.ts';

interface RankingsProps {
  readonly view: TournamentView;
  readonly tournament: string;
}

/** The ranking, or one for each direction or seat; a sentence where it is hidden. */
export function Rankings({ view, tournament }: RankingsProps) {
  const { ranking, head } = view;
  const words = eveningText.ranking;
  if (ranking === undefined) return <p role="status">{words.hidden[head.policies.ranking]}</p>;
  if (ranking.rows.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      {ranking.counted < ranking.planned && <p>{words.soFar(ranking.counted, ranking.planned)}</p>}
      {ranking.appeals !== undefined && <p>{eveningText.appeals.open(ranking.appeals)}</p>}
      <div className={styles.rankings}>
        {rankingGroups(view).map(({ title, rows }) => (
          <Ranking key={title} title={title} rows={rows} view={view} tournament={tournament} />
        ))}
      </div>
      <Decisions decided={penaltiesIn(view)} />
    </>
  );
}

interface RankingProps extends RankingsProps {
  readonly title: string;
  readonly rows: readonly RankingRowView[];
}

function Ranking({ title, rows, view, tournament }: RankingProps) {
  const words = eveningText.columns;
  const isPercent = rows.some(({ percentage }) => percentage !== undefined);
  const isAverage = rows.some(({ average }) => average !== undefined);
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {words.place}
          </th>
          <th scope="col" className={styles.number}>
            {words[kindOf(view)]}
          </th>
          <th scope="col">{words.names}</th>
          <th scope="col" className={styles.number}>
            {isPercent ? words.percent : isAverage ? words.pointsPerBoard : words.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ contestant, place, percentage, average, total, isAdjusted }) => (
          <tr key={contestant} data-own={contestant === view.head.contestant}>
            <td className={styles.number}>{place}</td>
            <td className={styles.number}>{numberOf(view, contestant)}</td>
            <td className={styles.name}>
              <Link href={`/club/${tournament}/pair/${contestant}`}>{playersOf(view, contestant)}</Link>
            </td>
            <td className={styles.number}>
              {eveningText.hundredth(percentage ?? average ?? total)}
              {isAdjusted && ' *'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
