import type { Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { AuctionTable } from '../deal/auction/AuctionTable.tsx';
import { ResultMark } from '../deal/ResultMark.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './FieldTable.module.css';
import { type Comparison, comparedFor, groupedFor, marginOf, type TableResult } from './field.ts';

export interface FieldTableProps {
  /** Of the deal, at any of its tables. */
  readonly view: View;
  /** The first is the one here. */
  readonly results: readonly TableResult[];
  readonly parties: readonly Party[];
  readonly own: Party | undefined;
  readonly method: Comparison;
}

/**
 * The results, best for the visitor's side first and equal ones in one row, with their scores; a row opens the auctions
 * that led to them.
 */
export function FieldTable({ view, results, parties, own, method }: FieldTableProps) {
  const [first = ''] = parties;
  const worth = parties.map((party) => comparedFor(party, results, method));
  // what one of two sides has more is what the other has less
  const scored = parties.length === 2 ? [first] : parties;
  const words = boardText.review;
  const groups = groupedFor(own ?? first, results);
  const [open, setOpen] = useState<number>();
  const opened = groups.find(({ tables }) => tables[0] === open);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
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
            {groups.map(({ result, tables }) => (
              <tr key={tables[0]} data-here={tables[0] === 0}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.row}
                    aria-expanded={tables[0] === open}
                    onClick={() => setOpen(tables[0] === open ? undefined : tables[0])}
                  >
                    {tables[0] === 0 ? words.hereAnd(tables.length - 1) : words.tables(tables.length)}
                  </button>
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
      {opened && <Auctions view={view} results={opened.tables.flatMap((table) => results[table] ?? [])} />}
    </>
  );
}

/** The auctions that led to one result, each once. */
function Auctions({ view, results }: { readonly view: View; readonly results: readonly TableResult[] }) {
  const auctions = new Map(
    results.flatMap(({ calls }) => (calls === undefined ? [] : [[JSON.stringify(calls), calls] as const])),
  );
  if (auctions.size === 0) return null;
  return (
    <div className={styles.auctions} aria-live="polite" data-auctions>
      {[...auctions].map(([key, calls], i) => (
        <div key={key}>
          <AuctionTable
            label={`${text.table.auction} ${i + 1}`}
            state={{ view: { ...view, calls, phase: 'over', toAct: [] } }}
          />
        </div>
      ))}
    </div>
  );
}
