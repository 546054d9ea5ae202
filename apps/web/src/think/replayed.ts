import type { Step } from '@overtrick/rules/action';
import { type AnyGame, step } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { type DealRecord, parseRecord } from '@overtrick/rules/record';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** A record played again: its game, and every state that it went through. */
export interface Replayed {
  readonly game: AnyGame;
  readonly record: DealRecord;
  /** Before the first step, after it, and so on. */
  readonly states: readonly unknown[];
}

/** Plays a record again, each step by the rules. */
export function replayText(text: string): Result<Replayed> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const game = findGame(record.game);
  if (game === undefined) return fail('ERR_GAME_UNKNOWN', 'game', 'there is no such game');
  const states: unknown[] = [game.start(record.setup, record.options)];
  for (const [i, done] of record.steps.entries()) {
    const next = step(game, states[i], done);
    if (!next.ok) return { ...next, at: `step ${i + 1}`, why: next.why ?? 'the rules do not allow it' };
    states.push(next.value);
  }
  return ok({ game, record, states });
}

/** A step of a record with the states before and after it. */
export interface Moved {
  /** Its number from 0. */
  readonly index: number;
  readonly step: Step;
  readonly before: unknown;
  readonly after: unknown;
}

export const movesOf = ({ record, states }: Replayed): readonly Moved[] =>
  record.steps.map((made, index) => ({
    index,
    step: made,
    before: states[index],
    after: states[index + 1],
  }));
