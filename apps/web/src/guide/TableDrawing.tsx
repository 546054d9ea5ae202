import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { TableLayout, TablePlace } from '../deal/steps/layout.ts';
import { text } from '../text/text.ts';
import styles from './TableDrawing.module.css';

/** A game's table: who sits where, whose dummies lie where, and who sees which cards. */
export const TableDrawing = ({ layout }: { readonly layout: TableLayout }) => (
  <div className={styles.table}>
    <div className={styles.cloth}>{layout.stock > 0 && <p>{text.guide.stock(layout.stock)}</p>}</div>
    {SEATS.map((seat) => {
      const place = layout.places[seat];
      return place && <Place key={seat} seat={seat} place={place} />;
    })}
  </div>
);

function Place({ seat, place }: { readonly seat: Seat; readonly place: TablePlace }) {
  return (
    <section
      className={styles.place}
      data-seat={seat}
      data-player={place.isPlayer}
      aria-label={text.seats[seat]}
    >
      <p className={styles.who}>
        <span className={styles.letter} aria-hidden="true">
          {text.seatShort(seat)}
        </span>
        <span>
          <b>{nameOf(seat, place)}</b>
          {place.partner !== undefined && (
            <span className={styles.partner}>{text.guide.partnerOf(place.partner)}</span>
          )}
        </span>
      </p>
      <Cards place={place} />
      <p className={styles.seen}>
        {text.guide.cards(place.count)}, {text.guide.seen[place.seen]}
      </p>
    </section>
  );
}

function nameOf(seat: Seat, { isPlayer, owner }: TablePlace): string {
  if (isPlayer) return text.seats[seat];
  return owner === undefined ? text.guide.dummy : text.guide.dummyOf(owner);
}

const DRAWN = [0, 1, 2, 3, 4];

/** A few cards for all of them: faces where everybody sees them, backs where nobody does, both where some do. */
const Cards = ({ place: { seen } }: { readonly place: TablePlace }) => (
  <svg className={styles.cards} viewBox="0 0 84 44" aria-hidden="true" focusable="false">
    {DRAWN.map((i) => (
      <g key={i} transform={`translate(${2 + i * 13} 2)`} data-open={isOpen(seen, i)}>
        <rect width="28" height="40" rx="4" />
        <path d="M14 11c4 5 8 8 8 12a4.500 4.500 0 0 1-7 3.500c0 2.500 1 4 2.500 5.500h-7c1.500-1.500 2.500-3 2.500-5.500A4.500 4.500 0 0 1 6 23c0-4 4-7 8-12Z" />
      </g>
    ))}
  </svg>
);

const isOpen = (seen: TablePlace['seen'], index: number): boolean =>
  seen === 'all' || (seen === 'part' && index % 2 === 1);
