import type { Action } from '@overtrick/rules/action';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { text } from '../../../text/text.ts';
import styles from './Prompt.module.css';

/** Returns the hands that a bid declares nil, as one text: `SN`; empty for none. */
export const nilsOf = ({ nils = [] }: Extract<Action, { kind: 'bid' }>): string =>
  SEATS.filter((seat) => nils.includes(seat)).join('');

interface NilsProps {
  readonly view: View;
  /** All sets of hands that may be declared nil together. */
  readonly sets: readonly string[];
  readonly chosen: string;
  readonly onChoose: (nils: string) => void;
}

/** Switches for the hands to declare nil beside the number of tricks; folded where they are optional. */
export function Nils({ view, sets, chosen, onChoose }: NilsProps) {
  const seats = SEATS.filter((seat) => sets.some((set) => set.includes(seat)));
  const isFree = sets.includes('');
  const [isOpen, setOpen] = useState(!isFree);
  const words = text.games;
  return (
    <details
      className={styles.nilPart}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{isFree ? words.nilFree : words.nilHands}</summary>
      {isOpen && (
        <>
          <fieldset className={styles.nils} aria-label={words.nilHands}>
            {seats.map((seat) => {
              const isOn = chosen.includes(seat);
              const next = SEATS.filter((one) => (one === seat ? !isOn : chosen.includes(one))).join('');
              return (
                <button
                  key={seat}
                  type="button"
                  className={styles.action}
                  aria-pressed={isOn}
                  disabled={!sets.includes(next)}
                  onClick={() => onChoose(next)}
                >
                  {handName(view, seat)}
                </button>
              );
            })}
          </fieldset>
          <p className={styles.help}>
            {!isFree && `${words.nilMust} `}
            {words.nilHelp}
          </p>
        </>
      )}
    </details>
  );
}

const handName = (view: View, seat: Seat): string =>
  view.seat === seat ? text.you : view.dummy === seat ? text.table.dummy : text.seats[seat];
