import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { useAccount } from '../../account/account.ts';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { isOfferOpen, noteOffer } from '../line/keys.ts';
import styles from './Desk.module.css';
import { useKeepingDesk } from './InAccount.tsx';

interface RecoveryOfferProps {
  readonly tournament: string;
  readonly view: TournamentView;
  /** Leads to the recovery link. */
  readonly onTake: () => void;
}

/** The offer of a recovery link, once, while the evening has no other director’s key. */
export function RecoveryOffer({ tournament, view, onTake }: RecoveryOfferProps) {
  const [isOpen, setOpen] = useState(() => isOfferOpen(tournament));
  const account = useAccount((known) => known.name);
  const { problem, keep } = useKeepingDesk(tournament);
  const { role, state, isPractice } = view.head;
  const words = eveningText.recovery;
  const directors = view.desk?.keys.filter((key) => key.role === 'director' && !key.isRevoked) ?? [];
  const isUseful = role === 'director' && directors.length === 1 && !isPractice;
  if (!isOpen || !isUseful || state === 'over' || state === 'published') return null;
  const answer = (): void => {
    noteOffer(tournament);
    setOpen(false);
  };
  return (
    <section className={styles.offer} aria-label={words.title}>
      <p>{words.offer}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            answer();
            onTake();
          }}
        >
          {words.toLink}
        </Button>
        {account !== undefined && (
          <Button
            onClick={() => {
              void keep().then((isDone) => isDone && answer());
            }}
          >
            {words.account.keep}
          </Button>
        )}
        <Button look="quiet" onClick={answer}>
          {words.later}
        </Button>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}
