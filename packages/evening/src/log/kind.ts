import type { TournamentCommand } from '../entry.ts';
import type { Key, Role } from '../keys/key.ts';
import type { Tournament } from '../tournament.ts';
import type { Field } from './field.ts';
import type { Change } from './folded.ts';
import type { Refusal } from './refusal.ts';

export type KindName = TournamentCommand['kind'];
export type CommandOf<K extends KindName> = Extract<TournamentCommand, { kind: K }>;

/** The fields of an entry; those with a question mark may be left out. */
export type Fields = Readonly<Record<string, Field>>;

/** A question about a command: a refusal with a sentence, or nothing to say against it. */
type Question<K extends KindName> = (
  tournament: Tournament,
  command: CommandOf<K>,
  key: Key,
  at: number,
) => Refusal | undefined;

/** A kind of entry: its form, who may make it and when, and the change that it is. */
export interface EntryKind<K extends KindName = KindName> {
  readonly fields: Fields;
  /**
   * The roles that may make it beside a director, who may make all; each with what is asked of that role. The
   * questions are asked before `refusal`.
   */
  readonly roles?: Partial<Readonly<Record<Exclude<Role, 'director'>, Question<K>>>>;
  /** True if the keeper of the log alone makes such an entry; some kinds only with certain fields. */
  readonly isKeepers?: (command: CommandOf<K>) => boolean;
  /** True if it changes results: a published result stays until the tournament is reopened. */
  readonly isOfResults?: (command: CommandOf<K>) => boolean;
  /** True if a device may still send it when the tournament is over, though it may not correct. */
  readonly isRefusedAtEnd?: true;
  /** The refusal of what cannot be done now, whoever asks; left out where it always can. */
  readonly refusal?: Question<K>;
  /** The entries that a command brings about; itself alone where this is left out. */
  readonly brings?: (tournament: Tournament, command: CommandOf<K>, key: Key) => readonly TournamentCommand[];
  readonly fold: Change<K>;
}

/** The kinds of a subject, by name. */
export type Kinds<K extends KindName> = { readonly [Each in K]: EntryKind<Each> };

/** Has nothing against a role that may make such an entry in any case. */
export const always = (): undefined => undefined;

/** True for every command of a kind. */
export const yes = (): true => true;
