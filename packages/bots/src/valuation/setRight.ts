/** The error of a rule of thumb for a hand counts as much as that for one of so many layouts. */
const DOUBTED = 2.5;

/**
 * The value of a rule of thumb, moved by its average error in some layouts that were looked at more closely: the more
 * of these, the further. The value in a few layouts alone would make the luckiest of many choices look the best.
 * @param rough a mean over many layouts, or the value in one
 */
export const setRight = (rough: number, off: number, layouts: number): number =>
  layouts === 0 ? rough : rough + off * (layouts / (layouts + DOUBTED));
