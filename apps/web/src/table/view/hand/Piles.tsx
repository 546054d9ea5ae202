import type { Seat } from '@overtrick/rules/cards/seat';
import { CardBack } from '../../../deal/cards/Card.tsx';
import { handLabel } from '../../../deal/words.ts';
import { useArrows } from '../../../design/useArrows.ts';
import type { Pile } from '../../../games/panel.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { placeOf } from '../felt/place.ts';
import styles from './Hand.module.css';
import pile from './Piles.module.css';
import { useHand } from './useHand.tsx';

interface PilesProps {
  readonly seat: Seat;
  readonly piles: readonly Pile[];
}

/** A dummy in piles of two cards, the upper one open (RULES 7.5). An empty pile keeps its place. */
export function Piles({ seat, piles }: PilesProps) {
  const { view, isActing, slot, again } = useHand(seat);
  const state = useTable(({ shown }) => shown);
  const { onKeyDown, itemProps } = useArrows(
    piles.flatMap(({ up }) => (up === undefined ? [] : [String(up)])),
  );
  if (view === undefined || state === undefined) return null;
  return (
    <section
      className={`${styles.hand} ${pile.piles}`}
      data-place={placeOf(view, seat)}
      data-hand={seat}
      data-acting={isActing || undefined}
      aria-label={text.games.pilesOf(handLabel(state, seat))}
      onKeyDown={onKeyDown}
    >
      <p className="hidden-text" role="status">
        {again && text.table.again}
      </p>
      {piles.map(({ up, isDown }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each pile keeps its place
        <div key={i} className={pile.pile}>
          {isDown && (
            <span className={pile.under}>
              <CardBack />
              <span className="hidden-text">{text.games.under(up !== undefined)}</span>
            </span>
          )}
          {up !== undefined && slot(up, itemProps)}
        </div>
      ))}
    </section>
  );
}
