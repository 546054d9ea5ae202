import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Field } from '../../../design/Field.tsx';
import { talkText } from '../../../text/talk.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** Calling the host of the table. */
export function HostPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const isSitting = useTable(({ latest }) => latest?.sitting !== undefined);
  const [what, setWhat] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (what.trim() === '') return;
    void ctrl.flag(what.trim());
    onClose();
  };
  return (
    <Dialog title={isSitting ? talkText.sitting.call : talkText.host.call} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{isSitting ? talkText.sitting.callIntro : talkText.host.intro}</p>
        <Field
          label={talkText.host.label}
          value={what}
          maxLength={200}
          required
          onChange={(event) => setWhat(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="main">
            {talkText.host.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
