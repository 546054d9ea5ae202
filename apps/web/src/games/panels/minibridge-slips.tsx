import { SUITS } from '@overtrick/rules/cards/card';
import { partner, type Seat } from '@overtrick/rules/cards/seat';
import type { SlipsExtra } from '@overtrick/rules/games/minibridge-slips/index';
import { extraOf } from '@overtrick/rules/views/facts';
import type { View } from '@overtrick/rules/views/view';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import styles from './minibridge-slips.module.css';

const words = text.panels.slips;

/** The note that the partner of a player who names contracts has written on their hand, at their place. */
function Slip({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { slip } = extraOf<SlipsExtra>(view);
  const isPartners = view.seat !== undefined && seat === partner(view.seat);
  if (!isPartners || slip === undefined || view.hands[seat].cards !== undefined) return null;
  return (
    <section className={styles.slip} aria-label={words.slipOf(seat)}>
      <p className={styles.points}>{words.points(slip.points)}</p>
      <p className={styles.suits}>
        {SUITS.toReversed().map((suit) => (
          <span key={suit}>
            <StrainMark strain={suit} /> {slip[suit]}
          </span>
        ))}
      </p>
    </section>
  );
}

export const minibridgeSlips: GamePanel = {
  At: Slip,
  question: ({ phase }) =>
    phase === 'decide'
      ? {
          title: words.open,
          help: words.openHelp,
          choices: { open: { label: words.iOpen, what: words.openWhat } },
        }
      : undefined,
};
