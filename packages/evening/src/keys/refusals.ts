import type { TournamentCommand } from '../entry.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import type { Tournament } from '../tournament.ts';
import { isReleased } from '../view/sight.ts';
import type { Admitted, Granted, Revoked } from './entries.ts';
import type { Key } from './key.ts';

/** More keys than phones in any hall. */
export const MOST_KEYS = 5000;

/** Finds the key of a token's proof; `undefined` if it is revoked. */
export const keyByProof = ({ keys }: Pick<Tournament, 'keys'>, proof: string): Key | undefined =>
  proof === '' ? undefined : [...keys.values()].find((key) => key.proof === proof && !key.isRevoked);

/** Finds the key that holds a table's place or a player's seat. */
const holderOf = (
  { keys }: Pick<Tournament, 'keys'>,
  { role, place, contestant, player }: Pick<Key, 'role' | 'place' | 'contestant' | 'player'>,
): Key | undefined =>
  [...keys.values()].find((key) => {
    if (key.role !== role || key.isRevoked || key.isAsked) return false;
    if (role === 'table') return key.place === place;
    return role === 'player' && key.contestant === contestant && key.player === player;
  });

/** Refuses a key that cannot be granted. */
export function grantRefusal(tournament: Tournament, command: Granted, by: Key): Refusal | undefined {
  const { role, place, contestant, player, plays, proof, isAsked } = command;
  const { contestants, keys, state, terms } = tournament;
  if (role === 'table' && place === undefined)
    return refuse('ERR_KEY', 'place', 'a table’s link needs a place, such as A3');
  if (role === 'player' && (contestant === undefined || player === undefined))
    return refuse('ERR_KEY', 'contestant', 'a player’s link says whose it is');
  const seat = seatRefusal(tournament, command);
  if (seat) return seat;
  const stranger = [contestant, plays].find((id) => id !== undefined && !contestants.has(id));
  if (stranger !== undefined) return refuse('ERR_CONTESTANT', stranger, `there is no contestant ${stranger}`);
  if (keyByProof(tournament, proof))
    return refuse('ERR_TAKEN', 'proof', 'another device uses this link already');
  if (role === 'player' && contestants.get(contestant ?? '')?.isRobots)
    return refuse('ERR_CONTESTANT', contestant, `computer players play for ${contestant}`);
  const more = moreRefusal(tournament, by, command);
  if (more) return more;
  if (by.role !== 'join') return undefined;
  if (state === 'over' || state === 'published')
    return refuse('ERR_OVER', role, 'the tournament is over: nobody joins it');
  if (terms.policies.join === 'closed' || keys.size >= MOST_KEYS)
    return refuse('ERR_CLOSED', role, 'joining is closed: ask the director for a link');
  if (isAsked || holderOf(tournament, command) === undefined) return undefined;
  const what = place ?? `player ${player} of ${contestant}`;
  return refuse('ERR_TAKEN', place ?? contestant, `another device has joined as ${what}`);
}

/**
 * Refuses a key that shows more than its director's own: a director who plays cannot grant a key that sees every
 * result, and one who has looked at hands still to be played cannot grant a key to play with.
 */
function moreRefusal(tournament: Tournament, by: Key, { role, plays }: Granted): Refusal | undefined {
  if (by.role !== 'director') return undefined;
  if (by.plays !== undefined && (role === 'scorer' || (role === 'director' && plays !== by.plays)))
    return refuse(
      'ERR_ROLE',
      role,
      'a director who plays cannot make a link that shows more than their own; a director who does not play can',
    );
  const isToPlay = role === 'player' || plays !== undefined;
  const seen = [...tournament.unsealed].find(
    ([board, keys]) => keys.includes(by.number) && !isReleased(tournament, board),
  );
  return isToPlay && seen !== undefined
    ? refuse(
        'ERR_ROLE',
        role,
        `this link has opened the hands of board ${seen[0]}, which is still to be played: it makes no link to play`,
      )
    : undefined;
}

/** Refuses a player number that the contestant cannot have: the limit is one, two, or the players of a team. */
function seatRefusal({ terms, contestants }: Tournament, command: Granted): Refusal | undefined {
  const { role, contestant, player = 1 } = command;
  if (role !== 'player' || contestant === undefined) return undefined;
  const named = contestants.get(contestant)?.players?.length ?? 0;
  const isAlone = terms.form === 'individual' || terms.form === 'threes' || terms.seats !== undefined;
  // substitutes are players more
  const most = Math.max(terms.form === 'teams' ? 4 : isAlone ? 1 : 2, named);
  return player <= most
    ? undefined
    : refuse('ERR_CONTESTANT', contestant, `${contestant} has no player ${player}`);
}

/**
 * Returns the commands of a grant: by the join link it waits for admission if the policy says so, by a director it
 * replaces the key that holds the place.
 */
export function grantedCommands(
  tournament: Tournament,
  command: Granted,
  by: Key,
): readonly TournamentCommand[] {
  if (by.role === 'join')
    return [tournament.terms.policies.join === 'asked' ? { ...command, isAsked: true } : command];
  return command.isAsked ? [command] : [...vacated(tournament, command), command];
}

/** Returns the revocation of the key that holds a place, so that another can have it. */
export function vacated(
  tournament: Tournament,
  key: Pick<Key, 'role' | 'place' | 'contestant' | 'player'>,
): readonly TournamentCommand[] {
  const holder = holderOf(tournament, key);
  return holder === undefined ? [] : [{ kind: 'revoked', key: holder.number }];
}

/** Refuses to admit or revoke a key that cannot be. */
export function keyRefusal(
  { keys }: Tournament,
  { kind, key: number }: Admitted | Revoked,
): Refusal | undefined {
  const key = keys.get(number);
  const at = String(number);
  if (key === undefined || key.isRevoked) return refuse('ERR_KEY', at, `there is no link ${number}`);
  if (kind === 'admitted')
    return key.isAsked ? undefined : refuse('ERR_NOTHING', at, 'this device has been admitted already');
  const directors = [...keys.values()].filter((one) => one.role === 'director' && !one.isRevoked);
  return key.role === 'director' && directors.length === 1
    ? refuse('ERR_CLOSED', at, 'this is the only director’s link: make another one first')
    : undefined;
}
