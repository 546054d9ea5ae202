import type { Seat } from '@overtrick/rules/seat';
import { isVulnerable, sideOf } from '@overtrick/rules/seat';
import { Bot, WifiOff } from 'lucide-react';
import { text } from '../../text/text.ts';
import { useTable } from '../context.ts';
import { placeOf } from '../place.ts';
import { chairAt } from '../words.ts';
import styles from './Plate.module.css';

/** Who sits at a seat: name, direction, dealer, vulnerability, and whether it is this one's turn. */
export function Plate({ seat }: { readonly seat: Seat }) {
  const shown = useTable((model) => model.shown);
  if (shown === undefined) return null;
  const { view } = shown;
  const chair = chairAt(shown, seat);
  const isOwn = view.seat === seat;
  const isVul = isVulnerable(view.terms.vul, sideOf(seat));
  // declarer is on turn for dummy: the hand that plays is shown, and it says who plays it
  const isOnTurn = view.turn === undefined ? view.toAct.includes(seat) : view.turn === seat;
  const role = roleOf(view.contract?.declarer, view.dummy, seat);
  const place = placeOf(view, seat);
  const isSide = place === 'left' || place === 'right';
  return (
    <div
      className={styles.plate}
      data-seat={seat}
      data-place={place}
      data-turn={isOnTurn}
      data-upright={isSide && view.phase !== 'auction' && view.hands[seat].cards === undefined}
    >
      <span className={styles.seat} data-vul={isVul}>
        <span aria-hidden="true">{text.seatShort(seat)}</span>
        <span className="hidden-text">
          {text.seats[seat]}, {isVul ? text.table.vulnerable : text.table.notVulnerable}
        </span>
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <span>{isOwn ? text.you : (chair?.name ?? '')}</span>
          {chair?.kind === 'bot' && <Bot size={16} data-kind="bot" role="img" aria-label={text.table.bot} />}
          {chair?.kind === 'person' && !chair.present && (
            <WifiOff size={16} role="img" aria-label={text.table.away} />
          )}
        </span>
        {role !== undefined && <span className={styles.role}>{role}</span>}
      </span>
      {view.terms.dealer === seat && view.phase === 'auction' && (
        <span className={styles.dealer} title={text.table.dealer(seat)}>
          <span aria-hidden="true">{text.table.dealerShort}</span>
          <span className="hidden-text">{text.table.dealerWord}</span>
        </span>
      )}
    </div>
  );
}

function roleOf(declarer: Seat | undefined, dummy: Seat | undefined, seat: Seat): string | undefined {
  if (seat === declarer) return text.table.declarer;
  return seat === dummy ? text.table.dummy : undefined;
}
