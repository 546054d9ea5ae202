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
  | { readonly figure: number; readonly above: number; readonly low: Branch; readonly high: Branch };

const UNIT = 1000;
const END = -1;

/**
 * Trees as they are kept in a file: nodes in the order of their questions, low branches first, as `figure:threshold`
 * and `value`, both in thousandths, with a space between.
 */
export const writeTrees = (trees: readonly Branch[]): string => trees.flatMap(wordsOf).join(' ');

const wordsOf = (branch: Branch): readonly string[] =>
  'value' in branch
    ? [`${Math.round(branch.value * UNIT)}`]
    : [
        `${branch.figure}:${Math.round(branch.above * UNIT)}`,
        ...wordsOf(branch.low),
        ...wordsOf(branch.high),
      ];

export function readTrees(text: string): Trees {
  const words = text.split(' ');
  const figure = new Int16Array(words.length);
  const threshold = new Float64Array(words.length);
  const high = new Int32Array(words.length);
  const roots: number[] = [];
  // the questions whose high branch comes next, the last one first
  const open: number[] = [];
  let isRoot = true;
  for (const [at, word] of words.entries()) {
    if (isRoot) roots.push(at);
    isRoot = false;
    const [asked, above] = word.split(':');
    if (above !== undefined) {
      figure[at] = Number(asked);
      threshold[at] = Number(above) / UNIT;
      open.push(at);
      continue;
    }
    figure[at] = END;
    threshold[at] = Number(word) / UNIT;
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
