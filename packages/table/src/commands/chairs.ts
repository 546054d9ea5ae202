import { isProgram } from '@overtrick/protocol/program';
import { present } from '@overtrick/rules/present';
import { ok } from '@overtrick/rules/result';
import { isTeam } from '@overtrick/rules/views/view';
import type { EntryOf } from '../entry.ts';
import { refuse } from '../refuse.ts';
import {
  awaitedAt,
  haveDeviceInCommon,
  hostOf,
  isBetweenDeals,
  isOfAddress,
  isSameProgram,
  type Refusal,
  seatOf,
  sitsOut,
  standingOf,
  type Table,
  viewFor,
} from '../table.ts';
import { distinctName } from './names.ts';
import type { Decision } from './play.ts';

/** The number of places from which a chair's own person can look at it; looks from further places are not recorded. */
const MOST_MARKS = 32;

/** The most people that may ask the host for a chair at the same time. */
export const MOST_KNOCKS = 8;

/** Somebody who wants to sit down. */
interface Sitter {
  readonly name: string;
  readonly proof: string;
  readonly marks?: readonly string[] | undefined;
  /** Set for a computer program with an account of its own. */
  readonly program?: true | undefined;
}

/**
 * Seats somebody in a bot's chair, or asks the host for it, by the table's policies. At a table of bots any person may
 * sit down.
 */
export function sit(table: Table, chair: number, sitter: Sitter): Decision {
  const { proof, marks = [], program } = sitter;
  const name = distinctName(table, sitter.name);
  const player = table.players[chair];
  if (player === undefined) return noChair(table);
  if (player.kind === 'person')
    return refuse('ERR_CHAIR_TAKEN', `${player.name} sits there already: choose another chair.`);
  if (marks.some((mark) => isBarred(table, mark)))
    return refuse('ERR_CLOSED', 'The host has removed you from this table: open one of your own.');
  // its deals belong to one person: a deal stays as the person left it
  const isOneOwn = table.isShared && !table.policies.bidding;
  if (isOneOwn || table.isOffline || table.sitting !== undefined) return refuse('ERR_CLOSED');
  if (isAgainstAll(table, chair))
    return refuse('ERR_CLOSED', 'At this table the opponents always pass: nobody can sit there.');
  if (isProgram(sitter) && table.players.some((other) => isSameProgram(other, marks)))
    return refuse('ERR_SEATED');
  const isInvited =
    isProgram(sitter) && table.invitations.some((one) => one.chair === chair && marks.includes(one.mark));
  const isAsking = table.knocks.some((other) => isSameProgram(other, marks));
  if (isProgram(sitter) && isAsking && !isInvited) return refuse('ERR_WAITING');
  const wanted = joinFor(table, sitter);
  const join = isInvited && wanted === 'host' ? 'link' : wanted;
  if (join === 'link') return ok([seated(table, { chair, name, proof, marks, program })]);
  if (join === 'closed') return refuse('ERR_CLOSED');
  if (join === 'off') return refuse('ERR_CLOSED', 'Computer programs cannot sit down at this table.');
  if (table.knocks.length >= MOST_KNOCKS)
    return refuse('ERR_BUSY', 'Too many people are asking for a chair: try again in a moment.');
  return ok([
    {
      kind: 'knocked',
      chair,
      name,
      proof,
      ...(marks.length > 0 && { marks: [...marks] }),
      ...present({ program }),
    },
  ]);
}

/**
 * Returns how somebody may take a free chair now. A program needs a host who admits it, unless the table is open to
 * programs, and never sits where many play the same boards to compare themselves.
 */
export function joinFor(table: Table, sitter: Pick<Sitter, 'program'>): 'link' | 'host' | 'closed' | 'off' {
  const { join, programs } = table.policies;
  const isHosted = hostOf(table) !== undefined;
  if (!isProgram(sitter)) return isHosted ? join : 'link';
  if (table.isShared || programs === 'off') return 'off';
  if (!isHosted) return programs === 'link' ? 'link' : 'off';
  return join === 'link' ? programs : join;
}

