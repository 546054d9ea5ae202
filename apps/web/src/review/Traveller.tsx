import type { Party } from '@overtrick/rules/scores/outcome';
import { useMemo, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { FieldTable } from '../think/FieldTable.tsx';
import { COMPARISONS, type Comparison, comparedFor, standingFor, type TableResult } from '../think/field.ts';
import { useField } from '../think/useThoughts.ts';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';

const TABLES = 15;
const LEVELS = ['novice', 'club'] as const;

export interface TravellerProps {
  readonly shown: BoardPageData;
  readonly here: TableResult;
  /** The party whose result is said first; the first one where nobody knows. */
  readonly own?: Party | undefined;
}

/** The same cards at other tables, where computer players hold them, and what this result is worth beside theirs. */
export function Traveller({ shown: { example, told, view }, here, own }: TravellerProps) {
  const { found, stage, start, stop } = useField();
  const [method, setMethod] = useState<Comparison>('mp');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('club');
  const results = useMemo(() => [here, ...found], [here, found]);
  const parties = Object.keys(example.parties);
  const words = boardText.review;
  return (
    <section className={styles.part} aria-labelledby="traveller" data-field={stage}>
      <h2 id="traveller">{words.traveller}</h2>
      {stage === 'idle' && <p className={styles.soft}>{words.travellerNote}</p>}
      {stage === 'idle' ? (
        <>
          <Choice
            label={words.level}
            values={LEVELS}
            value={level}
            onChange={setLevel}
            labelOf={(one) => text.policies.value('bots', one)}
          />
          <Button
            look="main"
            onClick={() => start({ kind: 'field', record: told.record, level, tables: TABLES })}
          >
            {words.compare(TABLES)}
          </Button>
        </>
      ) : (
        <>
          <Choice
            label={words.method}
            values={COMPARISONS}
            value={method}
            onChange={setMethod}
            labelOf={(one) => words.methods[one]}
          />
          {stage === 'busy' && (
            <div className={styles.busy}>
              <progress value={found.length} max={TABLES} aria-label={words.traveller} />
              <Button onClick={stop}>{words.stop}</Button>
            </div>
          )}
          <p role="status" className={stage === 'done' ? 'hidden-text' : undefined}>
            {words.comparing(found.length, TABLES)}
          </p>
          {stage !== 'busy' && (
            <Own
              party={own ?? parties[0] ?? ''}
              isOwn={own !== undefined}
              results={results}
              method={method}
            />
          )}
          <FieldTable view={view} results={results} parties={parties} own={own} method={method} />
        </>
      )}
    </section>
  );
}

interface OwnProps {
  readonly party: Party;
  readonly isOwn: boolean;
  readonly results: readonly TableResult[];
  readonly method: Comparison;
}

/** The worth of the result beside the others, before all figures. */
function Own({ party, isOwn, results, method }: OwnProps) {
  const worth = comparedFor(party, results, method)?.[0];
  if (worth === undefined) return null;
  const words = boardText.review;
  const { better, equal, all } = standingFor(party, results);
  const name = isOwn ? text.you : text.parties.name(party);
  return (
    <p className={styles.own}>
      <strong>{words.worth(name, method === 'mp' ? words.mp(worth) : `${words.imps(worth)} IMP`)}</strong>{' '}
      {words.standing(better, equal, all)}
    </p>
  );
}
