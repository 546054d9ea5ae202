/** A block of a text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  /** A drawing in letters: every space counts. */
  | { readonly kind: 'drawing'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ITEM = /^\s*([-*]|\d+[.)])\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const RULE = /^\s*\|?[\s:|-]+\|?\s*$/;

const FENCE = /^```.*$/m;

/**
 * Parses the part of Markdown that rules are written in: headings, paragraphs, lists of one level, tables, fenced
 * drawings. Anything else stays text and never becomes markup, so that no text can inject any.
 */
export const parseBlocks = (source: string): readonly Block[] =>
  source
    .replaceAll('\r\n', '\n')
    .split(FENCE)
    .flatMap((part, i) => (i % 2 === 0 ? parseText(part) : [drawingOf(part)]));

const drawingOf = (part: string): Block => ({ kind: 'drawing', text: part.replace(/^\n/, '').trimEnd() });

function parseText(source: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.split(/\n\s*\n/)) {
    let lines = chunk.split('\n').filter((line) => line.trim() !== '');
    while (lines.length > 0) {
      const [block, rest] = takeBlock(lines);
      blocks.push(block);
      lines = rest;
    }
  }
  return blocks;
}

function takeBlock(lines: string[]): readonly [Block, string[]] {
  const [first = '', second = ''] = lines;
  const heading = HEADING.exec(first);
  if (heading)
    return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }, lines.slice(1)];
  if (first.includes('|') && second.includes('-') && RULE.test(second)) return takeTable(lines);
  if (ITEM.test(first)) return takeList(lines);
  const end = lines.findIndex((line, i) => i > 0 && (HEADING.test(line) || ITEM.test(line)));
  const own = end < 0 ? lines : lines.slice(0, end);
  return [{ kind: 'paragraph', text: joined(own) }, end < 0 ? [] : lines.slice(end)];
}

function takeList(lines: readonly string[]): readonly [Block, string[]] {
  const items: string[][] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (HEADING.test(line)) break;
    const item = ITEM.exec(line);
    if (item) items.push([item[2] ?? '']);
    else items.at(-1)?.push(line);
  }
  const ordered = /^\s*\d/.test(lines[0] ?? '');
  return [{ kind: 'list', ordered, items: items.map(joined) }, lines.slice(at)];
}

function takeTable(lines: readonly string[]): readonly [Block, string[]] {
  const end = lines.findIndex((line) => !line.includes('|'));
  const own = end < 0 ? lines : lines.slice(0, end);
  const [head = [], , ...rows] = own.map(cellsOf);
  return [{ kind: 'table', head, rows }, end < 0 ? [] : lines.slice(end)];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Links may only go to pages of this site, and to the web. */
const SAFE = /^(https:\/\/|\/(?!\/)|#)/;

export function parseInline(line: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) pieces.push({ kind: 'text', text: line.slice(from, to) });
  };
  for (const match of line.matchAll(INLINE)) {
    const [whole, strong, em, code, label, href] = match;
    plain(match.index);
    from = match.index + whole.length;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (em !== undefined) pieces.push({ kind: 'em', text: em });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined && SAFE.test(href))
      pieces.push({ kind: 'link', text: label, href });
    else pieces.push({ kind: 'text', text: whole });
  }
  plain(line.length);
  return pieces;
}

/** Splits a text in two: the title with its introduction, and the parts. */
export function splitLead(source: string): readonly [lead: string, parts: string] {
  const at = source.search(/^## /m);
  return at < 0 ? [source, ''] : [source.slice(0, at), source.slice(at)];
}

/** Removes the drawings in letters from a text, for a page that shows the table with cards. */
export const undrawn = (source: string): string =>
  source
    .split(FENCE)
    .filter((_, i) => i % 2 === 0)
    .join('');

/** Lists the headings of a text's parts, in order. */
export const partsOf = (source: string): readonly string[] =>
  parseBlocks(source).flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));

/** Returns the anchor of a part, for links: `part-the-score`. */
export const anchorOf = (heading: string): string =>
  `part-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
