import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import { whyNot } from '../refusal.ts';
import styles from '../score/Score.module.css';
import { useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';

/** Calls the director to the table. */
export const CallDirector: Panel<{ readonly place: string }> = ({ view, place }) => {
  const evening = useEveningClient();
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = eveningText.call;
  const own = view.notes.flags.find((flag) => flag.place === place);
  const call = async () => {
    const did = await evening.act({
      kind: 'flagged',
      place,
      text: why.trim() === '' ? words.usual : why.trim(),
    });
    if (did?.ok) {
      setOpen(false);
      setWhy('');
    } else setProblem(whyNot(did));
  };
  return (
    <>
      <div role="status">
        {own && <p>{own.attendedBy === undefined ? words.called : words.comes(own.attendedBy)}</p>}
      </div>
      {own === undefined && (
        <Button look="brass" onClick={() => setOpen(true)}>
          {words.call}
        </Button>
      )}
      {isOpen && (
        <Dialog title={words.call} onClose={() => setOpen(false)}>
          <Field
            label={words.why}
            value={why}
            maxLength={200}
            problem={problem}
            onChange={(event) => setWhy(event.target.value)}
          />
          <div className={styles.below}>
            <Button look="main" onClick={() => void call()}>
              {words.call}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};
