import type { StandingsView } from '@overtrick/protocol/clubs';
import { Link } from 'wouter';
import prose from '../design/Prose.module.css';
import { Scroll } from '../design/Scroll.tsx';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import { ClubSubpage } from './ClubSubpage.tsx';
import home from './Home.module.css';

interface SeriesPageProps {
  readonly club: string;
  readonly series: string;
}

/** The current ranking of a series, with the score of each evening; or the rungs of a ladder. */
export default function SeriesPage({ club, series }: SeriesPageProps) {
  return (
    <ClubSubpage
      club={club}
      title={eveningText.home.series}
      load={(token) => ask('GET /api/clubs/{club}/series/{series}', { parameters: { club, series }, token })}
    >
      {(standings) => <Standings shown={standings} />}
    </ClubSubpage>
  );
}

function Standings({ shown }: ShownProps) {
  const words = eveningText.home;
  const isLadder = shown.form === 'ladder';
  return (
    <>
      <p className={prose.soft}>
        {shown.nights === undefined
          ? words.running(shown.evenings.length)
          : words.progress(shown.evenings.length, shown.nights)}{' '}
        {isLadder ? words.ladderHelp : words.notCounted}
      </p>
      <Scroll label={shown.name}>{isLadder ? <Ladder shown={shown} /> : <Ranking shown={shown} />}</Scroll>
    </>
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
