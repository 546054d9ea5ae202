import type { ScoreReason } from '@overtrick/rules/scores/score';
import { text } from '../../text/text.ts';
import type { Example } from './moment.ts';
import styles from './Steps.module.css';

/** The score of an example, item by item. @param form the match format that counts it */
export function ExampleScore({ example, form }: { readonly example: Example; readonly form: string }) {
  const { items, parties } = example;
  const columns = Object.entries(parties).map(([party, seats]) => ({
    party,
    name: seats.map((seat) => text.seats[seat]).join('–'),
  }));
  const reasons = [...new Set(items.map(({ reason }) => reason))];
  const sumOf = (party: string, reason?: ScoreReason): number =>
    items
      .filter((item) => item.party === party && (reason === undefined || item.reason === reason))
      .reduce((sum, { points }) => sum + points, 0);
  return (
    <section className={styles.score} aria-label={text.guide.score}>
      <h3>{text.guide.score}</h3>
      <p>{text.guide.scoreIn(form)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.result.reason}</th>
            {columns.map(({ party, name }) => (
              <th key={party} scope="col" className={styles.points}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map((reason) => (
            <tr key={reason}>
              <th scope="row">{text.result.reasons[reason]}</th>
              {columns.map(({ party }) => (
                <td key={party} className={styles.points}>
                  {items.some((item) => item.reason === reason && item.party === party) &&
                    text.points(sumOf(party, reason))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.result.total}</th>
            {columns.map(({ party }) => (
              <td key={party} className={styles.points}>
                {text.points(sumOf(party))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
