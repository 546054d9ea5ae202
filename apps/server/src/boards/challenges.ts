import type {
  ChallengeBoard,
  ChallengeOverview,
  JoinChallenge,
  OpenChallenge,
} from '@overtrick/protocol/challenge';
import { type BiddingChallenge, CHALLENGE_FORMS, ROUNDS_OF_THREE } from '@overtrick/protocol/challengeForms';
import type { Opened, OpenTable } from '@overtrick/protocol/openTable';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, parseOptions, trustOptions } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { openingOf, usualChair } from '@overtrick/table/opening';
import { newTableId, newToken } from '../base/token.ts';
import { marksOf, type Origin } from '../live/marks.ts';
import type { Tables } from '../live/tables.ts';
import type { Reader } from '../reading/reader.ts';
import { Folds } from '../store/folds.ts';
import { pagesOf } from '../store/pages.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { Unchanged } from '../store/unchanged.ts';
import {
  type Challenge,
  type ChallengeLog,
  challengeAfter,
  type Finished,
  finishedAt,
  from as fromMarks,
  joined,
  logOf,
  sectionOf,
  type Terms,
  whyNotFrom,
} from './challenge.ts';

/** The most boards that are drawn for a challenge. */
const MOST_DRAWN = 16;
/** The number of tables whose results stay in memory. */
const MOST_KEPT = 2000;
/** Everybody has the same chances: no spectators, no undo and no hints. */
const POLICIES = { join: 'closed', spectators: 'off', undo: 'off', hints: false, chat: 'off' } as const;
const DAY: OpenChallenge = { game: 'bridge', boards: 1, method: 'mp', bots: 'club' };

/** Challenges: the same boards for many people, each at their own table. */
export class Challenges {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #reader: Reader;
  readonly #logs: Folds<ChallengeLog>;
  readonly #finished: Unchanged<readonly Finished[]>;

  constructor(store: Store, tables: Tables, reader: Reader) {
    this.#store = store;
    this.#reader = reader;
    this.#logs = new Folds(store, challengeAfter);
    this.#tables = tables;
    this.#finished = new Unchanged(store, MOST_KEPT);
  }

  /** Opens a challenge and returns its id. */
  async open(wanted: OpenChallenge, asker = ''): Promise<Result<string>> {
    const { deals } = wanted;
    const judged = deals === undefined ? undefined : await this.#reader.read('wish', { text: deals }, asker);
    const terms = termsOf(wanted, judged);
    if (!terms.ok) return terms;
    const id = newTableId();
    await this.#begin(id, terms.value);
    return ok(id);
  }

  /** Returns the challenge of a day, such as `2026-11-22`. The first request of the day opens it. */
  async ofDay(day: string): Promise<string> {
    const id = `day-${day.replaceAll('-', '')}`;
    if ((await this.find(id)) !== undefined) return id;
    const terms = termsOf(DAY);
    if (!terms.ok) throw new Error(terms.why);
    try {
      await this.#begin(id, { ...terms.value, day });
    } catch (error) {
      // another request was first
      if (!(error instanceof AppendConflict)) throw error;
    }
    return id;
  }

  async find(id: string): Promise<Challenge | undefined> {
    const known = await this.#logs.read(logOf(id));
    return known && { id, ...known };
  }

  /** Opens a table for somebody who joins the challenge. */
  async join(
    challenge: Challenge,
    { name, people = 1 }: JoinChallenge,
    from: Origin = {},
  ): Promise<Result<Opened>> {
    const { id, terms } = challenge;
    const { secret, bidding } = terms;
    const marks = marksOf(secret, from);
    const refusal = whyNotFrom(challenge, marks);
    if (refusal !== undefined) return refusal;
    const opened = await this.#tables.open(
      { ...tableOf(terms), name, ...(bidding !== undefined && { people }) },
      from,
      secret,
    );
    if (!opened.ok) return fail(opened.code, undefined, opened.why);
    const { table } = opened.value;
    // the limits hold even for many concurrent requests
    const isIn = await this.#logs.add(logOf(id), (now) =>
      whyNotFrom({ id, ...now }, marks) === undefined ? [joined(table, name), fromMarks(marks)] : [],
    );
    return isIn ? opened : (whyNotFrom(await this.#now(challenge), marks) ?? fail('ERR_JOINED'));
  }

  /** Returns the view of a visitor: others' results only of the boards that the visitor's table has finished. */
  async told(challenge: Challenge, own?: string): Promise<ChallengeOverview> {
    const { id, terms } = challenge;
    const { game, options, boards, method, systemNS, systemEW, day, deals, bidding } = terms;
    const entrants = sectionOf(challenge, own);
    const all = await this.#finishedBy({ terms, entrants });
    const you = entrants.findIndex(({ table }) => table === own);
    const done = all[you]?.length ?? 0;
    return {
      challenge: id,
      game,
      options,
      boards,
      method,
      ...present({ systemNS, systemEW, day, deals, bidding }),
      entrants: entrants.map(({ name }, i) => ({ name, done: all[i]?.length ?? 0 })),
      ...(you >= 0 && { you }),
      finished: Array.from({ length: done }, (_, at) => boardOf(all, at)),
    };
  }

  async #now(challenge: Challenge): Promise<Challenge> {
    return (await this.find(challenge.id)) ?? challenge;
  }

  #begin(id: string, terms: Terms): Promise<void> {
    return this.#store.append({ log: logOf(id), length: 0, bodies: [JSON.stringify(terms)] });
  }

  async #finishedBy({
    entrants,
    terms,
  }: Pick<Challenge, 'entrants' | 'terms'>): Promise<readonly (readonly Finished[])[]> {
    const chair = usualChair(defined(findGame(terms.game), 'a game of the list'));
    const all = await this.#finished.read(
      entrants.map(({ table }) => ({ log: table })),
      ({ log }) => finishedAt(log, chair, pagesOf(this.#store, log)),
    );
    return all.map((finished) => finished ?? []);
  }
}

