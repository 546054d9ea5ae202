import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import { pointsText } from '../results/TravellerTable.tsx';
import type { OpenedEvent } from './messages.ts';
import styles from './Opened.module.css';

/** The ranking of a file's event, or one for each direction. */
export function OpenedRanking({ event }: { readonly event: OpenedEvent }) {
  const { ranking, isPercent, name, date, areTeams } = event;
  const words = eveningText.columns;
  const directions = [...new Set(ranking.map(({ direction }) => direction))];
  const title = eveningText.opened.ranking;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{[name ?? title, date].filter(Boolean).join(', ')}</h2>
      {directions.map((direction) => (
        <Scroll
          key={direction ?? ''}
          label={direction === undefined ? title : words[direction === 'NS' ? 'ns' : 'ew']}
        >
          <table className={styles.table}>
            {direction !== undefined && <caption>{words[direction === 'NS' ? 'ns' : 'ew']}</caption>}
            <thead>
              <tr>
                <th scope="col" className={styles.number}>
                  {words.place}
                </th>
                <th scope="col" className={styles.number}>
                  {areTeams ? words.team : words.pair}
                </th>
                <th scope="col">{words.names}</th>
                <th scope="col" className={styles.number}>
                  {isPercent ? words.percent : words.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {ranking
                .filter((row) => row.direction === direction)
                .map(({ id, place, number, names, total }) => (
                  <tr key={id}>
                    <td className={styles.number}>{place}</td>
                    <td className={styles.number}>{number}</td>
                    <td>{names}</td>
                    <td className={styles.number}>{pointsText(total)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Scroll>
      ))}
    </section>
  );
}
