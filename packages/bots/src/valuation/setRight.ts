/** The number of layouts that count as much as the rule of thumb itself. */
const DOUBTED = 2.5;

/**
 * Corrects the value of a rule of thumb by its average error in some layouts that were examined more closely; more
 * layouts correct it further. The value in a few layouts alone would make the luckiest of many choices look the best.
 * @param rough a mean over many layouts, or the value in one
 */
export const setRight = (rough: number, off: number, layouts: number): number =>
  layouts === 0 ? rough : rough + off * (layouts / (layouts + DOUBTED));
