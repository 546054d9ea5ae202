import type { CommandOf, KindName } from '@overtrick/evening/log/kind';
import type { TournamentView } from '@overtrick/evening/view';

/** Says each kind of entry of a subject in words, for the history on the director's desk. */
export type EntryWords<K extends KindName> = {
  readonly [Each in K]: (entry: CommandOf<Each>, view: TournamentView) => string;
};
