import {
  type AloneSpadesOptions,
  type AloneSpadesState,
  aloneSpades,
} from '../../families/spades/aloneSpades.ts';
import type { Game } from '../../game.ts';
import { rules } from './rules.ts';

/** Cutthroat Spades for four (RULES 12.2). */
export const cutthroatSpades4: Game<AloneSpadesState, AloneSpadesOptions> = {
  ...aloneSpades('cutthroat-spades-4', ['S', 'W', 'N', 'E']),
  name: 'Cutthroat Spades for four',
  summary: 'Four players, each for themselves: bid your tricks and take them.',
  group: 'spades',
  matches: ['target'],

  rules,
};
