import { idsOf, type Row, rowsOf } from '@overtrick/evening/lines/rows';
import type { TournamentView } from '@overtrick/evening/view';
import { Link } from 'wouter';
import { ResultMark } from '../../deal/ResultMark.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { labelOf, numberOf } from '../names.ts';
import { readResult } from '../result.ts';
import { ScoreCards } from '../teams/ScoreCards.tsx';
import { Evening } from '../useEvening.tsx';
import { Decisions, penaltiesIn } from './Decisions.tsx';
import { Framed } from './EveningPage.tsx';
import styles from './Results.module.css';
import { GoalMark, pointsText, ResultOfThree } from './TravellerTable.tsx';

interface PairPageProps {
  readonly tournament: string;
  readonly contestant: string;
}

/** The card of a pair: its boards with their scores, as far as the viewer may see them. */
export default function PairPage({ tournament, contestant }: PairPageProps) {
  return (
    <Evening tournament={tournament}>
      <Framed>{(view) => <Card view={view} tournament={tournament} contestant={contestant} />}</Framed>
    </Evening>
  );
}

/**
 * Returns the row's own score; at tables of three there is none, because no score is another's loss, and the result
 * shows all three.
 */
const ownScore = ({ line, at }: Row): number | undefined =>
  line.score === undefined || line.third !== undefined ? undefined : at === 0 ? line.score : 0 - line.score;

function Card({ view, tournament, contestant }: PairPageProps & { readonly view: TournamentView }) {
  const rows = rowsOf(view.boards, contestant);
  const words = eveningText.columns;
  const place = view.ranking?.rows.find((row) => row.contestant === contestant);
  return (
    <>
      <h1>{labelOf(view, contestant)}</h1>
      {place && (
        <p>
          {eveningText.results.placed(
            place.place,
            eveningText.hundredth(place.percentage ?? place.average ?? place.total),
          )}
        </p>
      )}
      <Meetings view={view} contestant={contestant} />
      {view.head.form === 'teams' ? (
        <ScoreCards view={view} team={contestant} />
      ) : rows.length === 0 ? (
        <p role="status">{eveningText.results.noBoards}</p>
      ) : (
        <Scroll label={eveningText.results.card}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.round}</th>
                <th scope="col">{words.board}</th>
                <th scope="col">{words.against}</th>
                <th scope="col">{words.result}</th>
                <th scope="col">{words.score}</th>
                <th scope="col">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const { round, line, at } = row;
                const { board } = row.board;
                const {
                  contract,
                  tricks,
                  goal,
                  words: said,
                } = readResult(line.result ?? '', board, view.head.seats);
                const score = ownScore(row);
                return (
                  <tr key={line.line}>
                    <td className={styles.number}>{round}</td>
                    <td className={styles.number}>
                      <Link href={`/club/${tournament}/board/${board}`}>{board}</Link>
                    </td>
                    <td>
                      {idsOf(line)
                        .filter((_, i) => i !== at)
                        .map((id) => numberOf(view, id))
                        .join(', ')}
                    </td>
                    <td>
                      {line.third !== undefined ? (
                        <ResultOfThree result={line.result ?? ''} board={board} />
                      ) : contract === undefined ? (
                        said
                      ) : goal === undefined ? (
                        <ResultMark contract={contract} tricks={tricks} />
                      ) : (
                        <>
                          <GoalMark contract={contract} goal={goal} /> {text.seatShort(contract.declarer)}{' '}
                          {tricks}
                        </>
                      )}
                    </td>
                    <td className={styles.number}>{score === undefined ? '' : text.points(score)}</td>
                    <td className={styles.number}>
                      {pointsText([line.nsPoints, line.ewPoints, line.thirdPoints][at])}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scroll>
      )}
      <Decisions
        decided={[
          ...penaltiesIn(view, contestant),
          ...rows.flatMap(({ board: { board }, line: { reason } }) =>
            reason === undefined ? [] : [eveningText.reasons.decided(eveningText.board(board), reason)],
          ),
        ]}
      />
      <p>
        <Link href={`/club/${tournament}`}>{eveningText.results.toEvening}</Link>
      </p>
    </>
  );
}

/** The matches of a pair or a player, where they are ranked by victory points. */
function Meetings({ view, contestant }: { readonly view: TournamentView; readonly contestant: string }) {
  const words = eveningText.columns;
  const own = (view.meetings ?? []).flatMap(({ round, home, away, score, points, isPercent }) => {
    const side = home.includes(contestant) ? 'home' : away.includes(contestant) ? 'away' : undefined;
    return side === undefined
      ? []
      : [
          {
            round,
            theirs: side === 'home' ? away : home,
            score: score[side],
            points: points[side],
            isPercent,
          },
        ];
  });
  if (own.length === 0) return null;
  return (
    <Scroll label={eveningText.match.title}>
      <table className={styles.table}>
        <caption>{eveningText.match.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            <th scope="col">{words.against}</th>
            <th scope="col">{eveningText.match.imps}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ round, theirs, score, points, isPercent }) => (
            <tr key={`${round} ${theirs}`}>
              <td className={styles.number}>{round}</td>
              <td>{theirs.map((id) => labelOf(view, id)).join(eveningText.and)}</td>
              <td className={styles.number}>
                {eveningText.hundredth(score)}
                {isPercent && ' %'}
              </td>
              <td className={styles.number}>{eveningText.hundredth(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
