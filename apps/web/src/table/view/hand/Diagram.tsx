import type { Card } from '@overtrick/rules/card';
import { rankOf, SUITS, suitOf } from '@overtrick/rules/card';
import { type CardSet, cardsOf, inSuit, remove, size } from '@overtrick/rules/cardSet';
import type { Seat } from '@overtrick/rules/seat';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { handLabel } from '../../../deal/words.ts';
import type { Lay } from '../../../games/panel.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import styles from './Diagram.module.css';

interface DiagramProps {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly lay?: Lay | undefined;
}

/** An open hand as printed, for when the middle of the table is needed: suit by suit, or a row in its order. */
export function Diagram({ seat, cards, lay }: DiagramProps) {
  const state = useTable(({ shown }) => shown);
  if (state === undefined) return null;
  const { view } = state;
  const { joker } = panelOf(view);
  const down = view.hands[seat].count - size(cards);
  return (
    <section className={styles.diagram} data-hand={seat} aria-label={handLabel(state, seat)}>
      {lay?.kind === 'row' ? (
        <p className={styles.row}>
          {lay.cards.map((card, i) => (
            <span key={card} className={styles.card} data-end={i === 0 || i === lay.cards.length - 1}>
              <CardText card={card} joker={joker} />
            </span>
          ))}
        </p>
      ) : (
        <>
          {joker !== undefined && size(cards) !== size(remove(cards, joker)) && (
            <p className={styles.suit}>{text.games.joker}</p>
          )}
          {SUITS.toReversed().map((suit) => (
            <p key={suit} className={styles.suit}>
              <StrainMark strain={suit} />{' '}
              {cardsOf(inSuit(cards, suit))
                .filter((card) => card !== joker)
                .toReversed()
                .map((card) => text.rankShort(rankOf(card)))
                .join(' ') || '—'}
            </p>
          ))}
        </>
      )}
      {down > 0 && <p className={styles.down}>{text.games.down(down)}</p>}
    </section>
  );
}

const CardText = ({ card, joker }: { readonly card: Card; readonly joker: Card | undefined }) =>
  card === joker ? (
    text.games.jokerShort
  ) : (
    <>
      <StrainMark strain={suitOf(card)} />
      {text.rankShort(rankOf(card))}
    </>
  );
