/**
 * The bidding systems that a side can announce (Law 40A1), by the ids that computer players know, or the usual one of
 * the game.
 */
export const SYSTEM_CHOICES = ['usual', 'sayc', 'acol', 'two-over-one', 'weak-notrump'] as const;
/** The names of the policies that set each side's system, at a table, in a challenge, of an evening. */
export const SYSTEM_POLICIES = ['systemNS', 'systemEW'] as const;
export type SystemChoice = (typeof SYSTEM_CHOICES)[number];
