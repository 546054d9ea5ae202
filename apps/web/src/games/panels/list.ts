import type { View } from '@overtrick/rules/view';
import type { GamePanel } from '../panel.ts';
import { semiExposed } from './semi-exposed.ts';
import { solo } from './solo.ts';
import { solo500 } from './solo-500.ts';
import { soloWhist } from './solo-whist.ts';

/** The games whose tables have something of their own, one line each. */
const PANELS: Readonly<Record<string, GamePanel>> = {
  'semi-exposed': semiExposed,
  solo,
  'solo-500': solo500,
  'solo-whist': soloWhist,
};

const NONE: GamePanel = {};

/** What the table of this view's game has of its own; nothing for most games. */
export const panelOf = ({ game }: Pick<View, 'game'>): GamePanel =>
  Object.hasOwn(PANELS, game) ? (PANELS[game] ?? NONE) : NONE;
