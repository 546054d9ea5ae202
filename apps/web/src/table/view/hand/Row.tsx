import type { Card } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { handLabel } from '../../../deal/words.ts';
import { useArrows } from '../../../design/useArrows.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { placeOf } from '../felt/place.ts';
import styles from './Hand.module.css';
import row from './Row.module.css';
import { useHand } from './useHand.tsx';

interface RowProps {
  readonly seat: Seat;
  /** From the left end to the right. */
  readonly cards: readonly Card[];
}

/** A dummy in the order in which it was dealt (RULES 9.5): the playable ends stand out, the rest is dimmed. */
export function Row({ seat, cards }: RowProps) {
  const { view, isActing, slot, again } = useHand(seat);
  const state = useTable(({ shown }) => shown);
  const { onKeyDown, itemProps } = useArrows(cards.map(String));
  if (view === undefined || state === undefined) return null;
  return (
    <section
      className={`${styles.hand} ${row.row}`}
      data-place={placeOf(view, seat)}
      data-hand={seat}
      data-acting={isActing || undefined}
      aria-label={text.games.rowOf(handLabel(state, seat))}
      style={{ '--count': cards.length }}
      onKeyDown={onKeyDown}
    >
      <p className="hidden-text" role="status">
        {again && text.table.again}
      </p>
      {cards.map((card) => slot(card, itemProps))}
    </section>
  );
}
