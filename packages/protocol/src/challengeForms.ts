// apart from the parsers, which a page does not load

/** The ways in which results of the same board are compared: ids of the club's methods. */
export const CHALLENGE_METHODS = ['mp', 'cross-imp'] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];

/** The other side of those who bid a challenge's boards: it passes throughout, or bids too. */
export const BIDDING_CHALLENGES = ['quiet', 'contested'] as const;
export type BiddingChallenge = (typeof BIDDING_CHALLENGES)[number];

/** The form of three players, each of whom has each seat once in a round of three deals. */
export const ROUNDS_OF_THREE = 'rounds';

/** Forms in which each deal is scored on its own, so that it can be compared; the first that a game has is taken. */
export const CHALLENGE_FORMS: readonly string[] = ['boards', 'deals', ROUNDS_OF_THREE];

/** The most boards that somebody brings along to a table or a challenge. */
export const MOST_GIVEN = 36;
