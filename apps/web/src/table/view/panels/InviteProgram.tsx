import type { Chair } from '@overtrick/protocol/openTable';
import { useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { ask } from '../../../server/ask.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { freeChairs } from '../../state/chairs.ts';
import styles from './panels.module.css';

/** For the host: invites a computer program of somebody else to a free chair, by the name of its account. */
export function InviteProgram({ table, token }: { readonly table: string; readonly token: string }) {
  const latest = useTable((model) => model.latest);
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const own = latest?.chairs.find(({ chair }) => chair === latest.you);
  if (latest === undefined || own?.host !== true || latest.policies.programs === 'off') return null;
  const free = freeChairs(latest);
  const waiting = latest.chairs.filter(({ chair }) => latest.invited?.includes(chair));
  const words = text.invite.program;
  const invite = async (chair: number) => {
    const answer = await ask('POST /api/tables/{table}/invitations', {
      parameters: { table },
      token,
      body: { program: name.trim(), chair },
    });
    setProblem(answer.ok ? undefined : (text.refusals[answer.code] ?? answer.message));
    setSaid(undefined);
    if (!answer.ok) return;
    const { name: invited, operator } = answer.value;
    setSaid(operator === undefined ? words.invited(invited) : words.invitedBy(invited, operator));
    setName('');
  };
  const withdraw = async ({ chair, seat }: Chair) => {
    const answer = await ask('DELETE /api/tables/{table}/invitations/{chair}', {
      parameters: { table, chair: `${chair}` },
      token,
    });
    setProblem(undefined);
    setSaid(answer.ok ? words.withdrawn(text.seats[seat]) : (text.refusals[answer.code] ?? answer.message));
    // its button is gone
    status.current?.focus();
  };
  if (free.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{words.title}</summary>
      <p>{words.intro}</p>
      <Field
        label={words.name}
        value={name}
        maxLength={24}
        autoComplete="off"
        problem={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.buttons}>
        {free.map(({ chair, seat }) => (
          <Button
            key={chair}
            size="small"
            disabled={name.trim().length < 3}
            onClick={() => void invite(chair)}
          >
            {words.at(text.seats[seat])}
          </Button>
        ))}
      </div>
      <div role="status" tabIndex={-1} ref={status}>
        {said !== undefined && <p>{said}</p>}
      </div>
      {waiting.length > 0 && (
        <ul className={styles.waiting}>
          {waiting.map((chair) => (
            <li key={chair.chair}>
              <span>{words.waiting(text.seats[chair.seat])}</span>
              <Button
                size="small"
                aria-label={words.withdrawAt(text.seats[chair.seat])}
                onClick={() => void withdraw(chair)}
              >
                {words.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
