import { Option } from '@commander-js/extra-typings';
import { BOT_LEVELS, type BotLevel, findLevel } from '@overtrick/bots';
import type { Result } from '@overtrick/rules/result';
import { ok } from '@overtrick/rules/result';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { noSuch, wholeNumber } from './command.ts';

/** The limits of a bot's thinking for each decision, from the command line; by default the level's own. */
export interface Limits {
  /** Milliseconds; the play then depends on the machine. */
  readonly budget?: number;
  /** The layouts to imagine, however long that takes. */
  readonly worlds?: number;
}

const LEVEL_IDS = BOT_LEVELS.map(({ id }) => id);

/** The maximum values of the options. */
const MOST_WORLDS = 100_000;
const MOST_MILLISECONDS = 600_000;

/** The player and its limits. */
export interface Thinking extends Limits {
  readonly bots: string;
}

/**
 * Creates the option of `Thinking` for the player.
 * @param level the default
 */
export const botsOption = (level: string) =>
  new Option('--bots <level>', `who plays: ${LEVEL_IDS.join(', ')}`).default(level);
export const budgetOption = () =>
  new Option('--budget <ms>', 'milliseconds to think about each decision').argParser(
    wholeNumber(1, MOST_MILLISECONDS),
  );
export const worldsOption = () =>
  new Option(
    '--worlds <n>',
    'layouts to imagine for each decision, instead of a time limit; makes the play repeatable',
  ).argParser(wholeNumber(1, MOST_WORLDS));

/** Returns the limits among the options of a command. */
export const limitsOf = ({ budget, worlds }: Limits): Limits => ({
  ...(budget !== undefined && { budget }),
  ...(worlds !== undefined && { worlds }),
});

/** The most layouts that are useful to a bot that is stopped by the clock. */
const WORLDS_BY_CLOCK = 200;
const MEGABYTES = 32;
/**
 * The positions per millisecond, at least as many as are searched, so that one hard layout does not take all the time.
 */
const POSITIONS = 2000;

export function levelCalled(place: string, id: string): Result<BotLevel> {
  const level = findLevel(id);
  return level === undefined ? noSuch(place, 'level of bots called', id, LEVEL_IDS) : ok(level);
}

/**
 * Returns the level with its resources: its own search and, with a limit, the clock. Without limits, the same seed
 * gives the same play on every machine.
 */
export function armed(level: BotLevel, { budget, worlds }: Limits): BotLevel {
  let end = Infinity;
  const isSpent = (): boolean => performance.now() > end;
  const engine = createEngine(readModule(), { megabytes: MEGABYTES, isSpent });
  const means = {
    ...level.budget,
    ...(budget !== undefined && { worlds: WORLDS_BY_CLOCK, positions: POSITIONS * budget, isSpent }),
    ...(worlds !== undefined && { worlds, positions: Infinity }),
    engine,
  };
  return {
    ...level,
    budget: means,
    bot(game, view, given, random) {
      end = budget === undefined ? Infinity : performance.now() + budget;
      return level.bot(game, view, given, random);
    },
  };
}
