import { CLOCK } from './clock/subject.ts';
import { DRAWN } from './draws/subject.ts';
import { ENTRANTS } from './entrants/subject.ts';
import type { Opened } from './entry.ts';
import { HANDS } from './hands/subject.ts';
import { KEYS } from './keys/subject.ts';
import type { Folded } from './log/folded.ts';
import type { EntryKind, KindName, Kinds } from './log/kind.ts';
import { NOTICES } from './notices/subject.ts';
import { ONLINE } from './online/subject.ts';
import { PLAN } from './plan/subject.ts';
import { RESULTS } from './results/subject.ts';
import { RULINGS } from './rulings/subject.ts';
import { SESSIONS } from './sessions/subject.ts';
import { TEAMS } from './teams/subject.ts';
import { TERMS } from './terms/subject.ts';
import type { Tournament } from './tournament.ts';
import type { Standpoint } from './view/standpoint.ts';

/** The subjects of an evening, one line each. */
const SUBJECTS = {
  terms: TERMS,
  entrants: ENTRANTS,
  plan: PLAN,
  results: RESULTS,
  rulings: RULINGS,
  clock: CLOCK,
  hands: HANDS,
  teams: TEAMS,
  draws: DRAWN,
  online: ONLINE,
  keys: KEYS,
  notices: NOTICES,
  sessions: SESSIONS,
};

type Types = NonNullable<(typeof SUBJECTS)[keyof typeof SUBJECTS]['types']>;

/** A command: an entry of a subject, without its stamp. */
export type SubjectEntry = Types['entry'];

/** The parts of a tournament's state, of all subjects. */
export type SubjectStates = Together<Types['state']>;

/** The parts of a view, of all subjects. */
export type SubjectViews = Together<Types['view']>;

/** The object that has the fields of all these objects. */
type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The kinds of entries of all subjects. */
const KINDS: Kinds<KindName> = Object.assign({}, ...Object.values(SUBJECTS).map(({ kinds }) => kinds));

/** The names of the kinds of commands. */
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** Returns a kind; its functions only accept entries of that kind. */
export const kindOf = <K extends KindName>(name: K): EntryKind<K> => KINDS[name];

/** Returns the state of all subjects, as it is when the tournament is opened. */
export const initialStates = (opened: Opened): Pick<Folded, keyof SubjectStates> =>
  Object.assign({}, ...Object.values(SUBJECTS).map(({ initial }) => initial(opened)));

/** The views of the subjects that have one. */
const VIEWS = Object.values(SUBJECTS).flatMap(({ view }) => view ?? []);

/** Returns the parts of a view of all subjects. */
export const subjectViews = (tournament: Tournament, standpoint: Standpoint): SubjectViews =>
  Object.assign({}, ...VIEWS.map((view) => view(tournament, standpoint)));
