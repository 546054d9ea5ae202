import { GAMES } from '@overtrick/rules/games/list';
import { MATCHES } from '@overtrick/rules/matches/list';
import type { GameInfo, MatchInfo } from './info.ts';

/** What the pages show of each game; worked out when the pages are built, so that they come without the games themselves. */
export const games: readonly GameInfo[] = GAMES.map(
  ({ id, name, summary, players, seats, matches, options }) => ({
    id,
    name,
    summary,
    players,
    seats,
    matches,
    options,
  }),
);

export const matches: readonly MatchInfo[] = MATCHES.map(({ id, name, summary, options }) => ({
  id,
  name,
  summary,
  options,
}));
