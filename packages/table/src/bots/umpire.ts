import { defined } from '@overtrick/rules/assert';
import { isTeam, type View } from '@overtrick/rules/view';
import type { EntryOf } from '../entry.ts';
import { NOT_SURE } from '../fold.ts';
import { seatOf, type Table, viewFor } from '../table.ts';
import type { ClaimQuestion, Verdict } from './question.ts';

/** Judges a claim; an answer that cannot be had is `unknown`. */
export type ClaimJudge = (question: ClaimQuestion) => Promise<Verdict> | Verdict;

/**
 * The umpire's verdict on a claim before anybody is asked, by the claimant's own knowledge. A claim that is sure on
 * that needs nobody's consent (R-GEN-9).
 */
export async function ruling(table: Table, judge: ClaimJudge): Promise<EntryOf<'judged'>> {
  const { chair, tricks } = defined(table.claim, 'a claim is asked');
  const claimant = seatOf(table, chair);
  const verdict = await judge(questionOf(viewFor(table, claimant), claimant, tricks));
  return { kind: 'judged', chair, verdict };
}

/** A question with the claimant's view: no other view is ever judged by. */
const questionOf = (view: View, claimant: ClaimQuestion['claimant'], tricks: number): ClaimQuestion => ({
  view,
  claimant,
  tricks,
  shown: defined(view.hands[claimant].cards, 'a player sees their own hand'),
});

/**
 * A bot's answer to a claim that the umpire has not granted, by the claimant's knowledge alone (R-GEN-9.7): an opponent
 * refuses, and a partner objects where the claimant could have claimed more. Nobody learns by it how the cards lie.
 */
export async function judgement(
  table: Table,
  chair: number,
  judge: ClaimJudge,
): Promise<EntryOf<'answered'>> {
  const claim = defined(table.claim, 'a claim is asked');
  const claimant = seatOf(table, claim.chair);
  const view = viewFor(table, claimant);
  const answered = (accept: boolean, reason: string): EntryOf<'answered'> => ({
    kind: 'answered',
    chair,
    accept,
    by: 'bot',
    reason,
  });
  if (!isTeam(view, seatOf(table, chair), claimant)) return answered(false, NOT_SURE);
  const more = questionOf(view, claimant, claim.tricks + 1);
  return (await judge(more)) === 'sure'
    ? answered(false, 'We can take more tricks than that.')
    : answered(true, 'I agree.');
}
