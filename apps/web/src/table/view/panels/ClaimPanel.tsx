import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Field } from '../../../design/Field.tsx';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** Claiming a number of the tricks left, with how one means to take them. */
export function ClaimPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const left = useTable(({ shown }) => shown?.view.claimable);
  const [wanted, setWanted] = useState<number>();
  const [line, setLine] = useState('');
  const name = useId();
  if (left === undefined) return null;
  const tricks = Math.min(wanted ?? left, left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ctrl.claim(tricks, line.trim());
    onClose();
  };
  return (
    <Dialog title={text.claim.title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{text.claim.intro(left)}</p>
        <fieldset>
          <legend className={styles.label}>{text.claim.tricks}</legend>
          <div className={styles.counts}>
            {Array.from({ length: left + 1 }, (_, i) => left - i).map((count) => (
              <label key={count} className={styles.count}>
                <input
                  type="radio"
                  className="under"
                  name={name}
                  checked={count === tricks}
                  onChange={() => setWanted(count)}
                />
                {count}
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          label={text.claim.line}
          placeholder={text.claim.linePlaceholder}
          value={line}
          maxLength={200}
          onChange={(event) => setLine(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{text.claim.cancel}</Button>
          <Button type="submit" look="main">
            {tricks === 0
              ? text.claim.sendNone
              : tricks === left
                ? text.claim.sendAll(left)
                : text.claim.send(tricks, left)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
