import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { type Forcing, isTag, type Tag } from '../rule.ts';
import {
  CARDING_HEADS,
  type Carding,
  type CardingHead,
  type CardingLine,
  parseCardingLine,
} from './carding.ts';
import { judged, parseCondition } from './conditions.ts';
import type { Condition } from './draft.ts';
import { isSuitName, type SuitName, type Variable, variableOf } from './names.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/**
 * A bidding system is a text that a bridge player can read:
 *
 *     == Responses to one of a major ==
 *     1M:
 *       2N!  13+ sup M, 4+ M  "Jacoby: asks for shortness" gf #raise
 *       2M   6-10 sup M, 3+ M  "raise"
 *       1N   6-10 pts, [0-3 oM]  "no fit"
 *
 * A block says after which auctions its lines hold (`pattern.ts`), or `when` conditions of the auction alone
 * (`auctionConditions.ts`) are met. A line is a call, what the hand holds for it (`handConditions.ts`), in brackets
 * what it does not promise, and its words. The first line that the hand meets is its call. Of the blocks with a pattern
 * the first that fits is read, and after it all those with `when`, in their order; a line `more` in a block has the
 * next pattern that fits read too, a line `only` leaves out the rest.
 *
 * A call is `P X XX`, or a level and a strain: `2N`, `3M`, `c` the cheapest level, `j` a jump, `g` game; `!` after it:
 * artificial. Flags: `f1` forcing, `gf` forcing to game, `#tag` what it is, `rare`, `anew`.
 *
 * A line `as AUCTION` stands for the lines of that block, which comes before; `as AUCTION less 3` for the same with all
 * points three lower, as in the pass-out seat, `plus 2` for two more.
 *
 * Leads and signals stand in blocks of their own (`carding.ts`).
 */
interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Block {
  /** The head as written, for the convention card. */
  readonly head: string;
  /** The auctions that it covers: any one of these. */
  readonly heads: readonly Head[];
  readonly lines: readonly Line[];
  readonly isMore: boolean;
  readonly isOnly: boolean;
}

interface Head {
  /** The pattern of the auction; absent with `when` alone. */
  readonly pattern?: Pattern;
  readonly where: readonly Condition[];
}

export interface Line {
  /** Names the line in every system that has it: its usual points are kept by that name. */
  readonly id: string;
  readonly call: CallForm;
  readonly conditions: readonly Condition[];
  /** The suits to choose after the block's own are bound. */
  readonly variables: readonly Variable[];
  readonly text: string;
  /** The conditions as written. */
  readonly source: string;
  readonly forcing: Forcing;
  readonly tag?: Tag;
  readonly isArtificial: boolean;
  readonly isRare: boolean;
  readonly isAnew: boolean;
}

export type CallForm =
  | { readonly kind: 'P' | 'X' | 'XX' }
  | { readonly kind: 'bid'; readonly level: number | 'c' | 'j' | 'g'; readonly strain: SuitName | 'N' };

export interface SystemText {
  readonly name: string;
  readonly chapters: readonly Chapter[];
  /** Leads and signals: the lines of each head in order. */
  readonly carding: Carding;
}

export type SystemCode = 'ERR_SYSTEM';
type Texts = Readonly<Record<string, string>>;

/** Reads a system and its included texts from `texts`, by name. The place of a failure is `name:line:column`. */
export function parseSystem(id: string, texts: Texts): Result<SystemText, SystemCode> {
  const state: Reading = {
    name: id,
    chapters: [{ title: '', blocks: [] }],
    values: new Map(),
    written: new Map(),
    carding: new Map(CARDING_HEADS.map((head) => [head, []])),
  };
  const wrong = readText(id, texts, state, []);
  if (wrong !== undefined) return wrong;
  const { name, chapters, carding } = state;
  return ok({ name, chapters: chapters.filter(({ blocks }) => blocks.length > 0), carding });
}

interface Reading {
  name: string;
  readonly chapters: { title: string; readonly blocks: OpenBlock[] }[];
  readonly values: Map<string, string>;
  /** The lines of each block so far, as written, by its head. */
  readonly written: Map<string, string[]>;
  readonly carding: Map<CardingHead, CardingLine[]>;
}
type OpenBlock = Omit<Block, 'lines' | 'isMore' | 'isOnly'> & {
  readonly lines: Line[];
  isMore: boolean;
  isOnly: boolean;
};

