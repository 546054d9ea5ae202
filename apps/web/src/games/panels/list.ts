import type { View } from '@overtrick/rules/view';
import type { GamePanel } from '../panel.ts';

/** The games whose tables have something of their own, one line each. */
const PANELS: Readonly<Record<string, GamePanel>> = {};

const NONE: GamePanel = {};

/** What the table of this view's game has of its own; nothing for most games. */
export const panelOf = ({ game }: Pick<View, 'game'>): GamePanel =>
  Object.hasOwn(PANELS, game) ? (PANELS[game] ?? NONE) : NONE;
