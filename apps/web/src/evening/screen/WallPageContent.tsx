import type { CSSProperties } from 'react';
import { emsOf } from './fit.ts';
import styles from './Wall.module.css';
import type { WallContent } from './wall.ts';

/** The content of a page of the wall: tables with their people, rows of a ranking, or a text. */
export function WallPageContent({ content }: { readonly content: WallContent }) {
  switch (content.kind) {
    case 'seating':
      return (
        <ul className={styles.tables}>
          {content.tables.map(({ key, place, boards, sides }) => (
            <li key={key} className={styles.table}>
              <div>
                <strong>{place}</strong>
                <span className={styles.boards}>{boards}</span>
              </div>
              <div>
                {sides.map(({ side, who }) => (
                  <div key={`${side} ${who}`} className={styles.side}>
                    <span>{side}</span>
                    <span className={styles.who} data-read>
                      {who}
                    </span>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      );
    case 'ranking': {
      const style: CSSProperties = {
        '--score-ems': Math.max(...content.rows.map(({ score }) => emsOf(score))),
      };
      return (
        <ol className={styles.ranking} style={style}>
          {content.rows.map(({ key, place, number, names, score }) => (
            <li key={key} className={styles.row}>
              <strong>{place}</strong>
              <span>{number}</span>
              <span className={styles.who} data-read>
                {names}
              </span>
              <strong className={styles.score}>{score}</strong>
            </li>
          ))}
        </ol>
      );
    }
    case 'text':
      return (
        <p className={styles.text} data-read>
          {content.text}
        </p>
      );
  }
}
