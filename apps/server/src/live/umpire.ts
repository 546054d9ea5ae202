import { defined } from '@overtrick/rules/assert';
import { bySeat } from '@overtrick/rules/seat';
import { isTeam, type View } from '@overtrick/rules/view';
import type { ClaimQuestion, Verdict } from '../bots/thinker.ts';
import type { EntryOf } from '../table/entry.ts';
import { seatOf, type Table } from '../table/table.ts';
import { patience } from './botAction.ts';
import type { House } from './house.ts';

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
  const verdict = await verdictOn(house, questionOf(table.id, view, view, claimant, tricks), UMPIRE_MS);
  return { kind: 'judged', chair, verdict };
}

/**
 * How many tricks a refused claim is worth: as many of those claimed as the claimant's side can be shown to take, all cards open.
 * What is not shown counts against it.
 */
export async function settlement(table: Table, house: House): Promise<EntryOf<'settled'>> {
  const { chair, tricks } = defined(table.claim, 'a claim is asked');
  const claimant = seatOf(table, chair);
  const view = openView(table, claimant);
  for (let sure = tricks; sure > 0; sure--) {
    const verdict = await verdictOn(house, questionOf(table.id, view, view, claimant, sure), UMPIRE_MS / 2);
    if (verdict === 'sure') return { kind: 'settled', chair, tricks: sure };
  }
  return { kind: 'settled', chair, tricks: 0 };
}

/** The claimant's view with every hand open that somebody sees. */
function openView({ game, state, seats }: Table, claimant: ClaimQuestion['claimant']): View {
  const view = game.view(state, claimant);
  const views = seats.map((seat) => game.view(state, seat));
  const hands = bySeat(
    (seat) => views.find(({ hands: seen }) => seen[seat].cards !== undefined)?.hands[seat],
  );
  return { ...view, hands: bySeat((seat) => hands[seat] ?? view.hands[seat]) };
}

/** `shown`: the hand that a claim lays open, for who is asked. */
const questionOf = (
  table: string,
  view: View,
  own: View,
  claimant: ClaimQuestion['claimant'],
  tricks: number,
): ClaimQuestion => ({
  table,
  view,
  claimant,
  tricks,
  shown: defined(own.hands[claimant].cards, 'a player sees his own hand'),
});

/** The bot's answer to a claim (R-GEN-9.7): an opponent accepts what is sure; a partner objects when more is sure. */
export async function judgement(table: Table, chair: number, house: House): Promise<EntryOf<'answered'>> {
  const claim = defined(table.claim, 'a claim is asked');
  const { game, state } = table;
  const claimant = seatOf(table, claim.chair);
  const seat = seatOf(table, chair);
  const view = game.view(state, seat);
  const isOpposed = !isTeam(view, seat, claimant);
  const tricks = isOpposed ? claim.tricks : claim.tricks + 1;
  const verdict = await verdictOn(
    house,
    questionOf(table.id, view, game.view(state, claimant), claimant, tricks),
  );
  const answered = (accept: boolean, reason: string): EntryOf<'answered'> => ({
    kind: 'answered',
    chair,
    accept,
    by: 'bot',
    reason,
  });
  if (!isOpposed)
    return verdict === 'sure'
      ? answered(false, 'We can take more tricks than that.')
      : answered(true, 'I agree.');
  if (verdict === 'sure') return answered(true, 'These tricks cannot be lost.');
  return answered(
    false,
    verdict === 'not'
      ? 'Against the best defence these tricks are not sure.'
      : 'It is too early to be sure of these tricks.',
  );
}

async function verdictOn(house: House, question: ClaimQuestion, ms = BOT_MS): Promise<Verdict> {
  try {
    return await house.thinker.judge(question, patience(house, ms));
  } catch (error) {
    if (house.stopping.aborted) throw error;
    house.metrics.botFailed();
    house.log.error({ err: error }, 'a claim could not be judged');
    return 'unknown';
  }
}
