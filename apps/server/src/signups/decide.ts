import type { ChangeSignup, SignUp } from '@overtrick/protocol/signups';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { Club } from '../clubs/clubLog.ts';
import { nameKey } from '../clubs/results.ts';
import type { Asker } from '../clubs/tokens.ts';
import { nameFor, seesMembers } from '../clubs/views.ts';
import type { NextEvening } from './nextEvening.ts';
import { type Player, type Signup, type SignupEntry, type SignupList, signupOf } from './signupLog.ts';

/** The most pairs and singles on a list at a time. */
export const MOST_SIGNUPS = 300;
/** The most entries of a list; and of those that only remove something or note a payment. */
export const MOST_ENTRIES = 3000;
export const MOST_ENTRIES_OF_ALL = 4000;
/** The most sign-ups at a time by the kind of mark of the person who made them, and the most entries of each. */
export const MOST_OF: Readonly<Record<string, { readonly standing: number; readonly steps: number }>> = {
  device: { standing: 4, steps: 60 },
  account: { standing: 4, steps: 60 },
  member: { standing: 4, steps: 60 },
  address: { standing: 60, steps: 600 },
};

export type SignupCode =
  | 'ERR_NO_SIGNUP'
  | 'ERR_SIGNUPS_CLOSED'
  | 'ERR_SIGNED_UP'
  | 'ERR_SIGNUPS_FULL'
  | 'ERR_CLUB_KEY'
  | 'ERR_OPTIONS';
export type Decision = Result<readonly SignupEntry[], SignupCode>;

/** A person who does something with a list. */
export interface Actor {
  readonly asker: Asker;
  /** The names under which a sign-up is theirs: the hash of its token, the mark of their account, their member. */
  readonly owners: readonly string[];
  /** The marks by which limits count them; none for the club's owner. */
  readonly marks: readonly string[];
}

