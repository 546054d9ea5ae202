import type { TournamentCommand } from '@overtrick/evening/entry';
import { seatedAt } from '@overtrick/evening/lines/meeting';
import { REACHES, type Reach, reseating } from '@overtrick/evening/plan/seating';
import type { Tournament, TournamentLine } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { PLACES } from '@overtrick/movements/movement';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Choice } from '../../../design/Choice.tsx';
import { Select } from '../../../design/Select.tsx';
import { eveningText } from '../../../text/evening.ts';
import { text } from '../../../text/text.ts';
import { labelOf } from '../../names.ts';
import { sideAt } from '../../sides.ts';
import styles from '../Desk.module.css';

export interface SittingProps {
  readonly view: TournamentView;
  readonly tournament: Tournament;
  readonly line: TournamentLine;
  readonly onAct: (...commands: readonly TournamentCommand[]) => Promise<void>;
}

/** A form for who really sat at a table: for a board, a round, or from a round on. */
export function WhoSat({ view, tournament, line, onAct }: SittingProps) {
  const words = eveningText.sitting;
  const was = seatedAt(line);
  const [ids, setIds] = useState(was);
  const [reach, setReach] = useState<Reach>('round');
  const known = [...tournament.contestants.keys()];
  const isTwice = new Set(ids).size < ids.length;
  const commands = isTwice ? [] : reseating(tournament, { line, ids, reach });
  return (
    <details>
      <summary>{words.who}</summary>
      <div className={styles.form}>
        <p>{words.whoHelp}</p>
        {placesOf(view).map((place, i) => (
          <Select
            key={place}
            label={place}
            values={known}
            value={ids[i] ?? ''}
            onChange={(id) => setIds(ids.with(i, id))}
            labelOf={(id) => labelOf(view, id)}
          />
        ))}
        <Choice
          label={words.reach}
          values={REACHES}
          value={reach}
          onChange={setReach}
          labelOf={(one) => words.reaches[one]}
          stacked
        />
        {isTwice && <p role="alert">{words.twice}</p>}
        <div className={styles.buttons}>
          <Button disabled={commands.length === 0} onClick={() => void onAct(...commands)}>
            {words.seat}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Names the places at a table in the order of a movement: sides, or seats where players form none. */
function placesOf(view: TournamentView): readonly string[] {
  const { names } = PLACES[view.head.form];
  if (names.length === 2) return [sideAt(view, 'NS'), sideAt(view, 'EW')];
  const seats = { n: 'N', e: 'E', s: 'S', w: 'W' } as const;
  return names.map((name) => text.seats[seats[name as keyof typeof seats]]);
}
