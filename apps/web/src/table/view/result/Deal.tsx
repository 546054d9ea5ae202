import type { TableState } from '@overtrick/protocol/table';
import { isVulnerable, SEATS, sideOf } from '@overtrick/rules/cards/seat';
import type { Deal as Cards } from '@overtrick/rules/deals/deal';
import { FourHands } from '../../../deal/hands/FourHands.tsx';
import { jokerOf } from '../../../deal/steps/words.ts';
import { seatName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import { placeOf } from '../felt/place.ts';
import styles from './Deal.module.css';

/** The hands as dealt, each where it sat; a row from which only the ends could be played in its order. */
export const Deal = ({ state, deal }: { readonly state: TableState; readonly deal: Cards }) => {
  const { view } = state;
  return (
    <FourHands
      deal={deal}
      nameOf={(seat) => seatName(state, seat) || text.table.dummy}
      placeOf={(seat) => placeOf(view, seat)}
      joker={jokerOf(view.game)}
      laid={view.laid}
    >
      <div className={styles.compass} aria-hidden="true">
        {SEATS.map((seat) => (
          <span
            key={seat}
            data-place={placeOf(view, seat)}
            data-vul={isVulnerable(view.terms.vul, sideOf(seat))}
          >
            {text.seatShort(seat)}
          </span>
        ))}
      </div>
    </FourHands>
  );
};
