import { BIRITCH, BRIDGE_WHIST } from '@overtrick/rules/families/whist/whistScore';
import type { View } from '@overtrick/rules/views/view';
import type { GamePanel } from '../panel.ts';
import { auctionPanel } from './auction.ts';
import { awol } from './awol.ts';
import { cutthroat } from './cutthroat.tsx';
import { drawPanel } from './draw.ts';
import { dummySpades } from './dummy-spades.ts';
import { minibridge } from './minibridge.ts';
import { minibridgeSlips } from './minibridge-slips.tsx';
import { secret } from './secret.ts';
import { semiExposed } from './semi-exposed.ts';
import { singleDummy } from './single-dummy.ts';
import { solo } from './solo.ts';
import { solo500 } from './solo-500.ts';
import { soloWhist } from './solo-whist.ts';
import { spadesPanel } from './spades.ts';
import { whistPanel } from './whist.ts';

/** The games whose tables have parts of their own, one line each. */
const PANELS: Readonly<Record<string, GamePanel>> = {
  auction: auctionPanel(),
  awol,
  biritch: whistPanel(BIRITCH),
  'bridge-whist': whistPanel(BRIDGE_WHIST),
  'cutthroat-spades': spadesPanel,
  'cutthroat-spades-4': spadesPanel,
  cutthroat,
  'draw-discard': drawPanel,
  'dummy-spades': dummySpades,
  minibridge,
  'minibridge-slips': minibridgeSlips,
  plafond: auctionPanel('plafond'),
  secret,
  'semi-exposed': semiExposed,
  'single-dummy': singleDummy,
  solo,
  'solo-500': solo500,
  'solo-whist': soloWhist,
  spades: spadesPanel,
};

const NONE: GamePanel = {};

/** Returns the panel of this view's game; an empty one for most games. */
export const panelOf = ({ game }: Pick<View, 'game'>): GamePanel =>
  Object.hasOwn(PANELS, game) ? (PANELS[game] ?? NONE) : NONE;
