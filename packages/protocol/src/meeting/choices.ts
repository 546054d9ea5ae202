/** The levels at which people would like to play, from the first deals on. */
export const PLAY_LEVELS = ['any', 'new', 'social', 'club', 'strong'] as const;
export type PlayLevel = (typeof PLAY_LEVELS)[number];

/** A partner is looked for to play at a table here, or for an evening of a club. */
export const WISH_KINDS = ['table', 'evening'] as const;

/** So many wishes, the latest, a reader names whose posters they want to see nothing of. */
export const MOST_MUTED = 50;