/** Collects the results of one board from all who have finished it. */
function boardOf(all: readonly (readonly Finished[])[], at: number): ChallengeBoard {
  const results = all.flatMap((finished, entrant) => {
    const board = finished[at];
    if (board === undefined) return [];
    const { party, seat, ...result } = board;
    return [{ party, seat, result: { entrant, ...result } }];
  });
  const first = defined(results[0], 'the visitor has finished it');
  return {
    board: at + 1,
    party: first.party,
    seat: first.seat,
    results: results.map(({ result }) => result),
  };
}

function termsOf(wanted: OpenChallenge, judged?: Result<unknown>): Result<Terms> {
  const { game: id, options, boards, method, bots = 'novice', deals, given, bidding } = wanted;
  const { systemNS = 'usual', systemEW = 'usual' } = wanted;
  const game = findGame(id);
  if (game === undefined) return fail('ERR_OPTIONS', 'game', 'There is no such game.');
  const match = CHALLENGE_FORMS.find((form) => game.matches.includes(form));
  if (match === undefined)
    return fail('ERR_OPTIONS', 'game', `${game.name} has no form in which each deal is scored on its own.`);
  const parsed = parseOptions<OptionValues>(game.options, options);
  if (!parsed.ok) return fail('ERR_OPTIONS', 'options', parsed.why);
  if (given === undefined ? boards > MOST_DRAWN : given.length !== boards)
    return fail(
      'ERR_OPTIONS',
      'boards',
      `A challenge has ${MOST_DRAWN} boards at most, or those that it is given.`,
    );
  const secret = newToken();
  const terms: Terms = {
    kind: 'challenge',
    game: game.id,
    options: parsed.value,
    match,
    boards: boardsIn(match, boards),
    method,
    bots,
    ...(systemNS !== 'usual' && { systemNS }),
    ...(systemEW !== 'usual' && { systemEW }),
    secret,
    ...present({ deals }),
    ...(given !== undefined && { given: [...given] }),
    ...present({ bidding }),
  };
  const opening = openingOf({ ...tableOf(terms), name: '' }, secret, judged);
  return opening.ok ? ok(terms) : fail(opening.code, undefined, opening.why);
}

/** Returns the number of boards of a challenge: of three players whole rounds, up to the most that are drawn. */
const boardsIn = (match: string, boards: number): number =>
  match === ROUNDS_OF_THREE ? 3 * Math.min(Math.ceil(boards / 3), Math.floor(MOST_DRAWN / 3)) : boards;

/** Returns the settings of a table that joins the challenge. */
function tableOf({
  game,
  options,
  match,
  boards,
  bots,
  systemNS = 'usual',
  systemEW = 'usual',
  deals,
  given,
  bidding,
}: Terms): Omit<OpenTable, 'name'> {
  return {
    game,
    options,
    match,
    matchOptions: matchOptionsFor(match, boards),
    policies: { ...POLICIES, bots, systemNS, systemEW, ...(bidding !== undefined && pairPolicies(bidding)) },
    ...present({ deals, boards: given }),
  };
}

/** Returns the policies of a table for two: the partner joins by the table's link. */
const pairPolicies = (bidding: BiddingChallenge) => ({
  bidding: true,
  quiet: bidding === 'quiet',
  join: 'link',
});

/** Returns the match options for that many deals. All of them count: a deal that is passed out is compared too. */
function matchOptionsFor(id: string, boards: number): OptionValues {
  const match = defined(findMatch(id), 'a form of the list');
  const usual = trustOptions<OptionValues>(match.options, {});
  const counting = Object.hasOwn(usual, 'passedOut') ? { passedOut: 'counts' } : {};
  return { ...(match.fit?.(usual, boards) ?? usual), ...counting };
}
