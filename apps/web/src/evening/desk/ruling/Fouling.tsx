import type { TournamentCommand } from '@overtrick/evening/entry';
import { makePlace } from '@overtrick/evening/line';
import type { Tournament, TournamentLine } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { eveningText } from '../../../text/evening.ts';
import { labelOf } from '../../names.ts';
import styles from '../Desk.module.css';

interface FoulingProps {
  readonly view: TournamentView;
  readonly tournament: Tournament;
  readonly line: string;
  readonly onAct: (...commands: readonly TournamentCommand[]) => Promise<void>;
}

/** The name of the form that a board had after it was changed. */
const CHANGED = 'changed';

/** A board whose cards were changed on the way: who had which of the two forms (Law 87). */
export function Fouling({ view, tournament, line: name, onAct }: FoulingProps) {
  const words = eveningText.fouling;
  const here = tournament.lines.get(name);
  const lines = [...tournament.lines.values()]
    .filter(({ board, section, isVoid }) => board === here?.board && section === here.section && !isVoid)
    .toSorted((one, other) => one.round - other.round || one.table - other.table);
  const known = lines.filter((line) => tournament.forms.has(line.line)).map(({ line }) => line);
  // as a rule it was changed at this table or before it, and stayed so
  const later = lines.filter(({ round }) => round >= (here?.round ?? 1)).map(({ line }) => line);
  const [chosen, setChosen] = useState<readonly string[]>(known.length > 0 ? known : later);
  if (here === undefined || lines.length < 2) return null;
  const flip = ({ line }: TournamentLine) =>
    setChosen(chosen.includes(line) ? chosen.filter((one) => one !== line) : [...chosen, line]);
  const fouled = (of: readonly string[], form: string | null) =>
    ({ kind: 'fouled', board: here.board, lines: of, form }) as const;
  const back = known.filter((line) => !chosen.includes(line));
  const save = () => onAct(...(back.length > 0 ? [fouled(back, null)] : []), fouled(chosen, CHANGED));
  return (
    <details open={known.length > 0}>
      <summary>{words.title}</summary>
      <div className={styles.form}>
        <p>{words.help}</p>
        <fieldset className={styles.side}>
          <legend>{words.lines}</legend>
          {lines.map((line) => (
            <label key={line.line} className={styles.check}>
              <input type="checkbox" checked={chosen.includes(line.line)} onChange={() => flip(line)} />
              <span>
                {words.line(makePlace(line), line.round)}: {labelOf(view, line.ns)} – {labelOf(view, line.ew)}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button
            disabled={chosen.length === 0 || chosen.length === lines.length}
            onClick={() => void save()}
          >
            {words.apart}
          </Button>
          {known.length > 0 && (
            <Button onClick={() => void onAct(fouled(known, null))}>{words.together}</Button>
          )}
        </div>
      </div>
    </details>
  );
}
