import type { Entered, Scheduled, Timed, TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { KEEPER } from '@overtrick/evening/keys/key';
import { hasTop } from '@overtrick/evening/lines/contestants';
import type { Tournament } from '@overtrick/evening/tournament';
import { kindOf } from '@overtrick/movements/kinds';
import type { OpenEvening } from '@overtrick/protocol/clubs';
import type { OpenedTournament, OpenTournament } from '@overtrick/protocol/tournament';
import { findGame } from '@overtrick/rules/games/list';
import type { OptionValues } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { dateAt, nextWeekly } from '../base/weekly.ts';
import type { LiveTournament } from '../evenings/liveTournament.ts';
import { decidedAll } from '../evenings/orders.ts';
import type { ClubServices } from '../evenings/services.ts';
import type { Tournaments } from '../evenings/tournaments.ts';
import type { Club, ClubEntry, Evening } from './clubLog.ts';
import { type Clubs, MOST_EVENINGS, openingIn } from './clubs.ts';
import { playersNamed, resultOf } from './results.ts';
import { directorToken } from './tokens.ts';

/**
 * The most entries about one evening. If a director renames it or publishes it anew more often, the club ignores that,
 * so that nobody fills the club's log.
 */
export const MOST_TOLD = 200;
const SECTION = 'A';
/** The minutes for changing tables, and the minutes before a round's end at which the warning comes. */
const TIMES = { minutesPerMove: 1, warnings: [2] };
/** The most evenings without a known result that are checked again when somebody visits the club. */
const MOST_LOOKED_AT = 3;
/** The time between two such checks of a club, milliseconds. */
const LOOK_MS = 60_000;
/** The most clubs whose last check is remembered. */
const MOST_LOOKED = 1000;

type Code = 'ERR_CLUB_FULL' | 'ERR_EVENING_KNOWN' | 'ERR_OPTIONS' | 'ERR_NO_CLUB';

/** Returns the kind of movement of an evening; of one without a plan, the kind of the evening before. */
const lastKindOf = ({ plans: [plan], terms }: Tournament): string | undefined =>
  plan === undefined ? terms.last : kindOf(plan.movement)?.id;

export interface ClubEveningsServices extends Pick<ClubServices, 'log' | 'now' | 'stopping'> {
  readonly clubs: Clubs;
  readonly tournaments: Tournaments;
}

/**
 * The evenings of clubs: each is opened on the terms of an earlier one, and listed with its result once that is
 * published.
 */
export class ClubEvenings {
  readonly #services: ClubEveningsServices;
  /**
   * The running work of each club, one task after another, so that results are stored in the order in which they
   * arrive.
   */
  readonly #working = new Map<string, Promise<void>>();
  /** The time of each club's last check, milliseconds since 1970. */
  readonly #looked = new Map<string, number>();

  constructor(services: ClubEveningsServices) {
    this.#services = services;
  }

  /**
   * Opens the next evening of a club, on its meeting day and on the terms of the last one.
   *
   * @param entrantsFor returns the pairs that have signed up for a day
   */
  async open(
    id: string,
    club: Club,
    wanted: OpenEvening,
    entrantsFor: (date: string) => Promise<readonly Entered[]> = async () => [],
  ): Promise<Result<OpenedTournament, Code>> {
    const { tournaments, clubs } = this.#services;
    if (club.evenings.size >= MOST_EVENINGS) return fail('ERR_CLUB_FULL');
    const terms = await this.#termsFor(club, wanted);
    if (!terms.ok) return terms;
    const { opening, schedule } = terms.value;
    const tokenFor = (tournament: string) => directorToken(club, tournament);
    const opened = await tournaments.open(opening, { of: { club: id, tokenFor } });
    if (!opened.ok) return fail('ERR_OPTIONS', opened.at, opened.why);
    const { tournament } = opened.value;
    const live = await tournaments.find(tournament);
    const takesPairs = wanted.withSignups === true && opening.form === 'pairs' && schedule === undefined;
    const entrants = takesPairs ? await entrantsFor(opening.date) : [];
    const commands = [
      terms.value.timed,
      ...(schedule === undefined ? [] : [schedule]),
      ...entrants.map(({ handicap, ...entrant }) => ({
        ...entrant,
        ...(hasTop(opening) && present({ handicap })),
      })),
    ];
    const done = live && (await asKeeper(live, () => commands));
    if (live !== undefined && done?.ok === false) {
      await tournaments.delete(live);
      return fail('ERR_OPTIONS', done.at, done.why);
    }
    const listed = await clubs.change(id, (at) => {
      if (at.evenings.size >= MOST_EVENINGS) return fail('ERR_CLUB_FULL');
      return ok(isOn(at, opening) ? [] : [eveningEntry(tournament, opening, schedule?.start)]);
    });
    const isListed = (await clubs.find(id))?.evenings.has(tournament) === true;
    if (listed.ok && isListed) return ok({ tournament, token: tokenFor(tournament) });
    // the button was pressed twice at once, or the club was deleted meanwhile
    if (live !== undefined) await tournaments.delete(live);
    return listed.ok ? fail('ERR_EVENING_KNOWN') : listed;
  }

  /** Updates the club after a tournament has stored entries: its result, its name, and the evening after it. */
  stored(tournament: string, entries: readonly TournamentEntry[], as: Tournament): void {
    const { club } = as.terms;
    if (club === undefined) return;
    const kinds = new Set(entries.map(({ kind }) => kind));
    if (kinds.has('published') || kinds.has('reopened'))
      void this.#then(club, tournament, () => this.#takeResult(club, tournament));
    if (kinds.has('regulated') || kinds.has('scheduled'))
      void this.#then(club, tournament, () => this.#takeTerms(club, tournament));
    const { next } = as;
    if (kinds.has('continued') && next !== undefined)
      void this.#then(club, tournament, () => this.#list(club, next));
  }

  /** Removes a deleted tournament from its club's list. */
  deleted(tournament: string, { terms: { club } }: Tournament): void {
    if (club !== undefined) void this.#then(club, tournament, () => this.takeOff(club, tournament));
  }

  /** Removes an evening from the club's list; the evening itself stays. */
  async takeOff(id: string, tournament: string): Promise<void> {
    await this.#services.clubs.change(id, ({ evenings }) =>
      ok(evenings.has(tournament) ? [{ kind: 'removed', tournament }] : []),
    );
  }

  /** Reads an evening's result again, with the current members. */
  readAgain(id: string, tournament: string): Promise<void> {
    return this.#then(id, tournament, () => this.#takeResult(id, tournament));
  }

  /** Checks if the last evenings have a result that the club lacks: a process may have died before it stored one. */
  lookAfter(id: string, { evenings }: Club): void {
    const now = this.#services.now();
    if (now - (this.#looked.get(id) ?? 0) < LOOK_MS) return;
    if (this.#looked.size >= MOST_LOOKED) this.#looked.clear();
    this.#looked.set(id, now);
    const open = [...evenings.values()].filter(({ result }) => result === undefined);
    for (const { tournament } of open.slice(-MOST_LOOKED_AT))
      void this.#then(id, tournament, () => this.#takeResult(id, tournament));
  }

  /** Hides somebody's name in all evenings of the club, so that no evening's log keeps it. */
  async hideName(id: string, { evenings }: Club, member: string, name: string): Promise<void> {
    for (const { tournament, result } of [...evenings.values()].reverse()) {
      const isIn = result === undefined || result.lines.some(({ members }) => members.includes(member));
      if (isIn) await this.#then(id, tournament, () => this.#hideIn(tournament, [name]));
    }
  }

  /** Resolves when all running work is stored. */
  async quiet(): Promise<void> {
    await Promise.all(this.#working.values());
  }

  async #takeResult(id: string, tournament: string): Promise<void> {
    const { clubs, tournaments } = this.#services;
    const live = await tournaments.find(tournament);
    if (live === undefined) return this.takeOff(id, tournament);
    const hidden: string[] = [];
    await clubs.change(id, (club) => {
      const evening = club.evenings.get(tournament);
      if (evening === undefined) return ok([]);
      if (live.tournament.state !== 'published')
        return ok(evening.result === undefined ? [] : [{ kind: 'withdrawn', tournament }]);
      if (evening.told >= MOST_TOLD) return ok([]);
      const result = resultOf(live.tournament, club, evening.result);
      hidden.splice(
        0,
        hidden.length,
        ...[...club.members.values()].flatMap(({ isHidden, name }) => (isHidden ? name : [])),
      );
      return ok(isSame(result, evening) ? [] : [{ kind: 'result', tournament, ...result }]);
    });
    if (hidden.length > 0) await this.#hideIn(tournament, hidden);
  }

  async #takeTerms(id: string, tournament: string): Promise<void> {
    const live = await this.#services.tournaments.find(tournament);
    if (live === undefined) return;
    await this.#services.clubs.change(id, ({ evenings }) => {
      const { told = MOST_TOLD } = evenings.get(tournament) ?? {};
      return ok(told < MOST_TOLD ? [entryOf(tournament, live.tournament)] : []);
    });
  }

  async #list(id: string, tournament: string): Promise<void> {
    const live = await this.#services.tournaments.find(tournament);
    if (live === undefined) return;
    await this.#services.clubs.change(id, ({ evenings }) =>
      ok(
        evenings.has(tournament) || evenings.size >= MOST_EVENINGS
          ? []
          : [entryOf(tournament, live.tournament)],
      ),
    );
  }

  async #hideIn(tournament: string, names: readonly string[]): Promise<void> {
    const live = await this.#services.tournaments.find(tournament);
    if (live === undefined) return;
    const namedIn = (now: Tournament) => names.flatMap((name) => playersNamed(now, { name }));
    if (namedIn(live.tournament).length === 0) return;
    await asKeeper(live, (now) => namedIn(now).map((one) => ({ kind: 'hid', ...one })));
  }

  /** Returns the terms of the next evening: those of the last one that still exists, or of the template. */
  async #termsFor(
    club: Club,
    { date: wanted, game, fromTemplate }: OpenEvening,
  ): Promise<Result<NextTerms, Code>> {
    const { weekly, template } = club;
    const now = this.#services.now();
    const zone = weekly?.zone ?? 'UTC';
    const start = weekly && nextWeekly(weekly, now + 1);
    const date = wanted ?? dateAt(start ?? now, zone);
    const last = fromTemplate ? undefined : await this.#lastOf(club, game ?? template?.game);
    const played = game ?? last?.terms.game ?? template?.game;
    if (played !== undefined && isOn(club, { date, game: played })) return fail('ERR_EVENING_KNOWN');
    const minutesPerBoard = template?.minutesPerBoard ?? 7;
    if (last !== undefined) {
      const { name, form, game, method, options, policies } = last.terms;
      const times = last.clocks.get(SECTION)?.times;
      return ok({
        opening: {
          name: name ?? club.name,
          date,
          form,
          game,
          method,
          ...(options && { options: { ...options } }),
          policies: policiesIn(club, { ...policies }),
          ...present({ last: lastKindOf(last) }),
        },
        timed: timedOf(times?.minutesPerBoard ?? minutesPerBoard, times?.minutesPerMove),
      });
    }
    if (template === undefined)
      return fail(
        'ERR_OPTIONS',
        undefined,
        'The club has no evening to copy: say first on what terms it plays.',
      );
    const timed = timedOf(minutesPerBoard);
    const { game: own } = template;
    const isOther = game !== undefined && own !== game;
    const opening = {
      name: club.name,
      date,
      ...openingIn(template),
      ...(isOther && { game, form: formFor(game), method: 'mp', options: {} }),
      policies: policiesIn(club, template.policies),
    };
    if (!template.isUnattended || isOther) return ok({ opening, timed });
    if (start === undefined)
      return fail('ERR_OPTIONS', undefined, 'Nothing starts automatically: first set when the club meets.');
    return ok({
      opening: {
        ...opening,
        date: dateAt(start, zone),
        policies: { ...opening.policies, entry: 'open' },
      },
      timed,
      schedule: { kind: 'scheduled', start, boards: template.boards, minutesPerBoard, every: 7, zone },
    });
  }

  /** Finds the last evening, or the last one of the given game. */
  async #lastOf({ evenings }: Club, game: string | undefined): Promise<Tournament | undefined> {
    const last = [...evenings.values()].findLast(({ game: played }) => game === undefined || played === game);
    return last && (await this.#services.tournaments.find(last.tournament))?.tournament;
  }

  /** Runs a task after the running work of the club; a failing task affects nothing else. */
  #then(club: string, tournament: string, run: () => Promise<void>): Promise<void> {
    const before = this.#working.get(club) ?? Promise.resolve();
    const working = before.then(run).catch((error: unknown) => {
      if (!this.#services.stopping.aborted)
        this.#services.log.error(
          { err: error, club, tournament },
          'an evening of a club could not be listed',
        );
    });
    this.#working.set(club, working);
    void working.then(() => {
      if (this.#working.get(club) === working) this.#working.delete(club);
    });
    return working;
  }
}

