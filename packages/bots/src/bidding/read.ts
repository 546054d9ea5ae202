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
import { agree, type Knowledge, knowledgeOf, learn, NOTHING } from './knowledge.ts';
import { type Meaning, meaningOfRules } from './meaning.ts';
import { naturalMeaning } from './natural.ts';
import type { Rule, System } from './rule.ts';
import { isForced, type Situation } from './situation.ts';

/** The seats and systems on which the reading of calls depends. */
export interface BiddingTable {
  /** Each player's partner; absent: none. */
  readonly partners: BySeat<Seat | undefined>;
  readonly vul: Vul;
  /** Each player's system, which gives the calls their meaning. */
  readonly systems: BySeat<System>;
}

const seenBy = (
  me: Seat,
  table: BiddingTable,
  rest: Pick<Situation, 'made' | 'know' | 'seldom' | 'bid' | 'bidder' | 'doubling'>,
): Situation => {
  const partner = table.partners[me];
  return {
    me,
    ...(partner !== undefined && { partner }),
    ...rest,
    table,
    isVulnerable: isVulnerable(table.vul, sideOf(me)),
    areTheyVulnerable: isVulnerable(table.vul, otherSide(sideOf(me))),
  };
};

/** Nobody has called yet. */
export const startSituation = (table: BiddingTable, first: Seat): Situation =>
  seenBy(first, table, { made: [], know: bySeat(() => NOTHING), seldom: bySeat(() => []), doubling: 0 });

/** The auction after a call of the player on turn, before `next` calls. */
export function afterCall(s: Situation, call: Call, next: Seat): Situation {
  const { me: seat, made, know, seldom, bid, bidder, doubling, table } = s;
  const meaning = readCall(s, call);
  const bidding = isBid(call)
    ? { bid: call, bidder: seat, doubling: 0 as const }
    : {
        ...(bid !== undefined && { bid }),
        ...(bidder !== undefined && { bidder }),
        doubling: call === 'P' ? doubling : call === 'X' ? (1 as const) : (2 as const),
      };
  return seenBy(next, table, {
    made: [...made, { seat, call, meaning, before: s }],
    know: { ...know, [seat]: meaning.isAnew ? meaning.told : learn(know[seat], meaning.told) },
    seldom: { ...seldom, [seat]: seldomAfter(know[seat], seldom[seat], meaning) },
    ...bidding,
  });
}

/** Of what a hand can be besides what is believed no more is kept. */
const MOST_SELDOM = 8;

/** The rare hands that remain possible after a call of the meaning. */
function seldomAfter(known: Knowledge, seldom: readonly Knowledge[], meaning: Meaning): readonly Knowledge[] {
  const { told, rare, isAnew } = meaning;
  if (isAnew) return rare.slice(0, MOST_SELDOM);
  const both = (before: readonly Knowledge[], now: readonly Knowledge[]) =>
    before.flatMap((one) => now.filter((other) => agree(one, other)).map((other) => learn(one, other)));
  return [...both([known], rare), ...both(seldom, [told, ...rare])].slice(0, MOST_SELDOM);
}

/** The auction as everyone understands it, before `next` calls. */
export function readAuction(table: BiddingTable, calls: readonly SeatCall[], next: Seat): Situation {
  let s = startSituation(table, calls[0]?.seat ?? next);
  for (const [i, { call }] of calls.entries()) s = afterCall(s, call, calls[i + 1]?.seat ?? next);
  return s;
}

/** The rules of the situations asked of last: each is read for its call, and again for each hand that is weighed. */
const RULES = new Map<Situation, readonly Rule[]>();
const MOST_KEPT = 256;

/** The rules by which the player on turn may call, the best first. */
export function rulesIn(s: Situation): readonly Rule[] {
  const known = RULES.get(s);
  if (known !== undefined) return known;
  const rules = [...s.table.systems[s.me](s)];
  if (RULES.size >= MOST_KEPT) RULES.clear();
  RULES.set(s, rules);
  return rules;
}

/**
 * The meaning of a call: every rule that has it and does not contradict what its maker said before, of the first block
 * of their system that has such a rule.
 */
export function readCall(s: Situation, call: Call): Meaning {
  const known = s.know[s.me];
  const rules = [...s.table.systems[s.me](s, call)];
  const fitting = rules.filter((rule) => rule.isAnew === true || agree(known, knowledgeOf(rule.shows)));
  const usual = fitting.find((rule) => rule.isRare !== true) ?? fitting[0];
  const having = usual === undefined ? rules : fitting.filter(isOfSameReading(usual, s));
  return meaningOfRules(call, having) ?? naturalMeaning(s, call);
}

/** A player who may not pass calls by each block for no auction, down to the one for hands with nothing better. */
const isOfSameReading =
  (usual: Rule, s: Situation) =>
  (rule: Rule): boolean =>
    rule.block === usual.block || (usual.isGeneral === true && rule.isGeneral === true && isForced(s));
