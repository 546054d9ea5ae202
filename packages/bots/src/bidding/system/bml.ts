/**
 * The notation in which authors write down systems, BML: a call a line with its meaning, and the answers to it indented
 * under it. `!c !d !h !s` are the suits.
 *
 *     1N 15-17 hcp, balanced
 *       2C Stayman
 *         2D no four-card major
 */
import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  callError,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { bidIndex, type Call, isBid, isCall } from '@overtrick/rules/auction/call';
import { bySeat } from '@overtrick/rules/cards/seat';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { readCall, rulesIn } from '../read.ts';
import { auctionSituation } from '../table.ts';
import type { SystemName } from './list.ts';

/** A call with its meaning and the answers to it, while the opponents pass. */
export interface BmlCall {
  readonly call: Call;
  readonly text: string;
  readonly answers: readonly BmlCall[];
}

/** Writes a system's openings, with the answers of so many further calls; the opponents pass. */
export function writeBml(id: SystemName, name: string, depth: number): string {
  const linesOf = (calls: readonly Call[], indent: string): readonly string[] => {
    const situation = auctionSituation(
      'N',
      'none',
      calls,
      bySeat(() => id),
    );
    const legal = new Set(legalCalls(CONTRACT_AUCTION, auctionOf(calls)));
    const own = new Set(
      rulesIn(situation).flatMap(({ call, isGeneral }) => (isGeneral || !legal.has(call) ? [] : [call])),
    );
    return [...own].sort(byRank).flatMap((call) => {
      const { text } = readCall(situation, call);
      const isLast = call === 'P' || indent.length >= 2 * depth;
      return [
        `${indent}${call} ${inBml(text)}`,
        ...(isLast ? [] : linesOf([...calls, call, 'P'], `${indent}  `)),
      ];
    });
  };
  return [`#TITLE: ${name}`, '', ...linesOf([], ''), ''].join('\n');
}

/** Sorts calls: pass, double and redouble first, then bids by their rank. */
const byRank = (one: Call, other: Call): number => rankOf(one) - rankOf(other);
const rankOf = (call: Call): number => (isBid(call) ? bidIndex(call) + 3 : ['P', 'X', 'XX'].indexOf(call));

const SUITS = { '♣': '!c', '♦': '!d', '♥': '!h', '♠': '!s' } as const;

const inBml = (text: string): string =>
  text.replace(/[♣♦♥♠]/g, (suit) => SUITS[suit as keyof typeof SUITS]).replace(/\s+/g, ' ');

const COMMENT = /^\s*(?:#|%|\/\/|\*)/;

/**
 * Reads the calls of a text, as far as it is plain: bids, and answers under them. Comments, headings and prose are
 * passed over. A failure is at `line:column`.
 */
export function readBml(text: string): Result<readonly BmlCall[], 'ERR_BML'> {
  const roots: Node[] = [];
  const path: Node[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') {
      path.length = 0;
      continue;
    }
    if (COMMENT.test(line)) continue;
    const [, space = '', word = '', meaning = ''] = /^(\s*)(\S+)\s*(.*)$/.exec(line) ?? [];
    const indent = space.replaceAll('\t', '  ').length;
    const calls = callsOf(word);
    // a line of prose
    if (calls === undefined) continue;
    while ((path.at(-1)?.indent ?? -1) >= indent) path.pop();
    const parent = path.at(-1);
    if (parent === undefined && indent > 0)
      return fail(
        'ERR_BML',
        `${i + 1}:${indent + 1}`,
        'the answer is indented, and there is no call above it',
      );
    const before = parent?.calls ?? [];
    let last: Node | undefined;
    for (const call of calls) {
      if (!isLegal(before, call))
        return fail(
          'ERR_BML',
          `${i + 1}:${indent + 1}`,
          `${call} cannot be called after ${before.join(' ') || 'nothing'}`,
        );
      const node: Node = { call, text: meaning.trim(), answers: [], indent, calls: [...before, call, 'P'] };
      (parent?.answers ?? roots).push(node);
      last = node;
    }
    if (last !== undefined) path.push(last);
  }
  return ok(roots);
}

interface Node extends BmlCall {
  readonly answers: Node[];
  readonly indent: number;
  /** The auction up to the opponents' pass. */
  readonly calls: readonly Call[];
}

/** Reads a call, or several of one level: `1C`, `2NT`, `1HS`, `P`, `D`, `R`; `undefined` for a word of a text. */
function callsOf(word: string): readonly Call[] | undefined {
  if (/^(?:P|Pass)$/i.test(word)) return ['P'];
  if (/^(?:D|X|Dbl)$/i.test(word)) return ['X'];
  if (/^(?:R|XX|Rdbl)$/i.test(word)) return ['XX'];
  const [, level = '', strains = ''] = /^([1-7])(NT|N|[CDHS]{1,4})$/i.exec(word) ?? [];
  const all = /^N/i.test(strains) ? ['N'] : [...strains.toUpperCase()];
  const calls = all.map((strain) => `${level}${strain}`);
  return calls.length > 0 && calls.every(isCall) ? calls : undefined;
}

/** True if our side may make the call when the opponents have passed. */
const isLegal = (before: readonly Call[], call: Call): boolean =>
  callError(CONTRACT_AUCTION, auctionOf(before), call) === undefined;

const auctionOf = (calls: readonly Call[]): Auction =>
  calls.reduce((now, call) => addCall(CONTRACT_AUCTION, now, call), startAuction('N'));
