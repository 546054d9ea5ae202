import type { ChangeSignup, SignupView } from '@overtrick/protocol/signups';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import form from '../../design/Form.module.css';
import prose from '../../design/Prose.module.css';
import { eveningText } from '../../text/evening.ts';
import { namesOf } from './names.ts';
import { SignupForm } from './SignupForm.tsx';
import styles from './Signups.module.css';
import { changeSignup, type OfSignups } from './useSignups.ts';
import { Withdrawing } from './Withdrawing.tsx';

/** A sign-up of the visitor's own: its place, who asks to play together, and what can be done with it. */
export function OwnSignup({ own, ...of }: OfSignups & { readonly own: SignupView }) {
  const { home, list, shown, evening } = of;
  const [isChanging, setChanging] = useState(false);
  const words = eveningText.signups;
  const isOpen = shown.evening?.isOpen === true;
  const hasStarted = shown.evening?.hasStarted === true;
  const mayWithdraw = !hasStarted || home.shown?.role === 'owner';
  const act = (body: ChangeSignup) => void list.does(changeSignup(home, own.signup, body, 'player'));
  const asking = shown.signups.filter(({ asks }) => asks === own.signup);
  const asked = shown.signups.find(({ signup }) => signup === own.asks);
  const isNamed = own.players.every(({ name }) => name !== undefined);
  return (
    <div className={styles.own}>
      <h3>{words.own}</h3>
      <p>
        <strong>{namesOf(own)}</strong>
      </p>
      {asking.map((one) => (
        <div key={one.signup} className={styles.question}>
          <p>{words.asks(namesOf(one))}</p>
          {isOpen && (
            <div className={form.buttons}>
              <Button
                look="main"
                onClick={() => act({ kind: 'answer', evening, other: one.signup, accept: true })}
              >
                {words.accept}
              </Button>
              <Button onClick={() => act({ kind: 'answer', evening, other: one.signup, accept: false })}>
                {words.decline}
              </Button>
            </div>
          )}
        </div>
      ))}
      {asked !== undefined && (
        <div className={styles.question}>
          <p>{words.asked(namesOf(asked))}</p>
          {isOpen && <Button onClick={() => act({ kind: 'ask', evening })}>{words.unask}</Button>}
        </div>
      )}
      {isChanging ? (
        <SignupForm {...of} before={own} onDone={() => setChanging(false)} />
      ) : (
        <div className={form.buttons}>
          {isOpen && isNamed && <Button onClick={() => setChanging(true)}>{words.change}</Button>}
          {mayWithdraw && <Withdrawing {...of} signup={own} />}
        </div>
      )}
      {!isOpen && !hasStarted && <p className={prose.soft}>{words.withdrawStill}</p>}
    </div>
  );
}
