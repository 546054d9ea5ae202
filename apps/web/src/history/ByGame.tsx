import { Spark } from '../design/Spark.tsx';
import { findGame } from '../games/list.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { coursesOf, type OwnBoard } from './board.ts';
import styles from './History.module.css';

/** Each game that was played, with the course of its points. @param boards the first board first */
export function ByGame({ boards }: { readonly boards: readonly OwnBoard[] }) {
  const words = boardText.history;
  return (
    <section className={styles.part} aria-labelledby="by-game">
      <h2 id="by-game">{words.byGame}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col">{text.challenge.boards}</th>
              <th scope="col">{words.course}</th>
              <th scope="col">{words.net}</th>
            </tr>
          </thead>
          <tbody>
            {coursesOf(boards).map(({ game, sums }) => {
              const last = sums.at(-1) ?? 0;
              return (
                <tr key={game}>
                  <th scope="row">{findGame(game)?.name ?? game}</th>
                  <td>{sums.length}</td>
                  <td>
                    <Spark
                      label={words.plotWords(sums[0] ?? 0, last, Math.min(0, ...sums), Math.max(0, ...sums))}
                      values={sums}
                    />
                  </td>
                  <td>{words.signed(last)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
