import { cardsOf, size } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { memo, useContext } from 'react';
import { CardBack } from '../../../deal/cards/Card.tsx';
import { panelOf } from '../../../games/panels/list.ts';
import { isTricks } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { bottomOf } from '../felt/place.ts';
import { ChoosingContext } from '../prompt/Puts.tsx';
import { Hand } from './Hand.tsx';
import { OpenHand } from './OpenHand.tsx';
import { Piles } from './Piles.tsx';
import { Row } from './Row.tsx';
import styles from './SeatHand.module.css';

/**
 * A seat's hand as far as the visitor may see it: as it lies, in lines while the middle is needed for talk, or its
 * backs.
 */
export function SeatHand({ seat }: { readonly seat: Seat }) {
  const state = useTable(({ shown }) => shown);
  const choosing = useContext(ChoosingContext);
  if (state === undefined) return null;
  const { view, deal } = state;
  const { count, cards, shown } = view.hands[seat];
  const open = cards ?? shown;
  if (open === undefined) return count > 0 ? <Backs seat={seat} count={count} /> : null;
  const lay = panelOf(view).lay?.(view, seat);
  const isOffered = choosing !== undefined && cardsOf(open).some(choosing.isOffered);
  const isTalk = !isTricks(view) && !isOffered;
  if (isTalk && seat !== bottomOf(view)) return <OpenHand seat={seat} cards={open} lay={lay} />;
  if (lay?.kind === 'row') return <Row seat={seat} cards={lay.cards} />;
  if (lay?.kind === 'piles') return <Piles seat={seat} piles={lay.piles} />;
  const hidden = count - size(open);
  return (
    <>
      <Hand seat={seat} cards={open} deal={deal} />
      {hidden > 0 && <Backs seat={seat} count={hidden} />}
    </>
  );
}

/** A hidden hand: as many backs as there are cards. */
const Backs = memo(({ seat, count }: { readonly seat: Seat; readonly count: number }) => (
  <section className={styles.backs} data-backs aria-label={text.table.handOf(seat)}>
    <span className="hidden-text">{text.table.cardsLeft(count)}</span>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
      <CardBack key={i} />
    ))}
  </section>
));