/**
 * Returns the reason why inviting people to a table makes no sense: nobody else may sit down, or people sit in all
 * chairs.
 */
export function whyNotInviting(table: Table): Refusal | undefined {
  if (standingOf(table).over) return refuse('ERR_MATCH_OVER');
  const isFree = table.players.some((_, chair) => {
    const seated = sit(table, chair, { name: 'Friend', proof: '' });
    return seated.ok || seated.code === 'ERR_BUSY';
  });
  return isFree ? undefined : refuse('ERR_CLOSED');
}

/** True if the chair is on the side that always passes: against all people at the table. */
const isAgainstAll = (table: Table, chair: number): boolean =>
  table.policies.quiet &&
  table.players.some(
    ({ kind }, other) =>
      kind === 'person' && !isTeam(viewFor(table), seatOf(table, chair), seatOf(table, other)),
  );

/** Seats a person. Somebody who has seen the cards of another chair in this deal gets cards from the next deal on. */
function seated(
  table: Table,
  { chair, name, proof, marks = [], program }: Sitter & { readonly chair: number },
): EntryOf<'sat'> {
  return {
    kind: 'sat',
    chair,
    name,
    proof,
    ...(marks.length > 0 && { marks: [...marks] }),
    ...(hasSeenOthers(table, chair, marks) && { sitsOut: true as const }),
    ...present({ program }),
  };
}

/**
 * True if a visitor with one of these marks has been shown the cards of another chair in the current deal. Before the
 * first action, people who sit at the table at the same address count as one home.
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
 * Records that a person looks at their chair's cards from a new place. In a tournament one device shows one hand of a
 * deal.
 */
export function look(table: Table, chair: number, marks: readonly string[]): Decision {
  const known = table.players[chair]?.marks ?? [];
  const others = marks.filter((mark) => !known.includes(mark));
  const isOpen = table.sitting !== undefined && !isBetweenDeals(table) && !sitsOut(table, chair);
  if (isOpen && hasShownAnother(table, chair, marks))
    return ok([{ kind: 'shown', chair, marks: others, sitsOut: true }]);
  if (others.length === 0 || known.length >= MOST_MARKS) return ok([]);
  return ok([{ kind: 'shown', chair, marks: others }]);
}

/** True if the device or the account has seen another hand of the deal. People of one home share an address. */
const hasShownAnother = ({ seen }: Table, chair: number, marks: readonly string[]): boolean =>
  seen.some((one) => one.chair !== chair && haveDeviceInCommon(one.marks, marks));

/** Admits the person who asked, or turns them away; for the host. */
export function admit(table: Table, chair: number, knock: number, accept: boolean): Decision {
  if (hostOf(table) !== chair) return refuse('ERR_HOST');
  const asked = table.knocks.find((one) => one.knock === knock);
  if (asked === undefined) return refuse('ERR_NO_KNOCK');
  if (!accept) return ok([{ kind: 'refused', knock }]);
  const player = table.players[asked.chair];
  if (player?.kind === 'person')
    return refuse('ERR_CHAIR_TAKEN', `${player.name} sits there already: choose another chair.`);
  return ok([seated(table, asked)]);
}

/**
 * Adds the host's invitation of a computer program, known by the mark of its account, to a bot's chair. It replaces the
 * one before to that chair.
 */
export function invite(table: Table, by: number, chair: number, mark: string): Decision {
  if (hostOf(table) !== by) return refuse('ERR_HOST');
  if (standingOf(table).over) return refuse('ERR_MATCH_OVER');
  const join = joinFor(table, { program: true });
  if (join === 'off') return refuse('ERR_CLOSED', 'Computer programs cannot sit down at this table.');
  if (join === 'closed') return refuse('ERR_CLOSED');
  const seated = sit(table, chair, { name: 'Program', proof: '', marks: [mark], program: true });
  // it may ask for a chair while the list of those who ask is full
  if (!seated.ok && seated.code !== 'ERR_BUSY' && seated.code !== 'ERR_WAITING') return seated;
  const isKnown = table.invitations.some((one) => one.chair === chair && one.mark === mark);
  return ok(isKnown ? [] : [{ kind: 'invited', chair, mark }]);
}

