import type { Tournament } from '@overtrick/evening/tournament';
import type { Refused } from '@overtrick/protocol/refusal';
import {
  grantWish,
  type TournamentAnswer,
  type TournamentAnswers,
  type TournamentMessage,
  type TournamentMessageName,
} from '@overtrick/protocol/tournament';
import { ok, type Result } from '@overtrick/rules/result';
import { FloodGate } from '../../base/floodGate.ts';
import { inPlace, NO_PLACE, type Place, type Shares } from '../../base/shares.ts';
import { proofOf } from '../../base/token.ts';
import type { TournamentVisitor } from '../../evenings/audiences.ts';
import { isJoinProof, keyOf, openKey } from '../../evenings/keys.ts';
import { entrants, keysOf, waitingAt } from '../../evenings/limits.ts';
import type { LiveTournament } from '../../evenings/liveTournament.ts';
import type { EveningMessage } from '../../evenings/messages.ts';
import type { Order, OrderResult } from '../../evenings/order.ts';
import {
  commandOrder,
  grantOrder,
  joinOrder,
  type KeyOrder,
  orderOf,
  type Sender,
} from '../../evenings/orders.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import type { Reader } from '../../reading/reader.ts';
import type { Lookups } from '../request/lookups.ts';
import { parseWith } from '../request/parse.ts';
import type { Portions } from '../request/portions.ts';
import { readTogether } from '../request/together.ts';
import { refused } from '../request/words.ts';
import type { Turn } from './inOrder.ts';

/** The most tournaments that a connection watches at once: the desk of one evening beside the results of another. */
const MOST_ATTENDED = 4;
/** The rate at which somebody may request keys. */
const JOINS_PER_SECOND = 0.5;
const JOINS_AT_ONCE = 10;

/** The answer to an accepted message. The state of a tournament is only sent as `TournamentTold`. */
type Granted = {
  [Name in TournamentMessageName]: Name extends 'attend'
    ? EveningMessage<TournamentAnswer<'attend'>>
    : { readonly ok: true } & TournamentAnswers[Name];
};

type Handlers = {
  [Name in TournamentMessageName]: (
    message: TournamentMessage<Name>,
    turn: Turn,
  ) => Promise<Granted[Name] | Refused>;
};

/** The connection of a visit, and the resources that it shares with others. */
export interface VisitParts {
  readonly send: TournamentVisitor['send'];
  /** Called with each valid key that the connection presents. */
  readonly onKey: (key: string) => void;
  /** Resolves when the connection has received everything; with false if it has ended. */
  readonly drained: () => Promise<boolean>;
  readonly portions: Portions;
  readonly shares: Shares;
  readonly lookups: Lookups;
  /** The service that finds movements. */
  readonly reader: Reader;
  /** The counted address of the connection. */
  readonly address: string;
}

/** Handles one connection's tournament messages, for every key that it presents. */
export class TournamentVisit {
  readonly #tournaments: Tournaments;
  readonly #parts: VisitParts;
  readonly #joins = new FloodGate(JOINS_PER_SECOND, JOINS_AT_ONCE, performance.now());
  readonly #at = new Map<string, { readonly live: LiveTournament; readonly visitor: TournamentVisitor }>();
  #isOver = false;
  /** Settles when the last answer with a tournament's state was created. */
  #answering: Promise<unknown> = Promise.resolve();

