import { fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { Effect, Offender, RulingAnswer, RulingNode, RulingTree } from './tree.ts';
import { START } from './tree.ts';

export type RulingCode = 'ERR_RULING';

/** The most nodes of a tree, and the most letters of a line. */
const MOST_NODES = 200;
const MOST_IN_LINE = 1000;

interface Block {
  readonly line: number;
  readonly lines: readonly string[];
}

/** Reads a tree in the format described in `tree.ts`; a failure names the line. */
export function parseRuling(source: string): Result<RulingTree, RulingCode> {
  const [head, ...rest] = blocksOf(source);
  if (head === undefined || rest.length > MOST_NODES)
    return wrong(1, 'a tree has its title, and then its nodes');
  const long = source.split('\n').findIndex((line) => line.length > MOST_IN_LINE);
  if (long >= 0) return wrong(long + 1, `a line has at most ${MOST_IN_LINE} letters`);
  const words = new Map(head.lines.map((line) => splitAt(line, ' ')));
  for (const name of ['title', 'about', 'group', 'laws'])
    if (!words.get(name)) return wrong(head.line, `the first lines need “${name}”`);
  const nodes = new Map<string, RulingNode>();
  for (const block of rest) {
    const read = nodeOf(block);
    if (!read.ok) return read;
    const [name, node] = read.value;
    if (nodes.has(name)) return wrong(block.line, `there are two nodes [${name}]`);
    nodes.set(name, node);
  }
  const lost = lostIn(nodes);
  if (lost !== undefined) return wrong(1, lost);
  const { title = '', about = '', group = '', laws = '' } = Object.fromEntries(words);
  return ok({ title, about, group, laws: laws.split(' '), nodes });
}

/** Splits a text into blocks of lines between empty lines. */
function blocksOf(source: string): readonly Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [i, line] of source.split('\n').entries()) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.lines.push(line.trim());
    else {
      blocks.push({ line: i + 1, lines: [line.trim()] });
      isOpen = true;
    }
  }
  return blocks;
}

function nodeOf({ line, lines }: Block): Result<readonly [string, RulingNode], RulingCode> {
  const [head = '', ...rest] = lines;
  const [, name, question] = /^\[(\w+)\](?: (\S.*))?$/.exec(head) ?? [];
  if (name === undefined)
    return wrong(line, `a node begins with its name in brackets, not with ${quote(head)}`);
  const node = question === undefined ? leafOf(rest, line) : questionOf(question, rest, line);
  return node.ok ? ok([name, node.value]) : node;
}

function questionOf(text: string, lines: readonly string[], line: number): Result<RulingNode, RulingCode> {
  const answers: RulingAnswer[] = [];
  for (const [i, one] of lines.entries()) {
    const [, answer, to, offender] = /^- (\S.*?) -> (\w+)(?: @(declarer|defenders))?$/.exec(one) ?? [];
    if (answer === undefined || to === undefined)
      return wrong(line + i + 1, 'an answer is written “- its words -> the node”');
    answers.push({ text: answer, to, ...(offender !== undefined && { offender: offender as Offender }) });
  }
  return answers.length === 0
    ? wrong(line, 'a question has answers: “- its words -> the node”')
    : ok({ kind: 'question', text, answers });
}

function leafOf(lines: readonly string[], line: number): Result<RulingNode, RulingCode> {
  const now: string[] = [];
  const later: string[] = [];
  let law = '';
  let effect: Effect | undefined;
  for (const [i, one] of lines.entries()) {
    const [sign, what] = splitAt(one, ' ');
    if (sign === '=') now.push(what);
    else if (sign === '+') later.push(what);
    else if (sign === 'law') law = what;
    else if (sign === 'then') effect = effectOf(what);
    else return wrong(line + i + 1, `a leaf has lines with “=”, “+”, “law” and “then”, not ${quote(one)}`);
  }
  if (now.length === 0) return wrong(line, 'a leaf says what is done now: “= ”');
  if (law === '') return wrong(line, 'a leaf names the Law: “law 64A1”');
  if (effect === undefined) return wrong(line, 'a leaf says what becomes of the result: “then play”');
  return ok({ kind: 'leaf', now, later, law, effect });
}

function effectOf(text: string): Effect | undefined {
  const [kind, more] = splitAt(text, ' ');
  switch (kind) {
    case 'transfer': {
      const tricks = Number(more);
      return tricks >= 1 && tricks <= 2 ? { kind, tricks } : undefined;
    }
    case 'award':
      return /^(?:A\d{4}|NP)$/.test(more) ? { kind, score: more } : undefined;
    case 'play':
    case 'tricks':
    case 'equity':
    case 'adjust':
    case 'accept':
    case 'fouled':
      return more === '' ? { kind } : undefined;
    default:
      return undefined;
  }
}

/** Returns what is wrong with the ways through a tree: a way to nowhere, a node without a way, a circle. */
function lostIn(nodes: ReadonlyMap<string, RulingNode>): string | undefined {
  const reached = new Set<string>();
  const walk = (name: string, above: readonly string[]): string | undefined => {
    if (above.includes(name)) return `the way to [${name}] comes back to itself`;
    if (reached.has(name)) return undefined;
    const node = nodes.get(name);
    if (node === undefined) return `there is no node [${name}]`;
    for (const { to } of node.kind === 'leaf' ? [] : node.answers) {
      const lost = walk(to, [...above, name]);
      if (lost !== undefined) return lost;
    }
    reached.add(name);
    return undefined;
  };
  const lost = walk(START, []);
  const unreached = [...nodes.keys()].find((name) => !reached.has(name));
  return lost ?? (unreached === undefined ? undefined : `no answer leads to [${unreached}]`);
}

function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()];
}

const wrong = (line: number, why: string) => fail('ERR_RULING', `line ${line}`, why);
