import { type NetData, readNet } from './net.ts';
import data from './plays.json' with { type: 'json' };
import type { PlayNets } from './plays.ts';

let nets: PlayNets | undefined;

/** The judges of card play, fitted to what experts did (`bench/fitPlays.ts`). */
export function playNets(): PlayNets {
  const of = (net: NetData) => readNet(net);
  nets ??= {
    opening: of(data.opening),
    defenderLead: of(data.defenderLead),
    defenderFollow: of(data.defenderFollow),
    defenderDiscard: of(data.defenderDiscard),
    declarerLead: of(data.declarerLead),
    declarerFollow: of(data.declarerFollow),
    declarerDiscard: of(data.declarerDiscard),
  };
  return nets;
}
