import { BIDS, type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Suit } from '@overtrick/rules/cards/card';
import type { Range } from '../range.ts';
import type { Rule, System } from '../rule.ts';
import { isVague } from '../said.ts';
import { bidOf, cheapest, isForced, isOurs, type Situation } from '../situation.ts';
import { emptyDraft, type Place } from './draft.ts';
import { type Bindings, canBe, suitNamed, type Variable } from './names.ts';
import type { Block, CallForm, Line, SystemText } from './notation.ts';
import { callsSpoken, hasEnds, hasLength, isBroad, matches } from './pattern.ts';
import { bestFirst, gameLevel } from './suits.ts';
import usual from './usual.json' with { type: 'json' };

/** The usual points of lines that leave them open, by the name of the line; `npm run fit usual` counts them. */
const USUAL: ReadonlyMap<string, Range> = new Map(
  Object.entries<readonly number[]>(usual.ranges).map(([id, [least = 0, most = 0]]) => [id, [least, most]]),
);

/**
 * Compiles a system from its text.
 * @param usualPoints what lines that leave the points open say of them, by the name of the line
 */
export function systemOf(text: SystemText, usualPoints = USUAL): System {
  const blocksIn = blocksOf(text);
  return function* (s, only) {
    // a forcing bid is not passed
    const isPassOut = isForced(s);
    if (isPassOut && only === 'P') return;
    const suits = bestFirst(s);
    for (const { block, bindings, ...from } of blocksIn(s))
      for (const rule of rulesOf(block, bindings, { s, suits, only, usualPoints, ...from }))
        if (!isPassOut || rule.call !== 'P') yield rule;
  };
}

/** A block that holds in a situation, with its number in the order in which blocks are read, from 1. */
export interface OpenBlock {
  readonly block: Block;
  readonly number: number;
  readonly bindings: readonly Bindings[];
  /** True where it has conditions and no auction: it applies wherever they hold. */
  readonly isGeneral: boolean;
  /** True where it is written for a family of auctions. */
  readonly isBroad: boolean;
}

/** Returns a function that yields the blocks of a text that hold in a situation, in reading order. */
export function blocksOf({ chapters }: SystemText): (s: Situation) => Iterable<OpenBlock> {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const patterned = blocks.filter(({ heads }) => heads.some(({ pattern }) => pattern !== undefined));
  const general = blocks.filter((block) => !patterned.includes(block));
  const numbered = patterned.map((block, i) => ({ block, number: i + 1, isBroad: isOfFamily(block) }));
  /**
   * The blocks that may hold, by the number of calls from the first that is not a pass, that call, and the last call.
   */
  const byEnds = new Map<string, typeof numbered>();
  const blocksAfter = (s: Situation): typeof numbered => {
    const length = callsSpoken(s);
    const first = s.made.at(-length)?.call ?? 'P';
    const last = s.made.at(-1)?.call ?? 'P';
    const key = length === 0 ? '' : `${length} ${first} ${last}`;
    const known = byEnds.get(key) ?? numbered.filter(({ block }) => mayHold(block, length, first, last));
    byEnds.set(key, known);
    return known;
  };
  return function* (s) {
    for (const { block, number, isBroad: isWide } of blocksAfter(s)) {
      const bindings = bindingsOf(block, s);
      if (bindings.length === 0) continue;
      yield { block, number, bindings, isGeneral: false, isBroad: isWide };
      if (block.isOnly) return;
      if (!block.isMore) break;
    }
    for (const [i, block] of general.entries()) {
      if (bindingsOf(block, s).length === 0) continue;
      yield { block, number: patterned.length + i + 1, bindings: [{}], isGeneral: true, isBroad: false };
      if (block.isOnly) return;
    }
  };
}

const isOfFamily = ({ heads }: Block): boolean =>
  heads.some(({ pattern }) => pattern !== undefined && isBroad(pattern));

const mayHold = ({ heads }: Block, length: number, first: Call, last: Call): boolean =>
  heads.some(
    ({ pattern }) =>
      pattern === undefined ||
      (hasLength(pattern, length) && (length === 0 || hasEnds(pattern, first, last))),
  );

