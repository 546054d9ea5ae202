import { ok } from '@overtrick/rules/result';
import { isTeam } from '@overtrick/rules/view';
import type { EntryOf } from '../entry.ts';
import { refuse } from '../refuse.ts';
import {
  awaitedAt,
  haveDeviceInCommon,
  hostOf,
  isBetweenDeals,
  isOfAddress,
  type Refusal,
  seatOf,
  sitsOut,
  standingOf,
  type Table,
  viewFor,
} from '../table.ts';
import { distinctName } from './names.ts';
import type { Decided } from './play.ts';

/** From so many places a chair's own person can look at it before more of them are not written down. */
const MOST_MARKS = 32;

/** The most people that may ask the host for a chair at the same time. */
export const MOST_KNOCKS = 8;

/**
 * A person takes a bot's chair, or asks the host for it: as the table's policy says. Somebody always may sit down at a
 * table of bots.
 */
export function sit(
  table: Table,
  chair: number,
  { name: wanted, proof, marks = [] }: { name: string; proof: string; marks?: readonly string[] | undefined },
): Decided {
  const name = distinctName(table, wanted);
  const player = table.players[chair];
  if (player === undefined)
    return refuse('ERR_MESSAGE', `This table has ${table.players.length} chairs, numbered from 0.`);
  if (player.kind === 'person') return refuse('ERR_CHAIR_TAKEN', `${player.name} sits there.`);
  if (marks.some((mark) => isBarred(table, mark)))
    return refuse('ERR_CLOSED', 'The host has removed you from this table: open one of your own.');
  // its deals are one person's own: what was left stays as it was left
  const isOneOwn = table.isShared && !table.policies.bidding;
  if (isOneOwn || table.isOffline || table.sitting !== undefined) return refuse('ERR_CLOSED');
  if (isAgainstAll(table, chair))
    return refuse('ERR_CLOSED', 'At this table people bid on one side, and nobody bids against them.');
  const host = hostOf(table);
  if (host === undefined || table.policies.join === 'link')
    return ok([seated(table, { chair, name, proof, marks })]);
  if (table.policies.join === 'closed') return refuse('ERR_CLOSED');
  if (table.knocks.length >= MOST_KNOCKS)
    return refuse('ERR_BUSY', 'Too many ask for a chair at once: try again in a moment.');
  return ok([{ kind: 'knocked', chair, name, proof, ...(marks.length > 0 && { marks: [...marks] }) }]);
}

/** The reason why nobody more is invited to a table: nobody else may sit down there, or people sit in all chairs. */
export function whyNotInviting(table: Table): Refusal | undefined {
  if (standingOf(table).over) return refuse('ERR_MATCH_OVER');
  const isFree = table.players.some((_, chair) => {
    const seated = sit(table, chair, { name: 'Friend', proof: '' });
    return seated.ok || seated.code === 'ERR_BUSY';
  });
  return isFree ? undefined : refuse('ERR_CLOSED');
}

/** Is the chair on the side that passes throughout: against everybody who sits there? */
const isAgainstAll = (table: Table, chair: number): boolean =>
  table.policies.quiet &&
  table.players.some(
    ({ kind }, other) =>
      kind === 'person' && !isTeam(viewFor(table), seatOf(table, chair), seatOf(table, other)),
  );

/** Whoever has seen the cards of another chair in this deal gets some from the next deal on. */
function seated(
  table: Table,
  {
    chair,
    name,
    proof,
    marks = [],
  }: { chair: number; name: string; proof: string; marks?: readonly string[] | undefined },
): EntryOf<'sat'> {
  return {
    kind: 'sat',
    chair,
    name,
    proof,
    ...(marks.length > 0 && { marks: [...marks] }),
    ...(hasSeenOthers(table, chair, marks) && { sitsOut: true as const }),
  };
}

/**
 * Has a visitor with one of these marks been shown the cards of another chair in the deal that is on? As long as nobody
 * has done anything, those who sit at the table at the same address are taken for people of one home.
 */
function hasSeenOthers(table: Table, chair: number, marks: readonly string[]): boolean {
  if (isBetweenDeals(table)) return false;
  const isFresh = table.steps.length === 0 && table.rewound === table.began;
  const isAtHome = (mark: string, other: number): boolean =>
    isFresh && isOfAddress(mark) && table.players[other]?.marks?.includes(mark) === true;
  return table.seen.some(
    (seen) =>
      seen.chair !== chair && seen.marks.some((mark) => marks.includes(mark) && !isAtHome(mark, seen.chair)),
  );
}

