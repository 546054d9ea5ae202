import { type Card, type Suit, trumpOf } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { strainInPlay } from '@overtrick/rules/views/view';
import { useMemo } from 'react';
import { groupsOf, rowsOf, type SuitGroup, suitOrder } from '../../../deal/cards/sort.ts';
import { handLabel } from '../../../deal/words.ts';
import { NARROW, useMedia } from '../../../design/media.ts';
import { useArrows } from '../../../design/useArrows.ts';
import { usePreferences } from '../../../device/preferences.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { isTricks } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { type Place, placeOf } from '../felt/place.ts';
import styles from './Hand.module.css';
import { useHand } from './useHand.tsx';

/** The most cards in one row on a narrow screen: with more, each would show less than 44 px of itself. */
const MOST_IN_NARROW_ROW = 7;
/** The most cards of a suit that lie in one row at the side of the narrowest felt. */
const MOST_AT_SIDE = 7;
/** The most cards in one row elsewhere: the largest hand of any game fits. */
const MOST_IN_ROW = 17;

interface HandProps {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly deal: number;
}

/** An open hand at its place: in a fan at the bottom, in columns opposite, in rows at the sides. */
export function Hand({ seat, cards, deal }: HandProps) {
  const { view, isActing, slot, again } = useHand(seat);
  const state = useTable(({ shown }) => shown);
  const narrow = useMedia(NARROW);
  const strain = view !== undefined && isTricks(view) ? strainInPlay(view) : undefined;
  const trump = strain && trumpOf(strain);
  const place = view ? placeOf(view, seat) : 'bottom';
  const isDummy = view?.dummy === seat;
  const order = useOrder(cards, trump, deal, place === 'bottom' && !isDummy);
  const joker = view && panelOf(view).joker;
  const groups = groupsOf(cards, isTurned(place, isDummy) ? order.toReversed() : order, joker);
  const rows =
    place !== 'bottom'
      ? groups.map((group) => [group])
      : rowsOf(groups, narrow ? MOST_IN_NARROW_ROW : MOST_IN_ROW);
  const keys = rows.flat().flatMap((group) => group.cards.map(String));
  const { onKeyDown, itemProps } = useArrows(keys);
  if (state === undefined) return null;
  return (
    <section
      className={styles.hand}
      data-place={place}
      data-hand={seat}
      data-acting={isActing || undefined}
      data-long={groups.some((group) => group.cards.length > MOST_AT_SIDE) || undefined}
      aria-label={handLabel(state, seat)}
      onKeyDown={onKeyDown}
    >
      <p className="hidden-text" role="status">
        {again && text.table.again}
      </p>
      {rows.map((row, i) => (
        // every attribute on every card costs with each change: only hands that need the number have it
        <div
          key={place === 'bottom' ? i : row.map((group) => keyOf(group, joker)).join()}
          className={styles.row}
          style={place === 'bottom' ? undefined : { '--count': countOf(row) }}
        >
          {row.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a suit is a group of cards, not of form fields
            <div
              key={keyOf(group, joker)}
              role="group"
              aria-label={
                isJoker(group, joker) ? text.games.joker : text.table.suit(group.suit, group.cards.length)
              }
              className={styles.suit}
            >
              {group.cards.map((card) => slot(card, itemProps))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

const countOf = (row: readonly SuitGroup[]): number => row.reduce((sum, { cards }) => sum + cards.length, 0);
/** True for the joker, which is a group by itself. */
const isJoker = ({ cards }: SuitGroup, joker: Card | undefined): boolean => cards[0] === joker;
/** Returns a React key that stays while any card of the suit does, so that the other cards need not be redrawn. */
const keyOf = (group: SuitGroup, joker: Card | undefined): string =>
  isJoker(group, joker) ? 'joker' : `${group.suit}`;

/**
 * Keeps the order of suits while the deal continues with the same trumps, so that a suit that runs out moves no other.
 */
function useOrder(cards: CardSet, trump: Suit | undefined, deal: number, isOwn: boolean): readonly Suit[] {
  const suits = usePreferences((chosen) => chosen.suits);
  // the Laws say where a dummy's trumps lie
  const trumps = usePreferences((chosen) => (isOwn ? chosen.trumps : 'left'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards change with every trick, the order does not
  return useMemo(() => suitOrder(cards, trump, { suits, trumps }), [trump, deal, suits, trumps]);
}

/**
 * True where the order of suits is reversed: dummy's trumps lie at dummy's right, which is the top when dummy sits on
 * the right and the bottom when on the left.
 */
const isTurned = (place: Place, isDummy: boolean): boolean =>
  place === 'left' || (place === 'bottom' && isDummy);
