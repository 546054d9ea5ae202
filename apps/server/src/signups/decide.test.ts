import type { ChangeSignup } from '@overtrick/protocol/signups';
import { expect, test } from 'vitest';
import { type Club, clubAfter } from '../clubs/clubLog.ts';
import type { Asker } from '../clubs/tokens.ts';
import { type Actor, change, type Decision, enter, MOST_OF, MOST_SIGNUPS, withdraw } from './decide.ts';
import { entrantsIn } from './entrants.ts';
import { nextEvening } from './nextEvening.ts';
import { placesIn, type SignupList, signupsAfter } from './signupLog.ts';
import { shownTo } from './views.ts';

const START = Date.UTC(2026, 11, 7, 19, 30);
const OPEN = START - 86_400_000;
const EVENING = '2026-12-07';

interface ClubWanted {
  readonly names?: 'members' | 'everybody';
  readonly who?: 'members' | 'everybody';
  readonly pairs?: number;
  readonly money?: string;
}

function clubOf({ names = 'everybody', who = 'everybody', ...terms }: ClubWanted = {}): Club {
  const entries = [
    { kind: 'club', name: 'Monday', proof: 'owner', secret: 'secret' },
    { kind: 'described', name: 'Monday', weekly: { day: 1, time: '19:30', zone: 'Europe/London' }, names },
    { kind: 'member', member: 'm1', name: 'Ann Lee', number: '17', handicap: 2 },
    { kind: 'member', member: 'm2', name: 'Bo Day', handicap: 5 },
    { kind: 'member', member: 'm3', name: 'Cy Fox', isHidden: true },
    { kind: 'signupTerms', terms: { who, closes: 60, ...terms } },
  ];
  const club = clubAfter(
    undefined,
    entries.map((entry) => JSON.stringify(entry)),
    0,
  );
  if (club === undefined) throw new Error('no club');
  return club;
}

const actor = (asker: Asker, device: string): Actor => ({
  asker,
  owners: [`proof ${device}`, ...(asker.role === 'member' ? [`member ${asker.you}`] : [])],
  marks:
    asker.role === 'owner' ? [] : asker.role === 'member' ? [`member ${asker.you}`] : [`device ${device}`],
});
const OWNER = actor({ role: 'owner' }, 'desk');
const member = (you: string) => actor({ role: 'member', you }, you);
const guest = (device: string) => actor({ role: 'none' }, device);
const linked = (device: string) => actor({ role: 'members' }, device);

/** A list in memory: what is decided is added at once. */
class List {
  list: SignupList = signupsAfter(undefined, [JSON.stringify({ kind: 'signups', secret: 'secret' })], 0);
  now = OPEN;
  club: Club;

  constructor(club: Club) {
    this.club = club;
  }

  enter(who: Actor, name: string | undefined, partner?: string): string {
    return this.#do(who, (situation) =>
      enter(situation, { evening: EVENING, name, partner }, who.owners[0]?.replace('proof ', '') ?? ''),
    );
  }

  change(who: Actor, signup: string, wanted: DistributiveOmit<ChangeSignup, 'evening'>): string {
    return this.#do(who, (situation) => change(situation, signup, { ...wanted, evening: EVENING }));
  }

  withdraw(who: Actor, signup: string): string {
    return this.#do(who, (situation) => withdraw(situation, signup));
  }

  /** Writes the list as the actor sees it, in the order of the page. */
  shown(who: Actor = OWNER): readonly string[] {
    return this.view(who).signups.map(
      ({ place, number, players }) =>
        `${place} ${number}: ${players.map(({ name = '?' }) => name).join(' & ')}`,
    );
  }

  view(who: Actor) {
    const { club, list, now } = this;
    return shownTo('club', { club, list, evening: nextEvening(club, now), actor: who, now });
  }

  #do(who: Actor, decide: (situation: Parameters<typeof withdraw>[0]) => Decision): string {
    const { club, list, now } = this;
    const evening = nextEvening(club, now);
    if (evening === undefined) throw new Error('no evening');
    const decided = decide({ club, list, evening, actor: who, now });
    if (!decided.ok) return decided.code;
    const bodies = decided.value.map((entry) => JSON.stringify(entry));
    this.list = signupsAfter(list, bodies, list.length);
    return `p${this.list.next - 1}`;
  }
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

