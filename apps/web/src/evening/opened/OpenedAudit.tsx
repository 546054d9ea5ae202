import type { Audit } from '@overtrick/formats/events/audit';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import { pointsText } from '../results/TravellerTable.tsx';
import styles from './Opened.module.css';

const stated = (different: number, compared: number): string =>
  different === 0 ? eveningText.opened.agrees(compared) : eveningText.opened.differ(different, compared);

/** Values that a file states and that differ from those of its boards, and the parts of it that are not used. */
export function OpenedAudit({ audit: { compared, differs, passedOver } }: { readonly audit: Audit }) {
  const words = eveningText.opened;
  return (
    <section className={styles.part} aria-label={words.audit}>
      <h2>{words.audit}</h2>
      <p>{compared === 0 ? words.statesNothing : stated(differs.length, compared)}</p>
      {differs.length > 0 && (
        <Scroll label={words.audit}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{eveningText.columns.pair}</th>
                <td />
                <th scope="col" className={styles.number}>
                  {words.stated}
                </th>
                <th scope="col" className={styles.number}>
                  {words.ours}
                </th>
              </tr>
            </thead>
            <tbody>
              {differs.map(({ pair, what, file, ours }) => (
                <tr key={`${pair} ${what} ${file} ${ours}`}>
                  <th scope="row">{pair}</th>
                  <td>{words.whats[what]}</td>
                  <td className={styles.number}>{pointsText(file)}</td>
                  <td className={styles.number}>{pointsText(ours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <p>{passedOver.length === 0 ? words.allUsed : words.passedOver(passedOver.join(', '))}</p>
    </section>
  );
}
