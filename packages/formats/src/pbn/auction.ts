import { makeCall, parseCall } from '@overtrick/rules/auction/call';
import { parseSeat, type Seat, turn } from '@overtrick/rules/cards/seat';
import { ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { BoardAuction, BoardCall, Ending } from '../board.ts';
import { passesMissing } from '../calls.ts';
import { type BoardCode, failAt } from '../item.ts';
import type { Place } from '../place.ts';
import type { PbnTag } from './file.ts';
import { Notes, NoteWriter } from './notes.ts';
import { type Entry, isEmpty, makeLeadComments, makeRemarks, makeRows, readSection } from './section.ts';

/** The contents of a section, with the places of its calls or cards, and the escaped lines in it. */
export interface SectionContents<T> {
  readonly value: T;
  readonly places: readonly Place[];
  readonly escapes: readonly string[];
}

/**
 * Reads an auction section (PBN 3.5). The first column may be any seat's if dashes precede the first call; `AP` is read
 * as the passes that end the auction. It does not check whether the calls are lawful.
 */
export function readAuction(
  tag: PbnTag,
  noteTags: readonly PbnTag[],
  dealer: Seat | undefined,
): Result<SectionContents<BoardAuction> | undefined, BoardCode> {
  const column = parseSeat(tag.value) ?? (/^\s*\??\s*$/.test(tag.value) ? dealer : undefined);
  const notes = new Notes(noteTags);
  const section = readSection(tag, notes, 1);
  if (!section.ok) return section;
  const { entries, comments, escapes } = section.value;
  if (column === undefined) {
    return isEmpty(section.value)
      ? ok(undefined)
      : failAt('ERR_DEALER', tag.place, `an auction begins at N, E, S or W, not at ${quote(tag.value)}`);
  }
  const calls: BoardCall[] = [];
  const places: Place[] = [];
  let dashes = 0;
  let ending: Ending | undefined;
  let stop: string | undefined;
  let allPassed = false;
  for (const entry of entries) {
    const { text, place } = entry;
    if (/^-+$/.test(text)) {
      if (calls.length === 0) dashes += text.length;
      else stop ??= 'a dash stands only before the first call';
    } else if (text === '*' || text === '+') {
      ending ??= text;
      stop ??= `nothing can be called after the ${text} that ends the auction`;
    } else if (stop !== undefined) {
      return failAt('ERR_CALL', place, stop);
    } else if (/^(AP|ALL|ALLPASS)$/i.test(text)) {
      const missing = passesMissing(calls);
      calls.push(...missing);
      places.push(...missing.map(() => place));
      allPassed = true;
    } else if (!(allPassed && /^pass$/i.test(text))) {
      const call = callOf(entry);
      if (call === undefined) return failAt('ERR_CALL', place, `${quote(text)} is not a call`);
      calls.push(call);
      places.push(place);
    }
  }
  const value: BoardAuction = {
    first: turn(column, dashes),
    calls,
    ...(ending !== undefined && { ending }),
    ...(comments.length > 0 && { comments }),
    ...(notes.loose.length > 0 && { notes: notes.loose }),
  };
  return ok({ value, places, escapes });
}

function callOf({ text, marks, remarks }: Entry): BoardCall | undefined {
  const call = parseCall(text);
  const skipped = marks.filter((mark) => mark === 'S').length;
  if (call === undefined || skipped > 3) return undefined;
  const { note, ...others } = remarks;
  return {
    call,
    ...others,
    ...(note === '' ? { alert: true } : note !== undefined && { note }),
    ...(marks.includes('I') && { insufficient: true }),
    ...((skipped === 1 || skipped === 2 || skipped === 3) && { skipped }),
  };
}

/** Makes the auction section: its tag, and the notes after it. */
export function makeAuction(auction: BoardAuction): Pick<PbnTag, 'name' | 'value' | 'text'>[] {
  const { first, calls, ending, comments, notes: loose } = auction;
  const notes = new NoteWriter();
  const cells = calls.flatMap(({ call, alert, insufficient, skipped = 0, ...remarks }) => {
    const note = remarks.note ?? (alert ? '' : undefined);
    const written = makeRemarks({ ...remarks, ...(note !== undefined && { note }) }, notes);
    return [
      ...Array.from({ length: skipped }, () => '^S'),
      `${insufficient ? '^I ' : ''}${makeCall(call)}${written}`,
    ];
  });
  const text = makeLeadComments(comments) + makeRows(cells) + (ending === undefined ? '' : `\n${ending}`);
  return [
    { name: 'Auction', value: first, text },
    ...notes.values(loose).map((value) => ({ name: 'Note', value, text: '' })),
  ];
}
