import calls from './calls.json' with { type: 'json' };
import type { CallNets } from './calls.ts';
import { readNet } from './net.ts';
import plays from './plays.json' with { type: 'json' };
import type { PlayNets } from './plays.ts';

let playNets: PlayNets | undefined;
let callNets: CallNets | undefined;

/** The judges of card play, fitted to what experts did (`lab/fit/plays.ts`); read when first asked for. */
export function judgesOfPlay(): PlayNets {
  playNets ??= {
    opening: readNet(plays.opening),
    defenderLead: readNet(plays.defenderLead),
    defenderFollow: readNet(plays.defenderFollow),
    defenderDiscard: readNet(plays.defenderDiscard),
    declarerLead: readNet(plays.declarerLead),
    declarerFollow: readNet(plays.declarerFollow),
    declarerDiscard: readNet(plays.declarerDiscard),
  };
  return playNets;
}

/** The judges of calls, fitted to what experts held (`lab/fit/calls.ts`); read when first asked for. */
export function judgesOfCalls(): CallNets {
  callNets ??= { suit: readNet(calls.suit), hand: readNet(calls.hand) };
  return callNets;
}
