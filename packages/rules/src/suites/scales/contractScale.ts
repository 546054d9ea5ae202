import { defined } from '../../assert.ts';
import type { DealTerms } from '../../deals/board.ts';
import { labelOf } from './label.ts';
import { type OpenResult, openResults, scoredCell, termsByVul } from './results.ts';
import { alignedTable, groupedBy } from './table.ts';
import type { ScaleDeal, ScaleGame } from './writtenDeal.ts';

/** The circumstances of a deal: who declares, and who is vulnerable. */
interface Situation {
  readonly who: string;
  readonly vul: string;
  readonly deal: ScaleDeal;
  readonly results: readonly OpenResult[];
  /** Equal for situations that score alike. */
  readonly probe: string;
}

/** The number of contracts that are compared before two situations count as alike. */
const PROBES = 5;

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const cellsOf = (deal: ScaleDeal, result: OpenResult, from: number, to: number): readonly string[] =>
  numbers(from, to).map((tricks) => scoredCell(deal, result, tricks));

/** Returns a text that is equal for situations that score alike. */
function probeOf(deal: ScaleDeal, results: readonly OpenResult[]): string {
  // a step that meets all strains, and contracts doubled and not
  let every = Math.ceil(results.length / PROBES);
  while ([2, 3, 5].some((factor) => every % factor === 0)) every += 1;
  const probes = results.filter((_, i) => i % every === 0);
  const cells = probes.flatMap((result) => {
    const { needed = 7, most } = result;
    return [0, needed - 3, needed - 1, needed, needed + 1, most].map((tricks) =>
      scoredCell(deal, result, tricks),
    );
  });
  return [...results.map(({ name }) => name), ...cells].join();
}

function situationsOf(scored: ScaleGame): readonly Situation[] {
  const terms = termsByVul(scored.game);
  const open = openResults({ ...scored, terms: firstOf(terms) });
  const byWho = Map.groupBy(open, ({ who }) => who);
  return [...terms].flatMap(([vul, some]) => {
    const deal = { ...scored, terms: some };
    return [...byWho].map(([who, results]) => ({ who, vul, deal, results, probe: probeOf(deal, results) }));
  });
}

const firstOf = (terms: ReadonlyMap<string, DealTerms>): DealTerms =>
  defined([...terms.values()][0], 'nobody is vulnerable, or somebody');

/** Returns the words for situations that score alike: who declares, and who is vulnerable then. */
function situationLabel(alike: readonly Situation[], all: readonly Situation[]): string {
  const vulsIn = (some: readonly Situation[]) => [...new Set(some.map(({ vul }) => vul))].join(', ');
  const words = (some: readonly Situation[]) =>
    vulsIn(some) === vulsIn(all) ? 'vulnerable or not' : `vulnerable: ${vulsIn(some)}`;
  if (alike.length === all.length) return 'Whoever declares, vulnerable or not';
  const byWho = [...Map.groupBy(alike, ({ who }) => who)];
  return groupedBy(byWho, ([, some]) => words(some))
    .map((some) => `Declarer ${some.map(([who]) => who).join(' or ')}; ${words(some[0]?.[1] ?? [])}`)
    .join('\n');
}

interface Row {
  readonly names: readonly string[];
  readonly cells: readonly string[];
}

/** Joins rows if one begins with all cells of the other: not all contracts can fail by the same number of tricks. */
function merged(rows: readonly Row[]): readonly Row[] {
  const groups: Row[] = [];
  for (const row of rows) {
    const at = groups.findIndex(({ cells }) =>
      row.cells.every((cell, i) => cells[i] === undefined || cells[i] === cell),
    );
    const group = groups[at];
    if (group === undefined) groups.push(row);
    else
      groups[at] = {
        names: [...group.names, ...row.names],
        cells: group.cells.length < row.cells.length ? row.cells : group.cells,
      };
  }
  return groups;
}

function printedRows(title: string, head: (i: number) => string, rows: readonly Row[]): string {
  const groups = merged(rows.filter(({ cells }) => cells.length > 0));
  if (groups.length === 0) return '';
  const most = Math.max(...groups.map(({ cells }) => cells.length));
  return alignedTable([
    [title, ...numbers(0, most - 1).map(head)],
    ...groups.map(({ names, cells }) => [labelOf(names), ...cells]),
  ]);
}

/** Returns the tables of one situation: contracts made, and contracts that fail; or one of all tricks. */
function situationTables({ deal, results }: Situation): readonly string[] {
  const open = results.filter(({ needed }) => needed === undefined);
  const rowsOf = (some: readonly OpenResult[], cells: (result: OpenResult) => readonly string[]) =>
    some.map((result): Row => ({ names: [result.name], cells: cells(result) }));
  const bid = results.flatMap((result) =>
    result.needed === undefined ? [] : [{ ...result, needed: result.needed }],
  );
  const made = bid.map(
    (result): Row => ({ names: [result.name], cells: cellsOf(deal, result, result.needed, result.most) }),
  );
  const down = bid.map(
    (result): Row => ({
      names: [result.name],
      cells: cellsOf(deal, result, 0, result.needed - 1).toReversed(),
    }),
  );
  return [
    printedRows(
      'tricks',
      String,
      rowsOf(open, (result) => cellsOf(deal, result, 0, result.most)),
    ),
    printedRows('made', (i) => (i === 0 ? '=' : `+${i}`), made),
    printedRows('down', (i) => `-${i + 1}`, down),
  ].filter((table) => table !== '');
}

/** A scale that is printed only if no other scale is equal. */
export interface Scale {
  /** Equal for scales that print the same, and cheaper than the text. */
  readonly probe: string;
  readonly print: () => string;
}

/** Returns the points of every contract with every number of tricks. */
export function contractScale(scored: ScaleGame): Scale {
  const all = situationsOf(scored);
  const print = () =>
    groupedBy(all, ({ probe }) => probe)
      .flatMap((alike) => {
        const [first] = alike;
        return first === undefined
          ? []
          : [[situationLabel(alike, all), ...situationTables(first)].join('\n\n')];
      })
      .join('\n\n');
  return { probe: [...new Set(all.map(({ probe }) => probe))].toSorted().join('\n'), print };
}
