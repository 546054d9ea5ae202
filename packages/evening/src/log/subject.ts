import type { Opened } from '../entry.ts';
import type { Tournament } from '../tournament.ts';
import type { Standpoint } from '../view/standpoint.ts';
import type { Folded } from './folded.ts';
import type { KindName, Kinds } from './kind.ts';

/** The types of a subject: its entries, its part of the state, and its parts of a view. */
interface SubjectTypes {
  readonly entry: { readonly kind: string };
  readonly state: object;
  readonly view: object;
}

/** A subject of an evening, registered in `subjects.ts`. */
export interface Subject<Types extends SubjectTypes> {
  readonly kinds: Kinds<Types['entry']['kind'] & KindName>;
  /** Returns the subject's part of the state, as it is when the tournament is opened. */
  readonly initial: (opened: Opened) => Pick<Folded, keyof Types['state'] & keyof Folded>;
  /** Returns the parts of a view that a standpoint may see; absent if the subject adds none. */
  readonly view?: (tournament: Tournament, standpoint: Standpoint) => Types['view'];
  /** The types alone: no object has this field. */
  readonly types?: Types;
}
