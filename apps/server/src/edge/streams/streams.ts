import type { TokenScope } from '@overtrick/protocol/account';
import { TableMessage } from '@overtrick/table/messages/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Metrics } from '../../base/metrics.ts';
import { proofOf } from '../../base/token.ts';
import { openKey } from '../../evenings/keys.ts';
import { EveningMessage } from '../../evenings/messages.ts';
import type { Bans } from '../../moderation/bans.ts';
import { countedAs } from '../request/address.ts';
import { originOf } from '../request/from.ts';
import { CLASS } from '../request/limits.ts';
import { refuse } from '../request/refuse.ts';
import { shownOf } from '../routes/accountRoutes.ts';
import { chairTokenFor, personalAccount } from '../routes/personal.ts';
import { isTableId, tokenOf } from '../routes/tables.ts';
import { Connections } from '../sockets/connections.ts';
import type { Counting } from '../sockets/counting.ts';
import type { Rooms } from '../sockets/sockets.ts';
import { TournamentVisit, type VisitParts } from '../sockets/tournamentVisit.ts';
import { type SharedPlaces, Visit } from '../sockets/visit.ts';
import { addActions } from './actions.ts';
import { News } from './news.ts';
import { Stream } from './stream.ts';

/** The most open streams of one address. */
export const MOST_STREAMS = 100;
/** The most open streams of one account about itself, in this process. */
export const MOST_OF_ACCOUNT = 4;
/** The time between two looks at what concerns an account, milliseconds. */
const LOOK_MS = 1000;

export interface StreamParts
  extends Rooms,
    SharedPlaces,
    Pick<VisitParts, 'portions' | 'shares' | 'lookups' | 'reader'> {
  readonly counting: Counting;
  readonly accounts: Accounts;
  readonly bans: Pick<Bans, 'isBanned' | 'hasAccounts' | 'isAccountBanned' | 'onChange'>;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The time between two blank lines, milliseconds. */
  readonly beatMs: number;
}

interface OfTable {
  Params: { table: string };
  Querystring: { have?: string };
}

interface OfTournament {
  Params: { tournament: string };
  Querystring: { have?: string };
}

/** A stream is opened by GET alone: HEAD would open one that nobody reads. */
const OPENS = { ...CLASS, exposeHeadRoute: false };

/**
 * Serves tables and evenings as streams of lines. Each stream is a visit like that of a socket, which only enters: it
 * gets the same messages, and counts for the same limits.
 */
export class Streams {
  readonly #parts: StreamParts;
  readonly #open = new Set<Stream>();
  readonly #ofAddress = new Connections({ connections: MOST_STREAMS, messagesPerSecond: 1 });
  /** The number of open streams about each account, by its key. */
  readonly #ofAccounts = new Map<string, number>();
  readonly #beating: NodeJS.Timeout;