const bindingsOf = ({ heads }: Block, s: Situation): readonly Bindings[] =>
  heads.flatMap(({ pattern, where }) =>
    (pattern === undefined ? [{}] : matches(pattern, s)).filter((bound) =>
      where.every((condition) => condition({ s, bound }, emptyDraft())),
    ),
  );

interface Asked {
  readonly s: Situation;
  readonly suits: readonly Suit[];
  readonly only: Call | undefined;
  readonly usualPoints: ReadonlyMap<string, Range>;
  readonly number: number;
  readonly isGeneral: boolean;
  readonly isBroad: boolean;
}

function* rulesOf({ lines }: Block, bindings: readonly Bindings[], asked: Asked): Iterable<Rule> {
  const { s } = asked;
  for (const [number, line] of lines.entries()) {
    if (asked.only !== undefined && !mayBe(line.call, asked.only)) continue;
    for (const bound of bindings)
      for (const each of line.variables.length === 0
        ? [bound]
        : expanded(line.variables, bound, asked.suits)) {
        const rule = ruleOf(line, number, { s, bound: each }, asked);
        if (rule !== undefined) yield rule;
      }
  }
}

/** True if the form can stand for the call, with any values of its variables. */
const mayBe = (form: CallForm, call: Call): boolean =>
  form.kind === 'bid'
    ? isBid(call) &&
      (typeof form.level !== 'number' || form.level === levelOf(call)) &&
      (form.strain === 'N') === (strainOf(call) === 'N')
    : form.kind === call;

/** Lists every choice of suits for the variables that are not bound yet. */
function expanded(
  variables: readonly Variable[],
  bound: Bindings,
  suits: readonly Suit[],
): readonly Bindings[] {
  const open = variables.find((variable) => bound[variable] === undefined);
  if (open === undefined) return [bound];
  return suits
    .filter((suit) => canBe(open, suit, bound))
    .flatMap((suit) => expanded(variables, { ...bound, [open]: suit }, suits));
}

function ruleOf(
  line: Line,
  at: number,
  where: Place,
  { only, number, usualPoints, ...from }: Asked,
): Rule | undefined {
  const call = callOf(line.call, where);
  if (call === undefined || (only !== undefined && call !== only) || !isPossible(call, where.s))
    return undefined;
  const draft = emptyDraft();
  const place = { ...where, call };
  if (!line.conditions.every((condition) => condition(place, draft))) return undefined;
  const { shows, tests } = draft;
  const { forcing, tag, isArtificial, isRare, isAnew, text } = line;
  // a forcing call has no upper end
  const usual = isVague(shows) && forcing === 'no' ? usualPoints.get(line.id) : undefined;
  return {
    call,
    shows,
    id: line.id,
    ...(usual !== undefined && { usual }),
    ...(tests.length > 0 && { when: (hand) => tests.every((test) => test(hand)) }),
    forcing,
    ...(tag !== undefined && { tag }),
    ...(isArtificial && { isArtificial }),
    ...(isRare && { isRare }),
    ...(isAnew && { isAnew }),
    text,
    block: number,
    line: at,
    ...(from.isGeneral && { isGeneral: true }),
    ...(from.isBroad && { isBroad: true }),
  };
}

function callOf(form: CallForm, { s, bound }: Place): Call | undefined {
  if (form.kind !== 'bid') return form.kind;
  const strain = form.strain === 'N' ? 'N' : suitNamed(form.strain, bound, s);
  if (strain === undefined) return undefined;
  const { level } = form;
  if (level === 'c') return bidOf(cheapest(s, strain), strain);
  if (level === 'j') return bidOf(cheapest(s, strain) + 1, strain);
  return bidOf(level === 'g' ? gameLevel(strain) : level, strain);
}

/**
 * True if the call is legal by the laws of contract bridge; a game with other laws drops calls that are illegal there.
 */
function isPossible(call: Call, s: Situation): boolean {
  if (isBid(call)) return s.bid === undefined || BIDS.indexOf(call) > BIDS.indexOf(s.bid);
  if (call === 'P') return true;
  if (s.bid === undefined) return false;
  return call === 'X' ? s.doubling === 0 && !isOurs(s, s.bidder) : s.doubling === 1 && isOurs(s, s.bidder);
}
