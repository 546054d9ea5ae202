import { defined } from '@overtrick/rules/assert';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { EntryOf } from '../entry.ts';
import { NOT_SURE } from '../fold.ts';
import { seatOf, type Table, viewFor } from '../table.ts';
import type { ClaimQuestion, Verdict } from './question.ts';

/** Judges a claim; `unknown` if it gets no answer. */
export type ClaimJudge = (question: ClaimQuestion) => Promise<Verdict> | Verdict;

/**
 * Returns the umpire's verdict on a claim before the other side is asked, by the claimant's own knowledge. A claim that
 * is certain on that needs nobody's consent (R-GEN-9).
 */
export async function ruling(table: Table, judge: ClaimJudge): Promise<EntryOf<'judged'>> {
  const { chair, tricks } = defined(table.claim, 'a claim is asked');
  const claimant = seatOf(table, chair);
  const verdict = await judge(questionOf(viewFor(table, claimant), claimant, tricks));
  return { kind: 'judged', chair, verdict };
}

/** Builds a question with the claimant's view: no claim is judged by another view. */
const questionOf = (view: View, claimant: ClaimQuestion['claimant'], tricks: number): ClaimQuestion => ({
  view,
  claimant,
  tricks,
  shown: defined(view.hands[claimant].cards, 'a player sees their own hand'),
});

/**
 * Returns a bot's answer to a claim that the umpire has not granted, by the claimant's knowledge alone (R-GEN-9.7): an
 * opponent refuses, and a partner objects if the claimant could have claimed more. The answer reveals nothing about the
 * cards.
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
