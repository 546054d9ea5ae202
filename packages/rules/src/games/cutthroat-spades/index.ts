import {
  type AloneSpadesOptions,
  type AloneSpadesState,
  aloneSpades,
} from '../../families/spades/aloneSpades.ts';
import type { Game } from '../../game.ts';
import { rules } from './rules.ts';

/** Cutthroat Spades (RULES 12.2). */
export const cutthroatSpades: Game<AloneSpadesState, AloneSpadesOptions> = {
  ...aloneSpades('cutthroat-spades', ['S', 'W', 'E']),
  name: 'Cutthroat Spades',
  summary: 'Three players with 17 cards, each for themselves: bid your tricks and take them.',
  group: 'spades',
  matches: ['target'],
  matchDefaults: { target: 300 },
  rules,
};
