import type { AnyGame, GameGroup } from '@overtrick/rules/game';
import type { AnyMatch } from '@overtrick/rules/match';

/** A match format as the pages show it, its options with the defaults that the game prefers. */
export type MatchInfo = Pick<AnyMatch, 'id' | 'name' | 'summary' | 'options' | 'vulnerability'>;

/** A game as the pages show it. */
export type GameInfo = Pick<
  AnyGame,
  | 'id'
  | 'name'
  | 'summary'
  | 'players'
  | 'seats'
  | 'options'
  | 'vulnerability'
  | 'ordered'
  | 'inOrder'
  | 'isOrderOpen'
  | 'hasPar'
  | 'hasPartnerAsDummy'
> & {
  readonly group: GameGroup;
  /** The forms in which it can be played; the first is the default. */
  readonly matches: readonly MatchInfo[];
};
