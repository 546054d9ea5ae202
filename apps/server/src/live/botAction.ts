import { setTimeout as pause } from 'node:timers/promises';
import type { Hint } from '@overtrick/protocol/messages';
import type { Verdict } from '@overtrick/table/bots/question';
import { entryOf, questionAt, quickEntry } from '@overtrick/table/bots/turn';
import type { ClaimJudge } from '@overtrick/table/bots/umpire';
import type { EntryOf } from '@overtrick/table/entry';
import { isPlayedOut, type Table } from '@overtrick/table/table';
import type { TableServices } from './services.ts';

/** A bot that does not answer within this time is given up, milliseconds. */
const PATIENCE_MS = 15_000;
/** The limit for hints, which is shorter than a page waits for the server's answer. */
const HINT_PATIENCE_MS = 8000;

/**
 * Returns the bot's action in this chair, at a human pace and not before `waitMs`, the table's own pace; at once if no
 * people play. If the bot fails, a novice bot decides.
 */
export async function thought(
  table: Table,
  chair: number,
  services: TableServices,
  waitMs: number,
): Promise<EntryOf<'acted'>> {
  const [entry] = await Promise.all([
    think(table, chair, services),
    pause(isPlayedOut(table) ? 0 : Math.max(services.paceMs, waitMs), undefined, {
      signal: services.stopping,
    }),
  ]);
  return entry;
}

async function think(table: Table, chair: number, services: TableServices): Promise<EntryOf<'acted'>> {
  const { thinker, metrics, log, stopping } = services;
  const began = performance.now();
  try {
    const question = { table: table.id, ...questionAt(table, chair) };
    const answer = await thinker.think(question, patience(services, PATIENCE_MS));
    for (const failure of answer.failures ?? []) {
      metrics.botFailed();
      log.error({ err: failure, table: table.id }, 'a bot failed: a weaker one decided');
    }
    const entry = entryOf(table, chair, answer);
    if (entry === undefined) throw new Error('the bot wanted what is not legal');
    return entry;
  } catch (error) {
    if (stopping.aborted) throw error;
    metrics.botFailed();
    log.error({ err: error, table: table.id }, 'a bot gave no answer: it decides by rules of thumb');
    return quickEntry(table, chair, (failure) =>
      log.error({ err: failure, table: table.id }, 'rules of thumb fail too'),
    );
  } finally {
    metrics.botThought(performance.now() - began);
  }
}

/** Returns the action that a bot would choose in this chair, with the meaning of each possible call. */
export async function hintFor(table: Table, chair: number, services: TableServices): Promise<Hint> {
  const { action, reason, meanings } = await services.thinker.think(
    { table: table.id, ...questionAt(table, chair), isAdvice: true },
    patience(services, HINT_PATIENCE_MS),
  );
  return { action, reason, ...(meanings !== undefined && { meanings }) };
}

/** Creates a judge of the claims at a table. It gives up after `ms` milliseconds; the verdict is then unknown. */
export function claimJudge(table: Table, services: TableServices, ms: number): ClaimJudge {
  const { thinker, metrics, log, stopping } = services;
  return async (question): Promise<Verdict> => {
    try {
      return await thinker.judge({ table: table.id, ...question }, patience(services, ms));
    } catch (error) {
      if (stopping.aborted) throw error;
      metrics.botFailed();
      log.error({ err: error }, 'a claim could not be judged');
      return 'unknown';
    }
  };
}

const patience = ({ stopping }: TableServices, ms: number): AbortSignal =>
  AbortSignal.any([stopping, AbortSignal.timeout(ms)]);
