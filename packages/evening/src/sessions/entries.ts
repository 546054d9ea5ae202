import type { Carried } from '@overtrick/duplicate/event';

/** An entry about the sessions, and of the end. */
export type SessionEntry = SessionBegun | Ended | Published | Reopened;

/** The next evening of the tournament begins. Plans from now on are of it; their rounds and boards go on in number. */
export interface SessionBegun {
  readonly kind: 'session';
  readonly name: string;
  /** As `2026-11-28`. */
  readonly date?: string;
  /** Of a final: those who play it, with what they bring. It is ranked by itself; without it all evenings count. */
  readonly finalists?: readonly (Carried & { readonly contestant: string })[];
  /** Of a final with a consolation: the places of each section come after those of the one before. */
  readonly isBySection?: boolean;
}

interface Ended {
  readonly kind: 'ended';
}

/** The result is published, as its next version. */
interface Published {
  readonly kind: 'published';
}

interface Reopened {
  readonly kind: 'reopened';
  readonly reason: string;
}
