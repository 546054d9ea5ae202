import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { isSuit, type Suit } from '@overtrick/rules/cards/card';
import { isTag, type Tag } from '../rule.ts';
import type { MadeCall, Situation } from '../situation.ts';
import { type Bindings, canBe, isSuitName, type SuitName, suitNamed, variableOf } from './names.ts';

/** The pattern of one call of an auction. */
interface Step {
  readonly isTheirs: boolean;
  /** The allowed calls; with none, any call. */
  readonly calls: readonly CallPattern[];
  readonly tag?: Tag;
}

interface CallPattern {
  /** `P`, `X`, `XX`; absent for a bid. */
  readonly call?: Call;
  /** The level; 0 for any. */
  readonly level: number;
  readonly strain: SuitName | 'N' | '?';
}

/**
 * An auction as players write it: `1N 2C 2M`, the opponents' calls in brackets: `1x (X)`. Passes without a message are
 * left out. `?x` is any level, `*` any call, `2C/2D` one or the other, `4N#aces` a call with that tag.
 */
export interface Pattern {
  readonly steps: readonly Step[];
  /**
   * The number of the step before which one side may have bid on alone, at the place of `..`: `1x .. 3N` is our own
   * auction to three notrump, `(1x) (..) (3N)` one of theirs.
   */
  readonly run?: number;
  /** True if it begins with `...`, which stands for any earlier calls. */
  readonly isOpen: boolean;
}

const PASS: CallPattern = { call: 'P', level: 0, strain: '?' };
const BID: CallPattern = { level: 0, strain: '?' };

/** Reads a pattern; returns an error message for an invalid one. */
export function parsePattern(text: string): Pattern | string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isOpen = words[0] === '...';
  const steps: Step[] = [];
  let run: number | undefined;
  for (const word of isOpen ? words.slice(1) : words) {
    const last = steps.at(-1);
    const isRun = word === '..' || word === '(..)';
    if (isRun && (run !== undefined || isOpen)) return '.. stands once, and not after ...';
    const step = isRun ? { isTheirs: word === '(..)', calls: [BID] } : parseStep(word);
    if (typeof step === 'string') return step;
    const isOfOther = last !== undefined && last.isTheirs !== step.isTheirs;
    if ((isRun && isOfOther) || (run === steps.length && last !== undefined && !isOfOther))
      return 'before and after .. stand bids of that side';
    if (last !== undefined && !isOfOther) steps.push({ isTheirs: !step.isTheirs, calls: [PASS] });
    if (isRun) run = steps.length;
    else steps.push(step);
  }
  if (run === steps.length && steps.at(-1)?.isTheirs === false) return 'after (..) stands a bid of theirs';
  if (steps.at(-1)?.isTheirs === false) steps.push({ isTheirs: true, calls: [PASS] });
  return { steps, ...(run !== undefined && { run }), isOpen };
}

