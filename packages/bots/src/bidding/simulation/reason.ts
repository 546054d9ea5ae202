import { type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { grouped } from '@overtrick/rules/grouped';
import { meanOf } from '../../valuation/meanOf.ts';
import { callName, deedName, withArticle } from '../words.ts';
import type { Deliberated, Outcome } from './deliberate.ts';

/** The contract to which a call mostly leads. */
interface Likely {
  /** The name of the contract; empty if the deal is passed out. */
  readonly name: string;
  readonly isOurs: boolean;
  /** The layouts in which it makes, and those in which it fails. */
  readonly made: number;
  readonly down: number;
}

/**
 * Writes the reason for leaving the system: what the system's call is, and what the layouts let fear of it or hope of
 * the other call.
 */
export function reasonFor(me: Seat, found: Deliberated): string {
  const own = callName(found.rule?.call ?? 'P');
  return `My system’s call is ${own}, but ${worryIn(me, found)}: I ${deedName(found.call)}.`;
}

/** A contract is named if at least a quarter of the layouts lead to it. */
const SHARE = 1 / 4;

function worryIn(me: Seat, { call, outcomes, usual, gains }: Deliberated): string {
  // the expectation outweighs the layouts
  if (meanOf(gains).mean <= 0) return `hands like this score better with ${withArticle(call)}`;
  const [better, worse] = [likelyIn(me, outcomes), likelyIn(me, usual)];
  // a contract is not reached in every layout
  const inThose = (part: number, { made, down }: Likely): string => {
    const all = made + down;
    const those = all === outcomes.length ? 'layouts that I imagine' : 'layouts in which it is played';
    if (part === all) return `in all ${all} ${those}`;
    return all === outcomes.length ? `in ${part} of ${all} ${those}` : `in ${part} of the ${all} ${those}`;
  };
  const isUsual = ({ made, down }: Likely): boolean => made + down >= SHARE * outcomes.length;
  if (worse.name !== better.name && isUsual(worse)) {
    if (worse.isOurs && worse.down > worse.made)
      return `${worse.name} goes down ${inThose(worse.down, worse)}`;
    if (!worse.isOurs && worse.made > worse.down)
      return `they would make ${worse.name} ${inThose(worse.made, worse)}`;
  }
  if (better.isOurs && better.made > better.down && isUsual(better))
    return `${better.name} makes ${inThose(better.made, better)}`;
  if (!better.isOurs && better.down > better.made && isUsual(better))
    return `${better.name} goes down ${inThose(better.down, better)}`;
  const gained = gains.filter((gain) => gain > 0).length;
  const layouts = `in ${gained} of ${gains.length} layouts that I imagine`;
  return gained > gains.filter((gain) => gain < 0).length
    ? `it leads to a worse contract ${layouts}`
    : `it loses more ${layouts} than it gains in the others`;
}

function likelyIn(me: Seat, outcomes: readonly Outcome[]): Likely {
  const named = grouped(outcomes, ({ contract }) =>
    contract === undefined ? '' : callName(`${contract.level}${contract.strain}`),
  );
  const [name, same] = [...named].sort((a, b) => b[1].length - a[1].length)[0] ?? ['', []];
  const contract = same[0]?.contract;
  const made = contract === undefined ? 0 : same.filter(({ isMade }) => isMade).length;
  return {
    name,
    isOurs: contract !== undefined && sideOf(contract.declarer) === sideOf(me),
    made,
    down: contract === undefined ? 0 : same.length - made,
  };
}
