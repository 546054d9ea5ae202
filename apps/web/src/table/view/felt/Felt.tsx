import type { TableState } from '@overtrick/protocol/table';
import { cardsOf, EMPTY } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import { chairAt } from '../../../deal/words.ts';
import { findGame } from '../../../games/list.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { isTricks } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { useTurnFocus } from '../../input/useTurnFocus.ts';
import { isAsked } from '../../speech/question.ts';
import { SeatHand } from '../hand/SeatHand.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { ChoosingContext, useChoosing } from '../prompt/Puts.tsx';
import styles from './Felt.module.css';
import { Own } from './Own.tsx';
import { Plate } from './Plate.tsx';
import { bottomOf, PLACES, type Place, placeOf } from './place.ts';
import { Sheet } from './Sheet.tsx';
import { StockArea } from './Stock.tsx';
import { TrickArea } from './Trick.tsx';

/** The table itself: four places round the middle, which shows the auction and then the trick. */
export function Felt({ typed }: { readonly typed: string }) {
  const shown = useTable((model) => model.shown);
  useTurnFocus();
  const choosing = useChoosing();
  if (shown === undefined) return null;
  const { view } = shown;
  const bottom = bottomOf(view);
  const seats = SEATS.filter((seat) => seat !== bottom && isTaken(shown, seat));
  const hasOther = isAsked(view);
  // a dummy's cards are chosen where they lie: then the hand needs the room, not the prompt
  const isElsewhere = seats.some((seat) =>
    cardsOf(view.hands[seat].cards ?? EMPTY).some((card) => choosing?.isOffered(card)),
  );
  const isTalk = !isTricks(view) && !isElsewhere;
  const isAuction = view.phase === 'auction' || view.calls.length > 0;
  return (
    <ChoosingContext value={choosing}>
      <main
        id="main"
        className={styles.felt}
        data-phase={isTalk ? 'auction' : 'play'}
        data-open={openPlaces(view, seats).join(' ')}
        data-lay={layOf(view)}
      >
        <h1 className="hidden-text">{text.table.title(findGame(shown.game)?.name ?? text.product)}</h1>
        {seats.map((seat) => (
          <SeatPlace key={seat} seat={seat} view={view} />
        ))}
        <div className={styles.middle}>
          {isTalk ? (
            <div className={styles.sheet} data-alone={!isAuction}>
              <Sheet state={shown} isAuction={isAuction} />
            </div>
          ) : (
            <>
              <StockArea />
              <TrickArea />
              {hasOther && (
                <div className={styles.aside} data-aside>
                  <Prompt />
                </div>
              )}
            </>
          )}
        </div>
        <Own seat={bottom} typed={typed} />
      </main>
    </ChoosingContext>
  );
}

/** True if somebody sits at the seat, or a hand lies there. */
const isTaken = (state: TableState, seat: Seat): boolean =>
  chairAt(state, seat) !== undefined || state.view.hands[seat].count > 0;

/** Returns the places of open hands beside the trick, in the order of the places. */
function openPlaces(view: View, seats: readonly Seat[]): readonly Place[] {
  const open = seats.filter((seat) => view.hands[seat].cards ?? view.hands[seat].shown);
  return PLACES.filter((place) => open.some((seat) => placeOf(view, seat) === place));
}

/** Returns the layout of open hands that do not lie by suits. */
const layOf = (view: View): string | undefined =>
  SEATS.map((seat) => panelOf(view).lay?.(view, seat)?.kind).find((kind) => kind !== undefined);

function SeatPlace({ seat, view }: { readonly seat: Seat; readonly view: View }) {
  const { At } = panelOf(view);
  return (
    <div className={styles.place} data-place={placeOf(view, seat)}>
      <Plate seat={seat} />
      {At && <At view={view} seat={seat} />}
      <SeatHand seat={seat} />
    </div>
  );
}
