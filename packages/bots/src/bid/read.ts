import type { SeatCall } from '@overtrick/rules/auction';
import { type Call, isBid } from '@overtrick/rules/call';
import {
  type BySeat,
  bySeat,
  isVulnerable,
  otherSide,
  type Seat,
  sideOf,
  type Vul,
} from '@overtrick/rules/seat';
import { agree, knowledgeOf, learn, NOTHING } from './knowledge.ts';
import { type Meaning, meaningOfRules } from './meaning.ts';
import type { System } from './rule.ts';
import type { Made, Situation } from './situation.ts';

/** Who sits at the table: how calls are read depends on it. */
export interface Table {
  /** Who plays with whom; absent: alone. */
  readonly partners: BySeat<Seat | undefined>;
  readonly vul: Vul;
}

/** How calls outside the system are understood. */
export type Fallback = (situation: Situation, call: Call) => Meaning;

/** The auction as everyone understands it, before `next` calls. */
export function readAuction(
  system: System,
  fallback: Fallback,
  table: Table,
  calls: readonly SeatCall[],
  next: Seat,
): Situation {
  let made: Made[] = [];
  let know = bySeat(() => NOTHING);
  let bidding: Pick<Situation, 'bid' | 'bidder' | 'doubling'> = { doubling: 0 };
  const seen = (me: Seat): Situation => {
    const partner = table.partners[me];
    return {
      me,
      ...(partner !== undefined && { partner }),
      made,
      know,
      ...bidding,
      isVulnerable: isVulnerable(table.vul, sideOf(me)),
      areTheyVulnerable: isVulnerable(table.vul, otherSide(sideOf(me))),
    };
  };
  for (const { seat, call } of calls) {
    const situation = seen(seat);
    const meaning = readCall(system, fallback, situation, call);
    made = [...made, { seat, call, meaning }];
    know = { ...know, [seat]: meaning.isAnew ? meaning.told : learn(know[seat], meaning.told) };
    if (isBid(call)) bidding = { bid: call, bidder: seat, doubling: 0 };
    else if (call !== 'P') bidding = { ...bidding, doubling: call === 'X' ? 1 : 2 };
  }
  return seen(next);
}

/** What a call means: every rule that has it and does not contradict what its maker said before. */
export function readCall(system: System, fallback: Fallback, situation: Situation, call: Call): Meaning {
  const known = situation.know[situation.me];
  const rules = system(situation).filter((rule) => rule.call === call);
  const fitting = rules.filter((rule) => rule.isAnew === true || agree(known, knowledgeOf(rule.shows)));
  return meaningOfRules(call, fitting.length > 0 ? fitting : rules) ?? fallback(situation, call);
}
