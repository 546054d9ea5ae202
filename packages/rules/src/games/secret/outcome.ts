import { termsOf } from '../../deals/setup.ts';
import { playedByTwo } from '../../families/twoHanded/score.ts';
import { tricksOf } from '../../play/play.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { OWNERS } from './draw.ts';
import { tricksToCome } from './play.ts';
import { isOver, type SecretState } from './state.ts';

/** Scores as duplicate; a trick that dummy won counts for the player who played its card (RULES 10.7, R-SEC-6). */
export function outcomeOf(state: SecretState): Outcome | undefined {
  const { setup, contract, play, claim } = state;
  if (!isOver(state) || contract === undefined || play === undefined) return undefined;
  const terms = termsOf(setup);
  const tricks = tricksOf(play, (hand) => hand === contract.declarer, claim, tricksToCome(play));
  return playedByTwo(OWNERS, terms, contract, tricks);
}
