import { useState } from 'react';
import { ContractMark } from '../../deal/auction/CallMark.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { Select } from '../../design/Select.tsx';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { readResult } from '../result.ts';
import { pointsText, SidesHead } from '../results/TravellerTable.tsx';
import type { OpenedBoard, OpenedEvent, OpenedLine } from './messages.ts';
import styles from './Opened.module.css';

/** The results of the chosen board. */
export function OpenedBoards({ event: { boards } }: { readonly event: OpenedEvent }) {
  const words = eveningText.opened;
  const [chosen, setChosen] = useState('0');
  const board = boards[Number(chosen)] ?? boards[0];
  if (board === undefined) return null;
  return (
    <section className={styles.part} aria-label={words.boards}>
      <h2>{words.boards}</h2>
      <Select
        label={eveningText.columns.board}
        values={boards.map((_, i) => String(i))}
        value={chosen}
        onChange={setChosen}
        labelOf={(i) => nameOf(boards[Number(i)])}
      />
      <Traveller board={board} />
    </section>
  );
}

const nameOf = (board: OpenedBoard | undefined): string => {
  if (board?.session === undefined) return String(board?.board ?? '');
  return eveningText.opened.session(board.session, board.board);
};

function Traveller({ board: { board, lines } }: { readonly board: OpenedBoard }) {
  return (
    <Scroll label={eveningText.traveller(board)}>
      <table className={styles.table}>
        <SidesHead />
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.ns} ${line.ew}`}>
              <td>{line.ns}</td>
              <td>{line.ew}</td>
              <Result line={line} board={board} />
              <td className={styles.number}>{line.score === undefined ? '' : text.points(line.score)}</td>
              <td className={styles.number}>{pointsText(line.nsPoints)}</td>
              <td className={styles.number}>{pointsText(line.ewPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** The contract and the tricks; or one cell for what is no contract. */
function Result({ line: { result }, board }: { readonly line: OpenedLine; readonly board: number }) {
  const { contract, tricks, words } = readResult(result, board);
  // a score alone is in its own column
  if (contract === undefined) return <td colSpan={2}>{/^[-+]?\d+$/.test(result) ? '' : words}</td>;
  return (
    <>
      <td>
        <ContractMark contract={contract} /> {text.seatShort(contract.declarer)}
      </td>
      <td>{tricks}</td>
    </>
  );
}
