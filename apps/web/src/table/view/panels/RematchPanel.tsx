import type { Message } from '@overtrick/protocol/messages';
import { isSide } from '@overtrick/rules/cards/seat';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Choice } from '../../../design/Choice.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { talkText } from '../../../text/talk.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import { Reckoning } from '../result/Reckoning.tsx';
import styles from './panels.module.css';

type Seats = Message<'rematch'>['seats'];
const CHOICES: readonly Seats[] = ['same', 'pivot', 'draw'];

/** The start of another match at the table, for its host; in games with partners it says who plays with whom. */
export function RematchPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const state = useTable(({ latest }) => latest);
  const [seats, setSeats] = useState<Seats>('same');
  if (state === undefined) return null;
  const words = talkText.rematch;
  const hasPartners = state.chairs.length === 4 && Object.keys(state.standing.totals).every(isSide);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await ctrl.rematch(seats)) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {hasPartners && (
          <Choice
            label={words.seats}
            help={words.help[seats]}
            values={CHOICES}
            value={seats}
            onChange={setSeats}
            labelOf={(one) => words.choices[one]}
          />
        )}
        <Reckoning state={state} />
        <div className={styles.buttons}>
          <Button type="submit" look="main">
            {words.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
