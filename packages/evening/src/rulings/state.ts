import type { Adjustment } from '@overtrick/duplicate/event/event';

/** The part of a tournament about rulings, penalties and appeals. */
export interface RulingsState {
  /** The form in which a line's board was played, if it was not the right one (Law 87). */
  readonly forms: ReadonlyMap<string, string>;
  /** Each with the evening in which it was given, if evenings have names. */
  readonly penalties: readonly (Adjustment & { readonly session?: string })[];
  /** By the numbers of their entries; an appeal that was heard has a decision. */
  readonly appeals: ReadonlyMap<number, Appeal>;
}

interface Appeal {
  readonly line: string;
  readonly text: string;
  readonly decision?: string;
}
