import type { BoardPlayed } from '@overtrick/protocol/account';
import { tricksNeeded } from '@overtrick/rules/contract';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { findGame } from '../games/list.ts';
import { ContractMark } from '../table/view/CallMark.tsx';
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
                    <Contracted board={board} />
                  </td>
                  <td className={styles.points}>
                    {board.points} : {board.against}
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

function Contracted({ board: { contract, tricks = 0 } }: { readonly board: BoardPlayed }) {
  if (contract === undefined) return text.account.noContract;
  const over = tricks - tricksNeeded(contract);
  return (
    <>
      <ContractMark contract={contract} /> {contract.declarer}{' '}
      {over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`}
    </>
  );
}
