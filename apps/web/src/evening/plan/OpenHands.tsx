import type { Tournament } from '@overtrick/evening/tournament';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import button from '../../design/Button.module.css';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { rangesOf } from '../ranges.ts';
import { useEvening } from '../useEvening.tsx';
import type { Change } from './usePlanning.ts';

interface OpenHandsProps {
  /** The tournament's id, for links. */
  readonly id: string;
  readonly tournament: Tournament;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
}

/** The boards that have hands, and a form with which a director opens hands that are still to be played. */
export function OpenHands({ id, tournament, onChange }: OpenHandsProps) {
  const words = eveningText.hands.sealed;
  const seen = useEvening((state) => state.ofHands?.cards) ?? {};
  const dealt = [...tournament.boards].flatMap(([board, { source }]) =>
    source === undefined ? [] : [board],
  );
  const sealed = dealt.filter((board) => seen[board]?.deal === undefined).sort((a, b) => a - b);
  const [first = 1] = sealed;
  const last = sealed.at(-1) ?? first;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  if (dealt.length === 0) return null;
  const wanted = sealed.filter((board) => board >= (Number(from) || first) && board <= (Number(to) || last));
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const commands = wanted.map((board) => ({ kind: 'unsealed', board, reason: reason.trim() }) as const);
    if (!(await onChange(...commands))) return;
    for (const clear of [setFrom, setTo, setReason]) clear('');
  };
  const opened = dealt.filter((board) => tournament.unsealed.has(board) && seen[board]?.deal !== undefined);
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.dealt(rangesOf(dealt))}</p>
      {sealed.length > 0 && (
        <>
          <p className={desk.soft}>{words.help}</p>
          <form className={desk.form} onSubmit={(event) => void open(event)}>
            <Field
              label={words.first}
              type="number"
              min={first}
              max={last}
              placeholder={`${first}`}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <Field
              label={words.last}
              type="number"
              min={first}
              max={last}
              placeholder={`${last}`}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
            <Field
              label={words.reason}
              value={reason}
              maxLength={200}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" disabled={reason.trim() === '' || wanted.length === 0}>
              {words.open(rangesOf(wanted))}
            </Button>
          </form>
        </>
      )}
      {opened.length > 0 && (
        <nav className={desk.buttons} aria-label={words.opened}>
          {opened
            .sort((a, b) => a - b)
            .map((board) => (
              <Link key={board} href={`/club/${id}/board/${board}`} className={button.button}>
                {eveningText.board(board)}
              </Link>
            ))}
        </nav>
      )}
    </section>
  );
}
