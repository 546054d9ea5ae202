import type { Tournament } from '@overtrick/evening/tournament';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { BOUNDS } from '../setup/games.ts';
import { DealtChoice, useSections } from '../setup/Sections.tsx';
import { useBoards } from '../useMembers.ts';
import { freeSections, withoutPlace } from './sections.ts';
import type { Change } from './usePlanning.ts';

/** The boards of an evening, unless its club plays others. */
const BOARDS = 24;
/** The times of a section that has none yet. */
const TIMES = { minutesPerBoard: 7, minutesPerMove: 1, warnings: [2] };

interface NewSectionProps {
  readonly tournament: Tournament;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
}

/** The first plans of an evening, or those of one more section or several, for all who have no place. */
export function NewSection({ tournament, onChange }: NewSectionProps) {
  const [typed, setBoards] = useState<string>();
  const [firstBoard, setFirstBoard] = useState('1');
  const [dealt, setDealt] = useState<'together' | 'apart'>('together');
  const usual = useBoards(tournament.terms.club) ?? BOARDS;
  const boards = typed ?? String(usual);
  const words = eveningText.plan;
  const waiting = withoutPlace(tournament);
  const letters = freeSections(tournament);
  const isFirst = tournament.plans.length === 0;
  const seating = tournament.terms.form;
  const isReal = tournament.terms.policies.medium === 'real';
  const { plans, fields } = useSections({
    seating,
    ids: waiting,
    boards: Number(boards) || BOARDS,
    isReal,
    last: tournament.terms.last,
    letterOf: (i) => letters[i] ?? 'AA',
  });
  if (waiting.length < BOUNDS[seating].least)
    return isFirst ? <p>{words.tooFew(BOUNDS[seating].least)}</p> : null;
  const make = (event: FormEvent) => {
    event.preventDefault();
    void onChange(
      ...plans.flatMap((plan): readonly Change[] => [
        { kind: 'plan', from: 1, firstBoard: Number(firstBoard) || 1, boards: dealt, ...plan },
        {
          kind: 'timed',
          section: plan.section,
          ...(tournament.clocks.get(plan.section)?.times ?? TIMES),
        },
      ]),
    );
  };
  return (
    <form className={desk.form} onSubmit={make}>
      <h2>{words.make(plans.map(({ section }) => section).join(', ') || (letters[0] ?? ''))}</h2>
      <p>{words.makeHelp(waiting.length)}</p>
      <div className={desk.fields}>
        <Field
          label={words.boards}
          type="number"
          min={2}
          max={60}
          value={boards}
          onChange={(event) => setBoards(event.target.value)}
        />
        <Field
          label={words.firstBoard}
          type="number"
          min={1}
          max={900}
          value={firstBoard}
          onChange={(event) => setFirstBoard(event.target.value)}
        />
      </div>
      {!isFirst && isReal && plans.length === 1 && <DealtChoice value={dealt} onChange={setDealt} />}
      {fields}
      <div>
        <Button look="main" type="submit" disabled={plans.length === 0}>
          {words.play}
        </Button>
      </div>
    </form>
  );
}
