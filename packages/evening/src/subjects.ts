import { CLOCK } from './clock/kinds.ts';
import { DRAWN } from './draws/kinds.ts';
import { ENTRANTS } from './entrants/kinds.ts';
import { HANDS } from './hands/kinds.ts';
import { KEYS } from './keys/kinds.ts';
import type { EntryKind, KindName, Kinds } from './log/kind.ts';
import { NOTICES } from './notices/kinds.ts';
import { ONLINE } from './online/kinds.ts';
import { PLAN } from './plan/kinds.ts';
import { RESULTS } from './results/kinds.ts';
import { RULINGS } from './rulings/kinds.ts';
import { SESSIONS } from './sessions/kinds.ts';
import { TEAMS } from './teams/kinds.ts';
import { TERMS } from './terms/kinds.ts';

/** The kinds of entries of all subjects, one line for each subject. */
const KINDS: Kinds<KindName> = {
  ...TERMS,
  ...ENTRANTS,
  ...PLAN,
  ...RESULTS,
  ...RULINGS,
  ...CLOCK,
  ...HANDS,
  ...TEAMS,
  ...DRAWN,
  ...ONLINE,
  ...KEYS,
  ...NOTICES,
  ...SESSIONS,
};

/** The names of the kinds of commands. */
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** Returns a kind; its functions only accept entries of that kind. */
export const kindOf = <K extends KindName>(name: K): EntryKind<K> => KINDS[name];
