import { randomUUID } from 'node:crypto';
import { type OfHands, withHands } from '@overtrick/evening/desk/ofHands';
import type { TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/fold';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { withParts } from '@overtrick/evening/view/parts';
import type { ServerToClient } from '@overtrick/protocol/messages';
import type {
  GrantWish,
  OpenedTournament,
  OpenTournament,
  PlanWish,
  TournamentAnswer,
  TournamentMessageName,
  TournamentUpdate,
} from '@overtrick/protocol/tournament';
import { defined } from '@overtrick/rules/assert';
import { io, type Socket } from 'socket.io-client';
import { entryOf, foldOf, logOf } from '../evenings/tournamentLog.ts';
import type { Store } from '../store/store.ts';
import { Waits } from './line/waits.ts';

/** The sender of any message: tests send messages that no page would. */
interface Sends {
  [name: string]: (message: unknown, answer?: (answer: unknown) => void) => void;
}

/** An order of a page: a command, or a wish that the server completes. */
export type Ordered = TournamentCommand | PlanWish | GrantWish | { readonly kind: string };

/** A tournament page without a display: it holds one tournament as it receives it. */
export class EveningPage {
  readonly socket: Socket<ServerToClient, Sends>;
  /** The texts of everything that it received, in order. */
  readonly received: string[] = [];
  readonly updates: TournamentUpdate[] = [];
  /** False for a page that is open for long: then it keeps neither texts nor updates. */
  isKeeping = true;
  tournament = '';
  token: string | undefined;
  version = 0;
  /** The log, if its key reads it. */
  entries: TournamentEntry[] = [];
  ofHands: OfHands | undefined;
  #view: TournamentView | undefined;
  readonly #waits = new Waits(() => this.#seen());

  /** Opens a page. `address`: its address according to a proxy; this machine's own if left out. */
  constructor(url: string, address?: string) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...(address !== undefined && { 'x-forwarded-for': address }) },
    });
    this.socket.on('tournament', (update) => {
      if (this.isKeeping) {
        this.received.push(JSON.stringify(update));
        this.updates.push(update);
      }
      if (update.tournament === this.tournament) this.#take(update);
      this.#waits.wake();
    });
    this.#waits.watch(this.socket);
  }

  get view(): TournamentView {
    return defined(this.#view, 'the page is shown a view');
  }

  /** Returns the tournament from the log that it reads, with the hands that it may see. */
  get read(): Tournament {
    const tournament = tournamentOf(this.entries);
    return this.ofHands === undefined ? tournament : withHands(tournament, this.ofHands);
  }

  say<Name extends TournamentMessageName>(
    name: Name,
    message: unknown,
    heard: (answer: TournamentAnswer<Name>) => void = () => {},
  ): Promise<TournamentAnswer<Name>> {
    return this.#waits.answer(`“${name}”`, (take) =>
      this.socket.emit(name, message, (given: unknown) => {
        if (this.isKeeping) this.received.push(JSON.stringify(given));
        const answer = given as TournamentAnswer<Name>;
        heard(answer);
        take(answer);
      }),
    );
  }

  /** Starts to watch a tournament and returns the answer. */
  attend(tournament: string, token?: string, have?: number): Promise<TournamentAnswer<'attend'>> {
    this.tournament = tournament;
    this.token = token;
    return this.say('attend', { tournament, token, have }, (answer) => {
      if (!answer.ok) return;
      if (answer.parts !== undefined) this.#view = undefined;
      this.#take(answer);
      this.#waits.wake();
    });
  }

  /** Sends a command with the key that it watches with. */
  do(command: Ordered, id: string = randomUUID()): Promise<TournamentAnswer<'do'>> {
    return this.say('do', { tournament: this.tournament, token: this.token, id, command });
  }

  /** Sends a command and throws if it is refused. */
  async done(command: Ordered): Promise<Extract<TournamentAnswer<'do'>, { ok: true }>> {
    const answer = await this.do(command);
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
    return answer;
  }

  /** Waits until the received state makes `test` true. */
  until(test: (page: EveningPage) => boolean): Promise<void> {
    return this.#waits.until(() => test(this), `${test}`);
  }

  close(): void {
    this.#waits.end('the page has closed the connection');
    this.socket.disconnect();
  }

  #seen(): string {
    const { head, here } = this.#view ?? {};
    const rest = { state: head?.state, online: here?.online };
    return `tournament ${this.tournament}, version ${this.version}, ${JSON.stringify(rest)}`;
  }

  #take({ version, parts, entries, after = 0, ofHands }: TournamentUpdate): void {
    this.version = version;
    if (ofHands !== undefined) this.ofHands = ofHands;
    if (entries !== undefined) this.entries = [...this.entries.slice(0, after), ...entries];
    if (parts !== undefined) this.#view = withParts(this.#view, parts);
  }
}

