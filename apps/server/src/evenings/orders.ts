import { decide } from '@overtrick/evening/decide';
import type { Granted, TournamentCommand } from '@overtrick/evening/entry';
import { added } from '@overtrick/evening/fold';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import type { GrantWish, TournamentMessage } from '@overtrick/protocol/tournament';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { proofOf } from '../base/token.ts';
import { asSentence, readCommand } from '../reading/commands.ts';
import { isJoinProof, JOIN_KEY, keyOf, keyTokenOf } from './keys.ts';
import type { Order } from './order.ts';

/** The sender of a command. */
export interface Sender {
  /** The hash of the key's token. */
  readonly proof: string;
  /** The device's own id for the command: if it is sent twice, it is carried out once. */
  readonly id?: string | undefined;
}

/** Creates the order for a command in the tournament's own format. */
export function commandOrder(given: Sender, command: unknown): Result<Order> {
  const read = readCommand(command);
  return read.ok ? ok(orderOf(given, () => ok([read.value]))) : read;
}

/** Creates an order whose commands are computed in its turn, each decided on the state after the one before. */
export const orderOf = (
  { proof, id }: Sender,
  commandsFor: (tournament: Tournament, key: Key) => Result<readonly TournamentCommand[]>,
): Order => ({
  id,
  keyIn: (tournament) => keyShown(tournament, proof),
  decide(tournament, key, at) {
    const commands = commandsFor(tournament, key);
    return commands.ok ? decidedAll(tournament, key, commands.value, at) : asSentence(commands);
  },
});

/** An order that creates a key, with the key's token. */
export interface KeyOrder {
  readonly order: Order;
  /** Returns the token of the key in that tournament: the same each time. */
  readonly tokenIn: (tournament: Tournament) => string;
}

/** Creates the order by which a director creates a key. */
export function grantOrder(given: Sender & { readonly id: string }, wish: GrantWish): KeyOrder {
  const { kind: _, ...wanted } = wish;
  const scope = present(wanted);
  const tokenIn = (tournament: Tournament) =>
    keyTokenOf(tournament, ['grant', given.proof, given.id, ...Object.values(scope)]);
  const order = orderOf(given, (tournament) =>
    ok([{ kind: 'granted', ...scope, proof: proofOf(tokenIn(tournament)) }]),
  );
  return { order, tokenIn };
}

/** The scope of a requested key: a place, a player of a contestant, or a pair that enters itself. */
type JoinScope = Pick<TournamentMessage<'join'>, 'place' | 'contestant' | 'player' | 'label' | 'names'>;

/**
 * Creates the order by which the holder of the join link gets a key. If somebody already has the place, a director must
 * admit it.
 * @param mayWait called before the key waits for a director
 */
export function joinOrder(
  given: Sender & { readonly id: string },
  scope: JoinScope,
  mayWait: (tournament: Tournament) => boolean = () => true,
): Result<KeyOrder> {
  const { place, contestant, player, names, label } = scope;
  const isPlayer = contestant !== undefined && player !== undefined;
  const isEntry = names !== undefined && contestant === undefined;
  if ([place !== undefined, isPlayer, isEntry].filter(Boolean).length !== 1)
    return fail('ERR_MESSAGE', undefined, 'Join a place, as a player of a contestant, or with your names.');
  const asked = isEntry ? ['join', given.id, ...names] : ['join', given.id, place, contestant, player];
  const tokenIn = (tournament: Tournament) => keyTokenOf(tournament, asked);
  const commandsIn = (tournament: Tournament, isAsked = false): readonly TournamentCommand[] => {
    const proof = proofOf(tokenIn(tournament));
    const id = isEntry ? entrantIdOf(proof) : contestant;
    const granted: Granted = {
      kind: 'granted',
      role: place === undefined ? 'player' : 'table',
      ...present({ place, label }),
      ...(id !== undefined && { contestant: id, player: player ?? 1 }),
      proof,
      ...(isAsked && { isAsked: true }),
    };
    return [...naming(tournament, { id, player, names }), granted];
  };
  const order: Order = {
    id: given.id,
    keyIn: (tournament) =>
      isJoinProof(tournament, given.proof) || isOpenTo(tournament, names) ? ok(JOIN_KEY) : fail('ERR_KEY'),
    decide(tournament, key, at) {
      const granted = decidedAll(tournament, key, commandsIn(tournament), at);
      const isTaken = !granted.ok && granted.code === 'ERR_TAKEN';
      const decided = isTaken
        ? decidedAll(tournament, key, commandsIn(tournament, true).slice(-1), at)
        : granted;
      const isAsked = decided.ok && decided.value.some((one) => one.kind === 'granted' && one.isAsked);
      return isAsked && !mayWait(tournament) ? fail('ERR_SHARE') : decided;
    },
  };
  return ok({ order, tokenIn });
}

/** True if people may enter themselves, which ends when the tournament starts. */
const isOpenTo = ({ terms, state }: Tournament, names: readonly string[] | undefined): boolean =>
  names !== undefined && terms.policies.entry === 'open' && state === 'setup';

/** Returns the commands that name the joining people: a pair or a single player is entered, a partner gets a name. */
function naming(
  { contestants }: Tournament,
  {
    id,
    player,
    names = [],
  }: {
    readonly id: string | undefined;
    readonly player: number | undefined;
    readonly names: readonly string[] | undefined;
  },
): readonly TournamentCommand[] {
  if (id === undefined || names.length === 0) return [];
  const players = names.map((name) => ({ name }));
  if (player === undefined) return [{ kind: 'entered', contestant: id, players }];
  const before = contestants.get(id)?.players ?? [];
  return player === 2 && before.length === 1
    ? [{ kind: 'amended', contestant: id, players: [...before, ...players.slice(0, 1)] }]
    : [];
}

/** Returns the id of a pair that enters itself, the same if it tries again. */
const entrantIdOf = (proof: string): string => `e${proof.slice(0, 10)}`;

/** Returns the valid key with that token hash; a failure says why there is none. */
export function keyShown(tournament: Tournament, proof: string): Result<Key> {
  const key = keyOf(tournament, proof);
  if (key === undefined) return fail('ERR_KEY');
  if (key.isRevoked) return fail('ERR_KEY_REVOKED');
  return key.isAsked ? fail('ERR_KEY_ASKED') : ok(key);
}

/** Returns the entries of these commands, each decided on the state after the one before. */
export function decidedAll(
  tournament: Tournament,
  key: Key,
  commands: readonly TournamentCommand[],
  at: number,
): Result<readonly TournamentCommand[]> {
  const all: TournamentCommand[] = [];
  let now = tournament;
  for (const command of commands) {
    const decided = decide(now, key, command, at);
    if (!decided.ok) return asSentence(decided);
    all.push(...decided.value);
    if (commands.length > 1)
      now = decided.value.map((one) => ({ at, by: key.number, ...one })).reduce(added, now);
  }
  return ok(all);
}