  constructor(app: FastifyInstance, parts: StreamParts) {
    this.#parts = parts;
    this.#beating = setInterval(() => this.#beat(), parts.beatMs).unref();
    parts.bans.onChange(() => {
      for (const stream of this.#open) if (parts.bans.isBanned(stream.from)) stream.end();
    });
    app.get<OfTable>('/api/tables/:table/stream', OPENS, (request, reply) => this.#table(request, reply));
    addActions(app, parts);
    app.get('/api/me/stream', OPENS, (request, reply) => this.#me(request, reply));
    app.get<OfTournament>('/api/tournaments/:tournament/stream', OPENS, (request, reply) =>
      this.#evening(request, reply),
    );
  }

  get size(): number {
    return this.#open.size;
  }

  /** Tells the readers that the server stops, and ends their streams. */
  stop(): void {
    clearInterval(this.#beating);
    for (const stream of this.#open) {
      stream.say('stopping', 'true');
      stream.end();
    }
  }

  async #table(request: FastifyRequest<OfTable>, reply: FastifyReply): Promise<unknown> {
    const { tables, bans } = this.#parts;
    const { table } = request.params;
    const isNamed = request.headers.authorization !== undefined;
    if (!isTableId(table)) return refuse(reply, { code: 'ERR_NO_TABLE' });
    const who = await personalAccount(request, this.#parts, 'play');
    if (who !== undefined && 'code' in who) return refuse(reply, who);
    const token = who ? await chairTokenFor(this.#parts, request, table, who) : tokenOf(request);
    if (isNamed && token === undefined) return refuse(reply, { code: 'ERR_TOKEN' });
    if (isNamed && bans.isBanned(originOf(request))) return refuse(reply, { code: 'ERR_BANNED' });
    const stream = this.#opened(request, reply);
    if (stream === undefined) return refuse(reply, { code: 'ERR_BUSY' });
    const visit = new Visit({
      tables,
      says: {
        send: (update) => {
          stream.say('update', update.text);
          // the token is nobody's any more
          if (update.toJSON().gone?.includes('you')) stream.end();
        },
        hear: (line) => stream.say('said', JSON.stringify(line)),
        voice: () => {},
        end: () => stream.end(),
      },
      from: stream.from,
      shared: this.#parts,
    });
    stream.onEnd(() => visit.end());
    const turn = stream.turn();
    const entered = await visit.handle('enter', { table, token, have: versionIn(request) }, turn);
    if (!(entered instanceof TableMessage)) return refuse(reply, entered);
    const answer = entered.toJSON();
    if (token !== undefined && answer.ok && answer.state.directs)
      stream.while(() => this.#directs(table, proofOf(token)));
    if (who !== undefined) stream.while(() => this.#isValid(request, 'play'));
    stream.begin(turn, 'enter', entered.text);
    return reply;
  }

  /** True while the personal token of a stream is neither revoked nor banned. */
  async #isValid(request: FastifyRequest, scope: TokenScope): Promise<boolean> {
    const who = await personalAccount(request, this.#parts, scope);
    return who !== undefined && !('code' in who);
  }

  async #directs(id: string, proof: string): Promise<boolean> {
    const { tables } = this.#parts;
    const live = await tables.find(id);
    return live !== undefined && tables.isDirector(live.table, proof);
  }

  /** Serves what concerns an account. The account is read again every second, and its tables are looked at. */
  async #me(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const who = await personalAccount(request, this.#parts, 'read');
    if (who === undefined) return refuse(reply, { code: 'ERR_SIGNED_OUT' });
    if ('code' in who) return refuse(reply, who);
    const { key } = who.session;
    const others = this.#ofAccounts.get(key) ?? 0;
    const stream = others < MOST_OF_ACCOUNT ? this.#opened(request, reply) : undefined;
    if (stream === undefined) return refuse(reply, { code: 'ERR_BUSY' });
    this.#ofAccounts.set(key, others + 1);
    const news = new News(this.#parts, (name, said) => stream.say(name, JSON.stringify(said)));
    stream.begin(stream.turn(), 'account', JSON.stringify(shownOf(who.account)));
    const stop = this.#following(stream, async () => {
      const now = await personalAccount(request, this.#parts, 'read');
      if (now === undefined || 'code' in now) return stream.end();
      await news.look(now.account);
    });
    stream.onEnd(() => {
      stop();
      const left = (this.#ofAccounts.get(key) ?? 1) - 1;
      if (left > 0) this.#ofAccounts.set(key, left);
      else this.#ofAccounts.delete(key);
    });
    return reply;
  }

  /** Looks at once and every second, one look after the other. Returns a function that ends it. */
  #following(stream: Stream, look: () => Promise<void>): () => void {
    let isLooking = false;
    const lookNow = async () => {
      if (isLooking) return;
      isLooking = true;
      try {
        await look();
      } catch (error) {
        this.#parts.log.error({ err: error }, 'a stream could not be continued');
        stream.end();
      }
      isLooking = false;
    };
    const looking = setInterval(() => void lookNow(), LOOK_MS).unref();
    void lookNow();
    return () => clearInterval(looking);
  }

  async #evening(request: FastifyRequest<OfTournament>, reply: FastifyReply): Promise<unknown> {
    const { tournaments, portions, shares, lookups, reader } = this.#parts;
    const { tournament: id } = request.params;
    const address = countedAs(request.ip);
    const live = isTableId(id) ? await lookups.find(tournaments, id, address) : undefined;
    if (live === undefined) return refuse(reply, { code: 'ERR_NO_TOURNAMENT' });
    const token = tokenOf(request);
    const isNamed = request.headers.authorization !== undefined;
    const isOpen = (): boolean =>
      !isNamed || (token !== undefined && openKey(live.tournament, proofOf(token)) !== undefined);
    if (!isOpen()) return refuse(reply, { code: 'ERR_KEY' });
    const stream = this.#opened(request, reply);
    if (stream === undefined) return refuse(reply, { code: 'ERR_BUSY' });
    const visit = new TournamentVisit(tournaments, {
      send: (update) => {
        if (isOpen()) stream.say('tournament', update.text);
        if (!isOpen() || live.isGone) stream.end();
      },
      onKey: (key) => stream.count.showed(key),
      drained: () => stream.drained(),
      portions,
      shares,
      lookups,
      reader,
      address,
    });
    stream.onEnd(() => visit.end());
    stream.while(async () => isOpen() && !live.isGone);
    const turn = stream.turn();
    const attended = await visit.handle('attend', { tournament: id, token, have: versionIn(request) }, turn);
    if (!(attended instanceof EveningMessage)) return refuse(reply, attended);
    stream.begin(turn, 'attend', attended.text);
    return reply;
  }

  /** Opens a stream that counts for its address until its connection ends; `undefined` if there are too many. */
  #opened(request: FastifyRequest, reply: FastifyReply): Stream | undefined {
    const { counting, metrics } = this.#parts;
    const from = originOf(request);
    const address = countedAs(request.ip);
    if (!counting.mayOpen(address) || !this.#ofAddress.mayOpen(address, performance.now())) return undefined;
    const count = counting.opened(address);
    this.#ofAddress.opened(address, performance.now());
    const stream = new Stream(reply, count, from, () => metrics.slow());
    this.#open.add(stream);
    stream.onEnd(() => {
      this.#open.delete(stream);
      this.#ofAddress.closed(address, performance.now());
      count.closed();
    });
    return stream;
  }

  #beat(): void {
    this.#ofAddress.uses(performance.now());
    for (const stream of this.#open)
      stream.beat().catch((error: unknown) => {
        this.#parts.log.error({ err: error }, 'a stream could not be continued');
        stream.end();
      });
  }
}

/** Returns the version that the reader has already, by the request’s `?have=`. */
function versionIn({ query }: FastifyRequest<{ Querystring: { have?: string } }>): number | undefined {
  return /^\d{1,6}$/.test(query.have ?? '') ? Number(query.have) : undefined;
}
