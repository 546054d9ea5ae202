/** An entry about calls for the director and announcements. */
export type NoticeEntry = Flagged | Attended | Unflagged | Announced;

/** A table calls the director. */
export interface Flagged {
  readonly kind: 'flagged';
  /** `A3` */
  readonly place: string;
  readonly text: string;
}

/** A director is on the way to a flag; the entry's key is whose. */
export interface Attended {
  readonly kind: 'attended';
  /** The number of the flag's entry. */
  readonly flag: number;
}

export interface Unflagged {
  readonly kind: 'unflagged';
  readonly flag: number;
}

export interface Announced {
  readonly kind: 'announced';
  readonly text: string;
  /** All, or sections (`A`) and places (`A3`). */
  readonly to: 'all' | readonly string[];
}
