import type { TournamentCommand } from '../entry.ts';
import type { Key, Role } from '../keys/key.ts';
import type { Tournament } from '../tournament.ts';
import type { Field } from './field.ts';
import type { Change } from './folded.ts';
import type { Refusal } from './refusal.ts';

export type KindName = TournamentCommand['kind'];
export type CommandOf<K extends KindName> = Extract<TournamentCommand, { kind: K }>;

/** The fields of an entry; names with a question mark are optional. */
export type Fields = Readonly<Record<string, Field>>;

/** A check of a command: returns a refusal with a sentence, or `undefined` if the command passes. */
type Question<K extends KindName> = (
  tournament: Tournament,
  command: CommandOf<K>,
  key: Key,
  at: number,
) => Refusal | undefined;

/** A kind of entry: its fields, who may make it and when, and the change it makes. */
export interface EntryKind<K extends KindName = KindName> {
  readonly fields: Fields;
  /**
   * The roles that may make it besides a director, who may make every entry; each with a check, which comes before
   * `refusal`.
   */
  readonly roles?: Partial<Readonly<Record<Exclude<Role, 'director'>, Question<K>>>>;
  /** True if only the keeper of the log may make such an entry; some kinds only with certain fields. */
  readonly isKeepers?: (command: CommandOf<K>) => boolean;
  /** True if nobody sends it as it is: the server completes it (a key's token), or does it by itself. */
  readonly isFromServer?: true;
  /** True if it changes results: a published result cannot be changed until the tournament is reopened. */
  readonly isOfResults?: (command: CommandOf<K>) => boolean;
  /** True if it is refused when the tournament is over. */
  readonly isRefusedAtEnd?: true;
  /** Refuses a command that is impossible now, for every role; absent if it is always possible. */
  readonly refusal?: Question<K>;
  /** Returns the entries of a command; absent if it is the only entry. */
  readonly brings?: (tournament: Tournament, command: CommandOf<K>, key: Key) => readonly TournamentCommand[];
  readonly fold: Change<K>;
}

/** The kinds of a subject, by name. */
export type Kinds<K extends KindName> = { readonly [Each in K]: EntryKind<Each> };

/** Accepts every command of a role. */
export const always = (): undefined => undefined;

/** True for every command of a kind. */
export const yes = (): true => true;
