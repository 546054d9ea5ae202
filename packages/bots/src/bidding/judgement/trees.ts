/**
 * A sum of decision trees: each tests whether some figures are above a threshold, and ends in a value. The nodes of all
 * trees stand one after another; the low branch of a node is the next one.
 */
export interface Trees {
  /** The first node of each tree. */
  readonly roots: readonly number[];
  /** The figure that a node tests; -1 at an end. */
  readonly figure: Int16Array;
  /** The threshold above which the high branch follows; at an end, the value. */
  readonly threshold: Float64Array;
  readonly high: Int32Array;
}

/** A node of a tree before it is packed: an end, or a test with two branches. */
export type Branch =
  | { readonly value: number }
  | { readonly figure: number; readonly bin: number; readonly low: Branch; readonly high: Branch };

/** The trees as stored in a file. */
export interface KeptTrees {
  /** The upper edges of each figure's bins except the last, in thousandths. */
  readonly edges: readonly (readonly number[])[];
  /** The nodes in the order of their tests, low branches first, as numbers of three digits in base 64 (`DIGITS`). */
  readonly trees: string;
}

const UNIT = 1000;
const END = -1;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = DIGITS.length;
/** A test is coded as its figure times this number, plus the last bin of its low branch. */
const BINS = BASE;
/** Numbers from here on are ends, and their distance from `ZERO` is the value in thousandths. */
const ENDS = BASE ** 3 / 2;
const ZERO = ENDS + ENDS / 2;

/** Packs trees; rounds edges and values to thousandths. Throws a `RangeError` where a node has no room. */
export const writeTrees = (edges: readonly (readonly number[])[], trees: readonly Branch[]): KeptTrees => ({
  edges: edges.map((own) => own.map((edge) => Math.round(edge * UNIT))),
  trees: trees.flatMap(nodesOf).map(wordOf).join(''),
});

function nodesOf(branch: Branch): readonly number[] {
  if ('value' in branch) {
    const node = ZERO + Math.round(branch.value * UNIT);
    if (node < ENDS || node >= 2 * ENDS) throw new RangeError(`no room for the value ${branch.value}`);
    return [node];
  }
  const { figure, bin, low, high } = branch;
  const node = figure * BINS + bin;
  if (bin >= BINS || node >= ENDS) throw new RangeError(`no room for figure ${figure}, bin ${bin}`);
  return [node, ...nodesOf(low), ...nodesOf(high)];
}

const digit = (value: number): string => DIGITS.charAt(value % BASE);
const wordOf = (node: number): string =>
  digit(Math.floor(node / BASE ** 2)) + digit(Math.floor(node / BASE)) + digit(node);

const WORD = 3;

export function readTrees({ edges, trees }: KeptTrees): Trees {
  const values = new Map([...DIGITS].map((each, value) => [each, value]));
  const nodes = trees.length / WORD;
  const figure = new Int16Array(nodes);
  const threshold = new Float64Array(nodes);
  const high = new Int32Array(nodes);
  const roots: number[] = [];
  // the tests whose high branch comes next, the last one first
  const open: number[] = [];
  let isRoot = true;
  for (let at = 0; at < nodes; at++) {
    if (isRoot) roots.push(at);
    isRoot = false;
    let node = 0;
    for (let k = 0; k < WORD; k++) node = node * BASE + (values.get(trees.charAt(at * WORD + k)) ?? 0);
    if (node < ENDS) {
      const asked = Math.floor(node / BINS);
      figure[at] = asked;
      threshold[at] = (edges[asked]?.[node % BINS] ?? 0) / UNIT;
      open.push(at);
      continue;
    }
    figure[at] = END;
    threshold[at] = (node - ZERO) / UNIT;
    const parent = open.pop();
    if (parent === undefined) isRoot = true;
    else high[parent] = at + 1;
  }
  return { roots, figure, threshold, high };
}

/** After this number of trees a hopeless sum is not refined: the later trees were not fitted to such calls. */
export const WIDE = 80;
export const HOPELESS = -2.5;

/** Sums the values to which the figures lead; for a hopeless call it stops early at a rough value. */
export function valueBy({ roots, figure, threshold, high }: Trees, figures: readonly number[]): number {
  let sum = 0;
  for (const [count, root] of roots.entries()) {
    if (count % WIDE === 0 && sum < HOPELESS) return sum;
    let at = root;
    for (let asked = figure[at] ?? END; asked !== END; asked = figure[at] ?? END)
      at = (figures[asked] ?? 0) > (threshold[at] ?? 0) ? (high[at] ?? 0) : at + 1;
    sum += threshold[at] ?? 0;
  }
  return sum;
}