function readText(
  source: string,
  texts: Texts,
  state: Reading,
  within: readonly string[],
): Failure<SystemCode> | undefined {
  const text = texts[source];
  if (text === undefined || within.includes(source))
    return fail(
      'ERR_SYSTEM',
      source,
      text === undefined ? `there is no text ${source}` : 'it includes itself',
    );
  let block: OpenBlock | undefined;
  let head: CardingHead | undefined;
  for (const [i, raw] of text.split('\n').entries()) {
    const wrongAt = (column: number, why: string) =>
      fail('ERR_SYSTEM', `${source}:${i + 1}:${column + 1}`, why);
    const line = raw.replace(/(^|\s)# .*$/, '').trimEnd();
    if (line.trim() === '') continue;
    const filled = line.replaceAll(/\$(\w+)/g, (whole, name) => state.values.get(name) ?? whole);
    const unknown = /\$(\w+)/.exec(filled);
    if (unknown !== null) return wrongAt(line.indexOf(unknown[0]), `there is no value ${unknown[0]}`);
    if (/^\s/.test(filled)) {
      if (head !== undefined) {
        const read = parseCardingLine(filled);
        if ('why' in read) return wrongAt(read.column, read.why);
        state.carding.get(head)?.push(read);
        continue;
      }
      if (block === undefined) return wrongAt(0, 'a call stands under no auction');
      const word = filled.trim();
      if (word === 'more') block.isMore = true;
      else if (word === 'only') block.isOnly = true;
      else {
        const meant = derivedLines(word, state.written) ?? [filled];
        if (typeof meant === 'string') return wrongAt(0, meant);
        for (const each of meant) {
          const read = parseLine(each);
          if ('why' in read) return wrongAt(read.column, read.why);
          block.lines.push({ ...read, id: lineId(block.head, each) });
        }
        state.written.set(block.head, [...(state.written.get(block.head) ?? []), ...meant]);
      }
      continue;
    }
    head = filled.endsWith(':') ? CARDING_HEADS.find((each) => `${each}:` === filled) : undefined;
    if (head !== undefined) continue;
    const [, title] = /^== (.*) ==$/.exec(filled) ?? [];
    const [, name] = /^system (.*)$/.exec(filled) ?? [];
    const [, value, is = ''] = /^let (\w+) = (.*)$/.exec(filled) ?? [];
    const [, included] = /^include (\w+)$/.exec(filled) ?? [];
    if (title !== undefined) state.chapters.push({ title, blocks: [] });
    else if (name !== undefined) state.name = name;
    else if (value !== undefined) state.values.set(value, is);
    else if (included !== undefined) {
      const wrong = readText(included, texts, state, [...within, source]);
      if (wrong !== undefined) return wrong;
    } else {
      const read = parseHead(filled);
      if ('why' in read) return wrongAt(read.column, read.why);
      block = { ...read, lines: [], isMore: false, isOnly: false };
      state.chapters.at(-1)?.blocks.push(block);
    }
  }
  return undefined;
}

interface Wrong {
  readonly column: number;
  readonly why: string;
}

function parseHead(text: string): Pick<Block, 'head' | 'heads'> | Wrong {
  if (!text.endsWith(':')) return { column: text.length, why: 'an auction ends with a colon' };
  const head = text.slice(0, -1);
  const heads: Head[] = [];
  let column = 0;
  for (const each of head.split('|')) {
    const [, auction = '', conditions = ''] = /^(.*?)(?:\b(?:if|when) (.*))?$/.exec(each) ?? [];
    const where = parseConditions(conditions, column + each.length - conditions.length);
    if ('why' in where) return where;
    const words = auction.trim();
    const pattern = words === '' ? undefined : parsePattern(words === 'open' ? '' : words);
    if (typeof pattern === 'string') return { column, why: pattern };
    heads.push({ ...(pattern && { pattern }), where });
    column += each.length + 1;
  }
  return { head, heads };
}

/**
 * Returns the lines that `as AUCTION` stands for; an error message where there is no such block; `undefined` for any
 * other line.
 */
function derivedLines(
  word: string,
  written: ReadonlyMap<string, readonly string[]>,
): readonly string[] | string | undefined {
  const [, head, sign, by = '0'] = /^as (.+?)(?: (less|plus) (\d+))?$/.exec(word) ?? [];
  if (head === undefined) return undefined;
  const lines = written.get(head);
  if (lines === undefined) return `no block ${head} stands before`;
  return lines.map((line) => raised(line, sign === 'less' ? -Number(by) : Number(by)));
}

/** Raises all points of a line by the given number, in its promise and in its judgement. */
const raised = (line: string, by: number): string =>
  line.replace(/^[^"]*/, (conditions) =>
    conditions.replaceAll(/(\d+)(\+|-\d+|)(?= (?:hcp|pts|sup)\b)/g, (_, least: string, end: string) => {
      const moved = (points: string) => (points === '0' ? 0 : Math.max(0, Number(points) + by));
      return `${moved(least)}${end.startsWith('-') ? `-${moved(end.slice(1))}` : end}`;
    }),
  );

const LINE = /^(\s+)(\S+)([^"]*?)(?:"([^"]*)"(.*))?$/;

/** Returns the name of a line: a number of 32 bits from its auction and its words (FNV-1a). */
function lineId(head: string, text: string): string {
  let hash = 2166136261;
  for (const char of `${head}:${text.trim()}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36);
}

function parseLine(text: string): Omit<Line, 'id'> | Wrong {
  const [, space = '', call = '', middle = '', words, flags = ''] = LINE.exec(text) ?? [];
  const isArtificial = call.endsWith('!');
  const form = parseCallForm(isArtificial ? call.slice(0, -1) : call);
  if (form === undefined) return { column: space.length, why: `${call} is not a call` };
  if (words === undefined) return { column: text.length, why: 'the words are missing, in "quotes"' };
  const start = space.length + call.length;
  const conditions = parseConditions(middle, start);
  if ('why' in conditions) return conditions;
  const read = parseFlags(flags);
  if (typeof read === 'string') return { column: text.lastIndexOf('"') + 1, why: read };
  const names = [...(form.kind === 'bid' ? [form.strain] : []), ...wordsOf(middle)];
  const variables = names.flatMap((name) => (isSuitName(name) ? [variableOf(name)] : []));
  return {
    call: form,
    conditions,
    variables: [...new Set(variables.filter((each) => each !== undefined))],
    text: words,
    source: middle.trim(),
    isArtificial,
    ...read,
  };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,[\]]+/);

function parseCallForm(text: string): CallForm | undefined {
  if (text === 'P' || text === 'X' || text === 'XX') return { kind: text };
  const [, level = '', strain = ''] = /^([1-7cjg])(.+)$/.exec(text) ?? [];
  if (strain !== 'N' && !isSuitName(strain)) return undefined;
  const named = level === 'c' || level === 'j' || level === 'g' ? level : Number(level);
  return named === 0 ? undefined : { kind: 'bid', level: named, strain };
}

function parseConditions(text: string, start: number): readonly Condition[] | Wrong {
  const conditions: Condition[] = [];
  for (const [, told, bracketed] of text.matchAll(/([^[\],]+)|\[([^\]]*)\]/g)) {
    for (const each of (told ?? bracketed ?? '').split(',')) {
      if (each.trim() === '') continue;
      const condition = parseCondition(each);
      if (typeof condition === 'string') return { column: start + text.indexOf(each.trim()), why: condition };
      conditions.push(bracketed === undefined ? condition : judged(condition));
    }
  }
  return conditions;
}

function parseFlags(text: string): Pick<Line, 'forcing' | 'tag' | 'isRare' | 'isAnew'> | string {
  const flags = text.split(/\s+/).filter((flag) => flag !== '');
  const tag = flags.find((flag) => flag.startsWith('#'))?.slice(1);
  if (tag !== undefined && !isTag(tag)) return `there is no tag ${tag}`;
  const unknown = flags.find((flag) => !/^(f1|gf|rare|anew|#\w+)$/.test(flag));
  if (unknown !== undefined) return `${unknown} is not a flag`;
  return {
    forcing: flags.includes('gf') ? 'game' : flags.includes('f1') ? 'round' : 'no',
    ...(tag !== undefined && { tag }),
    isRare: flags.includes('rare'),
    isAnew: flags.includes('anew'),
  };
}
