import { parseStep } from '@overtrick/rules/action';
import { SUITS } from '@overtrick/rules/card';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { fieldOf, listOf, type View } from '@overtrick/rules/view';
import { StrainMark } from '../../cards/Suit.tsx';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import styles from './minibridge-slips.module.css';

const words = text.panels.cutthroat;

/** What is told of a dummy of which each player has seen four cards: its suits, and the points that all counted. */
function Told({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const announced = fieldOf(view.extra, 'announced');
  if (seat !== view.dummy || announced === undefined || view.hands[seat].cards !== undefined) return null;
  const points = SEATS.reduce((sum, one) => sum + Number(fieldOf(fieldOf(announced, 'points'), one) ?? 0), 0);
  return (
    <section className={styles.slip} aria-label={words.told}>
      <p className={styles.points}>{words.points(points)}</p>
      <p className={styles.suits}>
        {SUITS.toReversed().map((suit) => (
          <span key={suit}>
            <StrainMark strain={suit} /> {String(fieldOf(fieldOf(announced, 'shape'), suit) ?? '')}
          </span>
        ))}
      </p>
    </section>
  );
}

export const cutthroat: GamePanel = {
  At: Told,
  // where numbers are bid there are no calls to show
  notes({ extra, phase }, seat) {
    if (phase !== 'bids') return [];
    const last = listOf(fieldOf(extra, 'bids'))
      .flatMap((bid) => (typeof bid === 'string' ? [parseStep(bid)] : []))
      .findLast((step) => step?.seat === seat);
    return last === undefined ? [] : [text.action(last.action)];
  },
};
