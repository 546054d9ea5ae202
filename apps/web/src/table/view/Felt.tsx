import type { TableState } from '@overtrick/protocol/table';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { CardBack } from '../../cards/Card.tsx';
import { findGame } from '../../games/list.ts';
import { text } from '../../text/text.ts';
import { useTable } from '../context.ts';
import { bottomOf, type Place, placeOf } from '../place.ts';
import { isTricks } from '../tally.ts';
import { useTurnFocus } from '../useTurnFocus.ts';
import { chairAt } from '../words.ts';
import { AuctionTable } from './AuctionTable.tsx';
import { BiddingBox } from './BiddingBox.tsx';
import styles from './Felt.module.css';
import { Hand } from './Hand.tsx';
import { Plate } from './Plate.tsx';
import { isAsked, Prompt } from './prompt/Prompt.tsx';
import { ChoosingContext, useChoosing } from './prompt/Puts.tsx';
import { StockArea } from './Stock.tsx';
import { TableActions } from './TableActions.tsx';
import { TrickArea } from './Trick.tsx';

/** The table itself: four places round the middle, where the auction is, then the trick. */
export function Felt({ typed }: { readonly typed: string }) {
  const shown = useTable((model) => model.shown);
  useTurnFocus();
  const choosing = useChoosing();
  if (shown === undefined) return null;
  const { view } = shown;
  const bottom = bottomOf(view);
  const seats = SEATS.filter((seat) => seat !== bottom && isTaken(shown, seat));
  const hasOther = isAsked(view.legal);
  const asked = hasOther ? <Prompt /> : <BiddingBox />;
  const isTalk = !isTricks(view);
  const isAuction = view.phase === 'auction' || view.calls.length > 0;
  return (
    <ChoosingContext value={choosing}>
      <main
        id="main"
        className={styles.felt}
        data-phase={isTalk ? 'auction' : 'play'}
        data-open={openPlace(view, bottom)}
      >
        <h1 className="hidden-text">{text.table.title(findGame(shown.game)?.name ?? text.product)}</h1>
        {seats.map((seat) => (
          <SeatPlace key={seat} seat={seat} />
        ))}
        <div className={styles.middle}>
          {isTalk ? (
            <div className={styles.sheet} data-alone={!isAuction}>
              {isAuction && <AuctionTable state={shown} />}
              {view.stock === undefined ? (
                asked
              ) : (
                <div className={styles.asked}>
                  <StockArea />
                  {asked}
                </div>
              )}
            </div>
          ) : (
            <>
              <StockArea />
              <TrickArea />
              {hasOther && (
                <div className={styles.aside}>
                  <Prompt />
                </div>
              )}
            </>
          )}
        </div>
        <div className={styles.own}>
          <div className={styles.ownLine}>
            <Plate seat={bottom} />
            {typed !== '' && (
              <kbd className={styles.typed}>
                <span className="hidden-text">{text.table.typed(typed)}</span>
                <span aria-hidden="true">{typed}…</span>
              </kbd>
            )}
            <TableActions />
          </div>
          <OwnHand seat={bottom} />
        </div>
      </main>
    </ChoosingContext>
  );
}

/** Does anybody sit there, or a hand lie there? */
const isTaken = (state: TableState, seat: Seat): boolean =>
  chairAt(state, seat) !== undefined || state.view.hands[seat].count > 0;

/** Where a hand lies open, if one does. */
function openPlace(view: View, bottom: Seat): Place | undefined {
  const open = SEATS.find((seat) => seat !== bottom && view.hands[seat].cards !== undefined);
  return open && placeOf(view, open);
}

function OwnHand({ seat }: { readonly seat: Seat }) {
  const hand = useTable(({ shown }) => shown?.view.hands[seat]);
  const deal = useTable(({ shown }) => shown?.deal ?? 0);
  if (hand?.cards) return <Hand seat={seat} cards={hand.cards} deal={deal} />;
  return <Backs seat={seat} count={hand?.count ?? 0} />;
}

function SeatPlace({ seat }: { readonly seat: Seat }) {
  const view = useTable(({ shown }) => shown?.view);
  const deal = useTable(({ shown }) => shown?.deal ?? 0);
  if (view === undefined) return null;
  const { cards, count } = view.hands[seat];
  return (
    <div className={styles.place} data-place={placeOf(view, seat)}>
      <Plate seat={seat} />
      {cards ? <Hand seat={seat} cards={cards} deal={deal} /> : <Backs seat={seat} count={count} />}
    </div>
  );
}

/** A hidden hand: as many backs as there are cards. */
const Backs = ({ seat, count }: { readonly seat: Seat; readonly count: number }) => (
  <section className={styles.backs} aria-label={text.table.handOf(seat)}>
    <span className="hidden-text">{text.table.cardsLeft(count)}</span>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
      <CardBack key={i} />
    ))}
  </section>
);
