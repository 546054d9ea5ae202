import type { TableState } from '@overtrick/protocol/table';
import { lastRow, partiesOf, partyName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import styles from './MadeUp.module.css';
import result from './Result.module.css';

/** The score of a deal, reason by reason. */
export function MadeUp({ state }: { readonly state: TableState }) {
  const items = lastRow(state)?.items ?? [];
  if (items.length === 0) return null;
  const parties = partiesOf(state);
  const pointsOf = (party: string): number =>
    items.reduce((sum, item) => sum + (item.party === party ? item.points : 0), 0);
  return (
    <section className={result.part} aria-labelledby="made-up">
      <h2 id="made-up">{text.result.madeUp}</h2>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{text.result.reason}</span>
            </th>
            {parties.map((party) => (
              <th key={party} scope="col" className={styles.points}>
                {partyName(state, party)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.reason} ${item.party}`}>
              <th scope="row">{text.result.reasons[item.reason]}</th>
              {parties.map((party) => (
                <td key={party} className={styles.points}>
                  {item.party === party && text.points(item.points)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.result.total}</th>
            {parties.map((party) => (
              <td key={party} className={styles.points}>
                {text.points(pointsOf(party))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
