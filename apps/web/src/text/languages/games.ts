import type { OptionSpec, OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { GameInfo, MatchInfo } from '../../games/gameInfo.ts';
import type { en } from '../en.ts';
import type { Messages } from './overlay.ts';

/**
 * Puts a language's words for games, match formats and their options into the list of games. A game or a format without
 * a translated name stays wholly English. The help on an option is the game's own (`games.spades.options.bidding`) or
 * the common one (`options.dealLimit.help`).
 */
export function overlayGames(text: typeof en, games: readonly GameInfo[], messages: Messages): void {
  for (const game of games) {
    Object.assign(game, worded(`games.${game.id}`, game, messages), {
      matches: game.matches.map((match) => ({
        ...match,
        ...worded(`matches.${match.id}`, match, messages, `games.${game.id}.matches.${match.id}`),
      })),
    });
  }
  const { name, value } = text.options;
  Object.assign(text.options, {
    name: (option: string): string => messages.get(`options.${option}.name`) ?? name(option),
    value: (option: string, chosen: string): string =>
      messages.get(`options.${option}.values.${chosen}`) ?? value(option, chosen),
  });
  Object.assign(text.guide, { heading: (own: string): string => messages.get(`headings.${own}`) ?? own });
}

/**
 * Returns a game's or a match format's name, sentence and options in a language.
 * @param special the key of the sentence that a game uses for a format in place of the format's own
 */
function worded(
  owner: string,
  { name, summary, options }: Pick<MatchInfo, 'name' | 'summary' | 'options'>,
  messages: Messages,
  special = '',
): Pick<MatchInfo, 'name' | 'summary' | 'options'> {
  const named = messages.get(`${owner}.name`);
  if (named === undefined) return { name, summary, options };
  return {
    name: named,
    summary: messages.get(special) ?? messages.get(`${owner}.summary`) ?? summary,
    options: Object.fromEntries(
      Object.entries<OptionSpec>(options).map(([option, spec]) => [
        option,
        { ...spec, help: helpIn(messages, owner, option) ?? spec.help },
      ]),
    ) satisfies OptionsSpec<OptionValues>,
  };
}

/** Returns a language's help on an option of a game or a match format. */
export const helpIn = (messages: Messages, owner: string, option: string): string | undefined =>
  messages.get(`${owner}.options.${option}`) ?? messages.get(`options.${option}.help`);
