import { setTimeout as pause } from 'node:timers/promises';
import type { Hint } from '@overtrick/protocol/messages';
import { type Action, makeStep, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { step } from '@overtrick/rules/game';
import { quickThought } from '../bots/quick.ts';
import type { Said } from '../bots/thinker.ts';
import { thoughtSeed } from '../table/chance.ts';
import type { EntryOf } from '../table/entry.ts';
import { seatOf, type Table } from '../table/table.ts';
import type { House } from './house.ts';

/** A bot that has not answered after this long is given up, milliseconds. */
const PATIENCE_MS = 15_000;
/** Shorter than a page waits for the server's answer. */
const HINT_PATIENCE_MS = 8000;

/**
 * What the bot in this chair does now, at a human pace and not before the table's own lets it, in `waitMs`. For a bot that fails a
 * novice decides.
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
  const made = (action: Action, reason: string, said?: Said): EntryOf<'acted'> => ({
    kind: 'acted',
    step: makeStep({ seat, action }),
    by: 'bot',
    reason,
    ...said,
  });
  const question = { table: table.id, view, level, seed: thoughtSeed(table) };
  /** A bot that does not know what to do by rules either does the first thing that is legal. */
  const quickly = (): EntryOf<'acted'> => {
    try {
      const { action: text, reason } = quickThought(question);
      const action = parseAction(text);
      if (action !== undefined && step(game, state, { seat, action }).ok) return made(action, reason);
    } catch (error) {
      house.log.error({ err: error, table: table.id }, 'rules of thumb fail too');
    }
    const first = defined(view.legal[0], 'a bot that is asked has something to do');
    return made(first, 'The computer player found no answer in time.');
  };
  try {
    const {
      action: text,
      reason,
      said,
      failures = [],
    } = await house.thinker.think(question, patience(house, PATIENCE_MS));
    for (const failure of failures) {
      house.metrics.botFailed();
      house.log.error({ err: failure, table: table.id }, 'a bot failed: a weaker one decided');
    }
    const action = parseAction(text);
    if (action === undefined || !step(game, state, { seat, action }).ok)
      throw new Error('the bot wanted what is not legal');
    return made(action, reason, said);
  } catch (error) {
    if (house.stopping.aborted) throw error;
    house.metrics.botFailed();
    house.log.error({ err: error, table: table.id }, 'a bot gave no answer: it decides by rules of thumb');
    return quickly();
  } finally {
    house.metrics.botThought(performance.now() - began);
  }
}

/** What a bot would do in this chair, and what each call that can be made would show. */
export async function hintFor(table: Table, chair: number, house: House): Promise<Hint> {
  const { action, reason, meanings } = await house.thinker.think(
    {
      table: table.id,
      view: table.game.view(table.state, seatOf(table, chair)),
      level: table.level,
      seed: thoughtSeed(table),
      isAdvice: true,
    },
    patience(house, HINT_PATIENCE_MS),
  );
  return { action, reason, ...(meanings !== undefined && { meanings }) };
}

export const patience = ({ stopping }: House, ms: number): AbortSignal =>
  AbortSignal.any([stopping, AbortSignal.timeout(ms)]);