/**
 * Somebody looks at their chair's cards: written down where they come from somewhere new. In a tournament one device
 * shows one hand of a deal.
 */
export function look(table: Table, chair: number, marks: readonly string[]): Decided {
  const known = table.players[chair]?.marks ?? [];
  const others = marks.filter((mark) => !known.includes(mark));
  const isOpen = table.sitting !== undefined && !isBetweenDeals(table) && !sitsOut(table, chair);
  if (isOpen && hasShownAnother(table, chair, marks))
    return ok([{ kind: 'shown', chair, marks: others, sitsOut: true }]);
  if (others.length === 0 || known.length >= MOST_MARKS) return ok([]);
  return ok([{ kind: 'shown', chair, marks: others }]);
}

/** Has the device or the account seen another hand of the deal? People of one home have an address in common. */
const hasShownAnother = ({ seen }: Table, chair: number, marks: readonly string[]): boolean =>
  seen.some((one) => one.chair !== chair && haveDeviceInCommon(one.marks, marks));

/** The host lets in the one who asked, or turns them away. */
export function admit(table: Table, chair: number, knock: number, accept: boolean): Decided {
  if (hostOf(table) !== chair) return refuse('ERR_HOST');
  const asked = table.knocks.find((one) => one.knock === knock);
  if (asked === undefined) return refuse('ERR_NO_KNOCK');
  if (!accept) return ok([{ kind: 'refused', knock }]);
  const player = table.players[asked.chair];
  if (player?.kind === 'person') return refuse('ERR_CHAIR_TAKEN', `${player.name} sits there.`);
  return ok([seated(table, asked)]);
}

/**
 * Removes somebody from their chair, for the host. They sit down at this table no more: neither on that device, nor
 * with that account, nor from that address, unless somebody at the table has it in common.
 */
export function remove(table: Table, by: number, chair: number): Decided {
  if (hostOf(table) !== by) return refuse('ERR_HOST');
  if (chair === by || table.players[chair]?.kind !== 'person')
    return refuse('ERR_MESSAGE', 'Nobody else sits in that chair.');
  return ok([{ kind: 'removed', chair }]);
}

/**
 * Mutes somebody for everybody at the table, for the host, or lets them be heard again. It holds for their device,
 * account and address in every chair, and while they watch. The game goes on as before: they call, play, claim, explain
 * their calls and call the host.
 */
export function mute(table: Table, by: number, chair: number, isMuted: boolean): Decided {
  if (hostOf(table) !== by) return refuse('ERR_HOST');
  const player = table.players[chair];
  if (chair === by || player?.kind !== 'person')
    return refuse('ERR_MESSAGE', 'Nobody else sits in that chair.');
  if ((player.isMuted === true) === isMuted) return ok([]);
  return ok([{ kind: isMuted ? 'muted' : 'unmuted', chair }]);
}

/** True if a mark is that of somebody whom the host has removed, and of nobody who sits at the table. */
const isBarred = ({ removed, players }: Table, mark: string): boolean =>
  removed.includes(mark) && !players.some(({ marks = [] }) => marks.includes(mark));

/** The host waits for nobody else; while the host is not there, anybody who sits there may say so. */
export function start(table: Table, chair: number, isHostThere: boolean): Decided {
  if (awaitedAt(table) === 0) return ok([]);
  return hostOf(table) === chair || !isHostThere ? ok([{ kind: 'started' }]) : refuse('ERR_HOST');
}

/** A chair at a sitting of a tournament stays its player's own: a bot acts while they are gone. */
export const leave = (table: Table, chair: number): Decided =>
  table.sitting === undefined
    ? ok([{ kind: 'left', chair }])
    : refuse('ERR_CLOSED', 'The chair is yours as long as the round is played: a computer player stands in.');

/** A person has a bot act for them, or acts again. */
export function rest(table: Table, chair: number, away: boolean): Decided {
  const now = table.players[chair]?.away;
  if (away) return ok(now === 'asked' ? [] : [{ kind: 'covered', chair, why: 'asked' }]);
  return ok(now === undefined ? [] : [{ kind: 'returned', chair }]);
}
