import { findLevel } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';

/**
 * Makes a bot whose cards another level plays with its own budget, without a search: that costs next to nothing, where
 * what is looked at are calls.
 * @param id the level; the bot plays its own cards without it. @throws where there is no such level
 */
export function withCardsOf(bot: Bot, id: string | undefined): Bot {
  if (id === undefined) return bot;
  const level = findLevel(id);
  if (level === undefined) throw new Error(`no level is called ${id}`);
  return (game, view, budget, random) =>
    view.phase === 'play' ? level.bot(game, view, level.budget, random) : bot(game, view, budget, random);
}