function parseStep(word: string): Step | string {
  const [, open = '', body = '', tagged = '', close = ''] =
    /^(\(?)([^#()]+)(#\w+)?(\)?)(#\w+)?$/.exec(word) ?? [];
  if (body === '' || (open === '(') !== (close === ')')) return `${word} is not a call of a pattern`;
  const tag = tagged.slice(1);
  if (tag !== '' && !isTag(tag)) return `there is no tag ${tag}`;
  const calls: CallPattern[] = [];
  if (body !== '*')
    for (const each of body.split('/')) {
      const call = parseCallPattern(each);
      if (call === undefined) return `${each} is not a call of a pattern`;
      calls.push(call);
    }
  return { isTheirs: open === '(', calls, ...(tag !== '' && { tag }) };
}

function parseCallPattern(word: string): CallPattern | undefined {
  if (word === 'P' || word === 'X' || word === 'XX') return { call: word, level: 0, strain: '?' };
  const [, level = '', named = ''] = /^([1-7?])(.*)$/.exec(word) ?? [];
  const strain = named === '' ? '?' : named;
  if (level === '' || !(strain === 'N' || strain === '?' || isSuitName(strain))) return undefined;
  return { level: level === '?' ? 0 : Number(level), strain };
}

/** True for a family of auctions: a call of it may be any, or one side may have bid on alone. */
export const isBroad = ({ steps, run }: Pattern): boolean =>
  run !== undefined || steps.some(({ calls }) => calls.length === 0);

/** Counts the calls from the first that is not a pass, including it. */
export function callsSpoken({ made }: Situation): number {
  const first = made.findIndex(({ call }) => call !== 'P');
  return first < 0 ? 0 : made.length - first;
}

/** True if an auction with that number of calls can match the pattern. */
export const hasLength = ({ steps, run, isOpen }: Pattern, length: number): boolean =>
  length === steps.length ||
  (length > steps.length && (isOpen || (run !== undefined && (length - steps.length) % 2 === 0)));

/** True if an auction with these first and last calls can match the pattern, with any suits. */
export const hasEnds = ({ steps, run, isOpen }: Pattern, first: Call, last: Call): boolean => {
  const opening = isOpen || run === 0 ? undefined : steps[0];
  const latest = run === steps.length ? undefined : steps.at(-1);
  return (
    (opening === undefined || mayBeCall(opening, first)) &&
    (latest === undefined || mayBeCall(latest, last) || (latest.calls[0] === PASS && last === 'X'))
  );
};

const mayBeCall = ({ calls }: Step, call: Call): boolean =>
  calls.length === 0 ||
  calls.some(({ call: wanted, level, strain }) =>
    wanted !== undefined
      ? call === wanted
      : isBid(call) &&
        (level === 0 || levelOf(call) === level) &&
        (strain === '?' || (strain === 'N') === (strainOf(call) === 'N')),
  );

/** Returns the steps of an auction with that number of calls. */
const stepsFor = ({ steps, run }: Pattern, length: number): readonly Step[] => {
  if (run === undefined) return steps;
  const isTheirs = steps[run]?.isTheirs ?? steps[run - 1]?.isTheirs === false;
  const alone: readonly Step[] = [
    { isTheirs, calls: [BID] },
    { isTheirs: !isTheirs, calls: [{ ...PASS }] },
  ];
  const more = Array.from({ length: (length - steps.length) / 2 }, () => alone).flat();
  return steps.toSpliced(run, 0, ...more);
};

/** Lists all ways of binding the variables so that the pattern matches the auction so far. */
export function matches(pattern: Pattern, s: Situation): readonly Bindings[] {
  const length = callsSpoken(s);
  if (!hasLength(pattern, length)) return [];
  const steps = stepsFor(pattern, length);
  const calls = s.made.slice(s.made.length - steps.length);
  let all: readonly Bindings[] = [{}];
  for (const [i, step] of steps.entries()) {
    const call = calls[i];
    if (call === undefined || (call.seat === s.me || call.seat === s.partner) === step.isTheirs) return [];
    if (step.tag !== undefined && step.tag !== call.meaning.tag) return [];
    if (step.calls.length === 0) continue;
    if (pattern.run === undefined && isDoubleOfArtificial(step, call, calls[i - 1])) continue;
    all = all.flatMap((bound) => step.calls.flatMap((each) => boundBy(each, call, bound, s)));
    if (all.length === 0) return [];
  }
  return all;
}

/**
 * True for a double of a call that does not offer its suit: it stands for an unwritten pass and leaves the answers
 * unchanged. A side that bids on alone is not doubled.
 */
const isDoubleOfArtificial = ({ calls }: Step, { call }: MadeCall, before: MadeCall | undefined): boolean =>
  calls[0] === PASS && call === 'X' && before?.meaning.isArtificial === true && isBid(before.call);

function boundBy(
  { call: wanted, level, strain }: CallPattern,
  { call }: MadeCall,
  bound: Bindings,
  s: Situation,
): readonly Bindings[] {
  if (wanted !== undefined) return call === wanted ? [bound] : [];
  if (!isBid(call) || (level !== 0 && levelOf(call) !== level)) return [];
  const named = strainOf(call);
  if (strain === '?') return [bound];
  if (strain === 'N') return named === 'N' ? [bound] : [];
  if (!isSuit(named)) return [];
  return suitBound(strain, named, bound, s);
}

function suitBound(name: SuitName, suit: Suit, bound: Bindings, s: Situation): readonly Bindings[] {
  const known = suitNamed(name, bound, s);
  if (known !== undefined) return known === suit ? [bound] : [];
  const variable = variableOf(name);
  return variable === name && canBe(variable, suit, bound) ? [{ ...bound, [variable]: suit }] : [];
}
