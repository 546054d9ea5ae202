/** An entry about calls for the director and announcements. */
export type NoticeEntry = Flagged | Attended | Unflagged | Announced;

/** A table's call for the director. */
export interface Flagged {
  readonly kind: 'flagged';
  /** `A3` */
  readonly place: string;
  readonly text: string;
}

/** A director is on the way to a call; the entry's key is the director's. */
export interface Attended {
  readonly kind: 'attended';
  /** The number of the call's entry. */
  readonly flag: number;
}

/** The end of a call: a director has answered it, or its caller withdraws it. */
export interface Unflagged {
  readonly kind: 'unflagged';
  readonly flag: number;
}

/** An announcement by the director. */
export interface Announced {
  readonly kind: 'announced';
  readonly text: string;
  /** Everybody, or some sections (`A`) and places (`A3`). */
  readonly to: 'all' | readonly string[];
}
