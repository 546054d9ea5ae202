import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Choice } from '../../../design/Choice.tsx';
import { Field } from '../../../design/Field.tsx';
import { eveningText } from '../../../text/evening.ts';
import { sideInWords } from '../../sides.ts';
import styles from '../Desk.module.css';
import { BLANK, BLANK_PART, MOST_PARTS, rulingOf, sumOf, type TypedJudgement } from './judgements.ts';

interface JudgingProps {
  readonly view: TournamentView;
  readonly board: number;
  /** The ruling as text, to be given with its reason. */
  readonly onTake: (ruling: string) => void;
}

/** A weighted score (Law 12C1c), or one for each side (Law 12C1e), put together from results and shares. */
export function Judging({ view, board, onTake }: JudgingProps) {
  const [scope, setScope] = useState<'both' | 'split'>('both');
  const [ns, setNs] = useState(BLANK);
  const [ew, setEw] = useState(BLANK);
  const words = eveningText.judging;
  const { seats } = view.head;
  const isSplit = scope === 'split';
  const ruling = isSplit ? rulingOf(board, ns, ew) : rulingOf(board, { ...ns, kind: 'scores' });
  return (
    <details>
      <summary>{words.title}</summary>
      <div className={styles.form}>
        <Choice
          label={words.scope}
          values={['both', 'split']}
          value={scope}
          onChange={setScope}
          labelOf={(one) => words.scopes[one]}
        />
        <OneSide
          judgement={isSplit ? ns : { ...ns, kind: 'scores' }}
          side={isSplit ? sideInWords(seats, 'NS') : undefined}
          onChange={setNs}
        />
        {isSplit && <OneSide judgement={ew} side={sideInWords(seats, 'EW')} onChange={setEw} />}
        <div className={styles.buttons}>
          <Button disabled={ruling === undefined} onClick={() => ruling !== undefined && onTake(ruling)}>
            {words.take}
          </Button>
        </div>
      </div>
    </details>
  );
}

interface OneSideProps {
  readonly judgement: TypedJudgement;
  /** Absent where both sides have the same. */
  readonly side: string | undefined;
  readonly onChange: (judgement: TypedJudgement) => void;
}

function OneSide({ judgement, side, onChange }: OneSideProps) {
  const words = eveningText.judging;
  const { kind, parts, percent } = judgement;
  const put = (at: number, more: Partial<TypedJudgement['parts'][number]>) =>
    onChange({ ...judgement, parts: parts.map((part, i) => (i === at ? { ...part, ...more } : part)) });
  const sum = sumOf(judgement);
  return (
    <fieldset className={styles.side} aria-label={side ?? words.title}>
      {side !== undefined && (
        <Choice
          label={words.kind(side)}
          values={['scores', 'award']}
          value={kind}
          onChange={(one) => onChange({ ...judgement, kind: one })}
          labelOf={(one) => words.kinds[one]}
        />
      )}
      {kind === 'award' ? (
        <Field
          label={words.percent}
          type="number"
          min={0}
          max={100}
          step="any"
          value={percent}
          onChange={(event) => onChange({ ...judgement, percent: event.target.value })}
        />
      ) : (
        <>
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and none is taken out
            <div key={i} className={styles.fields}>
              <Field
                label={words.score(i + 1)}
                value={part.score}
                autoComplete="off"
                help={i === 0 ? words.scoreHelp : undefined}
                onChange={(event) => put(i, { score: event.target.value })}
              />
              <Field
                label={words.weight(i + 1)}
                type="number"
                min={0}
                max={100}
                step="any"
                value={part.weight}
                onChange={(event) => put(i, { weight: event.target.value })}
              />
            </div>
          ))}
          {sum !== 100 && <p role="status">{words.sum(sum)}</p>}
          {parts.length < MOST_PARTS && (
            <div className={styles.buttons}>
              <Button size="small" onClick={() => onChange({ ...judgement, parts: [...parts, BLANK_PART] })}>
                {words.more}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
