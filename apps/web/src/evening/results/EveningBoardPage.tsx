import type { BoardView, TournamentView } from '@overtrick/evening/view';
import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/deals/board';
import { laidHand, parseDealt } from '@overtrick/rules/deals/dealt';
import { Link } from 'wouter';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import { FourHands } from '../../deal/hands/FourHands.tsx';
import button from '../../design/Button.module.css';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { scoreInWords } from '../result.ts';
import { Evening } from '../useEvening.tsx';
import { Framed } from './EveningPage.tsx';
import styles from './Results.module.css';
import { TravellerTable } from './TravellerTable.tsx';

interface ClubBoardPageProps {
  readonly tournament: string;
  readonly board: number;
}

/** A board with all its results; its hands, what can be made and par, where they are known. */
export default function EveningBoardPage({ tournament, board }: ClubBoardPageProps) {
  return (
    <Evening tournament={tournament}>
      <Framed>{(view) => <Board view={view} tournament={tournament} board={board} />}</Framed>
    </Evening>
  );
}

function Board({ view, tournament, board }: ClubBoardPageProps & { readonly view: TournamentView }) {
  const seen = view.boards[board];
  const words = eveningText.results;
  const all = Object.keys(view.boards).map(Number);
  const next = all.find((one) => one > board);
  return (
    <>
      <h1>{eveningText.board(board)}</h1>
      {view.head.form !== 'threes' && (
        <p className={styles.soft}>
          {words.dealt(dealerOfBoard(board), view.head.scale === undefined ? vulOfBoard(board) : 'none')}
        </p>
      )}
      {seen === undefined ? (
        <p role="status">{words.sealed}</p>
      ) : (
        <>
          <Hands board={seen} />
          <section className={styles.part}>
            <TravellerTable view={view} board={seen} />
          </section>
          <Frequencies board={seen} />
        </>
      )}
      <nav className={styles.tabs} aria-label={eveningText.boards}>
        <Link href={`/club/${tournament}`} className={button.button}>
          {words.toEvening}
        </Link>
        {next !== undefined && (
          <Link href={`/club/${tournament}/board/${next}`} className={button.button}>
            {eveningText.board(next)}
          </Link>
        )}
      </nav>
    </>
  );
}

function Hands({ board }: { readonly board: BoardView }) {
  const { deal: text = '', order, split } = board;
  const cards = parseDealt({ deal: text, order, split });
  if (!cards.ok) return null;
  const laid = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const row = laidHand(cards.value, seat);
      return row === undefined ? [] : [[seat, row] as const];
    }),
  );
  return (
    <section className={styles.part} aria-label={eveningText.results.hands}>
      <FourHands deal={cards.value.deal} laid={laid} />
      {board.tricks !== undefined && <Makeable tricks={board.tricks} par={board.par} />}
    </section>
  );
}

/** The order of the twenty digits: declarers, and strains of each. */
const DECLARERS: readonly Seat[] = ['N', 'S', 'E', 'W'];
const DIGITS: readonly Strain[] = ['N', 'S', 'H', 'D', 'C'];

function Makeable({ tricks, par }: { readonly tricks: string; readonly par: number | undefined }) {
  const at = (seat: Seat, strain: Strain) =>
    Number.parseInt(tricks.charAt(DECLARERS.indexOf(seat) * 5 + DIGITS.indexOf(strain)), 16);
  return (
    <table className={styles.table}>
      <caption>{text.result.makeable}</caption>
      <thead>
        <tr>
          <th scope="col">{eveningText.entry.declarer}</th>
          {STRAINS.map((strain) => (
            <th key={strain} scope="col">
              <StrainMark strain={strain} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DECLARERS.map((seat) => (
          <tr key={seat}>
            <th scope="row">{text.seats[seat]}</th>
            {STRAINS.map((strain) => (
              <td key={strain}>{at(seat, strain)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {par !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={6}>{eveningText.results.par(scoreInWords(par))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The scores with the number of times that each was reached, the best of North-South first. */
function Frequencies({ board }: { readonly board: BoardView }) {
  const scores = board.lines.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const counts = [...Map.groupBy(scores, (score) => score)].sort(([a], [b]) => b - a);
  if (counts.length === 0) return null;
  return (
    <section className={styles.part}>
      <table className={styles.table}>
        <caption>{eveningText.results.frequencies}</caption>
        <tbody>
          {counts.map(([score, times]) => (
            <tr key={score}>
              <td className={styles.number}>{text.points(score)}</td>
              <td className={styles.number}>{times.length}×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
