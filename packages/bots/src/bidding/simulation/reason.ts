import { type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { grouped } from '@overtrick/rules/grouped';
import { callName, deedName } from '../words.ts';
import type { Deliberated } from './deliberate.ts';

/**
 * Writes the reason for leaving the system: how the contract to which the call mostly leads does in the imagined
 * layouts.
 */
export function reasonFor(me: Seat, { call, considered, outcomes }: Deliberated): string {
  const gain = considered.find((each) => each.call === call)?.gain ?? 0;
  const named = grouped(outcomes, ({ contract }) =>
    contract === undefined ? '' : callName(`${contract.level}${contract.strain}`),
  );
  const [contract, same = []] = [...named].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const deed = `I ${deedName(call)}`;
  const [some] = same;
  const made = same.filter(({ isMade }) => isMade).length;
  const isOurs = some?.contract !== undefined && sideOf(some.contract.declarer) === sideOf(me);
  const share = isOurs ? made : same.length - made;
  // a sacrifice, or too many different contracts to mention one
  if (some?.contract === undefined || share * 2 <= outcomes.length)
    return `${deed}: worth about ${gain.toFixed(1)} IMPs more than my system's call, in ${outcomes.length} layouts that I imagine.`;
  return `${deed}: in ${share} of ${same.length} layouts that I imagine ${contract} ${isOurs ? 'makes' : 'goes down'}.`;
}
