import { parseStep } from '@overtrick/rules/action';
import { SUITS } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { CutthroatExtra } from '@overtrick/rules/games/cutthroat/state';
import { extraOf } from '@overtrick/rules/views/facts';
import type { View } from '@overtrick/rules/views/view';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';
import styles from './minibridge-slips.module.css';

const words = text.panels.cutthroat;

/**
 * A panel with what is told of a dummy of which each player has seen four cards: its suits, and the points that all
 * counted.
 */
function AnnouncedDummy({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { announced } = extraOf<CutthroatExtra>(view);
  if (seat !== view.dummy || announced === undefined || view.hands[seat].cards !== undefined) return null;
  const points = SEATS.reduce((sum, one) => sum + (announced.points[one] ?? 0), 0);
  return (
    <section className={styles.slip} aria-label={words.told}>
      <p className={styles.points}>{words.points(points)}</p>
      <p className={styles.suits}>
        {SUITS.toReversed().map((suit) => (
          <span key={suit}>
            <StrainMark strain={suit} /> {announced.shape[suit]}
          </span>
        ))}
      </p>
    </section>
  );
}

export const cutthroat: GamePanel = {
  At: AnnouncedDummy,
  question({ phase, legal, extra }) {
    if (phase === 'bids') {
      const bids = extraOf<CutthroatExtra>({ extra }).bids?.map(parseStep) ?? [];
      const numbers = bids.flatMap((step) => (step?.action.kind === 'bid' ? [step.action.tricks] : []));
      const help = numbers.length === 0 ? words.bidFirst : words.bidOver(Math.max(...numbers));
      return { title: words.bid, help };
    }
    if (phase === 'declare') return { title: words.declare, help: words.declareHelp };
    const [action] = legal;
    if (action?.kind !== 'pick') return undefined;
    return {
      title: text.questions.pick[action.pick](action.places.length),
      help: words.revealHelp,
    };
  },
  // where numbers are bid there are no calls to show
  notes({ extra, phase }, seat) {
    if (phase !== 'bids') return [];
    const last = extraOf<CutthroatExtra>({ extra })
      .bids?.map(parseStep)
      .findLast((step) => step?.seat === seat);
    return last === undefined ? [] : [text.action(last.action)];
  },
};
