import type { Key } from '@overtrick/evening/keys/key';
import { CSV_TABLES } from '@overtrick/formats/events/csv/write';
import {
  MAX_COMMANDS_BYTES,
  openTournament,
  type TournamentCommands,
  tournamentCommands,
} from '@overtrick/protocol/tournament';
import {
  boardsFile,
  contestantsFile,
  MAX_BOARDS_BYTES,
  MAX_CONTESTANTS_BYTES,
} from '@overtrick/protocol/tournamentFiles';
import { type Failure, ok } from '@overtrick/rules/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Shares } from '../../base/shares.ts';
import { proofOf } from '../../base/token.ts';
import { exported } from '../../evenings/exported.ts';
import type { Dealing } from '../../evenings/files/dealing.ts';
import { type TakesFile, takeBoards, takeContestants } from '../../evenings/files/take.ts';
import { openKey, readsLog } from '../../evenings/keys.ts';
import { entrants, scratchedTogether } from '../../evenings/limits.ts';
import type { LiveTournament } from '../../evenings/liveTournament.ts';
import { orderOf } from '../../evenings/orders.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import type { Reader } from '../../reading/reader.ts';
import { countedAs } from '../request/address.ts';
import { LONG_CLASS, LONG_LOOKS, LOOKS, perMinute, WHOLE } from '../request/limits.ts';
import type { Lookups } from '../request/lookups.ts';
import { pageOf } from '../request/paging.ts';
import { refuse } from '../request/refuse.ts';
import { readTogether } from '../request/together.ts';
import { refused } from '../request/words.ts';
import { withBody } from './body.ts';
import { isTableId, tokenOf } from './tables.ts';

/** The part of the tables per address and minute that may be tournaments. */
const PART_OF_OPENS = 1 / 6;
/** The factor by which JSON may lengthen a text: it adds quotation marks and escapes. */
const JSON_TIMES = 2;

export interface TournamentParts {
  readonly shares: Shares;
  readonly tournaments: Tournaments;
  /** The limits on what each address reads from the store. */
  readonly lookups: Lookups;
  /** The service that reads files. */
  readonly reader: Reader;
  /** The service that deals boards by scripts. */
  readonly dealing: Dealing;
  /** The most tables that one address may open per minute. */
  readonly opensPerMinute: number;
  /** True while the server accepts new things. */
  readonly isOpen: () => boolean;
}

interface OfTournament {
  Params: { tournament: string; format?: string; contestant?: string };
  Querystring: { table?: string };
}

type TournamentRequest = FastifyRequest<OfTournament>;

