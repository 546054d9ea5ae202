/** Events in the databases of Bridgemate and its kin: read. */

export type { HandText } from '../boards.ts';
export type { EventFileCode } from '../eventFormat.ts';
export { type Reading, strictly } from '../reading.ts';
export { handsOfBridgemate } from './hands.ts';
export { readBridgemate } from './read.ts';
