/** The reasons of the director's decisions, beside the results that they changed. */
export const reasons = {
  title: 'Decisions of the director',
  tops: (amount: string): string => `tops: ${amount}`,
  percent: (amount: string): string => `percent: ${amount}`,
  points: (amount: string): string => `points: ${amount}`,
  decided: (what: string, reason: string): string => `${what} – ${reason}`,
};

/** A name that its owner does not want to have shown. */
export const hiding = {
  title: 'Hide a name',
  own: 'Hide my name',
  help: 'The evening then shows a dash instead of the name, on every page and in every file, for good.',
  hide: (name: string): string => `Hide “${name}” for good`,
};
