import type { Party } from '@overtrick/rules/outcome';
import { useMemo, useState } from 'react';
import { ResultMark } from '../deal/ResultMark.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { text } from '../text/text.ts';
import styles from './Review.module.css';
import {
  COMPARISONS,
  type Comparison,
  comparedFor,
  groupedFor,
  marginOf,
  standingFor,
  type TableResult,
} from './think/field.ts';
import type { Shown } from './think/messages.ts';
import { useField } from './think/useThoughts.ts';

const TABLES = 15;
const LEVELS = ['novice', 'club'] as const;

export interface TravellerProps {
  readonly shown: Shown;
  readonly here: TableResult;
  /** The party whose result is said first; the first one where nobody knows. */
  readonly own?: Party | undefined;
}

/** The same cards at other tables, where computer players hold them, and what this result is worth beside theirs. */
export function Traveller({ shown: { example, told }, here, own }: TravellerProps) {
  const { found, stage, start, stop } = useField();
  const [method, setMethod] = useState<Comparison>('mp');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('club');
  const results = useMemo(() => [here, ...found], [here, found]);
  const parties = Object.keys(example.parties);
  const words = text.review;
  return (
    <section className={styles.part} aria-labelledby="traveller" data-field={stage}>
      <h2 id="traveller">{words.traveller}</h2>
      <p className={styles.soft}>{words.travellerNote}</p>
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
          <p role="status">{words.comparing(found.length, TABLES)}</p>
          <Own party={own ?? parties[0] ?? ''} isOwn={own !== undefined} results={results} method={method} />
          <Results results={results} parties={parties} own={own} method={method} />
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
  const words = text.review;
  const { better, equal, all } = standingFor(party, results);
  const name = isOwn ? text.you : text.parties.name(party);
  return (
    <p className={styles.own}>
      <strong>{words.worth(name, method === 'mp' ? words.mp(worth) : `${words.imps(worth)} IMP`)}</strong>{' '}
      {words.standing(better, equal, all)}
    </p>
  );
}

interface ResultsProps {
  readonly results: readonly TableResult[];
  readonly parties: readonly Party[];
  readonly own: Party | undefined;
  readonly method: Comparison;
}

/** The results from the best of the own party on, equal ones in a row, each with what it is worth to whom. */
function Results({ results, parties, own, method }: ResultsProps) {
  const [first = ''] = parties;
  const worth = parties.map((party) => comparedFor(party, results, method));
  // what one of two sides has more is what the other has less
  const scored = parties.length === 2 ? [first] : parties;
  const words = text.review;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={words.traveller}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{words.tableColumn}</th>
            <th scope="col">{words.result}</th>
            {scored.map((party) => (
              <th key={party} scope="col">
                {words.scoreOf(text.parties.name(party))}
              </th>
            ))}
            {parties.map((party) => (
              <th key={party} scope="col">
                {text.parties.name(party)}
                {method === 'mp' ? ' %' : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groupedFor(own ?? first, results).map(({ result, tables }) => (
            <tr key={tables[0]} data-here={tables[0] === 0}>
              <th scope="row">
                {tables[0] === 0 ? words.hereAnd(tables.length - 1) : words.tables(tables.length)}
              </th>
              <td className={styles.whole}>
                <ResultMark contract={result.contract} tricks={result.tricks} />
              </td>
              {scored.map((party) => (
                <td key={party}>
                  {words.points(
                    parties.length === 2 ? marginOf(result.points, party) : (result.points[party] ?? 0),
                  )}
                </td>
              ))}
              {worth.map((values, p) => {
                const value = values?.[tables[0] ?? 0];
                return (
                  <td key={parties[p]}>
                    {value !== undefined && (method === 'mp' ? words.mp(value) : words.imps(value))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
