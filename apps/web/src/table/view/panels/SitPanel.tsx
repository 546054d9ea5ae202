import type { Chair, TableState } from '@overtrick/protocol/table';
import { type FormEvent, useState } from 'react';
import { prefer, usePreferences } from '../../../app/preferences.ts';
import { Button } from '../../../design/Button.tsx';
import { Choice } from '../../../design/Choice.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Field } from '../../../design/Field.tsx';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../context.ts';
import { teamOf } from '../../tally.ts';
import type { PanelProps } from '../Panels.tsx';
import styles from './panels.module.css';

/** Taking a chair that a computer player holds. */
export function SitPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const shown = useTable((model) => model.shown);
  const name = usePreferences((chosen) => chosen.name);
  const free = shown ? freeChairs(shown) : [];
  const [wanted, setWanted] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (shown === undefined) return null;
  const chosen = wanted !== undefined && free.includes(wanted) ? wanted : free[0];
  const label = (id: string) => {
    const chair = shown.chairs.find((one) => String(one.chair) === id);
    if (chair === undefined) return '';
    const friends = friendsOf(shown, chair).map(({ name: friend }) => text.sit.partnerOf(friend));
    return [text.sit.chair(chair.seat, chair.name), ...friends].join(', ');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined || busy) return;
    setBusy(true);
    const sits = await ctrl.sit(Number(chosen), name.trim() || text.lobby.namePlaceholder);
    setBusy(false);
    if (sits) onClose();
  };
  return (
    <Dialog title={text.sit.title} onClose={onClose}>
      {chosen === undefined ? (
        <p>{text.sit.full}</p>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <p>{text.sit.intro}</p>
          <Choice
            stacked
            label={text.lobby.chair}
            values={free}
            value={chosen}
            onChange={setWanted}
            labelOf={label}
          />
          <Field
            label={text.lobby.name}
            placeholder={text.lobby.namePlaceholder}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => prefer({ name: event.target.value })}
          />
          <div className={styles.buttons}>
            <Button onClick={onClose}>{text.sit.watch}</Button>
            <Button type="submit" look="main" disabled={busy}>
              {text.sit.sit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** People who play together with a chair. */
const friendsOf = (state: TableState, { seat }: Chair): readonly Chair[] =>
  state.chairs.filter(
    (one) => one.kind === 'person' && one.seat !== seat && teamOf(state.view, seat).includes(one.seat),
  );

/** The chairs that bots hold, those opposite a person first. */
const freeChairs = (state: TableState): readonly string[] =>
  state.chairs
    .filter(({ kind }) => kind === 'bot')
    .toSorted((a, b) => friendsOf(state, b).length - friendsOf(state, a).length)
    .map(({ chair }) => String(chair));
