import { SEATS } from '../../cards/seat.ts';
import { type WhistState, whistGame } from '../../families/whist/whistGame.ts';
import { BIRITCH } from '../../families/whist/whistScore.ts';
import type { Game } from '../../game.ts';
import { rules } from './rules.ts';

export type BiritchOptions = Readonly<Record<never, never>>;
export type BiritchState = WhistState<BiritchOptions>;

/**
 * Biritch, or Russian whist, of 1886 (RULES 6.4): its honours and its rubber are reported, not read, so it is
 * a reconstruction.
 */
export const biritch: Game<BiritchState, BiritchOptions> = {
  id: 'biritch',
  name: 'Biritch (a reconstruction)',
  summary: 'The oldest known form of bridge, 1886, as far as it can be reconstructed.',
  group: 'ancestors',
  players: 4,
  seats: SEATS,
  matches: ['biritch-rubber'],
  options: {},
  rules,
  ...whistGame<BiritchOptions>({ id: 'biritch', options: {}, scale: BIRITCH, cap: () => 0 }),
};
