import calls from './calls.json' with { type: 'json' };
import type { CallNets } from './calls.ts';
import { readNet } from './net.ts';
import plays from './plays.json' with { type: 'json' };
import type { PlayNets } from './plays.ts';

let playNets: PlayNets | undefined;
let callNets: CallNets | undefined;

/** Returns the nets for card play, fitted to experts' plays (`lab/fit/plays.ts`); they are parsed on first use. */
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

/** Returns the nets for calls, fitted to experts' hands (`lab/fit/calls.ts`); they are parsed on first use. */
export function judgesOfCalls(): CallNets {
  callNets ??= { suit: readNet(calls.suit), hand: readNet(calls.hand) };
  return callNets;
}