test('pairs have places in the order in which they became pairs; beyond the limit they are reserves', () => {
  const list = new List(clubOf({ pairs: 2 }));
  const early = list.enter(guest('e'), 'Eve Orr');
  const first = list.enter(member('m1'), undefined, 'Bo Day');
  list.enter(guest('g'), 'Gus Poe', 'Hal Roy');
  list.enter(guest('i'), 'Ivy Nix', 'Joe Poe');
  const late = list.enter(guest('f'), 'Flo May');
  expect(list.shown()).toEqual([
    'in 1: Ann Lee & Bo Day',
    'in 2: Gus Poe & Hal Roy',
    'reserve 1: Ivy Nix & Joe Poe',
    'single 1: Eve Orr',
    'single 2: Flo May',
  ]);
  // singles who find each other do not take the place of a pair
  list.change(OWNER, early, { kind: 'join', other: late });
  expect(list.shown().slice(2)).toEqual(['reserve 1: Ivy Nix & Joe Poe', 'reserve 2: Eve Orr & Flo May']);
  // the first reserve gets the place of a pair that withdraws
  list.withdraw(member('m2'), first);
  expect(list.shown()).toEqual([
    'in 1: Gus Poe & Hal Roy',
    'in 2: Ivy Nix & Joe Poe',
    'reserve 1: Eve Orr & Flo May',
  ]);
  expect(placesIn(list.list).reserves).toEqual([]);
});

test('a new partner keeps the place of the pair; without a partner it is given up', () => {
  const list = new List(clubOf({ pairs: 2 }));
  const pair = list.enter(guest('a'), 'Eve Orr', 'Flo May');
  list.enter(guest('b'), 'Gus Poe', 'Hal Roy');
  list.enter(guest('c'), 'Kit Low', 'Lou Ash');
  list.change(guest('a'), pair, { kind: 'names', partner: 'Ivy Nix' });
  expect(list.shown()[0]).toBe('in 1: Eve Orr & Ivy Nix');
  list.change(guest('a'), pair, { kind: 'names', name: 'Eve Orr' });
  expect(list.shown()).toEqual(['in 1: Gus Poe & Hal Roy', 'in 2: Kit Low & Lou Ash', 'single 1: Eve Orr']);
  list.change(guest('a'), pair, { kind: 'names', partner: 'Ivy Nix' });
  expect(list.shown()[2]).toBe('reserve 1: Eve Orr & Ivy Nix');
});

test('a single plays with another one who asks and is accepted, or who asks back', () => {
  const list = new List(clubOf());
  const [a, b, c] = ['a', 'b', 'c'].map((who) => list.enter(guest(who), `Player ${who}`)) as [
    string,
    string,
    string,
  ];
  list.change(guest('a'), a, { kind: 'ask', other: b });
  // only the two, and the owner, see the question
  const asks = (who: Actor) => list.view(who).signups.map((one) => one.asks);
  expect(asks(guest('a'))).toContain(b);
  expect(asks(guest('b'))).toContain(b);
  expect(asks(OWNER)).toContain(b);
  expect(asks(guest('c'))).toEqual([undefined, undefined, undefined]);
  // nobody answers for another, or for somebody who does not ask
  expect(list.change(guest('c'), b, { kind: 'answer', other: a, accept: true })).toBe('ERR_CLUB_KEY');
  expect(list.change(guest('c'), c, { kind: 'answer', other: a, accept: true })).toBe('ERR_NO_SIGNUP');
  expect(list.change(guest('a'), a, { kind: 'join', other: b })).toBe('ERR_CLUB_KEY');
  expect(list.change(guest('a'), a, { kind: 'ask', other: a })).toBe('ERR_NO_SIGNUP');
  list.change(guest('b'), b, { kind: 'answer', other: a, accept: false });
  expect(asks(OWNER)).toEqual([undefined, undefined, undefined]);
  list.change(guest('a'), a, { kind: 'ask', other: b });
  list.change(guest('c'), c, { kind: 'ask', other: b });
  list.change(guest('b'), b, { kind: 'ask', other: a });
  expect(list.shown()).toEqual(['in 1: Player b & Player a', 'single 1: Player c']);
  // nobody is left asking a single who has a partner now
  expect(asks(OWNER)).toEqual([undefined, undefined]);
  expect(list.change(guest('c'), c, { kind: 'ask', other: b })).toBe('ERR_NO_SIGNUP');
  // both may change the pair
  expect(list.view(guest('a')).signups[0]).toMatchObject({ isOwn: true });
  expect(list.view(guest('b')).signups[0]).toMatchObject({ isOwn: true });
});

