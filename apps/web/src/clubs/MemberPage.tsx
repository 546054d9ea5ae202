import type { MemberResults } from '@overtrick/protocol/clubs';
import { Link } from 'wouter';
import { Plot } from '../design/Plot.tsx';
import { Scroll } from '../design/Scroll.tsx';
import styles from '../evening/setup/Setup.module.css';
import { ask } from '../server/ask.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import home from './Home.module.css';
import { useClubData } from './useClubData.ts';

interface MemberPageProps {
  readonly club: string;
  readonly member: string;
}

/** The results of a member on the evenings of the club, from the first to the last. */
export default function MemberPage({ club, member }: MemberPageProps) {
  const { shown, why } = useClubData(club, (token) =>
    ask('GET /api/clubs/{club}/members/{member}', { parameters: { club, member }, token }),
  );
  const words = eveningText.home;
  useTitle(shown?.name ?? words.title);
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
            <Results shown={shown} />
          </>
        )}
      </div>
    </Page>
  );
}

function Results({ shown: { results } }: { readonly shown: MemberResults }) {
  const words = eveningText.home;
  if (results.length === 0) return <p>{words.noResults}</p>;
  const percents = results.flatMap(({ percent }) => percent ?? []);
  const mean = percents.reduce((sum, one) => sum + one, 0) / Math.max(1, percents.length);
  const { hundredth } = eveningText;
  return (
    <>
      {percents.length > 1 && (
        <Plot
          label={words.percents}
          look="bars"
          values={percents.map((percent) => percent - 50)}
          note={words.percentsWords(hundredth(mean), hundredth(Math.max(...percents)))}
        />
      )}
      <Scroll label={words.results}>
        <table className={home.table}>
          <caption>{words.results}</caption>
          <thead>
            <tr>
              <th scope="col">{eveningText.evening}</th>
              <th scope="col">{words.partner}</th>
              <th scope="col">{eveningText.columns.place}</th>
              <th scope="col">{eveningText.columns.percent}</th>
              <th scope="col">{eveningText.columns.points}</th>
            </tr>
          </thead>
          <tbody>
            {results.toReversed().map(({ tournament, name, date, partners, place, of, percent, points }) => (
              <tr key={tournament}>
                <th scope="row">
                  <Link href={`/club/${tournament}`}>
                    {[date && text.date(date), name ?? eveningText.evening].filter(Boolean).join(' · ')}
                  </Link>
                </th>
                <td>{partners.map((one) => one ?? words.guest).join(eveningText.and)}</td>
                <td>{words.placeOf(place, of)}</td>
                <td>{percent === undefined ? '' : hundredth(percent)}</td>
                <td>{hundredth(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
