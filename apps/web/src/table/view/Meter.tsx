import type { TableState } from '@overtrick/protocol/table';
import { tricksNeeded } from '@overtrick/rules/contract';
import { SEATS } from '@overtrick/rules/seat';
import { text } from '../../text/text.ts';
import { teamOf, tricksOf } from '../tally.ts';
import styles from './Meter.module.css';

/** Tricks won by each side, laid as on a table: upright for declarer's side, across for the other. */
export function Meter({ state }: { readonly state: TableState }) {
  const { view } = state;
  const { contract } = view;
  if (contract === undefined) return null;
  const declaring = teamOf(view, contract.declarer);
  const won = tricksOf(view, declaring);
  const lost = tricksOf(view, SEATS) - won;
  const needed = tricksNeeded(contract);
  const isOurs = view.seat !== undefined && declaring.includes(view.seat);
  const [us, them] =
    view.seat === undefined
      ? [text.table.declarer, text.table.defence]
      : isOurs
        ? [text.we, text.they]
        : [text.they, text.we];
  return (
    <span className={styles.meter}>
      <span className="hidden-text">{text.table.meter(us, won, needed, them, lost)}</span>
      <span aria-hidden="true" className={styles.words}>
        {us} <b>{won}</b> <span className={styles.of}>{text.table.of(needed)}</span>
      </span>
      <span aria-hidden="true" className={styles.tricks}>
        {Array.from({ length: 13 }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: thirteen places
            key={i}
            data-state={i < won ? 'won' : i >= 13 - lost ? 'lost' : 'open'}
            data-last={i === needed - 1}
          />
        ))}
      </span>
      <span aria-hidden="true" className={styles.words}>
        {them} <b>{lost}</b>
      </span>
    </span>
  );
}