/** Serves tournaments over HTTP: to open them, fill them from files, and export them as files. */
export function addTournaments(app: FastifyInstance, parts: TournamentParts): void {
  const { tournaments, opensPerMinute } = parts;
  app.post(
    '/api/tournaments',
    { ...perMinute(Math.ceil(PART_OF_OPENS * opensPerMinute)), bodyLimit: MAX_COMMANDS_BYTES },
    withBody(openTournament, 'tournaments', async ({ commands = [], ...wanted }, request, reply) => {
      if (!parts.isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
      const read = await readTogether(commands, parts.reader, countedAs(request.ip));
      if (!read.ok) return reply.code(statusOf(read)).send(refused(read));
      const opened = await tournaments.open(wanted, { commands: read.value });
      if (!opened.ok) return reply.code(400).send(refused(opened));
      return reply.code(201).send(opened.value);
    }),
  );
  app.get<OfTournament>(
    '/api/tournaments/:tournament',
    LONG_CLASS,
    withoutKey(parts, async (live, key, _request, reply) =>
      reply.header('cache-control', 'no-store').type('application/json').send(live.view(key).text),
    ),
  );
  app.delete<OfTournament>(
    '/api/tournaments/:tournament',
    LOOKS,
    withKey(parts, async (live, { role }, _request, reply) => {
      if (role !== 'director') return noRight(reply);
      await tournaments.delete(live);
      return reply.code(204).send();
    }),
  );
  addFiles(app, parts);
  app.delete<OfTournament>(
    '/api/tournaments/:tournament/contestants/:contestant/household',
    LOOKS,
    withKey(parts, async (live, { role }, request, reply) => {
      if (role !== 'director') return noRight(reply);
      const { contestant = '' } = request.params;
      const together = parts.shares.together(entrants(live.id, live.tournament).name, contestant);
      const done = await live.do(
        orderOf({ proof: proofOf(tokenOf(request) ?? '') }, (tournament) =>
          ok(scratchedTogether(tournament, together)),
        ),
      );
      if (!done.ok) return reply.code(statusOf(done)).send(refused(done, live.tournament.version));
      return reply.send({ version: live.tournament.version, number: done.number });
    }),
  );
  app.get<OfTournament>(
    '/api/tournaments/:tournament/export/:format',
    LONG_LOOKS,
    withoutKey(parts, async (live, key, { params, query }, reply) => {
      const table = CSV_TABLES.find((one) => one === (query.table ?? 'ranking'));
      if (table === undefined)
        return refuse(reply, { code: 'ERR_NOT_FOUND', why: 'There is no such table.' });
      const file = await exported(live.tournament, key, { format: params.format ?? '', table });
      if (!file.ok) return reply.code(statusOf(file)).send(refused(file));
      return sendFile(reply, live.id, file.value.ending, file.value.content);
    }),
  );
  app.get<OfTournament>(
    '/api/tournaments/:tournament/devices',
    LONG_LOOKS,
    withKey(parts, async (live, { role }, request, reply) => {
      if (role !== 'director' && role !== 'scorer') return noRight(reply);
      const devices = pageOf(request, reply, live.devices(), ({ key }) => `${key}`);
      return reply.header('cache-control', 'no-store').send({ devices });
    }),
  );
  app.get<OfTournament>(
    '/api/tournaments/:tournament/log',
    WHOLE,
    withKey(parts, async (live, key, _request, reply) => {
      if (!readsLog(key)) return noRight(reply);
      return sendFile(reply, live.id, '.jsonl', (await live.file(key)).text);
    }),
  );
}

/** Serves what is too long for a message: lists of contestants, files of hands, and commands that belong together. */
function addFiles(app: FastifyInstance, parts: TournamentParts): void {
  const add = <Body>(name: string, schema: z.ZodMiniType<Body>, bytes: number, take: TakesFile<Body>) =>
    app.post<OfTournament>(
      `/api/tournaments/:tournament/${name}`,
      { ...LOOKS, bodyLimit: JSON_TIMES * bytes },
      withBody(schema, name, async (body, request: TournamentRequest, reply) => {
        if (!parts.isOpen()) return reply.code(503).send(refused({ code: 'ERR_BUSY' }));
        const live = await find(parts, request);
        if (live === undefined) return noTournament(reply);
        const token = tokenOf(request);
        // nothing is read for a sender without the right
        const key = openKey(live.tournament, token === undefined ? undefined : proofOf(token));
        if (token === undefined || key === undefined) return notTheKey(reply);
        if (key.role !== 'director' && key.role !== 'scorer') return noRight(reply);
        const bringer = { proof: proofOf(token), asker: countedAs(request.ip) };
        const done = await take(live, body, bringer, parts);
        if (!done.ok) return reply.code(statusOf(done)).send(refused(done, live.tournament.version));
        const { number, dealing } = done;
        return reply.send({ version: live.tournament.version, number, ...(dealing && { dealing }) });
      }),
    );
  add('contestants', contestantsFile, MAX_CONTESTANTS_BYTES, takeContestants);
  add('boards', boardsFile, MAX_BOARDS_BYTES, takeBoards);
  add('commands', tournamentCommands, MAX_COMMANDS_BYTES, takeCommands);
}

/** Carries out commands together or not at all. */
const takeCommands: TakesFile<TournamentCommands> = async (live, { id, commands }, bringer, { reader }) => {
  const { proof, asker } = bringer;
  const read = await readTogether(commands, reader, asker);
  return read.ok ? live.do(orderOf({ proof, id }, () => read)) : read;
};

/** The status of each refusal; every fault of a file gets 400. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_KEY: 401,
  ERR_KEY_REVOKED: 401,
  ERR_KEY_ASKED: 401,
  ERR_ROLE: 403,
  ERR_UNPUBLISHED: 403,
  ERR_NOT_FOUND: 404,
  ERR_NO_TOURNAMENT: 404,
  ERR_TOURNAMENT_LONG: 409,
  ERR_KEYS_FULL: 409,
  ERR_DEVICE_LONG: 409,
  ERR_DEALING: 409,
  ERR_BUSY: 503,
  ERR_SLOW: 400,
  ERR_NEWER: 503,
  ERR_SERVER: 503,
};
const statusOf = ({ code }: Failure): number => STATUS[code] ?? 400;

const find = async (
  { tournaments, lookups }: TournamentParts,
  { params, ip }: Pick<TournamentRequest, 'params' | 'ip'>,
): Promise<LiveTournament | undefined> =>
  isTableId(params.tournament) ? lookups.find(tournaments, params.tournament, countedAs(ip)) : undefined;

/** Returns a route for an existing tournament. */
const found =
  (
    parts: TournamentParts,
    handle: (live: LiveTournament, request: TournamentRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
  async (request: TournamentRequest, reply: FastifyReply): Promise<unknown> => {
    const live = await find(parts, request);
    return live === undefined ? noTournament(reply) : handle(live, request, reply);
  };

/** Returns a route for senders with a valid key. */
const withKey = (
  parts: TournamentParts,
  handle: (
    live: LiveTournament,
    key: Key,
    request: TournamentRequest,
    reply: FastifyReply,
  ) => Promise<unknown>,
) =>
  found(parts, async (live, request, reply) => {
    const token = tokenOf(request);
    const key = openKey(live.tournament, token === undefined ? undefined : proofOf(token));
    return key === undefined ? notTheKey(reply) : handle(live, key, request, reply);
  });

/** Returns a route for everybody; if the request has a key, it must be valid. */
const withoutKey = (
  parts: TournamentParts,
  handle: (
    live: LiveTournament,
    key: Key | undefined,
    request: TournamentRequest,
    reply: FastifyReply,
  ) => Promise<unknown>,
): ReturnType<typeof found> => {
  const keyed = withKey(parts, handle);
  const open = found(parts, (live, request, reply) => handle(live, undefined, request, reply));
  return (request, reply) => (request.headers.authorization === undefined ? open : keyed)(request, reply);
};

const noTournament = (reply: FastifyReply) => refuse(reply, { code: 'ERR_NO_TOURNAMENT' });

const notTheKey = (reply: FastifyReply) => refuse(reply, { code: 'ERR_KEY' });

const noRight = (reply: FastifyReply) => refuse(reply, { code: 'ERR_ROLE' });

/** The media types of files by their extensions. */
const MEDIA: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.jsonl': 'application/x-ndjson',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml',
  '.html': 'text/html; charset=utf-8',
  '.pbn': 'text/plain; charset=utf-8',
};

/** Sends a file for download. The browser must never display it, because it contains visitors' text. */
const sendFile = (reply: FastifyReply, name: string, ending: string, content: string | Uint8Array) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}${ending}"`)
    .type(MEDIA[ending] ?? 'application/octet-stream')
    .send(typeof content === 'string' ? content : Buffer.from(content));
