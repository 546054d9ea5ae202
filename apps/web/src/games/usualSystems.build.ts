import { SYSTEM_IDS, systemText, usualSystem } from '@overtrick/bots';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { matchOptionsOf, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { SystemName } from './systemCard.ts';

/** True if players bid with a partner from the first call on, or if the game's source names a system. */
function isBidInPairs(game: AnyGame): boolean {
  if (game.system !== undefined) return true;
  const match = findMatch(game.matches[0] ?? '');
  const terms = match?.next(
    startMatch(game, match, trustOptions<OptionValues>(matchOptionsOf(game, match), {})),
  );
  if (terms === undefined) return false;
  const state = game.start(
    randomSetup(terms, seededRandom('system'), game.ordered),
    trustOptions(game.options, {}),
  );
  const view = game.view(state);
  const isPair = view.teams.some((team) => team.filter((seat) => game.seats.includes(seat)).length > 1);
  return view.phase === 'auction' && isPair;
}

/** All systems by their ids; computed when the pages are built. */
export const systemNames: Readonly<Record<string, SystemName>> = Object.fromEntries(
  SYSTEM_IDS.map((id) => [id, { id, name: systemText(id).name }]),
);

/** The usual system of each game in which partners bid, by the game's id; computed when the pages are built. */
export const usualSystems: Readonly<Record<string, SystemName>> = Object.fromEntries(
  GAMES.filter(isBidInPairs).map((game) => {
    const id = usualSystem(game);
    return [game.id, { id, name: systemText(id).name }];
  }),
);
