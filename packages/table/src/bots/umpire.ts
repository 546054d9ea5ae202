import { defined } from '@overtrick/rules/assert';
import { isTeam, type View } from '@overtrick/rules/view';
import type { ClaimQuestion, Verdict } from '../../../../apps/server/src/bots/thinker.ts';
import type { EntryOf } from '../entry.ts';
import { NOT_SURE } from '../fold.ts';
import { seatOf, type Table } from '../table.ts';
import { patience } from '../../../../apps/server/src/live/botAction.ts';
import type { House } from '../../../../apps/server/src/live/house.ts';

/** The umpire, then the bots who are asked: together shorter than a page waits for the server's answer, milliseconds. */
const UMPIRE_MS = 3000;
const BOT_MS = 6000;

/**
 * What the umpire says to a claim before anybody is asked: he knows what the claimant knows. A claim that is sure on that needs
 * nobody's consent.
 */
export async function ruling(table: Table, house: House): Promise<EntryOf<'judged'>> {
  const { chair, tricks } = defined(table.claim, 'a claim is asked');
  const claimant = seatOf(table, chair);
  const view = table.game.view(table.state, claimant);
  const verdict = await verdictOn(house, questionOf(table.id, view, claimant, tricks), UMPIRE_MS);
  return { kind: 'judged', chair, verdict };
}

/** What the claimant could know: no other view is ever judged by. */
const questionOf = (
  table: string,
  view: View,
  claimant: ClaimQuestion['claimant'],
  tricks: number,
): ClaimQuestion => ({
  table,
  view,
  claimant,
  tricks,
  shown: defined(view.hands[claimant].cards, 'a player sees his own hand'),
});

/**
 * The bot's answer to a claim that the umpire has not granted, on what the claimant can know alone (R-GEN-9.7): an opponent refuses, as
 * the umpire would; a partner objects where the claimant could have claimed more. Nobody learns by it how the cards lie.
 */
export async function judgement(table: Table, chair: number, house: House): Promise<EntryOf<'answered'>> {
  const claim = defined(table.claim, 'a claim is asked');
  const { game, state } = table;
  const claimant = seatOf(table, claim.chair);
  const view = game.view(state, claimant);
  const answered = (accept: boolean, reason: string): EntryOf<'answered'> => ({
    kind: 'answered',
    chair,
    accept,
    by: 'bot',
    reason,
  });
  if (!isTeam(view, seatOf(table, chair), claimant)) return answered(false, NOT_SURE);
  const more = questionOf(table.id, view, claimant, claim.tricks + 1);
  return (await verdictOn(house, more, BOT_MS)) === 'sure'
    ? answered(false, 'We can take more tricks than that.')
    : answered(true, 'I agree.');
}

async function verdictOn(house: House, question: ClaimQuestion, ms: number): Promise<Verdict> {
  try {
    return await house.thinker.judge(question, patience(house, ms));
  } catch (error) {
    if (house.stopping.aborted) throw error;
    house.metrics.botFailed();
    house.log.error({ err: error }, 'a claim could not be judged');
    return 'unknown';
  }
}
