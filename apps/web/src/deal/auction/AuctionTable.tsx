import type { SeatCall } from '@overtrick/rules/auction/auction';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../../text/text.ts';
import { isOwnCall, isVulnerableAt, type TableSeats } from '../words.ts';
import styles from './AuctionTable.module.css';
import { CallMark } from './CallMark.tsx';
import { columnsOf } from './columns.ts';

export interface AuctionTableProps {
  readonly state: TableSeats & {
    readonly view: Pick<View, 'calls' | 'terms' | 'phase' | 'toAct' | 'seat'> & Partial<Pick<View, 'game'>>;
  };
  /** Its name, where there are several. */
  readonly label?: string;
  /** The component that shows a call; plainly when left out. `index` counts the calls from 0. */
  readonly mark?: (call: SeatCall, index: number) => ReactNode;
}

/** The auction in a column for each who calls, a row a round. */
export function AuctionTable({ state, mark, label = text.table.auction }: AuctionTableProps) {
  const { view } = state;
  const { calls, phase, toAct } = view;
  const columns = columnsOf(view);
  const end = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new call scrolls into sight, and stays in less room
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [calls.length]);
  const waiting = phase === 'auction' ? toAct[0] : undefined;
  const cells: { readonly key: string; readonly content: ReactNode }[] = [];
  // a seat where nobody calls is left out of a round, and its column stays empty
  const add = (seat: Seat, key: string, content: ReactNode) => {
    while (columns[cells.length % columns.length] !== seat)
      cells.push({ key: `empty ${cells.length}`, content: null });
    cells.push({ key, content });
  };
  for (const [i, made] of calls.entries())
    add(made.seat, `call ${i}`, mark ? mark(made, i) : <CallMark call={made.call} />);
  if (waiting !== undefined)
    add(
      waiting,
      'next',
      <span className={styles.next}>
        <span aria-hidden="true">?</span>
        <span className="hidden-text">{text.table.toCall}</span>
      </span>,
    );
  const rows = Array.from({ length: Math.ceil(cells.length / columns.length) }, (_, i) =>
    cells.slice(columns.length * i, columns.length * (i + 1)),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section ref={end} className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.auction}>
        <thead>
          <tr>
            {columns.map((seat) => (
              <th key={seat} scope="col" data-vul={isVulnerableAt(state, seat)}>
                {isOwnCall(state, seat) ? text.you : text.seats[seat]}
                {isVulnerableAt(state, seat) && (
                  <span className="hidden-text">, {text.table.vulnerable}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.key}>
              {row.map(({ key, content }) => (
                <td key={key}>{content}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
