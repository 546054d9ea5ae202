import type { SeatCall } from '@overtrick/rules/auction';
import { isVulnerable, type Seat, seatsBetween, seatsFrom, sideOf } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../../text/text.ts';
import styles from './AuctionTable.module.css';
import { CallMark } from './CallMark.tsx';

/** The columns of an auction, as everywhere in print. */
const COLUMNS = seatsFrom('W');

export interface AuctionTableProps {
  readonly state: { readonly view: Pick<View, 'calls' | 'terms' | 'phase' | 'toAct' | 'seat'> };
  /** How a call is shown; plainly when left out. `index` counts the calls from 0. */
  readonly mark?: (call: SeatCall, index: number) => ReactNode;
}

/** The auction in four columns, a row a round. */
export function AuctionTable({ state, mark }: AuctionTableProps) {
  const { view } = state;
  const { calls, terms, phase, toAct } = view;
  const end = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new call scrolls into sight
  useEffect(() => {
    const { current } = end;
    if (current) current.scrollTop = current.scrollHeight;
  }, [calls.length]);
  const first = calls[0]?.seat ?? terms.dealer;
  const waiting = phase === 'auction' ? toAct[0] : undefined;
  const cells: { readonly key: string; readonly seat: Seat; readonly content: ReactNode }[] = [
    ...COLUMNS.slice(0, seatsBetween('W', first)).map((seat) => ({
      key: `before ${seat}`,
      seat,
      content: null,
    })),
    ...calls.map((made, i) => ({
      key: `call ${i}`,
      seat: made.seat,
      content: mark ? mark(made, i) : <CallMark call={made.call} />,
    })),
  ];
  if (waiting !== undefined)
    cells.push({
      key: 'next',
      seat: waiting,
      content: (
        <span className={styles.next}>
          <span aria-hidden="true">?</span>
          <span className="hidden-text">{text.table.toCall}</span>
        </span>
      ),
    });
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(4 * i, 4 * i + 4));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section ref={end} className={styles.scroll} tabIndex={0} aria-label={text.table.auction}>
      <table className={styles.auction}>
        <thead>
          <tr>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col" data-vul={isVulnerable(terms.vul, sideOf(seat))}>
                {view.seat === seat ? text.you : text.seats[seat]}
                {isVulnerable(terms.vul, sideOf(seat)) && (
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
