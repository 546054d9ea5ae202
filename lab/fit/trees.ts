import { type Branch, HOPELESS, WIDE } from '@overtrick/bots/internals/bidding/judgement/trees';
import { fraction, type Random } from '@overtrick/rules/random';

/** Rows of figures, with what is to be told of each: what it gains, its deal and its decision. */
interface Rows {
  readonly count: number;
  readonly figures: number;
  readonly figure: (row: number, figure: number) => number;
  readonly gain: Float32Array;
  readonly deal: Float32Array;
  readonly decision: Float32Array;
}

/** Some of the rows, their figures in bins: what a tree asks is only in which bin a figure is. */
export interface Table extends Pick<Rows, 'gain' | 'deal' | 'decision'> {
  readonly count: number;
  readonly bins: readonly Uint8Array[];
  /** Of each figure the most in each bin but the last. */
  readonly edges: readonly (readonly number[])[];
}

const BYTES = 4;
/** After the figures of a row: its gain, deal and decision. */
const REST = 3;

/** Reads the rows that `lab/fit/judgement.ts` wrote; the deals of each file follow those of the one before. */
export function rowsOf(files: readonly Buffer[]): Rows {
  const all = files.map(
    (file) => new Float32Array(file.buffer, file.byteOffset, Math.floor(file.length / BYTES)),
  );
  const width = all[0]?.[0] ?? 0;
  if (width <= REST || all.some((each) => each[0] !== width)) throw new Error('the files have other figures');
  const starts = [0];
  for (const each of all) starts.push((starts.at(-1) ?? 0) + Math.floor((each.length - 1) / width));
  const count = starts.at(-1) ?? 0;
  const figures = width - REST;
  const values = new Float32Array(count * width);
  for (const [i, each] of all.entries()) {
    const rows = (starts[i + 1] ?? 0) - (starts[i] ?? 0);
    values.set(each.subarray(1, 1 + rows * width), (starts[i] ?? 0) * width);
  }
  const column = (at: number) =>
    Float32Array.from({ length: count }, (_, row) => values[row * width + at] ?? 0);
  /** Numbers that begin anew in each file, as numbers of all. */
  const numbered = (at: number) => {
    const numbers = column(at);
    let before = 0;
    for (const [i, start] of starts.slice(0, -1).entries()) {
      const own = numbers.subarray(start, starts[i + 1]);
      const most = own.reduce((so, each) => Math.max(so, each), 0);
      for (const [k, number] of own.entries()) own[k] = number + before;
      before += most + 1;
    }
    return numbers;
  };
  return {
    count,
    figures,
    figure: (row, figure) => values[row * width + figure] ?? 0,
    gain: column(figures),
    deal: numbered(figures + 1),
    decision: numbered(figures + 2),
  };
}

const BINS = 64;
/** Thresholds are kept in thousandths. */
const UNIT = 1000;

/** Finds edges with as many rows in each bin, as far as the figures differ. */
function edgesOf(values: Float32Array): readonly number[] {
  const sorted = values.toSorted();
  const most = sorted.at(-1) ?? 0;
  const edges = Array.from({ length: BINS - 1 }, (_, bin) => {
    const edge = sorted[Math.floor(((bin + 1) * sorted.length) / BINS)] ?? 0;
    return Math.round(edge * UNIT) / UNIT;
  });
  return [...new Set(edges)].filter((edge) => edge < most);
}

