import type { GamePanel } from '../panel.ts';
import { rowLay } from './rows.ts';

export const solo: GamePanel = { lay: rowLay };