test('the list closes at its time; people withdraw until the start, and the owner changes it any time', () => {
  const list = new List(clubOf());
  const a = list.enter(guest('a'), 'Eve Orr');
  const b = list.enter(guest('b'), 'Flo May');
  list.now = START - 60 * 60_000;
  expect(list.view(guest('a')).evening).toMatchObject({ isOpen: false, hasStarted: false });
  expect(list.enter(guest('c'), 'Gus Poe')).toBe('ERR_SIGNUPS_CLOSED');
  expect(list.change(guest('a'), a, { kind: 'ask', other: b })).toBe('ERR_SIGNUPS_CLOSED');
  expect(list.change(guest('a'), a, { kind: 'names', partner: 'Hal Roy' })).toBe('ERR_SIGNUPS_CLOSED');
  list.withdraw(guest('b'), b);
  expect(list.shown()).toEqual(['single 1: Eve Orr']);
  list.now = START;
  expect(list.view(guest('a')).evening).toMatchObject({ isOpen: false, hasStarted: true });
  expect(list.withdraw(guest('a'), a)).toBe('ERR_SIGNUPS_CLOSED');
  list.enter(OWNER, 'Gus Poe', 'Hal Roy');
  list.withdraw(OWNER, a);
  expect(list.shown()).toEqual(['in 1: Gus Poe & Hal Roy']);
});

test('only the people of a sign-up and the owner change it: a guest by its key, a member by their link', () => {
  const list = new List(clubOf({ names: 'members' }));
  // a visitor who does not see the members types a name, not a member
  const typed = list.enter(guest('a'), 'Eve Orr', 'ann  LEE');
  for (const stranger of [guest('b'), linked('c'), member('m2')]) {
    expect(list.withdraw(stranger, typed)).toBe('ERR_CLUB_KEY');
    expect(list.change(stranger, typed, { kind: 'names', partner: 'Joe Poe' })).toBe('ERR_CLUB_KEY');
    expect(list.change(stranger, typed, { kind: 'pay', player: 1, isPaid: true })).toBe('ERR_CLUB_KEY');
  }
  expect(list.withdraw(guest('a'), 'p9')).toBe('ERR_NO_SIGNUP');
  list.withdraw(member('m1'), typed);
  expect(list.shown()).toEqual([]);
});

