import { type Card, rankOf, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, size } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { CardBack, CardFace } from '../../../deal/cards/Card.tsx';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { groupsOf } from '../../../deal/cards/sort.ts';
import shown from '../../../deal/steps/HandCards.module.css';
import { HandLetters } from '../../../deal/steps/HandLetters.tsx';
import { useSuitOrder } from '../../../deal/useSuitOrder.ts';
import { handLabel } from '../../../deal/words.ts';
import type { Lay } from '../../../games/panel.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import styles from './OpenHand.module.css';

interface OpenHandProps {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly lay?: Lay | undefined;
}

/**
 * An open hand while the middle of the table is needed for talk: its cards in a line where one has room, by suits or in
 * the order in which they lie; in letters for the ear, and for who wants those.
 */
export function OpenHand({ seat, cards, lay }: OpenHandProps) {
  const state = useTable((model) => model.shown);
  const order = useSuitOrder(cards);
  if (state === undefined) return null;
  const { view } = state;
  const { joker } = panelOf(view);
  const down = view.hands[seat].count - size(cards);
  const row = lay?.kind === 'row' ? lay.cards : undefined;
  const line = row ?? groupsOf(cards, order, joker).flatMap((group) => group.cards);
  return (
    <section className={styles.hand} data-hand={seat} aria-label={handLabel(state, seat)}>
      <div className={`${shown.letters} ${styles.letters}`}>
        {row ? (
          <p className={styles.row}>
            {row.map((card, i) => (
              <span key={card} className={styles.letter} data-end={isEnd(row, i)}>
                <CardText card={card} joker={joker} />
              </span>
            ))}
          </p>
        ) : (
          <HandLetters hand={{ cards, down }} joker={joker} />
        )}
      </div>
      <div
        className={`${shown.faces} ${styles.faces}`}
        style={{ '--count': line.length + down }}
        aria-hidden="true"
      >
        {line.map((card, i) => (
          <span key={card} className={styles.card} data-end={row && isEnd(row, i)}>
            <CardFace card={card} joker={card === joker} />
          </span>
        ))}
        {Array.from({ length: down }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <span key={i} className={styles.card}>
            <CardBack />
          </span>
        ))}
      </div>
    </section>
  );
}

const isEnd = (row: readonly Card[], i: number): boolean => i === 0 || i === row.length - 1;

const CardText = ({ card, joker }: { readonly card: Card; readonly joker: Card | undefined }) =>
  card === joker ? (
    text.games.jokerShort
  ) : (
    <>
      <StrainMark strain={suitOf(card)} />
      {text.rankShort(rankOf(card))}
    </>
  );
