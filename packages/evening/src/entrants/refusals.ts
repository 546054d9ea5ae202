import type { Key } from '../keys/key.ts';
import { PARTNERS } from '../lines/meeting.ts';
import { notFor } from '../log/notFor.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import type { Tournament } from '../tournament.ts';
import type { Amended, Entered, Hid, Scratched, Substituted } from './entries.ts';

/** Refuses the first id that is no contestant. */
export function strangerIn(
  { contestants }: Pick<Tournament, 'contestants'>,
  ids: readonly (string | null)[],
): Refusal | undefined {
  const stranger = ids.find((id) => id !== null && !contestants.has(id));
  return stranger === undefined || stranger === null
    ? undefined
    : refuse('ERR_CONTESTANT', stranger, `there is no contestant ${stranger}`);
}

/** Refuses an id that a contestant already has. */
export function enteredRefusal(
  { contestants, terms }: Tournament,
  { contestant }: Entered,
): Refusal | undefined {
  if (contestants.has(contestant))
    return refuse('ERR_CONTESTANT', contestant, `there is a contestant ${contestant} already`);
  return terms.form === 'individual' && contestant.includes(PARTNERS)
    ? refuse(
        'ERR_CONTESTANT',
        contestant,
        `the id of a player has no ${PARTNERS}: it is between those of partners`,
      )
    : undefined;
}

/** Refuses to remove a contestant that a plan names. */
export function scratchRefusal(tournament: Tournament, { contestant }: Scratched): Refusal | undefined {
  const isPlanned = tournament.plans.some(({ entrants }) => entrants.includes(contestant));
  return (
    strangerIn(tournament, [contestant]) ??
    (isPlanned
      ? refuse(
          'ERR_CONTESTANT',
          contestant,
          `${contestant} is in the plan: they are absent, or another plan is made`,
        )
      : undefined)
  );
}

/** Refuses a substitute who is not one of the contestant's additional players; in teams the line-up says who plays. */
export function substituteRefusal(
  tournament: Tournament,
  { contestant, player, substitute, from, to = from }: Substituted,
): Refusal | undefined {
  const stranger = strangerIn(tournament, [contestant]);
  if (stranger) return stranger;
  const wrong = (why: string) => refuse('ERR_CONTESTANT', contestant, why);
  if (tournament.terms.form === 'teams') return wrong('of a team the line-up says who plays');
  const players = tournament.contestants.get(contestant)?.players ?? [];
  const sit = tournament.terms.form === 'pairs' && tournament.terms.seats === undefined ? 2 : 1;
  if (player > sit || substitute <= sit || substitute > players.length)
    return wrong(`a substitute is not one of the ${sit} who sit there: enter their name first`);
  return to < from ? wrong(`round ${from} comes after round ${to}`) : undefined;
}

/** Refuses everything but names to a scorer; points, rankings and strats belong to the director. */
export function namesRefusal(
  _: Tournament,
  { kind: _kind, contestant: _contestant, players: _players, ...more }: Entered | Amended,
  key: Key,
): Refusal | undefined {
  const isMore = Object.values(more).some((value) => value !== undefined);
  return isMore ? notFor(key, 'scorers can change only names: ask the director for the rest') : undefined;
}

/** Refuses players who change something other than their own name. */
export function ownRefusal(
  { contestants }: Tournament,
  command: Amended | Hid,
  key: Key,
): Refusal | undefined {
  const own = () => notFor(key, 'players can change only their own name');
  if (command.contestant !== key.contestant) return own();
  if (command.kind === 'hid') return command.player === key.player ? undefined : own();
  const before = contestants.get(command.contestant)?.players ?? [];
  const { kind: _kind, contestant: _contestant, players = before, ...more } = command;
  const isOther = players.some(
    (player, i) =>
      i + 1 !== key.player && (player.name !== before[i]?.name || player.number !== before[i]?.number),
  );
  const isSameMany = players.length === Math.max(before.length, key.player ?? 0);
  const isMore = Object.values(more).some((value) => value !== undefined);
  return isOther || !isSameMany || isMore ? own() : undefined;
}

/** More entrants than an evening without a director has; a director may enter any number. */
export const MOST_ENTERED = 400;

/** Refuses entries by the join link unless the policy allows them and play has not started; it enters names only. */
export function entryRefusal(
  tournament: Tournament,
  { kind: _kind, contestant: _contestant, players = [], ...more }: Entered,
): Refusal | undefined {
  const closed = whyClosed(tournament);
  if (closed !== undefined) return closed;
  if (tournament.contestants.size >= MOST_ENTERED)
    return refuse('ERR_CLOSED', 'entered', 'the event is full: ask the director');
  const isMore = Object.values(more).some((value) => value !== undefined);
  const isFit = players.length >= 1 && players.length <= 2 && players.every(({ name }) => name.trim() !== '');
  return isMore || !isFit
    ? refuse('ERR_ROLE', 'entered', 'give one name, or two names for a pair')
    : undefined;
}

/** Refuses to join a player who already has a partner. */
export function partnerRefusal(
  tournament: Tournament,
  { kind: _kind, contestant, players = [], ...more }: Amended,
): Refusal | undefined {
  const before = tournament.contestants.get(contestant)?.players ?? [];
  const isMore = Object.values(more).some((value) => value !== undefined);
  const isAdded =
    before.length === 1 &&
    players.length === 2 &&
    players[0]?.name === before[0]?.name &&
    players[0]?.number === before[0]?.number &&
    players[1]?.name.trim() !== '';
  return (
    whyClosed(tournament) ??
    (isMore || !isAdded
      ? refuse('ERR_ROLE', contestant, 'one becomes the partner of a player who has none')
      : undefined)
  );
}

const whyClosed = ({ terms, state, plans }: Tournament): Refusal | undefined =>
  terms.policies.entry === 'open' && state === 'setup' && plans.length === 0
    ? undefined
    : refuse('ERR_CLOSED', 'entered', 'entry is closed: ask the director');
