import { type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { grouped } from '@overtrick/rules/grouped';
import { callName, deedName } from '../words.ts';
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
export function reasonFor(me: Seat, { call, rule, outcomes, usual }: Deliberated): string {
  const own = callName(rule?.call ?? 'P');
  return `My system’s call is ${own}, but ${worryIn(me, outcomes, usual)}: I ${deedName(call)}.`;
}

function worryIn(me: Seat, outcomes: readonly Outcome[], usual: readonly Outcome[]): string {
  const [better, worse] = [likelyIn(me, outcomes), likelyIn(me, usual)];
  const of = `of ${outcomes.length} layouts that I imagine`;
  if (worse.name !== better.name) {
    if (worse.isOurs && worse.down > worse.made) return `${worse.name} goes down in ${worse.down} ${of}`;
    if (!worse.isOurs && worse.made > worse.down)
      return `they would make ${worse.name} in ${worse.made} ${of}`;
  }
  if (better.isOurs && better.made > better.down) return `${better.name} makes in ${better.made} ${of}`;
  if (!better.isOurs && better.down > better.made) return `${better.name} goes down in ${better.down} ${of}`;
  return `it leads to worse contracts in most ${of}`;
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