function binOf(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (edges[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Makes a table of the rows that are wanted, with bins of its own or those of another. */
export function tableOf(
  rows: Rows,
  isWanted: (row: number) => boolean,
  given?: readonly (readonly number[])[],
): Table {
  const wanted = Int32Array.from(
    (function* () {
      for (let row = 0; row < rows.count; row++) if (isWanted(row)) yield row;
    })(),
  );
  const edges: (readonly number[])[] = [];
  const bins: Uint8Array[] = [];
  for (let figure = 0; figure < rows.figures; figure++) {
    const values = Float32Array.from(wanted, (row) => rows.figure(row, figure));
    const own = given?.[figure] ?? edgesOf(values);
    edges.push(own);
    bins.push(Uint8Array.from(values, (value) => binOf(own, value)));
  }
  const pick = (column: Float32Array) => Float32Array.from(wanted, (row) => column[row] ?? 0);
  return {
    count: wanted.length,
    bins,
    edges,
    gain: pick(rows.gain),
    deal: pick(rows.deal),
    decision: pick(rows.decision),
  };
}

/** A node of a tree while it grows: an end when it has no branches. */
interface Node {
  readonly value: number;
  split?: {
    readonly figure: number;
    readonly bin: number;
    readonly low: Node;
    readonly high: Node;
  };
}

export const branchOf = ({ value, split }: Node): Branch =>
  split === undefined
    ? { value }
    : { figure: split.figure, bin: split.bin, low: branchOf(split.low), high: branchOf(split.high) };

export function valueInBins(tree: Node, { bins }: Table, row: number): number {
  let node = tree;
  while (node.split !== undefined) {
    const { figure, bin, low, high } = node.split;
    node = (bins[figure]?.[row] ?? 0) > bin ? high : low;
  }
  return node.value;
}

/** Each tree adds a small share of the difference that it finds. */
const RATE = 0.06;
/** The least rows of an end; an end of few rows is drawn towards nothing. */
const LEAST = 200;
const SHRINK = 200;
/** The share of deals, and of figures, that a tree looks at. */
const DEALS = 0.5;
const FIGURES = 0.4;

/**
 * Makes trees, each of which explains a little of what those before it left (gradient boosting with squares: Friedman,
 * _Greedy function approximation_, 2001), each with so many ends at most. `after` is called with each tree and how many
 * there are.
 */
export function growTrees(
  table: Table,
  count: number,
  mostEnds: number,
  random: Random,
  after: (tree: Node, count: number) => void,
): readonly Node[] {
  const left = Float64Array.from(table.gain);
  const deals = table.deal.reduce((most, deal) => Math.max(most, deal), 0) + 1;
  const trees: Node[] = [];
  while (trees.length < count) {
    const isIn = Uint8Array.from({ length: deals }, () => (fraction(random) < DEALS ? 1 : 0));
    const rows: number[] = [];
    const isFocused = trees.length >= WIDE;
    for (const [row, deal] of table.deal.entries())
      if (isIn[deal] === 1 && (!isFocused || (table.gain[row] ?? 0) - (left[row] ?? 0) > HOPELESS))
        rows.push(row);
    const figures = [...table.bins.keys()].filter(() => fraction(random) < FIGURES);
    const tree = grow(table, left, Int32Array.from(rows), figures, mostEnds);
    trees.push(tree);
    for (let row = 0; row < table.count; row++) left[row] = (left[row] ?? 0) - valueInBins(tree, table, row);
    after(tree, trees.length);
  }
  return trees;
}

/** All that is left to be told of some rows: in sum, and by each figure's bins. */
interface Tally {
  readonly sum: number;
  readonly counts: Int32Array;
  readonly sums: Float64Array;
}

/** An end of a tree while it grows, with the best question to ask of its rows. */
interface End {
  readonly node: Node;
  readonly rows: Int32Array;
  readonly tally: Tally;
  readonly question: Question | undefined;
}

interface Question {
  readonly figure: number;
  readonly bin: number;
  /** So much more the two parts tell than the whole. */
  readonly told: number;
}

/** Splits the end whose question explains most, until there are as many ends as a tree may have. */
function grow(
  table: Table,
  left: Float64Array,
  rows: Int32Array,
  figures: readonly number[],
  mostEnds: number,
): Node {
  const endOf = (own: Int32Array, tally: Tally): End => ({
    node: { value: (RATE * tally.sum) / (own.length + SHRINK) },
    rows: own,
    tally,
    question: bestQuestion(table, own.length, tally, figures),
  });
  const root = endOf(rows, tallyOf(table, left, rows, figures));
  const ends = [root];
  while (ends.length < mostEnds) {
    const at = ends.reduce(
      (best, { question }, i) => ((question?.told ?? 0) > (ends[best]?.question?.told ?? 0) ? i : best),
      0,
    );
    const end = ends[at];
    if (end?.question === undefined) break;
    const { figure, bin } = end.question;
    const bins = table.bins[figure] ?? new Uint8Array();
    const low = end.rows.filter((row) => (bins[row] ?? 0) <= bin);
    const high = end.rows.filter((row) => (bins[row] ?? 0) > bin);
    // the smaller part is counted, the larger one is what remains
    const isLowSmall = low.length <= high.length;
    const small = tallyOf(table, left, isLowSmall ? low : high, figures);
    const rest = tallyLess(end.tally, small);
    const lowEnd = endOf(low, isLowSmall ? small : rest);
    const highEnd = endOf(high, isLowSmall ? rest : small);
    end.node.split = { figure, bin, low: lowEnd.node, high: highEnd.node };
    ends.splice(at, 1, lowEnd, highEnd);
  }
  return root.node;
}

function tallyOf({ bins }: Table, left: Float64Array, rows: Int32Array, figures: readonly number[]): Tally {
  const counts = new Int32Array(figures.length * BINS);
  const sums = new Float64Array(figures.length * BINS);
  let sum = 0;
  for (const row of rows) sum += left[row] ?? 0;
  for (const [k, figure] of figures.entries()) {
    const own = bins[figure] ?? new Uint8Array();
    const start = k * BINS;
    for (const row of rows) {
      const at = start + (own[row] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
      sums[at] = (sums[at] ?? 0) + (left[row] ?? 0);
    }
  }
  return { sum, counts, sums };
}

const tallyLess = (all: Tally, part: Tally): Tally => ({
  sum: all.sum - part.sum,
  counts: all.counts.map((count, at) => count - (part.counts[at] ?? 0)),
  sums: all.sums.map((sum, at) => sum - (part.sums[at] ?? 0)),
});

/** Finds the question after which the two parts explain most; `undefined` if none explains more than the whole. */
function bestQuestion(
  { edges }: Table,
  rows: number,
  { sum, counts, sums }: Tally,
  figures: readonly number[],
): Question | undefined {
  if (rows < 2 * LEAST) return undefined;
  let best: Question | undefined;
  const whole = sum ** 2 / (rows + SHRINK);
  for (const [k, figure] of figures.entries()) {
    let below = 0;
    let sumBelow = 0;
    for (let bin = 0; bin < (edges[figure]?.length ?? 0); bin++) {
      below += counts[k * BINS + bin] ?? 0;
      sumBelow += sums[k * BINS + bin] ?? 0;
      const above = rows - below;
      if (below < LEAST || above < LEAST) continue;
      const told = sumBelow ** 2 / (below + SHRINK) + (sum - sumBelow) ** 2 / (above + SHRINK) - whole;
      if (told > (best?.told ?? 0)) best = { figure, bin, told };
    }
  }
  return best;
}
