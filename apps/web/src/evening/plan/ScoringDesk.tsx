import type { HeadView } from '@overtrick/evening/view';
import type { OptionValues } from '@overtrick/rules/options';
import { useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import formStyles from '../../design/Form.module.css';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { FigureFields } from './FigureFields.tsx';
import { figuresOf } from './figures.ts';
import { type Scoring, scoringFields, scoringInMatches, scoringOf, scoringsFor } from './scorings.ts';
import type { Change } from './usePlanning.ts';

interface ScoringChoiceProps {
  readonly scorings: readonly Scoring[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
  /** The name of the scoring now, where it is none of the list. */
  readonly other?: string | undefined;
}

/** The choice of a scoring, with a line about the chosen one. */
export function ScoringChoice({ scorings, value, onChoose, other }: ScoringChoiceProps) {
  const id = useId();
  const words = eveningText.scoring;
  const chosen = scorings.find((one) => one.id === value);
  return (
    <div className={formStyles.form}>
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        className={formStyles.text}
        value={value}
        aria-describedby={`${id}help`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {other !== undefined && <option value="">{other}</option>}
        {scorings.map((one) => (
          <option key={one.id} value={one.id}>
            {words.names[one.id]}
          </option>
        ))}
      </select>
      <p id={`${id}help`} className={desk.soft}>
        {chosen && words.about[chosen.id]}
      </p>
    </div>
  );
}

interface ScoringDeskProps {
  readonly head: HeadView;
  readonly onChange: (change: Change) => void;
}

/** Changes the scoring of an evening until its result is published: the effect on the places is shown first. */
export function ScoringDesk({ head, onChange }: ScoringDeskProps) {
  const words = eveningText.scoring;
  const now = scoringOf(head);
  const [wanted, setWanted] = useState<string>();
  const scorings = scoringsFor(head.form);
  const chosen = scorings.find((one) => one.id === wanted) ?? now;
  const ownFigures = figuresOf(head.options);
  const [wantedFigures, setFigures] = useState<OptionValues>();
  const figures = wantedFigures ?? ownFigures;
  const isSame = chosen?.id === now?.id && JSON.stringify(figures) === JSON.stringify(ownFigures);
  const hasFigures = head.form === 'pairs' || head.form === 'individual';
  return (
    <form
      className={desk.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) return;
        const isInMatches = head.form !== 'teams' && head.options?.scale !== undefined;
        const { method, options } = scoringFields(isInMatches ? scoringInMatches(chosen) : chosen);
        onChange({ kind: 'regulated', method, options: { ...options, ...figures } });
      }}
    >
      <h2>{words.title}</h2>
      <ScoringChoice
        scorings={scorings}
        value={wanted ?? now?.id ?? ''}
        onChoose={setWanted}
        other={now === undefined ? head.method : undefined}
      />
      {hasFigures && <FigureFields options={figures} onChange={setFigures} />}
      {head.state === 'published' && <p>{words.published}</p>}
      <div>
        <Button type="submit" disabled={head.state === 'published' || chosen === undefined || isSame}>
          {words.change}
        </Button>
      </div>
    </form>
  );
}
