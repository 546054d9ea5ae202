import type { BoardPlayed } from '@overtrick/protocol/account';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ResultMark } from '../deal/ResultMark.tsx';
import { findGame } from '../games/list.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { keepChairs } from './account.ts';
import { ownBoards } from './api.ts';

/** The boards that one has played, the latest table first. */
export function Boards() {
  const [boards, setBoards] = useState<readonly BoardPlayed[] | 'none'>();
  useEffect(() => {
    void keepChairs()
      .then(ownBoards)
      .then((given) => setBoards(given ?? 'none'));
  }, []);
  const words = text.account;
  if (boards === undefined) return <p role="status">{text.connection.connecting}</p>;
  if (boards === 'none') return <p role="alert">{text.refusals.ERR_OFFLINE}</p>;
  return (
    <div className={styles.boards}>
      <h2>{words.boards}</h2>
      {boards.length === 0 ? (
        <p>{words.noBoards}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <section className={styles.scroll} tabIndex={0} aria-label={words.boards}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.game}</th>
                <th scope="col">{words.deal}</th>
                <th scope="col">{words.contract}</th>
                <th scope="col">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {boards.map((board) => (
                <tr key={`${board.table} ${board.deal}`}>
                  <th scope="row">
                    <Link href={`/t/${board.table}`}>{findGame(board.game)?.name ?? board.game}</Link>
                  </th>
                  <td>
                    <Link href={`/board/${board.table}/${board.deal}`}>{words.dealCalled(board.deal)}</Link>
                  </td>
                  <td>
                    <ResultMark contract={board.contract} tricks={board.tricks} />
                  </td>
                  <td className={styles.points}>
                    {text.points(board.points)} : {text.points(board.against)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
