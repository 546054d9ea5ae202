import { ADJUSTABLE } from '@overtrick/protocol/policies';
import type { OptionValues } from '@overtrick/rules/options';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { OptionFields } from '../../../design/OptionFields.tsx';
import { findGame } from '../../../games/list.ts';
import { policiesFor } from '../../../games/policiesFor.ts';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** The settings that the host changes between two deals. */
export default function AdjustPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const policies = useTable(({ latest }) => latest?.policies);
  const game = useTable(({ latest }) => findGame(latest?.game ?? ''));
  const isBetween = useTable(({ latest }) => latest?.view.phase === 'over');
  const [changed, setChanged] = useState<OptionValues>({});
  if (policies === undefined || game === undefined) return null;
  const words = talkText.adjusting;
  const all = policiesFor(game);
  const spec = Object.fromEntries(ADJUSTABLE.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await ctrl.adjust(changed)) onClose();
  };
  return (
    <Dialog look="sheet" title={words.button} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{isBetween ? words.intro : words.early}</p>
        {isBetween && (
          <>
            <OptionFields
              title={text.policies.form}
              spec={spec}
              values={{ ...policies, ...changed }}
              onChange={(values) => setChanged(onlyOf(values, spec))}
              words={text.policies}
            />
            <div className={styles.buttons}>
              <Button type="submit" look="main">
                {words.save}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** Returns the values whose names the form has. */
const onlyOf = (values: OptionValues, spec: Readonly<Record<string, unknown>>): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(spec, name)));
