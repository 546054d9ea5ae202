import { dummyOf, ownHandsOf, type Practice } from '@overtrick/formats/lesson/practice';
import { type Card, suitOf, trumpOf } from '@overtrick/rules/cards/card';
import { has, size } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { CLOCKWISE, legalCards, type Play } from '@overtrick/rules/play/play';
import { winningCard } from '@overtrick/rules/play/trick';
import { useState } from 'react';
import { CardBack, CardFace } from '../../deal/cards/Card.tsx';
import { groupsOf } from '../../deal/cards/sort.ts';
import { useSuitOrder } from '../../deal/useSuitOrder.ts';
import { handInWords } from '../../deal/words.ts';
import { useArrows } from '../../design/useArrows.ts';
import { learnText } from '../../text/learn.ts';
import { text } from '../../text/text.ts';
import styles from './PracticeTable.module.css';

export interface PracticeTableProps {
  readonly practice: Practice;
  readonly play: Play;
  /** True if the learner may play now. */
  readonly isOpen: boolean;
  readonly onPlay: (card: Card) => void;
}

/** The table of a hand to play: the learner South, dummy open, the trick between them. */
export function PracticeTable({ practice, play, isOpen, onPlay }: PracticeTableProps) {
  const [why, setWhy] = useState<string>();
  const own = ownHandsOf(practice);
  const dummy = dummyOf(practice);
  const press = (seat: Seat, card: Card): void => {
    const led = play.trick[0];
    if (isOpen && play.turn === seat && has(legalCards(CLOCKWISE, play), card)) {
      setWhy(undefined);
      onPlay(card);
    } else if (isOpen && play.turn !== seat) setWhy(text.table.otherHand(nameOf(play.turn, dummy)));
    else if (isOpen && led) setWhy(text.table.follow(suitOf(led.card)));
  };
  return (
    <div className={styles.cloth}>
      <div className={styles.table}>
        {SEATS.map((seat) => (
          <HandAt
            key={seat}
            seat={seat}
            name={nameOf(seat, dummy)}
            play={play}
            look={own.includes(seat) ? 'own' : seat === dummy ? 'open' : 'closed'}
            isOpen={isOpen}
            trump={trumpOf(practice.strain)}
            onPress={(card) => press(seat, card)}
          />
        ))}
        <Trick play={play} dummy={dummy} />
      </div>
      <p className={styles.why} role="status">
        {why}
      </p>
    </div>
  );
}

const nameOf = (seat: Seat, dummy: Seat | undefined): string =>
  seat === 'S' ? text.you : seat === dummy ? `${text.guide.dummy}, ${text.seats[seat]}` : text.seats[seat];

interface HandAtProps {
  readonly seat: Seat;
  readonly name: string;
  readonly play: Play;
  readonly look: 'own' | 'open' | 'closed';
  readonly isOpen: boolean;
  readonly trump: ReturnType<typeof trumpOf>;
  readonly onPress: (card: Card) => void;
}

function HandAt({ seat, name, play, look, isOpen, trump, onPress }: HandAtProps) {
  const hand = play.hands[seat];
  const groups = groupsOf(hand, useSuitOrder(hand, trump));
  const cards = groups.flatMap((group) => group.cards);
  const { onKeyDown, itemProps } = useArrows(cards.map(String));
  const isTurn = isOpen && play.turn === seat;
  const legal = isTurn ? legalCards(CLOCKWISE, play) : undefined;
  return (
    <section
      className={styles.hand}
      data-seat={seat}
      data-on={play.turn === seat}
      data-look={look}
      data-acting={isTurn || undefined}
      aria-label={seat === 'S' ? text.table.hand : text.table.handOf(seat)}
      onKeyDown={onKeyDown}
    >
      <p className={styles.name}>{name}</p>
      {look === 'closed' ? (
        <div className={styles.row} style={{ '--count': Math.max(1, size(hand)) }} aria-hidden="true">
          {cards.map((card) => (
            <CardBack key={card} />
          ))}
        </div>
      ) : (
        <>
          {look === 'open' && <p className="hidden-text">{handInWords(hand)}</p>}
          <div className={styles.row} style={{ '--count': Math.max(1, cards.length) }}>
            {cards.map((card) =>
              look === 'own' ? (
                <button
                  key={card}
                  type="button"
                  {...itemProps(String(card))}
                  className={styles.slot}
                  aria-label={text.card(card)}
                  aria-disabled={!(legal && has(legal, card))}
                  data-can={legal !== undefined && has(legal, card)}
                  data-shade={legal !== undefined && !has(legal, card)}
                  onClick={() => onPress(card)}
                >
                  <CardFace card={card} />
                </button>
              ) : (
                <span key={card} className={styles.slot} aria-hidden="true">
                  <CardFace card={card} />
                </span>
              ),
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** The trick that is on, or the last one until the next begins. */
function Trick({ play, dummy }: { readonly play: Play; readonly dummy: Seat | undefined }) {
  const trick = play.trick.length > 0 ? play.trick : (play.tricks.at(-1) ?? []);
  const isDone = play.trick.length === 0 && trick.length > 0;
  const winner = isDone ? winningCard(trick, play.trump)?.seat : undefined;
  return (
    <section className={styles.trick} aria-label={text.table.trick}>
      {trick.map(({ seat, card }) => (
        <span
          key={card}
          role="img"
          aria-label={`${nameOf(seat, dummy)}: ${text.card(card)}`}
          className={styles.played}
          data-seat={seat}
          data-won={winner === seat}
        >
          <CardFace card={card} />
        </span>
      ))}
      <p className="hidden-text" role="status">
        {winner &&
          (winner === 'S' ? learnText.learn.practice.youWin : text.guide.wins(nameOf(winner, dummy)))}
      </p>
    </section>
  );
}
