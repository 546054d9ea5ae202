import type { TableState } from '@overtrick/protocol/table';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import styles from './Reckoning.module.css';

/** The points that all matches at the table brought each player; nothing during the first. */
export function Reckoning({ state: { reckoning } }: { readonly state: TableState }) {
  if (reckoning === undefined) return null;
  const words = talkText.rematch;
  return (
    <section className={styles.reckoning} aria-labelledby="reckoning">
      <h2 id="reckoning">{words.reckoning}</h2>
      <p>{words.reckoningHelp}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {reckoning.map(({ name, played, points }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{`${points > 0 ? '+' : ''}${text.points(points)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