/** The facts that a decision needs. */
export interface Situation {
  readonly club: Club;
  readonly list: SignupList;
  readonly evening: NextEvening;
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** True if somebody with that key may sign up. */
export const mayEnter = ({ signups }: Pick<Club, 'signups'>, { role }: Asker): boolean =>
  signups !== undefined && (signups.who === 'everybody' || role !== 'none');

/** True if the actor made the sign-up, or is one of its players. */
export function isOwn(club: Club, { players, owners }: Signup, { asker, owners: own }: Actor): boolean {
  if (owners.some((owner) => own.includes(owner))) return true;
  if (asker.role !== 'member') return false;
  const key = nameKey(club.members.get(asker.you)?.name ?? '');
  return players.some(
    ({ member, name }) => member === asker.you || (name !== undefined && nameKey(name) === key),
  );
}

const isOwner = ({ asker }: Actor): boolean => asker.role === 'owner';

/**
 * Decides on a new sign-up.
 * @param proof the hash of its token
 */
export function enter(situation: Situation, { name, partner }: SignUp, proof: string): Decision {
  const { club, list, actor, now } = situation;
  if (!mayEnter(club, actor.asker)) return fail('ERR_CLUB_KEY');
  const standing = [...list.signups.values()];
  const stands = (mark: string): number => standing.filter(({ marks }) => marks.includes(mark)).length;
  if (standing.length >= MOST_SIGNUPS || isTooMany(actor.marks, 'standing', stands))
    return fail('ERR_SIGNUPS_FULL');
  const closed = whyClosed(situation);
  if (closed !== undefined) return closed;
  const players = playersIn(situation, { name, partner });
  if (!players.ok) return players;
  return within(situation, [
    {
      kind: 'signedUp',
      signup: signupOf(list.next),
      at: now,
      players: [...players.value],
      owners: [`proof ${proof}`, ...actor.owners.filter((owner) => !owner.startsWith('proof '))],
      marks: [...actor.marks],
    },
  ]);
}

/** Decides on a change of a sign-up. */
export function change(situation: Situation, id: string, wanted: ChangeSignup): Decision {
  const { club, list, actor } = situation;
  const signup = list.signups.get(id);
  if (signup === undefined) return fail('ERR_NO_SIGNUP');
  if (!isOwner(actor) && !isOwn(club, signup, actor)) return fail('ERR_CLUB_KEY');
  const closed = whyClosed(situation);
  if (closed !== undefined) return closed;
  const decided = changeOf(situation, signup, wanted);
  return decided.ok ? within(situation, decided.value) : decided;
}

function changeOf(situation: Situation, signup: Signup, wanted: ChangeSignup): Decision {
  const { club, actor } = situation;
  const marks = [...actor.marks];
  const { signup: id } = signup;
  switch (wanted.kind) {
    case 'names': {
      const players = playersIn(situation, wanted, signup);
      if (!players.ok) return players;
      const isSame = JSON.stringify(players.value) === JSON.stringify(signup.players);
      return ok(isSame ? [] : [{ kind: 'changed', signup: id, players: [...players.value], marks }]);
    }
    case 'ask': {
      if (wanted.other === undefined)
        return ok(signup.asks === undefined ? [] : [{ kind: 'asked', signup: id, marks }]);
      const other = singleBeside(situation, signup, wanted.other);
      if (!other.ok) return other;
      // a person who has the right to both, or who is asked already, need not wait for an answer
      if (other.value.asks === id || isOwner(actor) || isOwn(club, other.value, actor))
        return ok([{ kind: 'joined', signup: id, other: wanted.other, marks }]);
      const isSame = signup.asks === wanted.other;
      return ok(isSame ? [] : [{ kind: 'asked', signup: id, other: wanted.other, marks }]);
    }
    case 'answer': {
      const other = situation.list.signups.get(wanted.other);
      if (other === undefined || other.asks !== id || signup.players.length > 1) return fail('ERR_NO_SIGNUP');
      return ok([
        wanted.accept
          ? { kind: 'joined', signup: id, other: wanted.other, marks }
          : { kind: 'asked', signup: wanted.other, marks },
      ]);
    }
    case 'join': {
      if (!isOwner(actor)) return fail('ERR_CLUB_KEY');
      const other = singleBeside(situation, signup, wanted.other);
      return other.ok ? ok([{ kind: 'joined', signup: id, other: wanted.other, marks }]) : other;
    }
    case 'pay': {
      const { player, isPaid } = wanted;
      if (!isOwner(actor)) return fail('ERR_CLUB_KEY');
      const paying = signup.players[player - 1];
      if (paying === undefined || club.signups?.money === undefined) return fail('ERR_NO_SIGNUP');
      return ok(Boolean(paying.isPaid) === isPaid ? [] : [{ kind: 'paid', signup: id, player, isPaid }]);
    }
  }
}

/** Decides on the end of a sign-up. People withdraw until the evening starts, also after the list is closed. */
export function withdraw(situation: Situation, id: string): Decision {
  const { club, list, actor, evening, now } = situation;
  const signup = list.signups.get(id);
  if (signup === undefined) return fail('ERR_NO_SIGNUP');
  if (!isOwner(actor) && !isOwn(club, signup, actor)) return fail('ERR_CLUB_KEY');
  if (!isOwner(actor) && now >= evening.start) return fail('ERR_SIGNUPS_CLOSED');
  return within(situation, [{ kind: 'withdrawn', signup: id, marks: [...actor.marks] }]);
}

/** Decides on what remains of the sign-ups of a former member: a partner who looks for another one, or nothing. */
export const withoutMember = ({ signups }: SignupList, member: string): readonly SignupEntry[] =>
  [...signups.values()]
    .filter(({ players }) => players.some((player) => player.member === member))
    .map(({ signup, players }): SignupEntry => {
      const others = players.filter((player) => player.member !== member);
      return others.length === 0
        ? { kind: 'withdrawn', signup, marks: [] }
        : { kind: 'changed', signup, players: others, marks: [] };
    });

const whyClosed = ({ actor, evening, now }: Situation): Failure<'ERR_SIGNUPS_CLOSED'> | undefined =>
  now < evening.closes || isOwner(actor) ? undefined : fail('ERR_SIGNUPS_CLOSED');

/** Finds a single beside another one, if the actor sees the list. */
function singleBeside(
  { club, list, actor }: Situation,
  { signup, players }: Signup,
  id: string,
): Result<Signup, 'ERR_NO_SIGNUP'> {
  const other = list.signups.get(id);
  const isShown = other !== undefined && (seesMembers(club, actor.asker) || isOwn(club, other, actor));
  return !isShown || id === signup || players.length > 1 || other.players.length > 1
    ? fail('ERR_NO_SIGNUP')
    : ok(other);
}

/** Returns the players of a sign-up by their names, unless one is missing or somebody is on the list already. */
function playersIn(
  situation: Situation,
  { name, partner }: Pick<SignUp, 'name' | 'partner'>,
  before?: Signup,
): Result<readonly Player[], 'ERR_OPTIONS' | 'ERR_SIGNED_UP'> {
  const { club, actor } = situation;
  const { asker } = actor;
  const kept = before?.players ?? [];
  const own = kept[0] ?? (asker.role === 'member' ? { member: asker.you } : undefined);
  const first = name === undefined ? own : playerFor(club, asker, name);
  if (first === undefined) return fail('ERR_OPTIONS', 'name', 'Enter your name.');
  const found = [first, ...(partner === undefined ? [] : [playerFor(club, asker, partner)])];
  const players = found.map(
    (player) => kept.find((one) => keyOf(club, one) === keyOf(club, player)) ?? player,
  );
  const keys = players.map((player) => keyOf(club, player));
  const taken = takenIn(situation, before);
  return new Set(keys).size < keys.length || keys.some((key) => taken.has(key))
    ? fail('ERR_SIGNED_UP')
    : ok(players);
}

/** Returns the names on the list that the actor may know: nobody learns of others by trying names. */
function takenIn({ club, list, actor }: Situation, except: Signup | undefined): ReadonlySet<string> {
  const isWhole = seesMembers(club, actor.asker);
  const others = [...list.signups.values()].filter(
    (one) => one !== except && (isWhole || isOwn(club, one, actor)),
  );
  return new Set(
    others.flatMap(({ players }) =>
      players.flatMap((player) =>
        player.member === undefined || nameFor(club, actor.asker, player.member) !== undefined
          ? keyOf(club, player)
          : [],
      ),
    ),
  );
}

const keyOf = ({ members }: Club, { name, member }: Player): string =>
  nameKey(member === undefined ? (name ?? '') : (members.get(member)?.name ?? ''));

/** Returns the member of that name whom the asker may see, or else the name as it was typed. */
function playerFor(club: Club, asker: Asker, typed: string): Player {
  const key = nameKey(typed);
  const member = [...club.members.values()].find(
    (one) =>
      nameKey(one.name) === key && seesMembers(club, asker) && nameFor(club, asker, one.member) !== undefined,
  );
  return member === undefined ? { name: typed } : { member: member.member };
}

/** True if one of the marks has reached its limit. */
const isTooMany = (
  marks: readonly string[],
  limit: 'standing' | 'steps',
  of: (mark: string) => number,
): boolean => marks.some((mark) => of(mark) >= (MOST_OF[mark.split(' ', 1)[0] ?? '']?.[limit] ?? 0));

/** Refuses entries beyond the limits of the list and of the actor; a withdrawal is only limited by the list. */
function within({ list, actor }: Situation, entries: readonly SignupEntry[]): Decision {
  const isEnd = entries.every(({ kind }) => kind === 'withdrawn' || kind === 'paid');
  const most = isEnd ? MOST_ENTRIES_OF_ALL : MOST_ENTRIES;
  const isOften = !isEnd && isTooMany(actor.marks, 'steps', (mark) => list.steps.get(mark) ?? 0);
  return list.length + entries.length > most || isOften ? fail('ERR_SIGNUPS_FULL') : ok(entries);
}
