import type { TableState } from '@overtrick/protocol/table';
import type { SeatCard } from '@overtrick/rules/play/trick';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardBack } from '../../../deal/cards/Card.tsx';
import { callerOf, cardName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { flyIn, flyOut } from './flight.ts';
import { placeOf } from './place.ts';
import { type ExplainedCard, SaidCard, Saying } from './SaidCard.tsx';
import styles from './Trick.module.css';

/** The cards on the table, each before the hand that played it. */
export function TrickArea() {
  const shown = useTable((model) => model.shown);
  const held = useTable((model) => model.held);
  const [asked, setAsked] = useState<ExplainedCard>();
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
          state={shown}
          played={played}
          place={placeOf(view, played.seat)}
          won={held?.from === played.seat}
          onAsk={setAsked}
        />
      ))}
      {shown.lead !== undefined && trick.length === 0 && (
        <span className={styles.played} data-place={placeOf(view, shown.lead.seat)}>
          <CardBack />
        </span>
      )}
      {asked && <Saying state={shown} said={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

interface PlayedCardProps {
  readonly state: TableState;
  readonly played: SeatCard;
  readonly place: string;
  readonly won: boolean;
  readonly onAsk: (said: ExplainedCard) => void;
}

function PlayedCard({ state, played, place, won, onAsk }: PlayedCardProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { seat, card } = played;
  useLayoutEffect(() => {
    if (ref.current) flyIn(ref.current, card);
  }, [card]);
  const name = `${callerOf(state, seat)}: ${cardName(state.view, card)}`;
  return (
    <span ref={ref} className={styles.played} data-place={place} data-won={won}>
      <SaidCard state={state} played={played} name={name} onAsk={onAsk} />
    </span>
  );
}
