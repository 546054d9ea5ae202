import type { Policies } from '@overtrick/protocol/policies';
import { type Seat, sideOf } from '@overtrick/rules/seat';
import type { SystemName } from './systemCard.ts';
import { systemNames, usualSystems } from './usualSystems.build.ts';

const SHORT: Readonly<Record<string, string>> = {
  sayc: 'SAYC',
  acol: 'Acol',
  'two-over-one': '2/1',
  'weak-notrump': 'Weak NT',
};

/** The system by which a side bids at a table; nothing where there is no bidding with a partner. */
export function systemAt(
  { game, policies }: { readonly game: string; readonly policies: Pick<Policies, 'systemNS' | 'systemEW'> },
  seat: Seat,
): SystemName | undefined {
  const usual = usualSystems[game];
  const chosen = sideOf(seat) === 'NS' ? policies.systemNS : policies.systemEW;
  return usual === undefined || chosen === 'usual' ? usual : (systemNames[chosen] ?? usual);
}

/** As it stands on a plate. */
export const shortSystem = ({ id, name }: SystemName): string => SHORT[id] ?? name;
