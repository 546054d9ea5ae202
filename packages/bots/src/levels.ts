import type { Bot, Budget } from './bot.ts';
import { novice } from './novice.ts';
import { thinkerOf } from './thinker.ts';

/** A strength of bot that people can choose. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  /** One sentence for the form. */
  readonly summary: string;
  readonly bot: Bot;
  readonly budget: Budget;
  /** The time limit of a decision, if the caller has a clock. */
  readonly milliseconds: number;
}

/** All levels, the weakest first. */
export const BOT_LEVELS: readonly BotLevel[] = [
  {
    id: 'novice',
    name: 'Novice',
    summary: 'Bids naturally and plays by the usual rules of thumb, at once.',
    bot: novice,
    budget: { worlds: 4 },
    milliseconds: 1000,
  },
  {
    id: 'club',
    name: 'Club',
    summary: 'Imagines a few layouts that fit the auction, and plays for most of them.',
    bot: thinkerOf({ plays: false, calls: true }),
    budget: { worlds: 10, positions: 400_000 },
    milliseconds: 300,
  },
  {
    id: 'expert',
    name: 'Expert',
    summary: 'Reads the auction, the leads and the signals, and weighs many layouts. Takes up to a second.',
    bot: thinkerOf({ plays: true, calls: true, counts: true, plans: true }),
    budget: { worlds: 100, positions: 1_200_000 },
    milliseconds: 800,
  },
];

/** Finds a level by its id. */
export const findLevel = (id: string): BotLevel | undefined => BOT_LEVELS.find((level) => level.id === id);
export const findBot = (id: string): Bot | undefined => findLevel(id)?.bot;

/** Returns the next weaker level, which replaces one that failed; `undefined` for the weakest. */
export const levelBelow = (level: BotLevel): BotLevel | undefined =>
  BOT_LEVELS[BOT_LEVELS.indexOf(level) - 1];
