import { groupOf } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { matchFormOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import type { GameInfo } from './gameInfo.ts';

/**
 * The part of each game that the pages show; worked out when the pages are built, so that they come without the games
 * themselves.
 */
export const games: readonly GameInfo[] = GAMES.map((game) => ({
  id: game.id,
  name: game.name,
  summary: game.summary,
  group: groupOf(game),
  players: game.players,
  seats: game.seats,
  options: game.options,
  ...(game.ordered !== undefined && { ordered: game.ordered }),
  ...(game.inOrder && { inOrder: game.inOrder }),
  ...(game.isOrderOpen && { isOrderOpen: true }),
  ...(game.hasPar && { hasPar: true }),
  ...(game.hasPartnerAsDummy && { hasPartnerAsDummy: true }),
  ...(game.vulnerability && { vulnerability: game.vulnerability }),
  matches: game.matches.flatMap((id) => {
    const match = findMatch(id);
    if (match === undefined) return [];
    return [matchFormOf(game, match)];
  }),
}));
