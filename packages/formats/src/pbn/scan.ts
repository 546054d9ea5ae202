/** Pieces of a PBN text, in order, with their offsets. */
export type PbnPiece =
  | TagPiece
  | {
      readonly kind: 'text';
      readonly from: number;
      readonly to: number;
      readonly fault?: { readonly code: 'ERR_TAG' | 'ERR_COMMENT'; readonly why: string };
    }
  /** An empty line, or one with white space only. */
  | { readonly kind: 'gap' };

interface TagPiece {
  readonly kind: 'tag';
  readonly name: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const BLANK_LINE = /[^\S\n]*(?:\n|$)/y;
const PLAIN = /[^[{;"\n]+/y;
const OPEN_TAG = /\[\s*([A-Za-z0-9_]+)\s*"/y;
const CLOSE_TAG = /"\s*\]/y;
/** `[Event Random Deal #]`, as some programs write it. */
const BARE_TAG = /\[\s*([A-Z][A-Za-z0-9_]*)[^\S\n]+([^"\]\n]*)\]/y;

/** Splits a text with plain lines into pieces; each character is visited a bounded number of times. */
export function* scanPbn(text: string): Generator<PbnPiece> {
  const braces = new Braces(text);
  let at = 0;
  let lineStart = true;
  while (at < text.length) {
    const from = at;
    if (lineStart && match(BLANK_LINE, text, at)) {
      yield { kind: 'gap' };
      at = BLANK_LINE.lastIndex;
      yield { kind: 'text', from, to: at };
      continue;
    }
    const sign = text[at];
    const tag = sign === '[' ? scanTag(text, at) : undefined;
    const comment = sign === '{' ? braces.close(at) : undefined;
    if (typeof tag === 'object') {
      yield tag;
      at = tag.to;
    } else if (comment !== undefined && comment !== -1) {
      at = comment + 1;
      yield { kind: 'text', from, to: at };
    } else if (tag !== undefined || comment !== undefined) {
      at = lineEndOf(text, at);
      const fault = tag !== undefined ? noTag(tag) : NO_BRACE;
      yield { kind: 'text', from, to: at, fault };
    } else {
      if (sign === ';' || (sign === '%' && lineStart)) at = lineEndOf(text, at);
      else if (sign === '"') at = stringEndOf(text, at);
      else if (match(PLAIN, text, at)) at = PLAIN.lastIndex;
      else at++;
      yield { kind: 'text', from, to: at };
    }
    lineStart = sign === '\n';
  }
}

const noTag = (why: string) => ({ code: 'ERR_TAG', why }) as const;
const NO_BRACE = { code: 'ERR_COMMENT', why: 'this comment has no closing brace' } as const;

/** A tag pair after an empty line. */
const NEXT_GAME = /\n[^\S\n]*\n\[[A-Z]\w*[^\S\n]*"/;

/** Finds the ends of brace comments; the braces must be asked for in order. */
class Braces {
  readonly #text: string;
  #close = -2;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Returns the offset where the comment that opens here closes, or -1. The standard has no nested braces (3.8); but if
   * the next game starts before another comment opens, the closing brace is missing, rather than games further on.
   */
  close(open: number): number {
    if (this.#close !== -1 && this.#close < open) this.#close = this.#text.indexOf('}', open);
    const next = this.#text.indexOf('{', open + 1);
    const opens = next !== -1 && next < this.#close;
    return opens && NEXT_GAME.test(this.#text.slice(open, next)) ? -1 : this.#close;
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function lineEndOf(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Returns the end of a string, which must be on its line; otherwise the quote is only a character. */
function stringEndOf(text: string, at: number): number {
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return at + 1;
}

/**
 * Scans the tag pair at an offset, or returns the fault. `\"` and `\\` stand for one character, any other backslash for
 * itself. A quote without a bracket after it is part of the value, as in careless files. A value without quotes ends at
 * the bracket.
 */
function scanTag(text: string, from: number): TagPiece | string {
  const bare = match(BARE_TAG, text, from);
  if (bare !== null)
    return { kind: 'tag', name: bare[1] ?? '', value: (bare[2] ?? '').trim(), from, to: BARE_TAG.lastIndex };
  const open = match(OPEN_TAG, text, from);
  if (open === null) return 'a tag pair is a name and a value in quotes between brackets: [Name "value"]';
  let value = '';
  for (let i = OPEN_TAG.lastIndex; i < text.length && text[i] !== '\n'; i++) {
    const sign = text[i] ?? '';
    const next = text[i + 1];
    if (sign === '\\' && (next === '\\' || next === '"')) {
      value += next;
      i++;
    } else if (sign === '"' && match(CLOSE_TAG, text, i)) {
      return { kind: 'tag', name: open[1] ?? '', value, from, to: CLOSE_TAG.lastIndex };
    } else value += sign;
  }
  return 'this tag pair does not end in a quote and a bracket';
}
