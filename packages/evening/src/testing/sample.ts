import type { CommandOf, KindName } from '../log/kind.ts';
import type { Tournament } from '../tournament.ts';

/** A command of a kind that can be given, and the evening in which it can; without one, a Howell of four pairs. */
export interface Sample<K extends KindName> {
  readonly command: CommandOf<K>;
  readonly in?: () => Tournament;
}

/** Samples of a subject: one of each kind. */
export type Samples<K extends KindName> = { readonly [Each in K]: Sample<Each> };
