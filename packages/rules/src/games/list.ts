import type { AnyGame } from '../game.ts';
import { auction } from './auction/index.ts';
import { awol } from './awol/index.ts';
import { bidFirst } from './bid-first/index.ts';
import { biritch } from './biritch/index.ts';
import { bridge } from './bridge/index.ts';
import { bridgeWhist } from './bridge-whist/index.ts';
import { callBreak } from './call-break/index.ts';
import { callBridge } from './call-bridge/index.ts';
import { cutthroat } from './cutthroat/index.ts';
import { cutthroatSpades } from './cutthroat-spades/index.ts';
import { cutthroatSpades4 } from './cutthroat-spades-4/index.ts';
import { doubleDummy } from './double-dummy/index.ts';
import { drawBridge } from './draw/index.ts';
import { drawDiscard } from './draw-discard/index.ts';
import { dummySpades } from './dummy-spades/index.ts';
import { memoryBridge } from './memory/index.ts';
import { minibridge } from './minibridge/index.ts';
import { minibridgeSlips } from './minibridge-slips/index.ts';
import { plafond } from './plafond/index.ts';
import { secret } from './secret/index.ts';
import { semiExposed } from './semi-exposed/index.ts';
import { singleDummy } from './single-dummy/index.ts';
import { solo } from './solo/index.ts';
import { solo500 } from './solo-500/index.ts';
import { soloWhist } from './solo-whist/index.ts';
import { spades } from './spades/index.ts';
import { towie } from './towie/index.ts';

/** Every game, one line each, in the order shown. */
export const GAMES: readonly AnyGame[] = [
  bridge,
  minibridge,
  minibridgeSlips,
  auction,
  plafond,
  bridgeWhist,
  biritch,
  awol,
  cutthroat,
  towie,
  doubleDummy,
  singleDummy,
  semiExposed,
  drawBridge,
  drawDiscard,
  memoryBridge,
  bidFirst,
  solo,
  soloWhist,
  solo500,
  secret,
  spades,
  cutthroatSpades,
  cutthroatSpades4,
  dummySpades,
  callBridge,
  callBreak,
];

export const findGame = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
