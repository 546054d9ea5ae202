import type { Refused } from '@overtrick/protocol/refusal';
import {
  grantWish,
  planWish,
  type TournamentAnswer,
  type TournamentAnswers,
  type TournamentMessage,
  type TournamentMessageName,
} from '@overtrick/protocol/tournament';
import type { Failure, Result } from '@overtrick/rules/result';
import { proofOf } from '../../base/token.ts';
import type { TournamentVisitor } from '../../club/audiences.ts';
import { isJoinProof, keyOf, openKey } from '../../club/keys.ts';
import type { LiveTournament } from '../../club/liveTournament.ts';
import type { Done, Order } from '../../club/order.ts';
import { commandOrder, grantOrder, joinOrder, type KeyOrder, planOrder } from '../../club/orders.ts';
import type { TournamentTold } from '../../club/told.ts';
import type { Tournaments } from '../../club/tournaments.ts';
import { parseWith } from '../request/parse.ts';
import { refused } from '../request/words.ts';
import { FloodGate } from './flood.ts';

/** A connection looks at so many tournaments at once: the desk of one evening beside the results of another. */
const MOST_ATTENDED = 4;
/** The rate at which somebody may ask for keys. */
const JOINS_PER_SECOND = 0.5;
const JOINS_AT_ONCE = 10;

/** The answer to a message that is not refused. What a tournament is goes out only as told. */
type Granted = {
  [Name in TournamentMessageName]: Name extends 'attend'
    ? TournamentTold<TournamentAnswer<'attend'>>
    : { readonly ok: true } & TournamentAnswers[Name];
};

type Handlers = {
  [Name in TournamentMessageName]: (message: TournamentMessage<Name>) => Promise<Granted[Name] | Refused>;
};

/** The doings of one connection at tournaments, with whatever keys it shows. */
export class TournamentVisit {
  readonly #tournaments: Tournaments;
  readonly #send: TournamentVisitor['send'];
  readonly #onKey: (key: string) => void;
  readonly #joins = new FloodGate(JOINS_PER_SECOND, JOINS_AT_ONCE, performance.now());
  readonly #at = new Map<string, { readonly live: LiveTournament; readonly visitor: TournamentVisitor }>();
  #isOver = false;

  readonly #handlers: Handlers = {
    attend: (message) => this.#attend(message),
    depart: (message) => this.#depart(message),
    join: (message) => this.#join(message),
    do: (message) => this.#do(message),
  };

  /** `onKey` is told of each valid key that the connection shows. */
  constructor(tournaments: Tournaments, send: TournamentVisitor['send'], onKey: (key: string) => void) {
    this.#tournaments = tournaments;
    this.#send = send;
    this.#onKey = onKey;
  }

  handle<Name extends TournamentMessageName>(
    name: Name,
    message: TournamentMessage<Name>,
  ): Promise<Granted[Name] | Refused> {
    return this.#handlers[name](message);
  }

  /** The connection has ended. */
  end(): void {
    this.#isOver = true;
    for (const { live, visitor } of this.#at.values()) live.depart(visitor);
    this.#at.clear();
  }

  async #attend(message: TournamentMessage<'attend'>): Promise<Granted['attend'] | Refused> {
    const { tournament: id, token, have } = message;
    const live = await this.#tournaments.find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TOURNAMENT' });
    const proof = token === undefined ? undefined : proofOf(token);
    if (proof !== undefined && !isKnown(live, proof)) return refused({ code: 'ERR_KEY' });
    this.#leave(id);
    if (this.#at.size >= MOST_ATTENDED)
      return refused({ code: 'ERR_BUSY', why: `Look at ${MOST_ATTENDED} tournaments at most: leave one.` });
    const visitor: TournamentVisitor = { proof, send: this.#send };
    this.#at.set(id, { live, visitor });
    this.#show(live, proof);
    const attended = await live.attend(visitor, have);
    // it may have ended, or begun to look with another key, while the log was read
    if (this.#isOver || this.#at.get(id)?.visitor !== visitor) {
      live.depart(visitor);
      return refused({ code: 'ERR_BUSY' });
    }
    return attended;
  }

  async #depart({ tournament: id }: TournamentMessage<'depart'>): Promise<Granted['depart'] | Refused> {
    const { live } = this.#at.get(id) ?? {};
    this.#leave(id);
    return { ok: true, version: live?.tournament.version ?? 0 };
  }

  async #join(message: TournamentMessage<'join'>): Promise<Granted['join'] | Refused> {
    const { tournament, token, id, ...scope } = message;
    if (!this.#joins.pass(performance.now())) return refused({ code: 'ERR_BUSY' });
    const order = joinOrder({ proof: proofOf(token ?? ''), id }, scope);
    const made = order.ok ? await this.#keyMade(tournament, order.value) : refused(order);
    if (!made.ok) return made;
    const { version, token: own, isWaiting } = made;
    return { ok: true, version, token: own, ...(isWaiting && { isWaiting }) };
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
    const order = command.kind === 'plan' ? planned(given, command) : commandOrder(given, command);
    if (!order.ok) return refused(order);
    const made = await this.#done(tournament, order.value);
    if (!made.ok) return made;
    this.#show(made.live, given.proof);
    return { ok: true, version: made.live.tournament.version, number: made.number };
  }

  async #done(id: string, order: Order): Promise<(Done & { readonly live: LiveTournament }) | Refused> {
    const live = await this.#tournaments.find(id);
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
    } as const;
  }

  /** Tells the limits of a connection whose key it shows. */
  #show({ id, tournament }: LiveTournament, proof: string | undefined): void {
    const key = openKey(tournament, proof);
    if (key !== undefined) this.#onKey(`${id}/${key.number}`);
  }

  #leave(id: string): void {
    const at = this.#at.get(id);
    this.#at.delete(id);
    at?.live.depart(at.visitor);
  }
}

/** Is it the token of a key, be it revoked or not let in yet, or that of the join link? These see what is public. */
const isKnown = ({ tournament }: LiveTournament, proof: string): boolean =>
  keyOf(tournament, proof) !== undefined || isJoinProof(tournament, proof);

function planned(given: Parameters<typeof planOrder>[0], command: unknown): Result<Order> | Failure {
  const wish = parseWith(planWish, 'plan', command);
  return wish.ok ? planOrder(given, wish.value) : wish;
}
