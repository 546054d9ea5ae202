import { type BotLevel, type Playout, playOut } from '@overtrick/bots';
import { bySeat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import {
  type AnyMatch,
  drawDealers,
  matchOptionsOf,
  type ScoreSheet,
  type Standing,
  startMatch,
} from '@overtrick/rules/match';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import type { Random } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { thereIs } from './text/words.ts';

/** The terms of play: a game and a match format, both with their options. */
export interface Terms {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly gameOptions: OptionValues;
  readonly matchOptions: OptionValues;
}

/** Assigns each option to the game, to the match format, or to both if both know it. */
export function readTerms(
  game: AnyGame,
  match: AnyMatch,
  set: Readonly<Record<string, string>>,
): Result<Terms> {
  const known = [...Object.keys(game.options), ...Object.keys(match.options)];
  const odd = Object.keys(set).find((name) => !known.includes(name));
  if (odd !== undefined)
    return fail('ERR_OPTION_UNKNOWN', odd, `there is no option ${odd}; ${thereIs(known)}`);
  const gameOptions = parseOptions(game.options, only(set, game.options));
  if (!gameOptions.ok) return gameOptions;
  const matchOptions = parseOptions(matchOptionsOf(game, match), only(set, match.options));
  if (!matchOptions.ok) return matchOptions;
  return ok({ game, match, gameOptions: gameOptions.value, matchOptions: matchOptions.value });
}

const only = (set: Readonly<Record<string, string>>, spec: object): Record<string, string> =>
  Object.fromEntries(Object.entries(set).filter(([name]) => Object.hasOwn(spec, name)));

/** The end of a match: its sheet and its standing. */
export interface MatchEnd {
  readonly sheet: ScoreSheet;
  readonly standing: Standing;
}

/**
 * Plays a match with bots in all seats, one deal at a time, until it is over or `deals` are dealt. The draw for the
 * first deal, each deal's cards and each bot have their own random source, so that a deal does not depend on the bots'
 * thinking in earlier ones.
 */
export function* playMatch(
  { game, match, gameOptions, matchOptions }: Terms,
  { bot, budget }: BotLevel,
  chance: (purpose: string) => Random,
  deals: number | undefined,
): Generator<Playout, MatchEnd> {
  let sheet = startMatch(
    game,
    match,
    deals === undefined ? matchOptions : (match.fit?.(matchOptions, deals) ?? matchOptions),
    drawDealers(game, chance('first dealer')),
  );
  for (let deal = 1; deals === undefined || deal <= deals; deal++) {
    const terms = match.next(sheet);
    if (terms === undefined) break;
    const setup = randomSetup(terms, chance(`deal ${deal}`), game.ordered);
    const chairs = bySeat((seat) => ({ bot, budget, random: chance(`deal ${deal}, ${seat}`) }));
    const played = playOut(game, setup, gameOptions, chairs);
    sheet = match.add(sheet, played.outcome);
    yield played;
  }
  return { sheet: match.rows(sheet), standing: match.standing(sheet) };
}
