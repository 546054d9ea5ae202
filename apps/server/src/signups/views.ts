import type { SignupsView, SignupView } from '@overtrick/protocol/signups';
import { present } from '@overtrick/rules/present';
import type { Club } from '../clubs/clubLog.ts';
import { nameFor, seesMembers } from '../clubs/views.ts';
import { type Actor, isOwn, mayEnter } from './decide.ts';
import type { NextEvening } from './nextEvening.ts';
import { type Player, placesIn, type Signup, type SignupList } from './signupLog.ts';

/**
 * Builds the view of a list: no other function sends a list to a page. Those who do not see the members see the
 * numbers and their own sign-ups.
 * @param now milliseconds since 1970
 */
export function shownTo(
  id: string,
  {
    club,
    list,
    evening,
    actor,
    now,
  }: {
    readonly club: Club;
    readonly list: SignupList;
    readonly evening: NextEvening | undefined;
    readonly actor: Actor;
    readonly now: number;
  },
): SignupsView {
  const { asker } = actor;
  const { signups: terms } = club;
  const { pairs, reserves, singles } = placesIn(list, terms?.pairs);
  const isWhole = seesMembers(club, asker);
  const shown = (signups: readonly Signup[], place: SignupView['place']): readonly SignupView[] =>
    signups.flatMap((signup, i) =>
      isWhole || isOwn(club, signup, actor)
        ? signupFor(club, list, actor, signup, { place, number: i + 1 })
        : [],
    );
  return {
    club: id,
    ...(evening && {
      evening: { ...evening, isOpen: now < evening.closes, hasStarted: now >= evening.start },
    }),
    ...present({ limit: terms?.pairs }),
    mayEnter: mayEnter(club, asker),
    isWhole,
    pairs: pairs.length,
    reserves: reserves.length,
    singles: singles.length,
    signups: [...shown(pairs, 'in'), ...shown(reserves, 'reserve'), ...shown(singles, 'single')],
    ...(asker.role === 'owner' && present({ terms })),
  };
}

function signupFor(
  club: Club,
  list: SignupList,
  actor: Actor,
  signup: Signup,
  at: Pick<SignupView, 'place' | 'number'>,
): SignupView {
  const isTheirs = isOwn(club, signup, actor);
  const { asks } = signup;
  const asked = asks === undefined ? undefined : list.signups.get(asks);
  const maySee =
    actor.asker.role === 'owner' || isTheirs || (asked !== undefined && isOwn(club, asked, actor));
  return {
    signup: signup.signup,
    players: signup.players.map((player) => playerFor(club, actor, player)),
    ...at,
    ...(isTheirs && { isOwn: true }),
    ...(maySee && present({ asks })),
  };
}

function playerFor(club: Club, { asker }: Actor, player: Player): SignupView['players'][number] {
  const { member, isPaid } = player;
  const name = member === undefined ? player.name : nameFor(club, asker, member);
  const isHidden = member !== undefined && club.members.get(member)?.isHidden;
  return {
    ...present({ name }),
    ...(isHidden && name !== undefined && { isHidden: true }),
    ...(asker.role === 'owner' && club.signups?.money !== undefined && { isPaid: isPaid === true }),
  };
}
