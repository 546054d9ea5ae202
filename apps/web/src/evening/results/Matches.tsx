import type { MatchBoardView, MatchView, TournamentView } from '@overtrick/evening/view';
import { ContractMark } from '../../deal/auction/CallMark.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { labelOf, numberOf } from '../names.ts';
import { readResult } from '../result.ts';
import styles from './Results.module.css';

interface MatchesProps {
  readonly view: TournamentView;
  /** The team whose matches are shown; all matches without it. */
  readonly of?: string | undefined;
}

/** The matches of teams as far as both tables are settled, each with its comparison where the viewer may see it. */
export function Matches({ view, of }: MatchesProps) {
  const words = eveningText.match;
  const known = (view.matches ?? []).filter(
    ({ home, away, score }) => score !== undefined && (of === undefined || home === of || away === of),
  );
  if (known.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="matches">
      <h2 id="matches">{words.title}</h2>
      {known.map((match) => (
        <Match key={`${match.home} ${match.away}`} view={view} match={match} />
      ))}
    </section>
  );
}

function Match({ view, match }: { readonly view: TournamentView; readonly match: MatchView }) {
  const words = eveningText.match;
  const { home, away, score, points, boards } = match;
  const [first, second] = [numberOf(view, home), numberOf(view, away)];
  const title = words.of(labelOf(view, home), labelOf(view, away));
  type Two = { readonly home: number; readonly away: number };
  const both = (pair: Two, write: (points: number) => string): string =>
    `${write(pair.home)} – ${write(pair.away)}`;
  const scores = [
    score && `${words.imps} ${both(score, pointsIn)}`,
    points && score && points !== score && `${words.points} ${both(points, eveningText.hundredth)}`,
  ].filter(Boolean);
  return (
    <section className={styles.match}>
      <h3>{title}</h3>
      {scores.length > 0 && <p>{scores.join(' · ')}</p>}
      {boards.length > 0 && (
        <Scroll label={title}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col" className={styles.number}>
                  {eveningText.columns.board}
                </th>
                <th scope="col" colSpan={2}>
                  {words.northSouth(first)}
                </th>
                <th scope="col" colSpan={2}>
                  {words.northSouth(second)}
                </th>
                <th scope="col" className={styles.number}>
                  {`+ ${first}`}
                </th>
                <th scope="col" className={styles.number}>
                  {`+ ${second}`}
                </th>
              </tr>
            </thead>
            <tbody>
              {boards.map((board) => (
                <Row key={board.board} {...board} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </section>
  );
}

const Row = ({ board, home, away, imps }: MatchBoardView) => (
  <tr>
    <td className={styles.number}>{board}</td>
    <Result board={board} {...home} />
    <Result board={board} {...away} />
    <td className={styles.number}>{imps !== undefined && imps > 0 && pointsIn(imps)}</td>
    <td className={styles.number}>{imps !== undefined && imps < 0 && pointsIn(-imps)}</td>
  </tr>
);

/** Writes points: whole IMPs as they are, others with two digits after the point. */
const pointsIn = (points: number): string =>
  Number.isInteger(points) ? text.points(points) : eveningText.hundredth(points);

/** A result: declarer, tricks, and North–South's score. */
function Result({ board, result, score }: MatchBoardView['home'] & { readonly board: number }) {
  const read = readResult(result ?? '', board);
  return (
    <>
      <td>
        {read.contract === undefined ? (
          read.words
        ) : (
          <>
            <ContractMark contract={read.contract} /> {text.seatShort(read.contract.declarer)} {read.tricks}
          </>
        )}
      </td>
      <td className={styles.number}>{score === undefined ? '' : text.points(score)}</td>
    </>
  );
}
