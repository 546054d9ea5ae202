import { makeAction, playAction } from '@overtrick/rules/action';
import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf, has } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { type ReactNode, useContext } from 'react';
import { CardFace } from '../../../deal/cards/Card.tsx';
import { cardName, handLabel } from '../../../deal/words.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { isLegal, usePress } from '../../input/act.ts';
import { whyNot } from '../../speech/whyNot.ts';
import { canAct } from '../../state/model.ts';
import { ChoosingContext } from '../prompt/Puts.tsx';
import styles from './Hand.module.css';

/** The properties that a group of buttons gives each of them: see `useArrows`. */
type ItemProps = (key: string) => object;

/** Returns a hand's cards with their buttons: to play, to choose for another purpose, or only to look at. */
export function useHand(seat: Seat) {
  const ctrl = useCtrl();
  const view = useTable(({ shown }) => shown?.view);
  const open = useTable(canAct);
  const { press, raised } = usePress('confirmCards');
  const choosing = useContext(ChoosingContext);
  const isOwn = view?.seat !== undefined && view.controls[seat] === view.seat;
  const isOnTurn = open && view?.turn === seat && view.legal.some(({ kind }) => kind === 'play');
  const playable = view?.hands[seat].playable;

  // looked up only when a card is pressed
  const tellWhyNot = (card: Card): void => {
    const { shown } = ctrl.store.getState();
    if (shown !== undefined) ctrl.notice(whyNot(shown.view, seat, card, (hand) => handLabel(shown, hand)));
  };

  const slot = (card: Card, itemProps: ItemProps): ReactNode => {
    if (view === undefined) return null;
    const isCovered = playable !== undefined && !has(playable, card);
    const mark = panelOf(view).mark?.(view, card);
    const name = cardName(view, card) + (mark ?? '') + (isCovered ? text.games.covered : '');
    const face = <CardFace card={card} joker={panelOf(view).joker === card} />;
    if (choosing?.isOffered(card)) {
      const isChosen = choosing.chosen.includes(card);
      return (
        <button
          key={card}
          type="button"
          {...itemProps(String(card))}
          className={styles.slot}
          aria-label={name}
          aria-pressed={isChosen}
          data-card={card}
          data-mark={mark !== undefined || undefined}
          data-can
          data-raised={isChosen}
          onClick={() => choosing.toggle(card)}
        >
          {face}
        </button>
      );
    }
    if (!isOwn || isCovered)
      return (
        <span
          key={card}
          role="img"
          aria-label={name}
          className={styles.slot}
          data-card={card}
          data-mark={mark !== undefined || undefined}
          data-covered={isCovered}
        >
          {face}
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
        data-mark={mark !== undefined || undefined}
        data-shade={isOnTurn && !can}
        data-can={can}
        data-raised={raised === makeAction(action)}
        onClick={(event) => {
          if (can) press(action, event.detail === 0);
          else if (open) tellWhyNot(card);
        }}
      >
        {face}
      </button>
    );
  };

  const held = view?.hands[seat].cards;
  const isChosenFrom = choosing !== undefined && held !== undefined && cardsOf(held).some(choosing.isOffered);

  return { view, isActing: isOnTurn || isChosenFrom, slot, again: raised !== undefined && isOnTurn };
}
