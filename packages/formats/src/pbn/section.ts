import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { Remarks } from '../board.ts';
import { type BoardCode, failAt } from '../item.ts';
import { makeLocator, type Place } from '../place.ts';
import type { PbnTag } from './file.ts';
import type { Notes, NoteWriter } from './notes.ts';
import { type Mark, type Token, tokensOf } from './tokens.ts';

/** The common parts of the sections of calls and of cards (PBN 3.5, 3.6). */
export interface Section {
  readonly entries: readonly Entry[];
  /** Comments before the first entry. */
  readonly comments: readonly string[];
  /** Escaped lines. */
  readonly escapes: readonly string[];
}

/** A call, a card, a dash, `*` or `+`, with the text before and after it. */
export interface Entry {
  readonly text: string;
  readonly place: Place;
  readonly marks: readonly Mark[];
  readonly remarks: Remarks;
}

/** The number of the annotation that the suffix `!` stands for. */
export type FirstNag = 1 | 7;

type Draft = Omit<Entry, 'remarks'> & { note?: string; readonly nags: number[]; readonly comments: string[] };

/** Splits the text of a section into its entries. */
export function readSection(tag: PbnTag, notes: Notes, firstNag: FirstNag): Result<Section, BoardCode> {
  const locate = makeLocator(tag.text, tag.textPlace);
  const drafts: Draft[] = [];
  const comments: string[] = [];
  const escapes: string[] = [];
  let marks: Mark[] = [];
  const lost = (token: Token, why: string): Failure<BoardCode> => failAt('ERR_TOKEN', locate(token.at), why);
  for (const token of tokensOf(tag.text)) {
    const last = drafts.at(-1);
    if (token.kind === 'word') {
      drafts.push({ text: token.text, place: locate(token.at), marks, nags: [], comments: [] });
      marks = [];
    } else if (token.kind === 'mark') marks.push(token.mark);
    else if (token.kind === 'comment') (last?.comments ?? comments).push(token.text);
    else if (token.kind === 'escape') escapes.push(token.text);
    else if (token.kind === 'unknown') return lost(token, `${quote(token.text)} has no meaning here`);
    else if (last === undefined) return lost(token, 'an annotation comes after what it is about');
    else if (token.kind === 'note') last.note ??= notes.refer(token.text);
    else last.nags.push(token.kind === 'nag' ? token.nag : firstNag + token.rank - 1);
  }
  return ok({ entries: drafts.map(entryOf), comments, escapes });
}

/** True if the section has no call and no card, as the play of a passed-out board may. */
export const isEmpty = ({ entries }: Section): boolean =>
  entries.every(({ text }) => !/[A-Za-z0-9]/.test(text));

const entryOf = ({ note, nags, comments, ...entry }: Draft): Entry => ({
  ...entry,
  remarks: {
    ...(note !== undefined && { note }),
    ...(nags.length > 0 && { nags: [...new Set(nags)].sort((a, b) => a - b) }),
    ...(comments.length > 0 && { comments }),
  },
});

/** Writes the remarks that follow an entry. */
export function makeRemarks({ note, nags = [], comments = [] }: Remarks, notes: NoteWriter): string {
  const parts = [
    ...(note === undefined ? [] : [notes.refer(note)]),
    ...nags.map((nag) => `$${nag}`),
    ...comments.map(makeComment),
  ];
  return parts.map((part) => ` ${part}`).join('');
}

/** Writes a comment: in braces, or to the end of the line if it contains a closing brace. */
function makeComment(text: string): string {
  if (!text.includes('}')) return `{${text}}`;
  return text.includes('\n') ? `{${text.replaceAll('}', ')')}}` : `;${text}\n`;
}

const LONGEST_LINE = 80;

/** Writes rows of four entries; a row that is too long has one entry a line (PBN 3.5). */
export function makeRows(cells: readonly string[]): string {
  let text = '';
  for (let i = 0; i < cells.length; i += 4) {
    const row = cells.slice(i, i + 4);
    const line = joinCells(row, ' ');
    text += `\n${line.length > LONGEST_LINE ? joinCells(row, '\n') : line}`;
  }
  return text;
}

/** Joins cells into a line; a cell may end in a comment that extends to the end of its line. */
const joinCells = (cells: readonly string[], between: ' ' | '\n'): string =>
  cells
    .reduce((line, cell) => {
      const start = between === ' ' ? line : line.trimEnd();
      return start === '' || start.endsWith('\n') ? start + cell : start + between + cell;
    }, '')
    .trimEnd();

/** Writes the comments before the first entry, after the tag. */
export const makeLeadComments = (comments: readonly string[] = []): string =>
  comments.map((text) => `\n${makeComment(text)}`).join('');