test('whoever sees no members gets numbers and their own sign-up, and learns no name by trying it', () => {
  const list = new List(clubOf({ names: 'members', pairs: 2, money: '£4' }));
  list.enter(member('m1'), undefined, 'Bo Day');
  list.enter(member('m3'), undefined);
  const outsider = list.view(guest('a'));
  expect(outsider).toMatchObject({ isWhole: false, pairs: 1, reserves: 0, singles: 1, signups: [] });
  expect(JSON.stringify(outsider)).not.toMatch(/Ann|Bo|Cy|£|m1|isPaid|terms/);
  for (const name of ['Ann Lee', 'Cy Fox', 'Nobody']) expect(list.enter(guest(name), name)).toMatch(/^p/);
  expect(list.change(guest('Nobody'), 'p5', { kind: 'ask', other: 'p2' })).toBe('ERR_NO_SIGNUP');
  expect(list.shown(guest('Nobody'))).toEqual(['single 4: Nobody']);
  // members see who comes, but not the name of a hidden member
  expect(list.shown(member('m2')).slice(0, 2)).toEqual(['in 1: Ann Lee & Bo Day', 'single 1: ?']);
  expect(list.shown(member('m3'))[1]).toBe('single 1: Cy Fox');
  expect(list.enter(linked('l'), 'Bo Day')).toBe('ERR_SIGNED_UP');
  // table money is the owner’s
  expect(JSON.stringify(list.view(member('m1')))).not.toMatch(/£|isPaid/);
  list.change(OWNER, 'p1', { kind: 'pay', player: 2, isPaid: true });
  expect(list.view(OWNER).signups[0]?.players).toEqual([
    { name: 'Ann Lee', isPaid: false },
    { name: 'Bo Day', isPaid: true },
  ]);
});

test('a club takes sign-ups of members alone if it says so; nobody is on the list twice', () => {
  const closed = new List(clubOf({ who: 'members' }));
  expect(closed.enter(guest('a'), 'Eve Orr')).toBe('ERR_CLUB_KEY');
  expect(closed.enter(linked('a'), 'Eve Orr')).toBe('p1');
  expect(closed.enter(member('m1'), undefined)).toBe('p2');
  const list = new List(clubOf());
  expect(list.enter(guest('a'), undefined)).toBe('ERR_OPTIONS');
  expect(list.enter(guest('a'), 'Eve Orr', 'eve  ORR')).toBe('ERR_SIGNED_UP');
  list.enter(guest('a'), 'Eve Orr', 'Ann Lee');
  expect(list.enter(guest('b'), 'EVE ORR')).toBe('ERR_SIGNED_UP');
  expect(list.enter(member('m1'), undefined)).toBe('ERR_SIGNED_UP');
  expect(list.enter(member('m1'), 'Flo May', 'Ann lee')).toBe('ERR_SIGNED_UP');
});

test('nobody fills a list: limits for a device, for all, and for how often they change their mind', () => {
  const list = new List(clubOf());
  const { standing = 0, steps = 0 } = MOST_OF.device ?? {};
  for (let i = 0; i < standing; i++) expect(list.enter(guest('a'), `A ${i}`)).toMatch(/^p/);
  expect(list.enter(guest('a'), 'One more')).toBe('ERR_SIGNUPS_FULL');
  list.withdraw(guest('a'), 'p1');
  expect(list.enter(guest('a'), 'One more')).toMatch(/^p/);
  let last = '';
  for (let i = 0; i < steps; i++) last = list.change(guest('a'), 'p2', { kind: 'names', name: `Other ${i}` });
  expect(last).toBe('ERR_SIGNUPS_FULL');
  // withdrawing is always possible
  expect(list.withdraw(guest('a'), 'p2')).not.toMatch(/ERR/);
  for (let i = list.list.signups.size; i < MOST_SIGNUPS; i++)
    expect(list.enter(guest(`device${i}`), `Player ${i}`)).toMatch(/^p/);
  expect(list.enter(guest('z'), 'Last')).toBe('ERR_SIGNUPS_FULL');
});

test('the desk gets the pairs with a place: members with number and mean handicap, no hidden names', () => {
  const list = new List(clubOf({ pairs: 3 }));
  list.enter(member('m1'), undefined, 'bo day');
  list.enter(member('m3'), undefined, 'Eve Orr');
  list.enter(guest('g'), 'Gus Poe', 'Hal Roy');
  list.enter(guest('i'), 'Ivy Nix', 'Joe Poe');
  expect(entrantsIn(list.club, list.list)).toEqual([
    {
      kind: 'entered',
      contestant: 'p1',
      players: [{ name: 'Ann Lee', number: '17' }, { name: 'Bo Day' }],
      handicap: 3.5,
    },
    { kind: 'entered', contestant: 'p3', players: [{ name: 'Gus Poe' }, { name: 'Hal Roy' }] },
  ]);
});
