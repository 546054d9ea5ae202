/**
 * A sum of decision trees: each asks of some figures whether they are above a threshold, and ends in a value. The nodes
 * of all trees stand one after another; the low branch of a node is the next one.
 */
export interface Trees {
  /** The first node of each tree. */
  readonly roots: readonly number[];
  /** The figure that a node asks for; -1 at an end. */
  readonly figure: Int16Array;
  /** The figure must be above it for the high branch; at an end, the value. */
  readonly threshold: Float64Array;
  readonly high: Int32Array;
}

/** A node of a tree while it is a tree: an end, or a question with two branches. */
export type Branch =
  | { readonly value: number }
  | { readonly figure: number; readonly bin: number; readonly low: Branch; readonly high: Branch };

/** Trees as they are kept in a file. */
export interface KeptTrees {
  /** Of each figure the most in each of its bins but the last, in thousandths. */
  readonly edges: readonly (readonly number[])[];
  /** Nodes in the order of their questions, low branches first, as numbers of three digits in base 64 (`DIGITS`). */
  readonly trees: string;
}

const UNIT = 1000;
const END = -1;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = DIGITS.length;
/** A question is its figure times so many, and the last bin of its low branch. */
const BINS = BASE;
/** From this number on it is an end, and how far it is above `ZERO` its value in thousandths. */
const ENDS = BASE ** 3 / 2;
const ZERO = ENDS + ENDS / 2;

/** Takes edges in units; rounds them and values to thousandths. Throws a `RangeError` where a node has no room. */
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
  // the questions whose high branch comes next, the last one first
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

/** After so many trees nothing more is told of what promises so little: the later ones were not fitted to that. */
export const WIDE = 80;
export const HOPELESS = -2.5;

/** The sum of the values to which the figures lead, or about what it is where that is hopeless. */
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
