import type { Policies } from '@overtrick/protocol/policies';
import { type Seat, sideOf } from '@overtrick/rules/cards/seat';
import type { SystemName } from './systemCard.ts';
import { systemNames, usualSystems } from './usualSystems.build.ts';

const SHORT: Readonly<Record<string, string>> = {
  sayc: 'SAYC',
  acol: 'Acol',
  'two-over-one': '2/1',
  'weak-notrump': 'Weak NT',
};

/** Returns a side's bidding system at a table; `undefined` where players do not bid with a partner. */
export function systemAt(
  { game, policies }: { readonly game: string; readonly policies: Pick<Policies, 'systemNS' | 'systemEW'> },
  seat: Seat,
): SystemName | undefined {
  const usual = usualSystems[game];
  const chosen = sideOf(seat) === 'NS' ? policies.systemNS : policies.systemEW;
  return usual === undefined || chosen === 'usual' ? usual : (systemNames[chosen] ?? usual);
}

/** Returns the short name of a system, for a player's plate. */
export const shortSystem = ({ id, name }: SystemName): string => SHORT[id] ?? name;
