import styles from './KeyTable.module.css';

export interface KeyTableProps {
  /** The keys as they are labelled, with spaces between them, and what they do. */
  readonly rows: readonly (readonly [keys: string, does: string])[];
}

/** The effect of each key. */
export const KeyTable = ({ rows }: KeyTableProps) => (
  <table className={styles.keys}>
    <tbody>
      {rows.map(([press, does]) => (
        <tr key={press}>
          <th scope="row">
            {press.split(' ').map((key) => (
              <span key={key}>
                <kbd>{key.replace(',', '')}</kbd>{' '}
              </span>
            ))}
          </th>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
