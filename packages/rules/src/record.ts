/**
 * Records: one deal in one line of JSON, from the cards to the last step. The record does not hold the result:
 * replaying it gives the result.
 *
 *     parseRecord('{"game":"whist"}').why // 'there is no game "whist"'
 *     parseRecord('[]').code // 'ERR_RECORD_FORM'
 */

import { makeStep, parseStep, type Step } from './action.ts';
import type { Deal } from './deals/deal.ts';
import { makeSetup, parseSetup, type Setup, type SetupCode } from './deals/setup.ts';
import { type AnyGame, type StepCode, step } from './game.ts';
import { findGame } from './games/list.ts';
import { type OptionCode, type OptionValues, parseOptions } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import { quote } from './text.ts';

/** The start and all steps of one deal. The state is always `replay(record)`. */
export interface DealRecord {
  readonly game: string;
  readonly options: OptionValues;
  readonly setup: Setup;
  readonly steps: readonly Step[];
}

export type RecordCode = 'ERR_RECORD_FORM' | 'ERR_GAME_UNKNOWN' | 'ERR_STEP_FORM' | OptionCode | SetupCode;

/** Formats a record as one line of JSON, its keys in a fixed order. */
export const makeRecord = (record: DealRecord): string =>
  JSON.stringify({
    game: record.game,
    options: record.options,
    setup: makeSetup(record.setup),
    steps: record.steps.map(makeStep),
  });

/** Reads the text that `makeRecord` writes. Its steps are read, not checked: `replay` does that. */
export function parseRecord(text: string): Result<DealRecord, RecordCode> {
  const json = parseObject(text);
  if (json === undefined) return fail('ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line');
  const { game: id, options: given = {}, setup: setupText, steps: stepTexts } = json;
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (game === undefined) return fail('ERR_GAME_UNKNOWN', 'game', `there is no game ${quote(id)}`);
  if (!isObject(given)) return fail('ERR_RECORD_FORM', 'options', 'options is an object');
  const options = parseOptions<OptionValues>(game.options, given);
  if (!options.ok) return options;
  if (!isObject(setupText)) return fail('ERR_RECORD_FORM', 'setup', 'setup is an object');
  const setup = parseSetup(setupText);
  if (!setup.ok) return setup;
  if (game.ordered && setup.value.order === undefined)
    return fail('ERR_SETUP_ORDER', 'order', `${game.name} needs the pack in dealt order`);
  if (game.ordered === 'split' && setup.value.split === undefined)
    return fail('ERR_SETUP_SPLIT', 'split', `${game.name} needs to know which cards come back as dummy`);
  if (!Array.isArray(stepTexts)) return fail('ERR_RECORD_FORM', 'steps', 'steps must be a list');
  const steps: Step[] = [];
  for (const [i, stepText] of stepTexts.entries()) {
    const read = typeof stepText === 'string' ? parseStep(stepText) : undefined;
    if (read === undefined)
      return fail('ERR_STEP_FORM', `steps ${i + 1}`, `${quote(stepText)} is not a step`);
    steps.push(read);
  }
  return ok({ game: game.id, options: options.value, setup: setup.value, steps });
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Matches a text that may be a JSON object. A failing `JSON.parse` takes microseconds; the first key and the ends of a
 * text exclude most that are no objects.
 */
const OBJECT = /^\{\s*(?:"[^"\\]*(?:\\.[^"\\]*)*"\s*:\s*[^\s:,}].*)?\}$/s;

function parseObject(text: string): { [key: string]: unknown } | undefined {
  try {
    if (!OBJECT.test(text.trim())) return undefined;
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the state after the steps of a record, and checks every step; a failure names the number of its step. */
export function replay(game: AnyGame, record: Omit<DealRecord, 'game'>): Result<unknown, StepCode> {
  let state: unknown = game.start(record.setup, record.options);
  for (const [i, done] of record.steps.entries()) {
    const next = step(game, state, done);
    if (!next.ok) return { ...next, at: `step ${i + 1} (${makeStep(done)})` };
    state = next.value;
  }
  return ok(state);
}

/** Returns the hands to show with a record: those that its game deals, as far as its steps go. */
export function layoutOf(game: AnyGame, record: Omit<DealRecord, 'game'>): Deal {
  const { deal } = record.setup;
  const state = game.dealt === undefined ? undefined : replay(game, record);
  return state?.ok ? (game.dealt?.(state.value) ?? deal) : deal;
}
