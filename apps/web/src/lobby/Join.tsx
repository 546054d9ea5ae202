import { isLikeCode, parseCode } from '@overtrick/protocol/invite/code';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { parseInvitation } from '../device/tables.ts';
import { ask } from '../server/ask.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';

interface JoinProps {
  /** Present where it fills the whole page. */
  readonly isPage?: boolean;
}

/** A form for going to a table by its code or link. */
export function Join({ isPage = false }: JoinProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const [, navigate] = useLocation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const place = await placeOf(pasted);
    setBusy(false);
    if ('problem' in place) setProblem(place.problem);
    else navigate(place.path);
  };
  return (
    <section className={styles.box} aria-labelledby="join">
      <Heading id="join" className={styles.heading}>
        {text.lobby.join}
      </Heading>
      <form className={styles.join} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={text.lobby.joinLabel}
          placeholder={text.lobby.joinPlaceholder}
          value={pasted}
          problem={problem}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setPasted(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" disabled={busy}>
          {text.lobby.joinButton}
        </Button>
      </form>
      <p className={styles.ways}>
        <Link href="/meet">{text.lobby.meet}</Link>
      </p>
    </section>
  );
}

type Place = { readonly path: string } | { readonly problem: string };

/** Finds the address of the table that a code or a link leads to. */
async function placeOf(pasted: string): Promise<Place> {
  if (isLikeCode(pasted)) return tableOfCode(parseCode(pasted));
  const invitation = parseInvitation(pasted);
  if (invitation === undefined) return { problem: text.lobby.joinBad };
  return { path: `/t/${invitation.table}${invitation.token === undefined ? '' : `#${invitation.token}`}` };
}

async function tableOfCode(code: string | undefined): Promise<Place> {
  if (code === undefined) return { problem: text.lobby.joinBad };
  const answer = await ask('POST /api/codes', { body: { code }, isTakingChair: true });
  if (answer.ok) return { path: `/t/${answer.value.table}` };
  const why = answer.status === 429 ? 'ERR_GUESSES' : answer.code;
  return { problem: text.refusals[why] ?? answer.message };
}