export async function askEvenings(
  url: string,
  method: string,
  path: string,
  { body, token }: { readonly body?: unknown; readonly token?: string } = {},
): Promise<{ readonly status: number; readonly text: string; readonly answer: unknown }> {
  const response = await fetch(`${url}/api/tournaments${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.match(/^application\/(?:problem\+)?json/) != null;
  return { status: response.status, text, answer: isJson ? (JSON.parse(text) as unknown) : undefined };
}

/** Opens a tournament of pairs. */
export async function openTournament(
  url: string,
  wanted: Partial<OpenTournament> = {},
): Promise<OpenedTournament> {
  const body = { form: 'pairs', game: 'bridge', method: 'mp', ...wanted };
  const { status, answer } = await askEvenings(url, 'POST', '', { body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer as OpenedTournament;
}

/** The pairs of a large evening by section: three sections, forty tables. */
export const EIGHTY_PAIRS = { A: 28, B: 26, C: 26 } as const;

/** Returns the commands that enter the eighty pairs, with names, and plan thirteen rounds of two boards. */
export const eightyPairs = (): readonly (TournamentCommand | PlanWish)[] =>
  Object.entries(EIGHTY_PAIRS).flatMap(([section, pairs]) => {
    const entrants = Array.from({ length: pairs }, (_, i) => `${section.toLowerCase()}${i + 1}`);
    return [
      ...entrants.map(
        (contestant): TournamentCommand => ({
          kind: 'entered',
          contestant,
          players: [{ name: `Ann ${contestant}` }, { name: `Bo ${contestant}` }],
        }),
      ),
      {
        ...({ kind: 'plan', section, from: 1, entrants } as const),
        // a Mitchell of an even number of tables needs a skip
        ...{ movement: pairs % 4 === 0 ? 'skip-mitchell' : 'mitchell' },
        ...{ rounds: 13, boardsPerRound: 2, firstBoard: 1 },
      },
    ];
  });

/** Returns the number of connected players, as a director with that token sees it. */
export async function playersThere(
  url: string,
  { tournament, token }: Pick<OpenedTournament, 'tournament' | 'token'>,
): Promise<number> {
  const { answer } = await askEvenings(url, 'GET', `/${tournament}/devices`, { token });
  const { devices } = answer as { readonly devices: readonly { readonly silentMs: number }[] };
  return devices.filter(({ silentMs }) => silentMs === 0).length;
}

/** Reads a tournament from the store. */
export async function storedTournament(store: Store, id: string): Promise<Tournament> {
  const bodies = await store.read(logOf(id));
  return defined(foldOf(bodies.map(entryOf)), 'the tournament is stored');
}

/** A tournament of four pairs at two tables: a Howell of three rounds, two boards a round, keys for both tables. */
export interface Evening {
  readonly url: string;
  readonly tournament: string;
  /** The token of the first director. */
  readonly director: string;
  /** The token of the join link. */
  readonly join: string;
  /** The page of the director, who reads the log. */
  readonly desk: EveningPage;
  /** The tokens of the tables' keys, by place. */
  readonly tables: Readonly<Record<'A1' | 'A2', string>>;
}

/** The places, results and boards of that evening; in each round both tables play the boards of one set. */
export const RESULTS: Readonly<Record<string, string>> = {
  'A1/1/1': '3NT N 9',
  'A2/1/1': '3NT N 10',
  'A1/1/2': '4S E 10',
  'A2/1/2': '4S E 9',
  'A1/2/3': '2H S 8',
  'A2/2/3': '2H S 8',
  'A1/2/4': 'PASS',
  'A2/2/4': '1NT W 7',
  'A1/3/5': '5DX N 9',
  'A2/3/5': '3NT E 9',
  'A1/3/6': '6H S 12',
  'A2/3/6': '6H S 11',
};

const PAIRS = [
  ['Ann Lee', 'Bo Day'],
  ['Cy Fox', 'Di Ray'],
  ['Eve Orr', 'Flo May'],
  ['Gus Poe', 'Hal Roy'],
] as const;

/**
 * Starts an evening of four pairs, with keys for both tables.
 * @param desk a page at the same server
 * @param opened a tournament that is already open
 */
export async function startEvening(
  url: string,
  desk: EveningPage,
  wanted: Partial<OpenTournament> = {},
  opened?: OpenedTournament,
): Promise<Evening> {
  const { tournament, token } = opened ?? (await openTournament(url, wanted));
  const attended = await desk.attend(tournament, token);
  if (!attended.ok) throw new Error(attended.message);
  for (const [i, names] of PAIRS.entries())
    await desk.done({ kind: 'entered', contestant: `c${i + 1}`, players: names.map((name) => ({ name })) });
  await desk.done({
    kind: 'plan',
    section: 'A',
    from: 1,
    movement: 'howell',
    entrants: ['c1', 'c2', 'c3', 'c4'],
    boardsPerRound: 2,
    firstBoard: 1,
  });
  const grant = async (place: string): Promise<string> => {
    const made = await desk.done({ kind: 'grant', role: 'table', place });
    return defined(made.token, 'a key has a token');
  };
  const tables = { A1: await grant('A1'), A2: await grant('A2') };
  return {
    url,
    tournament,
    director: token,
    join: defined(attended.join, 'a director has the join link'),
    desk,
    tables,
  };
}

/** Waits until the pages have the current tournament: everybody receives an announcement at once. */
export async function settled(desk: EveningPage, pages: readonly EveningPage[]): Promise<void> {
  const { number } = await desk.done({ kind: 'announced', text: 'Coffee', to: 'all' });
  await Promise.all(pages.map((page) => page.until(({ view }) => hasNotice(view, number))));
}

const hasNotice = ({ notes }: TournamentView, number: number): boolean =>
  notes.announced.some((notice) => notice.number === number);
