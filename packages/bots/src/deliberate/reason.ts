import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/call';
import { SUIT_SYMBOLS } from '@overtrick/rules/card';
import type { Contract } from '@overtrick/rules/contract';
import { type Seat, sideOf } from '@overtrick/rules/seat';
import type { Deliberated } from './deliberate.ts';

/** Why not what the system says: what becomes of the contract that the call mostly leads to, in the layouts imagined. */
export function reasonFor(me: Seat, { call, considered, outcomes }: Deliberated): string {
  const gain = considered.find((each) => each.call === call)?.gain ?? 0;
  const named = Map.groupBy(outcomes, ({ contract }) => (contract === undefined ? '' : nameOf(contract)));
  const [contract, same = []] = [...named].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const deed = `I ${callName(call)}`;
  const [some] = same;
  if (some?.contract === undefined || same.length * 2 < outcomes.length)
    return `${deed}: better by ${gain.toFixed(1)} IMPs on average, in ${outcomes.length} layouts that I imagine.`;
  const made = same.filter(({ isMade }) => isMade).length;
  const isOurs = sideOf(some.contract.declarer) === sideOf(me);
  const share = isOurs ? made : same.length - made;
  return `${deed}: in ${share} of ${same.length} layouts that I imagine ${contract} ${isOurs ? 'makes' : 'goes down'}.`;
}

const nameOf = ({ level, strain }: Pick<Contract, 'level' | 'strain'>): string =>
  `${level}${strain === 'N' ? 'NT' : SUIT_SYMBOLS[strain]}`;

const callName = (call: Call): string =>
  isBid(call)
    ? `bid ${nameOf({ level: levelOf(call), strain: strainOf(call) })}`
    : call === 'P'
      ? 'pass'
      : call === 'X'
        ? 'double'
        : 'redouble';
