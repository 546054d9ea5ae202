import type { BoardView, TournamentView } from '@overtrick/evening/view';
import type { Goal } from '@overtrick/rules/action';
import type { Contract } from '@overtrick/rules/auction/contract';
import { ContractMark } from '../../deal/auction/CallMark.tsx';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { numberOf, playersOf } from '../names.ts';
import { readResult } from '../result.ts';
import { SEATS_OF_THREE } from '../sides.ts';
import { Decisions } from './Decisions.tsx';
import styles from './Results.module.css';

interface TravellerTableProps {
  readonly view: TournamentView;
  readonly board: BoardView;
}

/** All results of a board, North-South's best first. */
export function TravellerTable({ view, board }: TravellerTableProps) {
  const decided = board.lines.flatMap(({ ns, ew, third, reason }) =>
    reason === undefined
      ? []
      : [
          eveningText.reasons.decided(
            [ns, ew, third].flatMap((id) => (id === undefined ? [] : [numberOf(view, id)])).join('–'),
            reason,
          ),
        ],
  );
  return (
    <>
      {view.head.form === 'threes' ? (
        <TravellerOfThree view={view} board={board} />
      ) : (
        <TravellerOfSides view={view} board={board} />
      )}
      <Decisions decided={decided} />
    </>
  );
}

/** The results of three players at a table: who sat at each seat, and each one's score on the board. */
function TravellerOfThree({ view, board }: TravellerTableProps) {
  const words = eveningText.columns;
  const own = view.head.contestant;
  return (
    <Scroll label={eveningText.traveller(board.board)}>
      <table className={styles.table}>
        <caption>{eveningText.traveller(board.board)}</caption>
        <thead>
          <tr>
            {SEATS_OF_THREE.map((seat) => (
              <th key={seat} scope="col">
                {text.seats[seat]}
              </th>
            ))}
            <th scope="col">{words.result}</th>
            {SEATS_OF_THREE.map((seat) => (
              <th key={seat} scope="col">
                {words.points}: {text.seats[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.lines.map((line) => {
            const { ns, ew, third, nsPoints, ewPoints, thirdPoints } = line;
            const ids = [ns, ew, third];
            return (
              <tr key={line.line} data-own={own !== undefined && ids.includes(own)}>
                {SEATS_OF_THREE.map((seat, i) => (
                  <td key={seat} title={playersOf(view, ids[i])}>
                    {numberOf(view, ids[i])}
                  </td>
                ))}
                <td>
                  <ResultOfThree result={line.result ?? ''} board={board.board} />
                </td>
                {SEATS_OF_THREE.map((seat, i) => (
                  <td key={seat} className={styles.number}>
                    {pointsText([nsPoints, ewPoints, thirdPoints][i])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

/** A contract, or the strain and the goal of Minibridge. */
export const GoalMark = ({
  contract,
  goal,
}: {
  readonly contract: Contract;
  readonly goal: Goal | undefined;
}) =>
  goal === undefined ? (
    <ContractMark contract={contract} />
  ) : (
    <>
      <StrainMark strain={contract.strain} /> {text.goals[goal]}
    </>
  );

/** The contract of three players with its tricks, and the points that it gave them. */
export function ResultOfThree({ result, board }: { readonly result: string; readonly board: number }) {
  const { contract, tricks, words } = readResult(result, board);
  return (
    <>
      {contract && (
        <>
          <ContractMark contract={contract} /> {text.seatShort(contract.declarer)} {tricks}
          {': '}
        </>
      )}
      {words}
    </>
  );
}

/** The heads of the columns of a traveller on which North-South meet East-West. */
export function SidesHead() {
  const words = eveningText.columns;
  return (
    <thead>
      <tr>
        <th scope="col">{words.ns}</th>
        <th scope="col">{words.ew}</th>
        <th scope="col">{words.contract}</th>
        <th scope="col">{words.tricks}</th>
        <th scope="col">{words.score}</th>
        <th scope="col">{words.nsPoints}</th>
        <th scope="col">{words.ewPoints}</th>
      </tr>
    </thead>
  );
}

function TravellerOfSides({ view, board }: TravellerTableProps) {
  const own = view.head.contestant;
  return (
    <Scroll label={eveningText.traveller(board.board)}>
      <table className={styles.table}>
        <caption>{eveningText.traveller(board.board)}</caption>
        <SidesHead />
        <tbody>
          {board.lines.map((line) => {
            const read = readResult(line.result ?? '', board.board, view.head.seats);
            return (
              <tr key={line.line} data-own={own !== undefined && (line.ns === own || line.ew === own)}>
                <td title={playersOf(view, line.ns)}>{numberOf(view, line.ns)}</td>
                <td title={playersOf(view, line.ew)}>{numberOf(view, line.ew)}</td>
                {read.contract === undefined ? (
                  <td colSpan={2}>{read.words}</td>
                ) : (
                  <>
                    <td>
                      <GoalMark contract={read.contract} goal={read.goal} />{' '}
                      {text.seatShort(read.contract.declarer)}
                    </td>
                    <td>{read.tricks}</td>
                  </>
                )}
                <td className={styles.number}>{line.score === undefined ? '' : text.points(line.score)}</td>
                <td className={styles.number}>{pointsText(line.nsPoints)}</td>
                <td className={styles.number}>{pointsText(line.ewPoints)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Writes the points of a board with at most two digits after the point. */
export const pointsText = (points: number | undefined): string =>
  points === undefined ? '' : text.points(Math.round(points * 100) / 100);
