import type { MemberResults } from '@overtrick/protocol/clubs';
import { Link } from 'wouter';
import { Plot } from '../design/Plot.tsx';
import { Scroll } from '../design/Scroll.tsx';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import { ClubSubpage } from './ClubSubpage.tsx';
import home from './Home.module.css';

interface MemberPageProps {
  readonly club: string;
  readonly member: string;
}

/** The results of a member on the evenings of the club, from the first to the last. */
export default function MemberPage({ club, member }: MemberPageProps) {
  return (
    <ClubSubpage
      club={club}
      title={eveningText.home.title}
      load={(token) => ask('GET /api/clubs/{club}/members/{member}', { parameters: { club, member }, token })}
    >
      {(results) => <Results shown={results} />}
    </ClubSubpage>
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
