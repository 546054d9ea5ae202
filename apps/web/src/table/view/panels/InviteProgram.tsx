import { useState } from 'react';
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
      <div role="status">
        {said !== undefined && <p>{said}</p>}
        {waiting.length > 0 && <p>{words.waiting(waiting.map(({ seat }) => text.seats[seat]).join(', '))}</p>}
      </div>
    </details>
  );
}
