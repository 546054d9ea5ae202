import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame as findRules, GAMES } from '@overtrick/rules/games/list';
import { type AnyMatch, firstDealsOf, matchOptionsOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionsSpec, type OptionValues, parseOptions } from '@overtrick/rules/options';
import { type PadScore, scorePad } from '@overtrick/rules/pad/score';
import type { KeptPad } from '../device/pads.ts';

/** The games for which there are score pads. */
export const PAD_GAMES: readonly AnyGame[] = GAMES.filter(({ pad }) => pad !== undefined);

/** A pad with its game and its match format; `undefined` where this version no longer has them or their options. */
export interface OpenPad {
  readonly pad: KeptPad;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly score: PadScore;
}

export function openPad(pad: KeptPad): OpenPad | undefined {
  const game = findRules(pad.game);
  const match = findMatch(pad.match);
  if (game?.pad === undefined || match === undefined) return undefined;
  const options = valued(game.options, pad.options);
  const matchOptions = valued(matchOptionsOf(game, match), pad.matchOptions);
  if (options === undefined || matchOptions === undefined) return undefined;
  return { pad, game, match, score: scorePad(game, match, { ...pad, options, matchOptions }) };
}

/** Returns every option with a value; `undefined` where one is wrong, such as an empty field. */
export function valued(spec: OptionsSpec<OptionValues>, given: OptionValues): OptionValues | undefined {
  const read = parseOptions(spec, given);
  return read.ok ? read.value : undefined;
}

/** Returns the game and the match format of a new pad, with the deals that it can start with. */
export function chosen(gameId: string, matchId: string) {
  const game = defined(findRules(gameId), 'one of the games');
  const match = defined(findMatch(matchId), 'one of its forms');
  return { game, match, firsts: (options: OptionValues) => firstDealsOf(game, match, options) };
}
