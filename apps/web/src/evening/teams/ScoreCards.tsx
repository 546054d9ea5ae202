import type { MatchBoardView, MatchView, TournamentView } from '@overtrick/evening/view';
import { ContractMark } from '../../deal/auction/CallMark.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { labelOf } from '../names.ts';
import { readResult } from '../result.ts';
import styles from '../results/Results.module.css';

interface ScoreCardsProps {
  readonly view: TournamentView;
  readonly team: string;
}

/** The score cards of a team: of each match one for the pair at either table, as far as it may be seen. */
export function ScoreCards({ view, team }: ScoreCardsProps) {
  const own = (view.matches ?? []).filter(
    ({ home, away, boards }) => boards.length > 0 && (home === team || away === team),
  );
  if (own.length === 0) return <p role="status">{eveningText.results.noBoards}</p>;
  return own.map((match) => (
    <section key={`${match.home} ${match.away} ${match.round}`} className={styles.part}>
      <h2>{eveningText.match.of(labelOf(view, match.home), labelOf(view, match.away))}</h2>
      {(['NS', 'EW'] as const).map((side) => (
        <ScoreCard key={side} match={match} side={side} isHome={match.home === team} />
      ))}
    </section>
  ));
}

interface ScoreCardProps {
  readonly match: MatchView;
  /** The direction of the pair whose card it is. */
  readonly side: 'NS' | 'EW';
  readonly isHome: boolean;
}

/** A pair's card, from its own side: who played what, plus or minus, and the IMPs that its team won or lost. */
function ScoreCard({ match, side, isHome }: ScoreCardProps) {
  const { score, board, contract, tricks } = eveningText.columns;
  const words = eveningText.teams.columns;
  const name = `${eveningText.sides[side]}: ${score}`;
  return (
    <Scroll label={name}>
      <table className={styles.table}>
        <caption>{eveningText.sides[side]}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {board}
            </th>
            <th scope="col">{contract}</th>
            <th scope="col">{words.by}</th>
            <th scope="col" className={styles.number}>
              {tricks}
            </th>
            <th scope="col" className={styles.number}>
              {words.plus}
            </th>
            <th scope="col" className={styles.number}>
              {words.minus}
            </th>
            <th scope="col" className={styles.number}>
              {words.imps}
            </th>
          </tr>
        </thead>
        <tbody>
          {match.boards.map((one) => (
            <Row key={one.board} board={one} side={side} isHome={isHome} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Row({ board, side, isHome }: Omit<ScoreCardProps, 'match'> & { readonly board: MatchBoardView }) {
  // the team's North-South sit at its own table, its East-West at the other
  const { result, score } = isHome === (side === 'NS') ? board.home : board.away;
  const read = readResult(result ?? '', board.board);
  const own = score === undefined ? undefined : side === 'NS' ? score : 0 - score;
  const imps = board.imps === undefined ? undefined : isHome ? board.imps : 0 - board.imps;
  return (
    <tr>
      <td className={styles.number}>{board.board}</td>
      <td>{read.contract === undefined ? read.words : <ContractMark contract={read.contract} />}</td>
      <td>{read.contract && text.seatShort(read.contract.declarer)}</td>
      <td className={styles.number}>{read.tricks}</td>
      <td className={styles.number}>{own !== undefined && own > 0 && text.points(own)}</td>
      <td className={styles.number}>{own !== undefined && own < 0 && text.points(-own)}</td>
      <td className={styles.number}>{imps !== undefined && text.points(imps)}</td>
    </tr>
  );
}
