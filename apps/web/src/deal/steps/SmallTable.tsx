import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { TableLayout, TablePlace } from './layout.ts';
import styles from './SmallTable.module.css';

const DRAWN = [0, 1, 2, 3, 4, 5];
/** The middle of each hand, in the units of the drawing. */
const AT: Readonly<Record<Seat, readonly [x: number, y: number]>> = {
  N: [80, 19],
  E: [131, 50],
  S: [80, 81],
  W: [29, 50],
};

/**
 * A game's table from above, small and without words: hands and dummies where they lie, faces up as far as South sees
 * them, a ring round each player.
 */
export const SmallTable = ({ layout: { places, stock } }: { readonly layout: TableLayout }) => (
  <svg className={styles.table} viewBox="0 0 160 100" aria-hidden="true" focusable="false">
    {SEATS.map((seat) => {
      const place = places[seat];
      return place && <Hand key={seat} seat={seat} place={place} />;
    })}
    {stock > 0 &&
      [0, 1, 2].map((i) => (
        <rect key={i} className={styles.back} x={71 + i * 2} y={38 - i} width="15" height="21" rx="2" />
      ))}
  </svg>
);

function Hand({ seat, place: { isPlayer, seen } }: { readonly seat: Seat; readonly place: TablePlace }) {
  const [x, y] = AT[seat];
  const isOwn = seat === 'S' && isPlayer;
  return (
    <g transform={`translate(${x} ${y})`}>
      {isPlayer && <rect className={styles.player} x="-24" y="-14" width="48" height="28" rx="14" />}
      {DRAWN.map((i) => {
        const isOpen = (isOwn && seen !== 'none') || seen === 'all' || (seen === 'part' && i % 2 === 1);
        return (
          <g key={i} transform={`translate(${i * 5 - 20} -10)`}>
            <rect className={isOpen ? styles.face : styles.back} width="14.5" height="20" rx="2" />
            {isOpen && (
              <path
                className={i % 2 === 0 ? styles.black : styles.red}
                d={i % 2 === 0 ? 'M3 2.500 5 6.500H1Z' : 'M3 2.500 5 5 3 7.500 1 5Z'}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
