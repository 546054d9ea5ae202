import { defined } from '@overtrick/rules/assert';
import { LEVELS, type Level } from '@overtrick/rules/auction/call';
import { makeContract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { duplicateScore } from '@overtrick/rules/scores/score';
import type { Action, Counted } from '../actions.ts';
import { type Dealt, dealOf } from '../dealt.ts';
import { shownBy, unitOf } from '../decimals.ts';
import type { Evaluator, TricksOf } from '../evaluate.ts';
import type { Expression } from '../expression.ts';

/** The counts of a script over its deals. Labels are the script's, trimmed. */
export interface Statistics {
  add(dealt: Dealt): void;
  /** Returns the counts as text, in the order of the script, in the layout of the reference program. */
  print(): string;
  summary(): StatisticsSummary;
}

interface StatisticsSummary {
  /** Averages by label; `null` without deals. */
  readonly averages: Readonly<Record<string, number | null>>;
  /** For each label, the values from the lowest to the highest with their counts. */
  readonly frequencies: Readonly<Record<string, readonly (readonly [value: number, count: number])[]>>;
  /** For each label of a frequency, the number of deals below and above its range. */
  readonly outside: Readonly<Record<string, { readonly low: number; readonly high: number }>>;
  /** For each label of a frequency of two values, the counts of each pair of values. */
  readonly tables: Readonly<Record<string, FrequencyTable>>;
}

export interface FrequencyTable {
  /** The values of the rows and the columns, lowest to highest. */
  readonly rows: readonly [low: number, high: number];
  readonly columns: readonly [low: number, high: number];
  /** The widths of rows and columns if they are not both 1. */
  readonly steps?: readonly [row: number, column: number];
  /** A row for values below the range, one for each value, one for values above; columns likewise. */
  readonly counts: readonly (readonly number[])[];
}

/** One action that counts. */
interface Counter {
  add(dealt: Dealt): void;
  print(): string;
  /** Adds its results to the summary. */
  tell(summary: Summing): void;
}

interface Summing {
  readonly averages: Record<string, number | null>;
  readonly frequencies: Record<string, [number, number][]>;
  readonly outside: Record<string, { low: number; high: number }>;
  readonly tables: Record<string, FrequencyTable>;
}

/** @param tricksOf the solver for the scores of contracts, which are not counted without it */
export function makeStatistics(
  actions: readonly Action[],
  evaluate: (expression: Expression) => Evaluator,
  tricksOf?: TricksOf,
): Statistics {
  const counters = actions.flatMap((action): Counter[] => {
    if (action.kind === 'average') return [averageOf(action.label, shownBy(action.of, evaluate(action.of)))];
    if (action.kind === 'evalcontract') return tricksOf ? [contractsOf(tricksOf)] : [];
    if (action.kind === 'contract') return tricksOf ? [contractOf(action, tricksOf)] : [];
    if (action.kind !== 'frequency') return [];
    const { label, of, across } = action;
    return [across ? tableOf(label, of, across, evaluate) : frequencyOf(label, of, evaluate(of.value))];
  });
  return {
    add(dealt) {
      for (const counter of counters) counter.add(dealt);
    },
    print: () => counters.map((counter) => counter.print()).join(''),
    summary() {
      const summary: Summing = { averages: {}, frequencies: {}, outside: {}, tables: {} };
      for (const counter of counters) counter.tell(summary);
      return summary;
    },
  };
}

/** Returns the label, with a number after it if the label is taken or empty and repeated. */
function keyOf(label: string, kind: string, known: object): string {
  const name = label.trim() || kind;
  if (!Object.hasOwn(known, name)) return name;
  let number = 2;
  while (Object.hasOwn(known, `${name} #${number}`)) number++;
  return `${name} #${number}`;
}

function averageOf(label: string, value: Evaluator): Counter {
  let sum = 0;
  let deals = 0;
  return {
    add(dealt) {
      sum += value(dealt);
      deals++;
    },
    print: () => `${label === '' ? '' : `${label}: `}${deals === 0 ? '-' : makeGeneral(sum / deals)}\n`,
    tell({ averages }) {
      averages[keyOf(label, 'average', averages)] = deals === 0 ? null : sum / deals;
    },
  };
}

/** Writes a number like C's `%g`: six digits, no trailing zeros, an exponent if it is far from 1. */
function makeGeneral(value: number): string {
  if (value === 0) return '0';
  const [digits = '', exponent = '0'] = value.toExponential(5).split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(Number(value.toFixed(5 - power)));
  return `${String(Number(digits))}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** Returns the index of a value: 0 below the range, then 1 and up, the last above the range. */
const placeIn = (counted: Counted, value: number): number =>
  value < counted.low
    ? 0
    : Math.min(Math.floor((value - counted.low) / counted.step) + 1, placesOf(counted) - 1);
const placesOf = ({ low, high, step }: Counted): number => Math.floor((high - low) / step) + 3;
/** Returns the value at which a row begins, as people read it. */
const rowOf = ({ value, low, step }: Counted, row: number): number =>
  (low + row * step) / (unitOf(value) === 'decimal' ? 100 : 1);

function frequencyOf(label: string, counted: Counted, value: Evaluator): Counter {
  const counts = new Float64Array(placesOf(counted));
  const above = counts.length - 1;
  const rows = () =>
    [...counts.subarray(1, above)].map((count, i): [number, number] => [rowOf(counted, i), count]);
  const cell = (count: number) => String(count).padStart(8);
  return {
    add(dealt) {
      const at = placeIn(counted, value(dealt));
      counts[at] = (counts[at] ?? 0) + 1;
    },
    print() {
      const [low = 0, high = 0] = [counts[0], counts[above]];
      return [
        `Frequency ${label}:`,
        ...(low > 0 ? [`Low\t${cell(low)}`] : []),
        ...rows().map(([each, count]) => `${String(each).padStart(5)}\t${cell(count)}`),
        ...(high > 0 ? [`High\t${cell(high)}`] : []),
        '',
      ].join('\n');
    },
    tell({ frequencies, outside }) {
      const key = keyOf(label, 'frequency', frequencies);
      frequencies[key] = rows();
      outside[key] = { low: counts[0] ?? 0, high: counts[above] ?? 0 };
    },
  };
}

/** Returns the width of a row as people read it. */
const stepOf = ({ value, step }: Counted): number => (unitOf(value) === 'decimal' ? step / 100 : step);

function tableOf(
  label: string,
  of: Counted,
  across: Counted,
  evaluate: (expression: Expression) => Evaluator,
): Counter {
  const [value, valueAcross] = [evaluate(of.value), evaluate(across.value)];
  const width = placesOf(across);
  const counts = Array.from({ length: placesOf(of) }, () => new Array<number>(width).fill(0));
  const sum = (row: readonly number[]): number => row.reduce((all, count) => all + count, 0);
  const line = (head: string, row: readonly number[]): string =>
    [head, ...[...row, sum(row)].map((count) => String(count).padStart(6))].join(' ');
  return {
    add(dealt) {
      const row = defined(counts[placeIn(of, value(dealt))], 'a row for every value');
      const at = placeIn(across, valueAcross(dealt));
      row[at] = (row[at] ?? 0) + 1;
    },
    print() {
      const values = Array.from({ length: width - 2 }, (_, i) => String(rowOf(across, i)).padStart(6));
      const last = counts.length - 1;
      const sums = Array.from({ length: width }, (_, i) => sum(counts.map((row) => row[i] ?? 0)));
      return [
        `Frequency ${label}:`,
        ['        Low', ...values, '  High    Sum'].join(' '),
        ...counts.map((row, i) =>
          line(i === 0 ? 'Low ' : i === last ? 'High' : String(rowOf(of, i - 1)).padStart(4), row),
        ),
        line('Sum ', sums),
        '\n',
      ].join('\n');
    },
    tell({ tables }) {
      tables[keyOf(label, 'frequency', tables)] = {
        rows: [rowOf(of, 0), rowOf(of, placesOf(of) - 3)],
        columns: [rowOf(across, 0), rowOf(across, placesOf(across) - 3)],
        ...((stepOf(of) !== 1 || stepOf(across) !== 1) && { steps: [stepOf(of), stepOf(across)] as const }),
        counts: counts.map((row) => [...row]),
      };
    },
  };
}

/** Counts the mean score of one contract, declared by South or West, and how often it is made. */
function contractOf(
  { side, contract, vulnerable }: Extract<Action, { kind: 'contract' }>,
  tricksOf: TricksOf,
): Counter {
  const declarer: Seat = side === 'NS' ? 'S' : 'W';
  let [score, made, deals] = [0, 0, 0];
  const name = makeContract(contract);
  const share = (count: number): string => ((count / deals) * 100).toFixed(2);
  return {
    add(dealt) {
      const tricks = tricksOf(dealOf(dealt), declarer, contract.strain);
      score += duplicateScore({ ...contract, declarer: 'N' }, tricks, vulnerable ? 'both' : 'none');
      if (tricks >= tricksNeeded(contract)) made++;
      deals++;
    },
    print: () =>
      deals === 0
        ? ''
        : `Contract ${name} ${vulnerable ? 'V' : 'NV'} by ${side} Average Result = ${(score / deals).toFixed(2)}, Made pct=${share(made)}, Fail pct=${share(deals - made)}\n`,
    tell({ averages }) {
      const key = `${name} by ${side}${vulnerable ? ', vulnerable' : ''}`;
      averages[keyOf(key, 'contract', averages)] = deals === 0 ? null : score / deals;
    },
  };
}

/** Counts the mean scores of North's and South's contracts, by strain and level, with a second table for vulnerable. */
function contractsOf(tricksOf: TricksOf): Counter {
  const seats: readonly Seat[] = ['N', 'S'];
  const taken = seats.map(() => STRAINS.map(() => new Array<number>(14).fill(0)));
  let deals = 0;
  const meanOf = (seat: number, strain: Strain, level: Level, vul: 'none' | 'both'): number => {
    const counts = taken[seat]?.[STRAINS.indexOf(strain)] ?? [];
    const sum = counts.reduce(
      (all, count, tricks) =>
        all + count * duplicateScore({ level, strain, doubling: 0, declarer: 'N' }, tricks, vul),
      0,
    );
    return Math.trunc(sum / deals);
  };
  return {
    add(dealt) {
      const deal = dealOf(dealt);
      deals++;
      for (const [s, seat] of seats.entries())
        for (const [i, strain] of STRAINS.entries()) {
          const counts = defined(taken[s]?.[i], 'counts for each strain');
          const tricks = tricksOf(deal, seat, strain);
          counts[tricks] = (counts[tricks] ?? 0) + 1;
        }
    },
    print() {
      if (deals === 0) return '';
      const cell = (mean: number) => String(mean).padStart(4);
      return (['none', 'both'] as const)
        .flatMap((vul) => [
          vul === 'both' ? 'Vulnerable' : 'Not Vulnerable',
          `   ${LEVELS.map((level) => `  ${level}       `).join('')}`,
          ...STRAINS.map(
            (strain) =>
              `${strain.toLowerCase()}: ${LEVELS.map((level) => `${cell(meanOf(0, strain, level, vul))}/${cell(meanOf(1, strain, level, vul))} `).join('')}`,
          ),
          '\n',
        ])
        .join('\n');
    },
    tell() {},
  };
}
