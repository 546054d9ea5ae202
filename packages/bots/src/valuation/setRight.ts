/**
 * How far a rule of thumb is off for a hand counts beside how far it is off for one layout as one of so many layouts.
 */
const DOUBTED = 2.5;

/**
 * What a rule of thumb says, moved by what it was off on average in some layouts that were looked at more closely: the
 * more of these, the further. A few layouts by themselves tell less than the rule, and the best of many choices would
 * often be the luckiest.
 * @param rough a mean over many layouts, or the value in one
 */
export const setRight = (rough: number, off: number, layouts: number): number =>
  layouts === 0 ? rough : rough + off * (layouts / (layouts + DOUBTED));
