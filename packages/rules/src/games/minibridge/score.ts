import type { Goal } from '../../action.ts';
import type { Level } from '../../auction/call.ts';
import type { BareContract } from '../../auction/contract.ts';
import type { Strain } from '../../cards/card.ts';
import type { Party } from '../../scores/outcome.ts';
import { duplicateItemsAt, type ScoreItem, type Stakes } from '../../scores/score.ts';

/** The lowest level that makes a game. */
const GAME: { readonly [S in Strain]: Level } = { C: 5, D: 5, H: 4, S: 4, N: 3 };

/**
 * Returns the contract for a goal: a part score always needs seven tricks; a game as many as a game of contract bridge
 * (RULES 5.1).
 */
export const contractFor = (strain: Strain, goal: Goal): BareContract => ({
  level: goal === 'part' ? 1 : goal === 'game' ? GAME[strain] : goal === 'small' ? 6 : 7,
  strain,
  doubling: 0,
});

/**
 * Scores all odd tricks, with 50 for a part score or 300 for a game, vulnerable 500; slams score more only with the
 * option that declarer may play for them (RULES 5.1, 5.2).
 */
export const minibridgeItems = <P extends Party>(
  stakes: Stakes<P>,
  contract: BareContract,
  tricks: number,
  slams: boolean,
): ScoreItem<P>[] =>
  duplicateItemsAt(stakes, contract, tricks).filter(
    ({ reason }) => slams || (reason !== 'smallSlam' && reason !== 'grandSlam'),
  );
