// node lab/bench/bidding/lines.ts [BOARDS] [--half a|b|both] [--boards n] [--turns 1] [--least 10] [--system sayc]
//     [--only TEXT] [--kind all|written|general] [--out FILE]
//
// Which lines of a bidding system earn their place. Every line that decides at least --least calls is left out, each
// range of points in it is moved by one, and each judgement in brackets is dropped; the changed system plays a match
// against the system as it is, on the deals that the line's block concerns. BOARDS is a JSONL file of deals with
// double-dummy tables. Prints a line of JSON for each change: what it gains in thousandths of an IMP a board, by folds
// of deals, with its standard error and the number of boards that it changes; a line that no fold misses can go, and a
// change that all folds want is worth a look.
//
// Without BOARDS the boards are random deals that bots bid by the frozen system.
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { System } from '@overtrick/bots/internals/bidding/rule';
import { blocksOf, systemOf } from '@overtrick/bots/internals/bidding/system/compile';
import { flatText, isSystemId } from '@overtrick/bots/internals/bidding/system/list';
import { parseSystem, type SystemText } from '@overtrick/bots/internals/bidding/system/notation';
import { impsOf } from '@overtrick/rules/scores/imps';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, type BidOut, bidOut, doubleDummyScore } from '../../lib/bidOut.ts';
import { type SolvedBoard, turned } from '../../lib/boards.ts';
import { chosenBoards } from '../../lib/chosen.ts';
import { meanOf, rounded } from '../../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'a' },
    boards: { type: 'string' },
    turns: { type: 'string', default: '1' },
    least: { type: 'string', default: '10' },
    system: { type: 'string', default: 'sayc' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: 'all' },
    out: { type: 'string' },
  },
});
if (!isSystemId(values.system)) throw new Error(`there is no system ${values.system}`);

const FOLDS = 4;
const engine = createEngine(readModule(), { megabytes: 8 });
const lines = flatText(values.system).split('\n');

function read(text: string): SystemText | undefined {
  const found = parseSystem('text', { text });
  return found.ok ? found.value : undefined;
}
const text = read(lines.join('\n'));
if (text === undefined) throw new Error('the system does not read');
const bidder = (system: System): Bidder => ({ system, worlds: 0, engine });
const now = bidder(systemOf(text));
/** Blocks with a pattern are numbered before those without, as they are read. */
const blocks = text.chapters.flatMap((chapter) => chapter.blocks);
const patterned = blocks.filter(({ heads }) => heads.some(({ pattern }) => pattern !== undefined));
const order = [...patterned, ...blocks.filter((each) => !patterned.includes(each))];
const blocksIn = blocksOf(text);

interface Asked {
  readonly board: SolvedBoard;
  readonly number: number;
  readonly dealer: SolvedBoard['dealer'];
  readonly vul: SolvedBoard['vul'];
  /** North–South's score when all bid by the system as it is. */
  readonly score: number;
}

interface Place {
  readonly block: number;
  readonly head: string;
  /** The place of the line in its block, and in the whole text. */
  readonly line: number;
  readonly at: number;
}

/** The boards in which a block holds when one of its side is to act, and how often each of its lines decides. */
const boardsOf = new Map<number, Asked[]>();
const decides = new Map<string, Asked[]>();
/** More boards than these tell little more of a line that may be called more often. */
const ENOUGH = 500;
let boards = 0;

function look(board: SolvedBoard, number: number, k: number): void {
  const { dealer, vul } = turned(board, k);
  const bid = bidOut(board.deal, dealer, vul, { NS: now, EW: now });
  const asked = { board, number, dealer, vul, score: doubleDummyScore(bid.auction, board.tricks, vul) };
  boards += 1;
  for (const { rule } of bid.calls)
    if (rule?.line !== undefined) {
      const key = `${rule.block} ${rule.line}`;
      decides.set(key, [...(decides.get(key) ?? []), asked]);
    }
  for (const block of blocksHeld(bid)) boardsOf.set(block, [...(boardsOf.get(block) ?? []), asked]);
}

const blocksHeld = ({ end }: BidOut): ReadonlySet<number> =>
  new Set(end.made.flatMap(({ before }) => [...blocksIn(before)].map(({ number }) => number)));

const chosen = chosenBoards({ ...values, file: positionals[0], seed: 'lines', usual: 40 });
for (const [i, board] of chosen.entries()) for (let k = 0; k < Number(values.turns); k++) look(board, i, k);

/** Returns the IMPs of a changed system at two tables, by board, where they are not nought. */
function matchOf(changed: Bidder, asked: Iterable<Asked>): readonly (readonly [number, number])[] {
  return [...asked].flatMap(({ board, number, dealer, vul, score }) => {
    const { deal, tricks } = board;
    const open = doubleDummyScore(bidOut(deal, dealer, vul, { NS: changed, EW: now }).auction, tricks, vul);
    const closed = doubleDummyScore(bidOut(deal, dealer, vul, { NS: now, EW: changed }).auction, tricks, vul);
    const won = impsOf(open - score) + impsOf(score - closed);
    return open === score && closed === score ? [] : [[number, won / 2] as const];
  });
}

