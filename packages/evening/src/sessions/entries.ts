import type { Carried } from '@overtrick/duplicate/event/event';

/** An entry about the sessions, or about the end. */
export type SessionEntry = SessionBegun | Ended | Published | Reopened;

/** The next evening of the tournament. Later plans belong to it; rounds and boards continue the numbers. */
export interface SessionBegun {
  readonly kind: 'session';
  readonly name: string;
  /** A date such as `2026-11-28`. */
  readonly date?: string;
  /** The finalists with the points they carry; a final is ranked separately. Without it all evenings count. */
  readonly finalists?: readonly (Carried & { readonly contestant: string })[];
  /** In a final with a consolation: true if all places of a section come after those of the section before. */
  readonly isBySection?: boolean;
}

interface Ended {
  readonly kind: 'ended';
}

/** The publication of the result, as its next version. */
interface Published {
  readonly kind: 'published';
}

interface Reopened {
  readonly kind: 'reopened';
  readonly reason: string;
}