  readonly #handlers: Handlers = {
    attend: (message, turn) => this.#attend(message, turn),
    depart: (message) => this.#depart(message),
    join: (message) => this.#join(message),
    do: (message) => this.#do(message),
  };

  constructor(tournaments: Tournaments, parts: VisitParts) {
    this.#tournaments = tournaments;
    this.#parts = parts;
  }

  /** Handles a message. `turn` is the answer's turn, which is taken when the answer is created from a tournament. */
  handle<Name extends TournamentMessageName>(
    name: Name,
    message: TournamentMessage<Name>,
    turn: Turn,
  ): Promise<Granted[Name] | Refused> {
    return this.#handlers[name](message, turn);
  }

  /** Ends the visit when its connection has ended. */
  end(): void {
    this.#isOver = true;
    for (const { live, visitor } of this.#at.values()) live.depart(visitor);
    this.#at.clear();
  }

  #find(id: string): Promise<LiveTournament | undefined> {
    return this.#parts.lookups.find(this.#tournaments, id, this.#parts.address);
  }

  async #attend(message: TournamentMessage<'attend'>, turn: Turn): Promise<Granted['attend'] | Refused> {
    const { tournament: id, token, have } = message;
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TOURNAMENT' });
    const proof = token === undefined ? undefined : proofOf(token);
    if (proof !== undefined && !isKnown(live, proof)) return refused({ code: 'ERR_KEY' });
    this.#leave(id);
    if (this.#at.size >= MOST_ATTENDED)
      return refused({ code: 'ERR_BUSY', why: `Look at ${MOST_ATTENDED} tournaments at most: leave one.` });
    const visitor: TournamentVisitor = { proof, send: this.#parts.send };
    this.#at.set(id, { live, visitor });
    this.#show(live, proof);
    // while it waited, it may have ended, or started to watch with another key
    const isWanted = () => !this.#isOver && this.#at.get(id)?.visitor === visitor;
    const attended = await this.#answer(isWanted, () => live.attend(visitor, have, turn.take));
    if (attended !== undefined && isWanted()) return attended;
    live.depart(visitor);
    if (isWanted()) this.#at.delete(id);
    return refused({ code: 'ERR_BUSY' });
  }

  /**
   * Creates an answer with a tournament's state once the connection has received the one before and its address is
   * within its limits. Returns `undefined` if it is not wanted any more by then.
   */
  #answer(
    isWanted: () => boolean,
    make: () => Promise<EveningMessage<TournamentAnswer<'attend'>>>,
  ): Promise<EveningMessage<TournamentAnswer<'attend'>> | undefined> {
    const { portions, address, drained } = this.#parts;
    const answer = this.#answering.then(async () => {
      if (!isWanted() || !(await drained())) return undefined;
      const made = await portions.take(address, { isWanted, make, bytesOf: ({ text }) => text.length });
      if (made !== undefined) void drained().finally(() => portions.read(address, made.text.length));
      return made;
    });
    // the answer itself is not stored
    this.#answering = answer.then(
      () => {},
      () => {},
    );
    return answer;
  }

  async #depart({ tournament: id }: TournamentMessage<'depart'>): Promise<Granted['depart'] | Refused> {
    const { live } = this.#at.get(id) ?? {};
    this.#leave(id);
    return { ok: true, version: live?.tournament.version ?? 0 };
  }

  async #join(message: TournamentMessage<'join'>): Promise<Granted['join'] | Refused> {
    const { tournament, token, id, ...scope } = message;
    if (!this.#joins.pass(performance.now())) return refused({ code: 'ERR_BUSY' });
    const { shares, address } = this.#parts;
    let waiting: Place | undefined;
    const mayWait = (now: Tournament): boolean => {
      waiting ??= shares.take(waitingAt(tournament, now), address);
      return waiting !== undefined;
    };
    const order = joinOrder({ proof: proofOf(token ?? ''), id }, scope, mayWait);
    if (!order.ok) return refused(order);
    const place = await this.#placeFor(tournament, scope, token);
    if (place === undefined) return refused({ code: 'ERR_SHARE' });
    const made = await inPlace(
      place,
      () => this.#keyMade(tournament, order.value),
      (done) => (done.ok ? done.holder : undefined),
    );
    if (made.ok && made.isWaiting) waiting?.keep(`${made.key}`);
    else waiting?.free();
    if (!made.ok) return made;
    const { version, token: own, isWaiting } = made;
    return { ok: true, version, token: own, ...(isWaiting && { isWaiting }) };
  }

  /** Takes a place for a new entrant: among the pairs that enter themselves, or among the keys from the join link. */
  async #placeFor(
    id: string,
    { names, contestant }: Pick<TournamentMessage<'join'>, 'names' | 'contestant'>,
    token: string | undefined,
  ): Promise<Place | undefined> {
    const { shares, address } = this.#parts;
    const tournament = (await this.#find(id))?.tournament;
    if (tournament === undefined) return NO_PLACE;
    const hasLink = token !== undefined && isJoinProof(tournament, proofOf(token));
    const isEntry = names !== undefined && contestant === undefined;
    return shares.take(isEntry && !hasLink ? entrants(id, tournament) : keysOf(id, tournament), address);
  }

  async #do(message: TournamentMessage<'do'>): Promise<Granted['do'] | Refused> {
    const { tournament, token, id, command } = message;
    const given = { proof: proofOf(token), id };
    if (command.kind === 'grant') {
      const wish = parseWith(grantWish, 'grant', command);
      if (!wish.ok) return refused(wish);
      const made = await this.#keyMade(tournament, grantOrder(given, wish.value));
      if (!made.ok) return made;
      const { version, number, token: own } = made;
      return { ok: true, version, number, token: own };
    }
    const order =
      command.kind === 'plan' ? await this.#planned(given, command) : commandOrder(given, command);
    if (!order.ok) return refused(order);
    const made = await this.#done(tournament, order.value);
    if (!made.ok) return made;
    this.#show(made.live, given.proof);
    return { ok: true, version: made.live.tournament.version, number: made.number };
  }

  async #planned(given: Sender, command: Readonly<Record<string, unknown>>): Promise<Result<Order>> {
    const { reader, address } = this.#parts;
    const read = await readTogether([command], reader, address);
    return read.ok ? ok(orderOf(given, () => read)) : read;
  }

  async #done(
    id: string,
    order: Order,
  ): Promise<(OrderResult & { readonly live: LiveTournament }) | Refused> {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TOURNAMENT' });
    const done = await live.do(order);
    return done.ok ? { ...done, live } : refused(done, live.tournament.version);
  }

  async #keyMade(id: string, { order, tokenIn }: KeyOrder) {
    const made = await this.#done(id, order);
    if (!made.ok) return made;
    const { tournament } = made.live;
    const token = tokenIn(tournament);
    const key = keyOf(tournament, proofOf(token));
    if (key === undefined)
      return refused({ code: 'ERR_MESSAGE', why: 'Something else was asked for with this id.' });
    return {
      ok: true,
      version: tournament.version,
      number: made.number,
      token,
      isWaiting: key.isAsked === true,
      key: key.number,
      holder: key.contestant ?? `${key.number}`,
    } as const;
  }

  /** Reports a valid key of the connection to the limits. */
  #show({ id, tournament }: LiveTournament, proof: string | undefined): void {
    const key = openKey(tournament, proof);
    if (key !== undefined) this.#parts.onKey(`${id}/${key.number}`);
  }

  #leave(id: string): void {
    const at = this.#at.get(id);
    this.#at.delete(id);
    at?.live.depart(at.visitor);
  }
}

/**
 * True for the token of a key, even one that is revoked or not admitted yet, and for the join link's: these see the
 * public part.
 */
const isKnown = ({ tournament }: LiveTournament, proof: string): boolean =>
  keyOf(tournament, proof) !== undefined || isJoinProof(tournament, proof);