/** Removes the invitation to a program that declines it. */
export const decline = (table: Table, mark: string): Decision =>
  table.invitations.some((one) => one.mark === mark)
    ? ok([{ kind: 'declined', mark }])
    : refuse('ERR_NO_INVITATION');

/** Withdraws the host's invitation of a computer program to a chair. A program that sits there stays. */
export function withdrawInvitation(table: Table, by: number, chair: number): Decision {
  if (hostOf(table) !== by) return refuse('ERR_HOST');
  const player = table.players[chair];
  if (player === undefined) return noChair(table);
  const open = table.invitations.find((one) => one.chair === chair);
  if (open !== undefined) return ok([{ kind: 'declined', mark: open.mark, byHost: true }]);
  return refuse(
    'ERR_NO_INVITATION',
    player.kind === 'person'
      ? `${player.name} sits in chair ${chair} already: there is nothing to withdraw. Other players can be removed instead.`
      : `No computer program is invited to chair ${chair}: it declined, or the invitation was withdrawn before. Invite one first.`,
  );
}

/** Refuses a chair that the table does not have. */
const noChair = ({ players }: Table): Refusal =>
  refuse('ERR_MESSAGE', `This table has ${players.length} chairs, numbered from 0.`);

/**
 * Removes somebody from their chair, for the host. They cannot sit down at this table again: not on that device, with
 * that account, or from that address, unless somebody at the table shares it.
 */
export function remove(table: Table, by: number, chair: number): Decision {
  if (hostOf(table) !== by) return refuse('ERR_HOST');
  if (chair === by || table.players[chair]?.kind !== 'person')
    return refuse('ERR_MESSAGE', 'Nobody else sits in that chair.');
  return ok([{ kind: 'removed', chair }]);
}

/**
 * Mutes somebody for everybody at the table, or unmutes them; for the host. It holds for their device, account and
 * address in every chair, and while they watch. They still call, play, claim, explain their calls and call the host.
 */
export function mute(table: Table, by: number, chair: number, isMuted: boolean): Decision {
  if (hostOf(table) !== by) return refuse('ERR_HOST');
  const player = table.players[chair];
  if (chair === by || player?.kind !== 'person')
    return refuse('ERR_MESSAGE', 'Nobody else sits in that chair.');
  if ((player.isMuted === true) === isMuted) return ok([]);
  return ok([{ kind: isMuted ? 'muted' : 'unmuted', chair }]);
}

/** True if the mark belongs to somebody whom the host has removed, and to nobody who sits at the table. */
const isBarred = ({ removed, players }: Table, mark: string): boolean =>
  removed.includes(mark) && !players.some(({ marks = [] }) => marks.includes(mark));

/** Starts without waiting for more people: the host may, and while the host is away anybody who sits there. */
export function start(table: Table, chair: number, isHostThere: boolean): Decision {
  if (awaitedAt(table) === 0) return ok([]);
  return hostOf(table) === chair || !isHostThere ? ok([{ kind: 'started' }]) : refuse('ERR_HOST');
}

/** Leaves a chair. At a sitting of a tournament it stays its player's own: a bot acts while they are gone. */
export const leave = (table: Table, chair: number): Decision =>
  table.sitting === undefined
    ? ok([{ kind: 'left', chair }])
    : refuse(
        'ERR_CLOSED',
        'You cannot leave your chair during a round: a computer player stands in while you are away.',
      );

/** Lets a bot act for a person who asks for it, or lets the person act again. */
export function rest(table: Table, chair: number, away: boolean): Decision {
  const now = table.players[chair]?.away;
  if (away) return ok(now === 'asked' ? [] : [{ kind: 'covered', chair, why: 'asked' }]);
  return ok(now === undefined ? [] : [{ kind: 'returned', chair }]);
}
