import type { StandingsView } from '@overtrick/protocol/clubs';
import { Link } from 'wouter';
import { Scroll } from '../design/Scroll.tsx';
import styles from '../evening/setup/Setup.module.css';
import { ask } from '../server/ask.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import home from './Home.module.css';
import { useClubData } from './useClubData.ts';

interface SeriesPageProps {
  readonly club: string;
  readonly series: string;
}

/** The current ranking of a series, with the score of each evening; or the rungs of a ladder. */
export default function SeriesPage({ club, series }: SeriesPageProps) {
  const { shown, why } = useClubData(club, (token) =>
    ask('GET /api/clubs/{club}/series/{series}', { parameters: { club, series }, token }),
  );
  const words = eveningText.home;
  useTitle(shown?.name ?? words.series);
  return (
    <Page>
      <div className={styles.page}>
        <p>
          <Link href={`/clubs/${club}`}>{words.toClub}</Link>
        </p>
        {shown === undefined ? (
          <p role={why === undefined ? 'status' : 'alert'}>{why ?? words.loading}</p>
        ) : (
          <>
            <h1>{shown.name}</h1>
            <p className={styles.soft}>
              {shown.nights === undefined
                ? words.running(shown.evenings.length)
                : words.progress(shown.evenings.length, shown.nights)}{' '}
              {shown.form === 'ladder' ? words.ladderHelp : words.notCounted}
            </p>
            <Scroll label={shown.name}>
              {shown.form === 'ladder' ? <Ladder shown={shown} /> : <Ranking shown={shown} />}
            </Scroll>
          </>
        )}
      </div>
    </Page>
  );
}

type Row = StandingsView['rows'][number];

const namesOf = ({ names }: Row): string =>
  names.map((name) => name ?? eveningText.home.hiddenName).join(eveningText.and);

const keyOf = ({ members }: Row): string => members.join('+');

interface ShownProps {
  readonly shown: StandingsView;
}

function Ranking({ shown: { name, evenings, rows } }: ShownProps) {
  const words = eveningText.home;
  return (
    <table className={home.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{eveningText.columns.place}</th>
          <th scope="col">{eveningText.columns.names}</th>
          <th scope="col">{words.totalHead}</th>
          <th scope="col">{words.eveningsHead}</th>
          {evenings.map(({ tournament, date }, i) => (
            <th key={tournament} scope="col">
              <Link href={`/club/${tournament}`}>{date === undefined ? i + 1 : text.date(date)}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <td>{row.place === undefined ? '–' : `${row.place}${row.tied ? '=' : ''}`}</td>
            <th scope="row">{namesOf(row)}</th>
            <td>{row.total === undefined ? '' : eveningText.hundredth(row.total)}</td>
            <td>{row.played}</td>
            {evenings.map(({ tournament }, i) => (
              <td key={tournament}>{scoreIn(row, i)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Writes the score of an evening, in brackets where it does not count. */
function scoreIn({ scores = [], counted = [] }: Row, evening: number): string {
  const score = scores[evening] ?? undefined;
  if (score === undefined) return '';
  return counted.includes(evening) ? eveningText.hundredth(score) : `(${eveningText.hundredth(score)})`;
}

function Ladder({ shown: { name, rows } }: ShownProps) {
  const words = eveningText.home;
  return (
    <table className={home.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rung}</th>
          <th scope="col">{eveningText.columns.names}</th>
          <th scope="col">{words.beforeRung}</th>
          <th scope="col">{words.eveningsHead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <td>{row.place}</td>
            <th scope="row">{namesOf(row)}</th>
            <td>{row.before ?? words.newcomer}</td>
            <td>{row.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
