import { setTimeout as pause } from 'node:timers/promises';
import { type Action, makeStep, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { step } from '@overtrick/rules/game';
import { isTeam } from '@overtrick/rules/view';
import type { ClaimQuestion, Verdict } from '../bots/thinker.ts';
import { thoughtSeed } from '../table/chance.ts';
import type { EntryOf } from '../table/entry.ts';
import { seatOf, type Table } from '../table/table.ts';
import type { House } from './house.ts';

/** A bot that has not answered after this long is given up, milliseconds. */
const PATIENCE_MS = 15_000;
/** A claimant waits for the answer: shorter than a page waits for the server's. */
const CLAIM_PATIENCE_MS = 6000;

/**
 * What the bot in this chair does now, at a human pace and not before the table's own lets it, in `waitMs`. A bot that fails does
 * the first thing that is legal.
 */
export async function thought(
  table: Table,
  chair: number,
  house: House,
  waitMs: number,
): Promise<EntryOf<'acted'>> {
  const [entry] = await Promise.all([
    think(table, chair, house),
    pause(Math.max(house.paceMs, waitMs), undefined, { signal: house.stopping }),
  ]);
  return entry;
}

async function think(table: Table, chair: number, house: House): Promise<EntryOf<'acted'>> {
  const { game, state, level } = table;
  const seat = seatOf(table, chair);
  const view = game.view(state, seat);
  const began = performance.now();
  const made = (action: Action, reason: string): EntryOf<'acted'> => ({
    kind: 'acted',
    step: makeStep({ seat, action }),
    by: 'bot',
    reason,
  });
  try {
    const question = { table: table.id, view, level, seed: thoughtSeed(table) };
    const {
      action: text,
      reason,
      failures = [],
    } = await house.thinker.think(question, patience(house, PATIENCE_MS));
    for (const failure of failures) {
      house.metrics.botFailed();
      house.log.error({ err: failure, table: table.id }, 'a bot failed: a weaker one decided');
    }
    const action = parseAction(text);
    if (action === undefined || !step(game, state, { seat, action }).ok)
      throw new Error('the bot wanted what is not legal');
    return made(action, reason);
  } catch (error) {
    if (house.stopping.aborted) throw error;
    house.metrics.botFailed();
    house.log.error(
      { err: error, table: table.id },
      'a bot gave no answer: it does the first thing that is legal',
    );
    const first = defined(view.legal[0], 'a bot that is asked has something to do');
    return made(first, 'The computer player found no answer in time.');
  } finally {
    house.metrics.botThought(performance.now() - began);
  }
}

/** The bot's answer to a claim (R-GEN-9.7): an opponent accepts what is sure; a partner objects when more is sure. */
export async function judgement(table: Table, chair: number, house: House): Promise<EntryOf<'answered'>> {
  const claim = defined(table.claim, 'a claim is asked');
  const { game, state } = table;
  const claimant = seatOf(table, claim.chair);
  const seat = seatOf(table, chair);
  const view = game.view(state, seat);
  const isOpposed = !isTeam(view, seat, claimant);
  const shown = game.view(state, claimant).hands[claimant].cards;
  const verdict = await verdictOn(house, {
    table: table.id,
    view,
    claimant,
    tricks: isOpposed ? claim.tricks : claim.tricks + 1,
    shown: defined(shown, 'a player sees his own hand'),
  });
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

async function verdictOn(house: House, question: ClaimQuestion): Promise<Verdict> {
  try {
    return await house.thinker.judge(question, patience(house, CLAIM_PATIENCE_MS));
  } catch (error) {
    if (house.stopping.aborted) throw error;
    house.metrics.botFailed();
    house.log.error({ err: error }, 'a claim could not be judged');
    return 'unknown';
  }
}

const patience = ({ stopping }: House, ms: number): AbortSignal =>
  AbortSignal.any([stopping, AbortSignal.timeout(ms)]);