/**
 * Returns the policies of a club's evening: a club that hides its members names them in full only to those with a link
 * of the evening.
 */
function policiesIn({ names }: Club, policies: OptionValues = {}): Record<string, OptionValues[string]> {
  const isInFull = policies.names === undefined || policies.names === 'full';
  return { ...policies, ...(names === 'members' && isInFull && { names: 'players' }) };
}

interface NextTerms {
  readonly opening: OpenTournament & { readonly date: string };
  readonly timed: Timed;
  readonly schedule?: Scheduled & { readonly start: number };
}

const timedOf = (minutesPerBoard: number, minutesPerMove = TIMES.minutesPerMove): Timed => ({
  kind: 'timed',
  section: SECTION,
  ...TIMES,
  minutesPerBoard,
  minutesPerMove,
});

/** Runs commands as the keeper of the tournament's log. */
const asKeeper = (
  live: LiveTournament,
  commandsIn: (tournament: Tournament) => readonly TournamentCommand[],
) =>
  live.do({
    keyIn: () => ok(KEEPER),
    decide: (tournament, key, at) => decidedAll(tournament, key, commandsIn(tournament), at),
  });

/** True if the club has an evening of that game on that day. */
const isOn = (
  { evenings }: Club,
  { date: day, game: wanted }: { readonly date: string; readonly game: string },
): boolean => [...evenings.values()].some(({ date, game: played }) => date === day && played === wanted);

/** Returns the format of an evening of a game that the template is not for, by the game's number of players. */
const formFor = (game: string): OpenTournament['form'] =>
  findGame(game)?.players === 3 ? 'threes' : 'pairs';

const eveningEntry = (
  tournament: string,
  { name, date, game, policies }: OpenTournament,
  start: number | undefined,
): ClubEntry => ({
  kind: 'evening',
  tournament,
  ...present({ name, date }),
  game,
  ...present({ start }),
  ...(policies?.entry === 'open' && { isOpen: true }),
});

const entryOf = (tournament: string, { terms, schedule }: Tournament): ClubEntry => ({
  kind: 'evening',
  tournament,
  ...present({ name: terms.name, date: terms.date }),
  game: terms.game,
  ...(schedule && { start: schedule.start }),
  ...(terms.policies.entry === 'open' && { isOpen: true }),
  ...present({ series: terms.series }),
});

const isSame = (result: object, { result: before }: Evening): boolean =>
  JSON.stringify(result) === JSON.stringify(before);
