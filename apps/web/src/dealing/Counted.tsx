import { Scroll } from '../design/Scroll.tsx';
import { boardText } from '../text/boards.ts';
import styles from './Dealing.module.css';
import type { Dealt, Frequency } from './messages.ts';

type Done = Extract<Dealt, { kind: 'done' }>;

/** The means and the frequencies over all matching deals. */
export function Counted({ done }: { readonly done: Done }) {
  const words = boardText.dealing;
  return (
    <>
      {done.averages.length > 0 && (
        <dl className={styles.averages}>
          {done.averages.map(([label, mean]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{mean === null ? '—' : words.mean(mean)}</dd>
            </div>
          ))}
        </dl>
      )}
      {done.frequencies.map((frequency) => (
        <Bars key={frequency.label} frequency={frequency} />
      ))}
      {done.tables.map(([label, { rows, columns, steps = [1, 1], counts }]) => (
        <div key={label} className={styles.figure}>
          <Scroll label={label}>
            <table>
              <caption>{label}</caption>
              <thead>
                <tr>
                  <td />
                  {headings(columns, steps[1]).map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {headings(rows, steps[0]).map((heading, i) => (
                  <tr key={heading}>
                    <th scope="row">{heading}</th>
                    {headings(columns, steps[1]).map((column, j) => (
                      <td key={column}>{counts[i]?.[j] ?? 0}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        </div>
      ))}
    </>
  );
}

/** Returns the values as headings, with one for smaller and one for larger ones. */
const headings = ([low, high]: readonly [number, number], step: number): readonly string[] => [
  `<${low}`,
  ...Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) =>
    String(Math.round((low + i * step) * 100) / 100),
  ),
  `>${high}`,
];

/** Bars proportional to the largest value, each with its share of all. */
function Bars({ frequency: { label, counts, low, high } }: { readonly frequency: Frequency }) {
  const first = counts[0]?.[0] ?? 0;
  const last = counts.at(-1)?.[0] ?? 0;
  const rows: readonly (readonly [string, number])[] = [
    ...(low > 0 ? [[`<${first}`, low] as const] : []),
    ...counts.map(([value, count]) => [String(value), count] as const),
    ...(high > 0 ? [[`>${last}`, high] as const] : []),
  ];
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <figure className={styles.figure}>
      <figcaption>{label}</figcaption>
      <table className={styles.bars}>
        <tbody>
          {rows.map(([value, count]) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>
                <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
              </td>
              <td>{boardText.dealing.share(all === 0 ? 0 : count / all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
