import { type PracticePart, startPractice } from '@overtrick/formats/lesson/practice';
import type { Card } from '@overtrick/rules/cards/card';
import { addCard, CLOCKWISE, isPlayOver, type Play } from '@overtrick/rules/play/play';
import { useEffect, useMemo, useState } from 'react';
import { PACES } from '../../device/pace.ts';
import { usePreferences } from '../../device/preferences.ts';
import { type CardVerdict, isOwnTurn, tricksAfter, verdictOn, wonIn } from './practice.ts';
import { replyOf } from './reply.ts';
import { useValues } from './useValues.ts';

interface Moved {
  readonly play: Play;
  /** The verdict on a card of the learner; absent at the start and after cards of the others. */
  readonly said?: CardVerdict;
}

export interface Practising {
  readonly play: Play;
  /** The verdict on the learner's last card. */
  readonly said: CardVerdict | undefined;
  /** True if it is the learner's turn, and the values of their cards are known. */
  readonly isOpen: boolean;
  readonly isOver: boolean;
  readonly isSolved: boolean;
  readonly press: (card: Card) => void;
  /** Undoes back to before the learner's last card; absent before there is one. */
  readonly takeBack: (() => void) | undefined;
  readonly again: () => void;
}

/** Keeps a hand in play: the learner chooses their cards, the computer plays the best cards for the other side. */
export function usePractice(part: PracticePart): Practising {
  const start = useMemo((): readonly Moved[] => [{ play: startPractice(part) }], [part]);
  const [moves, setMoves] = useState(start);
  const pace = PACES[usePreferences((chosen) => chosen.pace)];
  const { play } = moves.at(-1) ?? { play: startPractice(part) };
  const values = useValues(play);
  const isOver = isPlayOver(play);
  const isOwn = !isOver && isOwnTurn(part, play);
  const isBetweenTricks = play.trick.length === 0 && play.tricks.length > 0;
  useEffect(() => {
    const card = isOver || isOwn || values === undefined ? undefined : replyOf(values);
    if (card === undefined) return;
    const next = { play: addCard(CLOCKWISE, play, card) };
    const timer = setTimeout(
      () => setMoves((so) => [...so, next]),
      isBetweenTricks ? pace.trick + pace.step : pace.step,
    );
    return () => clearTimeout(timer);
  }, [play, values, isOver, isOwn, isBetweenTricks, pace]);
  const press = (card: Card): void => {
    if (!isOwn || values === undefined) return;
    const best = Math.max(...[...values.keys()].map((one) => tricksAfter(play, values, one)));
    const said = verdictOn(part, card, best, tricksAfter(play, values, card));
    setMoves((so) => [...so, { play: addCard(CLOCKWISE, play, card), said }]);
  };
  const last = moves.findLastIndex(({ said }) => said !== undefined);
  return {
    play,
    said: moves[last]?.said,
    isOpen: isOwn && values !== undefined,
    isOver,
    isSolved: isOver && wonIn(play) >= part.goal,
    press,
    takeBack: last < 0 ? undefined : () => setMoves((so) => so.slice(0, last)),
    again: () => setMoves(start),
  };
}
