/** One stage of an event: the number of its boards or matches, and the most that a contestant can score in it. */
export interface Stage {
  readonly count: number;
  readonly most: number;
}

/**
 * Returns the score carried from a qualifying stage into a final: half of the score, converted to the final's scale and
 * length (EBU White Book 3.8: ½ · SQ · NumQ/MaxQ · MaxF/NumF).
 */
export const carryForward = (score: number, qualifying: Stage, final: Stage): number =>
  ((score / 2) * (qualifying.count / qualifying.most) * final.most) / final.count;
