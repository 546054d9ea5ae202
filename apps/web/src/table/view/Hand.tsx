import { makeAction, playAction } from '@overtrick/rules/action';
import { type Card, type Suit, trumpOf } from '@overtrick/rules/card';
import type { CardSet } from '@overtrick/rules/cardSet';
import type { Seat } from '@overtrick/rules/seat';
import { strainInPlay, type View } from '@overtrick/rules/view';
import { useContext, useMemo } from 'react';
import { CardFace } from '../../cards/Card.tsx';
import { groupsOf, rowsOf, type SuitGroup, suitOrder } from '../../cards/sort.ts';
import { text } from '../../text/text.ts';
import { isLegal, usePress } from '../act.ts';
import { useArrows } from '../arrows.ts';
import { useTable } from '../context.ts';
import { NARROW, useMedia } from '../gesture.ts';
import { canAct } from '../model.ts';
import { type Place, placeOf } from '../place.ts';
import { isTricks } from '../tally.ts';
import styles from './Hand.module.css';
import { ChoosingContext } from './prompt/Puts.tsx';

/** More cards than these do not lie in one row on a narrow screen: each shows 44 px of itself. */
const MOST_IN_NARROW_ROW = 7;

/** An open hand where it lies: in a fan at the bottom, in columns opposite, in rows at the sides. */
export function Hand({
  seat,
  cards,
  deal,
}: {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly deal: number;
}) {
  const view = useTable(({ shown }) => shown?.view);
  const open = useTable(canAct);
  const narrow = useMedia(NARROW);
  const { press, raised } = usePress('confirmCards');
  const choosing = useContext(ChoosingContext);
  const strain = view !== undefined && isTricks(view) ? strainInPlay(view) : undefined;
  const trump = strain && trumpOf(strain);
  const order = useOrder(cards, trump, deal);
  const place = view ? placeOf(view, seat) : 'bottom';
  const isDummy = view?.dummy === seat;
  const groups = groupsOf(cards, isTurned(place, isDummy) ? order.toReversed() : order);
  const rows =
    place !== 'bottom' ? groups.map((group) => [group]) : rowsOf(groups, narrow ? MOST_IN_NARROW_ROW : 13);
  const keys = rows.flat().flatMap((group) => group.cards.map(String));
  const { onKeyDown, itemProps } = useArrows(keys);
  if (view === undefined) return null;
  const isOwn = view.seat !== undefined && view.controls[seat] === view.seat;
  const isOnTurn = open && view.turn === seat;

  const slot = (card: Card) => {
    const name = text.card(card);
    if (choosing?.isOffered(card))
      return (
        <button
          key={card}
          type="button"
          {...itemProps(String(card))}
          className={styles.slot}
          aria-label={name}
          aria-pressed={choosing.chosen.includes(card)}
          data-card={card}
          data-can
          data-raised={choosing.chosen.includes(card)}
          onClick={() => choosing.toggle(card)}
        >
          <CardFace card={card} />
        </button>
      );
    if (!isOwn)
      return (
        <span key={card} role="img" aria-label={name} className={styles.slot} data-card={card}>
          <CardFace card={card} />
        </span>
      );
    const action = playAction(card);
    const can = isOnTurn && isLegal(view.legal, action);
    return (
      <button
        key={card}
        type="button"
        {...itemProps(String(card))}
        className={styles.slot}
        aria-label={name}
        aria-disabled={!can}
        data-card={card}
        data-shade={isOnTurn && !can}
        data-can={can}
        data-raised={raised === actionName(card)}
        onClick={(event) => can && press(action, event.detail === 0)}
      >
        <CardFace card={card} />
      </button>
    );
  };

  return (
    <section
      className={styles.hand}
      data-place={place}
      data-hand={seat}
      data-acting={isOnTurn || undefined}
      aria-label={labelOf(view, seat)}
      onKeyDown={onKeyDown}
    >
      <p className="hidden-text" role="status">
        {raised !== undefined && isOnTurn && text.table.again}
      </p>
      {rows.map((row) => (
        <div key={keyOf(row)} className={styles.row} style={{ '--count': countOf(row) }}>
          {row.map(({ suit, cards: held }) => (
            // biome-ignore lint/a11y/useSemanticElements: a suit is a group of cards, not of form fields
            <div
              key={suit}
              role="group"
              aria-label={text.table.suit(suit, held.length)}
              className={styles.suit}
            >
              {held.map(slot)}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

const actionName = (card: Card): string => makeAction(playAction(card));
const countOf = (row: readonly SuitGroup[]): number => row.reduce((sum, { cards }) => sum + cards.length, 0);
const keyOf = (row: readonly SuitGroup[]): string =>
  row.map(({ suit, cards }) => `${suit}${cards[0]}`).join();

/** Kept while the deal goes on with the same trumps, so that a suit that runs out moves nothing else. */
function useOrder(cards: CardSet, trump: Suit | undefined, deal: number): readonly Suit[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards change with every trick, the order does not
  return useMemo(() => suitOrder(cards, trump), [trump, deal]);
}

/** Dummy's trumps lie at dummy's right hand: at the top when dummy sits right, at the bottom when left. */
const isTurned = (place: Place, isDummy: boolean): boolean =>
  place === 'left' || (place === 'bottom' && isDummy);

function labelOf(view: View, seat: Seat): string {
  if (view.seat === seat) return text.table.hand;
  return view.dummy === seat ? text.table.dummy : text.table.handOf(seat);
}
