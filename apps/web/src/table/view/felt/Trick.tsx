import type { SeatCard } from '@overtrick/rules/trick';
import { useLayoutEffect, useRef } from 'react';
import { CardFace } from '../../../deal/cards/Card.tsx';
import { callerOf, cardName } from '../../../deal/words.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { flyIn, flyOut } from './flight.ts';
import { placeOf } from './place.ts';
import styles from './Trick.module.css';

/** The cards on the table, each before the hand that played it. */
export function TrickArea() {
  const shown = useTable((model) => model.shown);
  const held = useTable((model) => model.held);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (held?.leaving && place.current) flyOut(place.current, held.winner);
  }, [held]);
  if (shown === undefined) return null;
  const { view } = shown;
  const trick = held?.trick ?? view.trick;
  return (
    <section ref={place} className={styles.trick} aria-label={text.table.trick}>
      {trick.length === 0 && <p className="hidden-text">{text.table.trickEmpty}</p>}
      {trick.map((played) => (
        <PlayedCard
          key={played.card}
          played={played}
          place={placeOf(view, played.seat)}
          name={`${callerOf(shown, played.seat)}: ${cardName(view, played.card)}`}
          won={held?.from === played.seat}
          joker={panelOf(view).joker === played.card}
        />
      ))}
    </section>
  );
}

interface PlayedCardProps {
  readonly played: SeatCard;
  readonly place: string;
  readonly name: string;
  readonly won: boolean;
  readonly joker: boolean;
}

function PlayedCard({ played, place, name, won, joker }: PlayedCardProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { card } = played;
  useLayoutEffect(() => {
    if (ref.current) flyIn(ref.current, card);
  }, [card]);
  return (
    <span ref={ref} role="img" aria-label={name} className={styles.played} data-place={place} data-won={won}>
      <CardFace card={card} joker={joker} />
    </span>
  );
}
