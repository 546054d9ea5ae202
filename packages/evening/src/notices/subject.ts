import type { Subject } from '../log/subject.ts';
import type { NoticeEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { NoticesState } from './state.ts';
import { type NotesView, notesOf } from './view.ts';

/** The subject of calls for the director, and announcements. */
export const NOTICES: Subject<{
  entry: NoticeEntry;
  state: NoticesState;
  view: { readonly notes: NotesView };
}> = {
  kinds: KINDS,
  initial: () => ({ flags: new Map(), notices: [] }),
  view: (tournament, standpoint) => ({ notes: notesOf(tournament, standpoint) }),
};
