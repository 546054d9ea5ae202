import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Choice } from '../../../design/Choice.tsx';
import { Field } from '../../../design/Field.tsx';
import { prefer, usePreferences } from '../../../device/preferences.ts';
import { text } from '../../../text/text.ts';
import { useCtrl } from '../../ctrl/context.ts';
import { TableRules } from '../TableRules.tsx';
import styles from './panels.module.css';

export interface SitFormProps {
  readonly info: Pick<TableInfo, 'game' | 'policies'>;
  /** Chairs to choose from, the best first. */
  readonly free: readonly Chair[];
  readonly labelOf: (chair: Chair) => string;
  /** Called when a chair is taken, or the host has been asked for it. */
  readonly onDone?: () => void;
  /** Watching instead; left out where nobody may. */
  readonly onWatch?: () => void;
}

/** A form for taking a chair that a computer player holds, with the rules of the table. */
export function SitForm({ info, free, labelOf, onDone, onWatch }: SitFormProps) {
  const ctrl = useCtrl();
  const name = usePreferences((chosen) => chosen.name);
  const [wanted, setWanted] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = free.map(({ chair }) => String(chair));
  const chosen = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];
  const take = async () => {
    if (chosen === undefined || busy) return;
    setBusy(true);
    const sits = await ctrl.sit(Number(chosen), name.trim() || text.lobby.namePlaceholder);
    setBusy(false);
    if (sits) onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  const isAsked = useRef(false);
  useEffect(() => {
    // the press that led here said it already
    if (isAsked.current || history.state?.sit !== true) return;
    isAsked.current = true;
    history.replaceState({ ...history.state, sit: false }, '');
    void take();
  });
  return (
    <form className={styles.form} onSubmit={submit}>
      {chosen !== undefined && (
        <>
          <Choice
            stacked
            label={text.lobby.chair}
            values={ids}
            value={chosen}
            onChange={setWanted}
            labelOf={(id) => {
              const chair = free.find((one) => String(one.chair) === id);
              return chair === undefined ? '' : labelOf(chair);
            }}
          />
          <Field
            label={text.lobby.name}
            placeholder={text.lobby.namePlaceholder}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => prefer({ name: event.target.value })}
          />
        </>
      )}
      <details className={styles.details}>
        <summary>{text.policies.title}</summary>
        <TableRules game={info.game} policies={info.policies} />
      </details>
      <div className={styles.buttons}>
        {onWatch && <Button onClick={onWatch}>{text.sit.watch}</Button>}
        {chosen !== undefined && (
          <Button type="submit" look="main" disabled={busy}>
            {info.policies.join === 'host' ? text.sit.ask : text.sit.sit}
          </Button>
        )}
      </div>
    </form>
  );
}
