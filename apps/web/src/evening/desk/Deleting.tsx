import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { forgetKeys } from '../line/keys.ts';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';

/** The way to delete an evening with all its results, for its director. */
export function Deleting({ view }: { readonly view: TournamentView }) {
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { tournament, token } = useEveningClient();
  const [, navigate] = useLocation();
  const words = eveningText.deleting;
  if (view.head.role !== 'director') return null;
  const end = async () => {
    const done = await ask('DELETE /api/tournaments/{tournament}', { parameters: { tournament }, token });
    // whatever the director wanted to be gone may be gone already
    if (!done.ok && done.code !== 'ERR_NO_TOURNAMENT') return setProblem(whyNot(done));
    forgetKeys(tournament);
    navigate('/club');
  };
  const close = () => {
    setAsks(false);
    setProblem(undefined);
  };
  return (
    <section>
      <h2>{words.title}</h2>
      <div className={styles.buttons}>
        <Button onClick={() => setAsks(true)}>{words.title}</Button>
      </div>
      {asks && (
        <Dialog title={words.title} onClose={close}>
          <div className={styles.dialog}>
            <p>{words.why(view.head.name ?? eveningText.evening)}</p>
            {problem !== undefined && <p role="alert">{problem}</p>}
            <div className={styles.buttons}>
              <Button look="main" onClick={() => void end()}>
                {words.yes}
              </Button>
              <Button onClick={close}>{words.no}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