/** A change of a line that is tried: the line instead (none: it goes), and whether it only calls less often. */
interface Change {
  readonly change: string;
  readonly instead?: string;
  readonly isLess: boolean;
}

function changesOf(line: string): readonly Change[] {
  const changes: Change[] = [{ change: 'without', isLess: true }];
  const [, head = '', tail = ''] = /^([^"]*)(".*)$/.exec(line) ?? [];
  for (const found of head.matchAll(/(\d+)(\+|-\d+|)( (?:hcp|pts|sup\b))/g)) {
    const [whole, least = '', end = '', what = ''] = found;
    const at = found.index;
    const put = (words: string) => head.slice(0, at) + words + head.slice(at + whole.length) + tail;
    for (const by of [-1, 1]) {
      const from = Number(least) + by;
      if (from >= 0 && least !== '0')
        changes.push({
          change: `${whole.trim()} from ${from}`,
          instead: put(`${from}${end === '' ? `-${least}` : end}${what}`),
          isLess: by > 0,
        });
      if (end.startsWith('-')) {
        const to = Number(end.slice(1)) + by;
        changes.push({
          change: `${whole.trim()} to ${to}`,
          instead: put(`${least}-${to}${what}`),
          isLess: by < 0,
        });
      }
    }
  }
  for (const found of head.matchAll(/\[[^\]]*\]/g)) {
    const at = found.index;
    const rest = (head.slice(0, at) + head.slice(at + found[0].length))
      .replace(/,\s*,/, ',')
      .replace(/,\s*$/, '  ');
    changes.push({ change: `drop ${found[0]}`, instead: rest + tail, isLess: false });
  }
  return changes;
}

const values_ = lines.filter((line) => line.startsWith('let '));

/** Puts another line in that place of a block; `undefined` if the system cannot be read then. */
function withLine(number: number, place: number, instead: string | undefined): SystemText | undefined {
  const block = order[number - 1];
  if (text === undefined || block === undefined) return undefined;
  const short = instead === undefined ? undefined : read([...values_, 'open:', instead].join('\n'));
  if (instead !== undefined && short === undefined) return undefined;
  const [line] = short?.chapters[0]?.blocks[0]?.lines ?? [];
  const put = line === undefined ? [] : [line];
  const other = { ...block, lines: block.lines.toSpliced(place, 1, ...put) };
  return {
    ...text,
    chapters: text.chapters.map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.map((each) => (each === block ? other : each)),
    })),
  };
}

if (values.out !== undefined) writeFileSync(values.out, '');
const print = (row: object): void => {
  const json = JSON.stringify(row);
  if (values.out === undefined) console.log(json);
  else appendFileSync(values.out, `${json}\n`);
};

function tryLine({ block, head, line: place, at }: Place): void {
  const line = lines[at] ?? '';
  const own = decides.get(`${block} ${place}`) ?? [];
  const all = boardsOf.get(block) ?? [];
  for (const { change, instead, isLess } of changesOf(line)) {
    const changed = withLine(block, place, instead);
    if (changed === undefined) continue;
    const asked = isLess ? new Set(own) : new Set(all.slice(0, ENOUGH));
    const share = isLess ? 1 : all.length / Math.max(1, asked.size);
    const won = matchOf(bidder(systemOf(changed)), asked);
    const folds = Array.from({ length: FOLDS }, (_, fold) =>
      won.filter(([number]) => number % FOLDS === fold).reduce((sum, [, each]) => sum + each, 0),
    );
    const { mean, error } = meanOf(won.map(([, each]) => each));
    print({
      gain: won.length === 0 ? 0 : rounded((1000 * share * mean * won.length) / boards, 1),
      error: won.length < 2 ? 0 : rounded((1000 * share * error * won.length) / boards, 1),
      boards: won.length,
      folds: folds.map((each) => rounded((1000 * share * each) / boards, 1)),
      change,
      head,
      line: line.trim(),
    });
  }
}

let block = -1;
let inBlock = 0;
const places: Place[] = [];
for (const [at, line] of lines.entries()) {
  if (/^(==|system |let |#)/.test(line) || line.trim() === '') continue;
  if (!/^\s/.test(line)) {
    block += 1;
    inBlock = 0;
  } else if (!['more', 'only'].includes(line.trim()) && !line.trim().startsWith('#')) {
    const here = blocks[block];
    if (here !== undefined)
      places.push({ block: order.indexOf(here) + 1, head: here.head, line: inBlock, at });
    inBlock += 1;
  }
}
for (const place of places) {
  const { block: number, head, line, at } = place;
  if ((decides.get(`${number} ${line}`) ?? []).length < Number(values.least)) continue;
  if (values.kind !== 'all' && number <= patterned.length !== (values.kind === 'written')) continue;
  if (values.only !== '' && !`${head} ${lines[at]}`.includes(values.only)) continue;
  tryLine(place);
}
print({
  boards,
  decided: [...decides.values()].reduce((sum, each) => sum + each.length, 0),
  lines: places.length,
  used: decides.size,
});
