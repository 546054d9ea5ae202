import type { SeatCall } from '@overtrick/rules/auction/auction';
import { type Call, isBid } from '@overtrick/rules/auction/call';
import {
  type BySeat,
  bySeat,
  isVulnerable,
  otherSide,
  SEATS,
  type Seat,
  sideOf,
  type Vul,
} from '@overtrick/rules/cards/seat';
import type { GameGoal } from '@overtrick/rules/game';
import type { Points } from '@overtrick/rules/scores/outcome';
import { agree, type Knowledge, knowledgeOf, learn, NOTHING } from './knowledge.ts';
import { type Meaning, meaningOfRules } from './meaning.ts';
import { literalMeaning, naturalMeaning } from './natural.ts';
import type { Rule, System } from './rule.ts';
import { isForced, type Situation } from './situation.ts';
import { meaningAtStake } from './stakes.ts';

/** The seats and systems that decide the meaning of calls. */
export interface BiddingTable {
  /** Each player's partner; `undefined` for none. */
  readonly partners: BySeat<Seat | undefined>;
  readonly vul: Vul;
  /** Each player's system, which gives the calls their meaning. */
  readonly systems: BySeat<System>;
  /** The points of each side below the line, where they count towards a game. */
  readonly below?: Points;
  /** The points that make a game, if not those of contract bridge. */
  readonly goal?: GameGoal;
  /**
   * Set if a player without a partner opened their dummy during the auction: before all calls, or before their own
   * first. A partner over it then passes good hands too.
   */
  readonly opened?: { readonly by: Seat; readonly isFirst: boolean };
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

/** Returns the situation before the first call. */
export const startSituation = (table: BiddingTable, first: Seat): Situation =>
  seenBy(first, table, { made: [], know: bySeat(() => NOTHING), seldom: bySeat(() => []), doubling: 0 });

/** Returns the situation after a call of the player to act, when `next` calls next. */
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

/** The largest number of rare possibilities remembered for a hand. */
const MOST_SELDOM = 8;

/** Returns the rare hands that are still possible after a call with this meaning. */
function seldomAfter(known: Knowledge, seldom: readonly Knowledge[], meaning: Meaning): readonly Knowledge[] {
  const { told, rare, isAnew } = meaning;
  if (isAnew) return rare.slice(0, MOST_SELDOM);
  const both = (before: readonly Knowledge[], now: readonly Knowledge[]) =>
    before.flatMap((one) => now.filter((other) => agree(one, other)).map((other) => learn(one, other)));
  return [...both([known], rare), ...both(seldom, [told, ...rare])].slice(0, MOST_SELDOM);
}

/** Reads an auction as everyone understands it, when `next` calls next. */
export function readAuction(table: BiddingTable, calls: readonly SeatCall[], next: Seat): Situation {
  let s = startSituation(table, calls[0]?.seat ?? next);
  for (const [i, { call }] of calls.entries()) s = afterCall(s, call, calls[i + 1]?.seat ?? next);
  return s;
}

/** The rules of the latest situations: each is read for its call, and again for each hand that is weighed. */
const RULES = new Map<Situation, readonly Rule[]>();
const MOST_KEPT = 256;

/** Returns the rules by which the player to act may call, the best first. */
export function rulesIn(s: Situation): readonly Rule[] {
  const known = RULES.get(s);
  if (known !== undefined) return known;
  const rules = [...s.table.systems[s.me](s)];
  if (RULES.size >= MOST_KEPT) RULES.clear();
  RULES.set(s, rules);
  return rules;
}

/**
 * Returns the meaning of a call: all its rules that do not contradict its maker's earlier calls, from the first block
 * of their system that has such a rule.
 */
export function readCall(s: Situation, call: Call): Meaning {
  if (isAloneAmongPartners(s)) return literalMeaning(call);
  if (call === 'P' && isOverOpenDummy(s))
    return { ...literalMeaning(call), text: 'no bid against this dummy' };
  const rules = rulesRead(s, call);
  return meaningAtStake(s, call, meaningOfRules(call, rules) ?? naturalMeaning(s, call));
}

/** Returns the rules that give a call its meaning; none if it means what it looks like. */
export function rulesRead(s: Situation, call: Call): readonly Rule[] {
  const known = s.know[s.me];
  const rules = [...s.table.systems[s.me](s, call)];
  const fitting = rules.filter((rule) => rule.isAnew === true || agree(known, knowledgeOf(rule.shows)));
  const first = fitting.find((rule) => rule.isRare !== true) ?? fitting[0];
  const having = first === undefined ? rules : fitting.filter(isOfSameReading(first, s));
  return having.map((rule) => (isTold(rule, known) ? withoutUsual(rule) : rule));
}

/** True if earlier calls have told as much of the points as the usual ones do, or show a stronger hand. */
const isTold = ({ usual, isAnew }: Rule, { high: [least, most] }: Knowledge): boolean =>
  usual !== undefined && isAnew !== true && (usual[1] + MUCH > most || usual[1] < least + MUCH);

/** The points by which the usual ones must be fewer than earlier calls allow, and more than they promise. */
const MUCH = 3;

const withoutUsual = ({ usual: _, ...rule }: Rule): Rule => rule;

/** True if the player to act has no partner, but others have: one who plays a dummy against two. */
const isAloneAmongPartners = ({ partner, table }: Situation): boolean =>
  partner === undefined && SEATS.some((seat) => table.partners[seat] !== undefined);

/** True if the player to act sees the dummy of one who plays against two partners. */
const isOverOpenDummy = ({ partner, made, table: { opened } }: Situation): boolean =>
  opened !== undefined &&
  partner !== undefined &&
  (opened.isFirst || made.some(({ seat }) => seat === opened.by));

/**
 * Returns a test for rules of the same reading: the same block, or, for a player who may not pass, any general block
 * down to the one for hands with nothing better.
 */
const isOfSameReading =
  (usual: Rule, s: Situation) =>
  (rule: Rule): boolean =>
    rule.block === usual.block || (usual.isGeneral === true && rule.isGeneral === true && isForced(s));
