import type { ChallengeBoard, ChallengeOverview } from '@overtrick/protocol/challenge';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ResultMark } from '../deal/ResultMark.tsx';
import prose from '../design/Prose.module.css';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { marginOf } from '../think/field.ts';
import { makeFragment } from '../think/source.ts';
import styles from './Challenge.module.css';
import { nameOf, standingsOf, worthsOf } from './standings.ts';

const scoreText = (method: ChallengeOverview['method'], score: number): string =>
  method === 'mp' ? boardText.review.mp(score) : boardText.review.imps(score);

/** The standing of the entrants, and the boards one by one. */
export function Standings({ told }: { readonly told: ChallengeOverview }) {
  const { method, finished, you } = told;
  const standings = standingsOf(told);
  const words = text.challenge;
  return (
    <section className={styles.part} aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      <p className={prose.soft}>{standings.length > 1 ? words.standingsNote : words.alone}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.entrant}</th>
            <th scope="col">{words.compared}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ entrant, name, boards, score, place, isTied }) => (
            <tr key={entrant} data-own={entrant === you}>
              <td>
                {place}
                {isTied && '='}
              </td>
              <th scope="row">{name}</th>
              <td>{boards}</td>
              <td>{score === undefined ? '–' : scoreText(method, score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {finished.map((board) => (
        <Board key={board.board} board={board} told={told} />
      ))}
    </section>
  );
}

interface BoardProps {
  readonly board: ChallengeBoard;
  readonly told: ChallengeOverview;
}

/** One board: every result that is in, and what it is worth. */
function Board({ board, told }: BoardProps) {
  const { method, you } = told;
  const { party, results } = board;
  const worths = worthsOf(board, method);
  const words = text.challenge;
  return (
    <table className={styles.table}>
      <caption>{words.board(board.board)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.entrant}</th>
          <th scope="col">{boardText.review.result}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.worth}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ entrant, contract, tricks, points, record }, i) => {
          const worth = worths?.[i];
          return (
            <tr key={entrant} data-own={entrant === you}>
              <th scope="row">
                <BoardLink record={record} label={nameOf(told, entrant)} />
              </th>
              <td>
                <ResultMark contract={contract} tricks={tricks} />
              </td>
              <td>{text.points(Math.round(marginOf(points, party)))}</td>
              <td>{worth === undefined ? '–' : scoreText(method, worth)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The way to the page of the board as it was played at one table. */
function BoardLink({ record, label }: { readonly record: string; readonly label: string }) {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    void makeFragment({ record }).then(setFragment);
  }, [record]);
  return fragment === undefined ? label : <Link href={`/board#${fragment}`}>{label}</Link>;
}
