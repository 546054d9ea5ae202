import type { Bot, Budget } from './bot.ts';
import { novice } from './novice.ts';

/** A strength of bot, as a person chooses it. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  /** One sentence for the form. */
  readonly summary: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

/** Every level, the weakest first. */
export const BOT_LEVELS: readonly BotLevel[] = [
  {
    id: 'novice',
    name: 'Novice',
    summary: 'Bids naturally and plays by the usual rules of thumb, at once.',
    bot: novice,
    budget: { worlds: 4 },
  },
];

export const findLevel = (id: string): BotLevel | undefined => BOT_LEVELS.find((level) => level.id === id);
export const findBot = (id: string): Bot | undefined => findLevel(id)?.bot;
