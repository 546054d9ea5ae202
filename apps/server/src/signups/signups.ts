import type { ChangeSignup, SignUp, SignupKey, SignupsView, SignupTerms } from '@overtrick/protocol/signups';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { inPlace, NO_PLACE, Shares } from '../base/shares.ts';
import { newToken, proofOf } from '../base/token.ts';
import { isZone } from '../base/weekly.ts';
import { type Club, keptLists } from '../clubs/clubLog.ts';
import type { Clubs } from '../clubs/clubs.ts';
import { nameKey } from '../clubs/results.ts';
import type { Asker } from '../clubs/tokens.ts';
import { marksOf, type Origin } from '../live/marks.ts';
import { Folds } from '../store/folds.ts';
import { pagesOf } from '../store/pages.ts';
import { rewriteMarked } from '../store/rewriting.ts';
import type { Store } from '../store/store.ts';
import {
  type Actor,
  change,
  type Decision,
  enter,
  MOST_SIGNUPS,
  type SignupCode,
  type Situation,
  withdraw,
  withoutMember,
} from './decide.ts';
import { type NextEvening, nextEvening } from './nextEvening.ts';
import { EMPTY, logOf, type Player, type SignupEntry, type SignupList, signupsAfter } from './signupLog.ts';
import { shownTo } from './views.ts';

/** A household may hold a third as many places as are free: 75 of 300, if nobody else is on the list. */
const TIMES_OF_SIGNUPS = 1 / 3;

/** A person who asks about the list of a club. */
export interface Visitor {
  readonly asker: Asker;
  /** The tokens of their sign-ups. */
  readonly tokens: readonly string[];
  readonly origin: Origin;
}

type Code = SignupCode | 'ERR_SHARE' | 'ERR_CLUB_FULL';

/** The sign-ups for the next evenings of clubs, each list a log of its own. */
export class Signups {
  readonly #store: Store;
  readonly #clubs: Clubs;
  readonly #lists: Folds<SignupList>;
  readonly #shares: Shares;
  readonly #now: () => number;

  constructor(store: Store, clubs: Clubs, now: () => number, shares = new Shares()) {
    this.#store = store;
    this.#clubs = clubs;
    this.#lists = new Folds(store, signupsAfter, EMPTY);
    this.#shares = shares;
    this.#now = now;
  }

  /** Returns the list of the next evening as a visitor may see it. */
  async shown(id: string, club: Club, visitor: Visitor): Promise<SignupsView> {
    const now = this.#now();
    const evening = nextEvening(club, now);
    const list = (evening && (await this.#read(id, club, evening.date))) ?? EMPTY;
    return shownTo(id, { club, list, evening, actor: actorOf(visitor, list.secret), now });
  }

  /** Returns the list for the evening of a date, if it is that of the next evening. */
  async listOf(id: string, club: Club, date: string): Promise<SignupList> {
    const isNext = nextEvening(club, this.#now())?.date === date;
    return isNext ? this.#read(id, club, date) : EMPTY;
  }

  /** Sets how the club takes sign-ups. Without terms it takes none, and its lists are deleted. */
  async set(id: string, club: Club, terms: SignupTerms | undefined): Promise<Result<true, Code>> {
    const zone = terms?.announced?.zone;
    if (zone !== undefined && !isZone(zone))
      return fail('ERR_OPTIONS', 'zone', `There is no time zone “${zone}”.`);
    const date = terms?.announced?.date;
    if (date !== undefined && Number.isNaN(Date.parse(date)))
      return fail('ERR_OPTIONS', 'date', `There is no day ${date}.`);
    const done = await this.#clubs.change<'ERR_CLUB_FULL'>(id, () =>
      ok([{ kind: 'signupTerms', ...present({ terms }) }]),
    );
    if (done.ok && terms === undefined) await this.deleteAll(id, club);
    return done;
  }

  /** Signs somebody up for the next evening, and returns the key to it. */
  async enter(id: string, visitor: Visitor, wanted: SignUp): Promise<Result<SignupKey, Code>> {
    const token = newToken();
    const club = await this.#clubs.find(id);
    const list = club && (await this.#read(id, club, wanted.evening));
    // the club's owner enters people for all
    const place =
      visitor.asker.role === 'owner'
        ? NO_PLACE
        : this.#shares.take(
            {
              name: logOf(id, wanted.evening),
              most: MOST_SIGNUPS,
              taken: list?.signups.size ?? 0,
              times: TIMES_OF_SIGNUPS,
            },
            visitor.origin.address,
          );
    if (place === undefined) return fail('ERR_SHARE');
    let signup = '';
    const done = await inPlace(
      place,
      () =>
        this.#do(id, visitor, wanted.evening, (situation) => {
          const decided = enter(situation, wanted, proofOf(token));
          const [entry] = decided.ok ? decided.value : [];
          if (entry?.kind === 'signedUp') signup = entry.signup;
          return decided;
        }),
      ({ ok: isDone }) => (isDone ? signup : undefined),
    );
    return done.ok ? ok({ signup, token }) : done;
  }

  change(id: string, visitor: Visitor, signup: string, wanted: ChangeSignup): Promise<Result<true, Code>> {
    return this.#do(id, visitor, wanted.evening, (situation) => change(situation, signup, wanted));
  }

  /** Withdraws a sign-up from the list of the next evening. */
  withdraw(id: string, visitor: Visitor, signup: string): Promise<Result<true, Code>> {
    return this.#do(id, visitor, undefined, (situation) => withdraw(situation, signup));
  }

  /** Stores a member by id wherever a list has their name. */
  async hideName(id: string, club: Club, member: string, name: string): Promise<void> {
    const key = nameKey(name);
    const replaced = (player: Player): Player =>
      player.name !== undefined && nameKey(player.name) === key
        ? { member, ...(player.isPaid && { isPaid: true }) }
        : player;
    for (const evening of club.signupLists ?? []) await this.#replace(logOf(id, evening), replaced);
  }

  /** Removes a member from all lists: a partner looks for another one. */
  async removeMember(id: string, club: Club, member: string, name: string): Promise<void> {
    await this.hideName(id, club, member, name);
    for (const evening of club.signupLists ?? [])
      await this.#lists.add(logOf(id, evening), (list) => withoutMember(list, member));
  }

  /** Deletes all lists of a club. */
  async deleteAll(id: string, { signupLists = [] }: Club): Promise<void> {
    await this.#store.delete(signupLists.map((evening) => logOf(id, evening)));
  }

  /** Returns the evenings on whose lists a member is, with the time at which they signed up. */
  async exported(id: string, club: Club, member: string) {
    const found = [];
    for (const evening of club.signupLists ?? []) {
      const list = (await this.#lists.read(logOf(id, evening))) ?? EMPTY;
      for (const { at, players } of list.signups.values())
        if (players.some((player) => player.member === member)) found.push({ evening, at });
    }
    return found;
  }

  /** Reads the list of an evening; one that nobody has started takes nothing from the store. */
  async #read(id: string, { signupLists = [] }: Club, date: string): Promise<SignupList> {
    return signupLists.includes(date) ? ((await this.#lists.read(logOf(id, date))) ?? EMPTY) : EMPTY;
  }

  /**
   * Appends the entries that `decide` returns for the list of the next evening, and tries again if others change it
   * meanwhile.
   * @param date the evening that the visitor means; if left out, the next one
   */
  async #do(
    id: string,
    visitor: Visitor,
    date: string | undefined,
    decide: (situation: Situation) => Decision,
  ): Promise<Result<true, Code>> {
    const now = this.#now();
    const club = await this.#clubs.find(id);
    const evening = club && nextEvening(club, now);
    if (club === undefined || evening === undefined || (date !== undefined && date !== evening.date))
      return fail('ERR_SIGNUPS_CLOSED');
    const situationOf = (list: SignupList): Situation => ({
      club,
      list,
      evening,
      actor: actorOf(visitor, list.secret),
      now,
    });
    if (!(club.signupLists ?? []).includes(evening.date)) {
      // a refused sign-up starts no list
      const decided = decide(situationOf({ ...EMPTY, secret: newToken() }));
      if (!decided.ok) return decided;
      const started = await this.#start(id, club, evening);
      if (!started.ok) return started;
    }
    let refused: Failure<Code> | undefined;
    const log = logOf(id, evening.date);
    await this.#lists.add(log, (list, length) => {
      const secret = length === 0 ? newToken() : list.secret;
      const decision = decide(situationOf({ ...list, secret }));
      refused = decision.ok ? undefined : decision;
      if (!decision.ok || decision.value.length === 0) return [];
      const begin: readonly SignupEntry[] = length === 0 ? [{ kind: 'signups', secret }] : [];
      return [...begin, ...decision.value];
    });
    // a list that was deleted meanwhile does not begin again
    const after = await this.#clubs.find(id);
    if (after?.signups === undefined) {
      await this.#store.delete([log]);
      return fail('ERR_SIGNUPS_CLOSED');
    }
    return refused ?? ok(true);
  }

  /** Lists the first entry of an evening with the club, and deletes the lists of evenings that are long over. */
  async #start(id: string, club: Club, { date }: NextEvening): Promise<Result<true, Code>> {
    const kept = keptLists(club, date);
    const old = (club.signupLists ?? []).filter((evening) => !kept.includes(evening));
    await this.#store.delete(old.map((evening) => logOf(id, evening)));
    return this.#clubs.change<'ERR_CLUB_FULL'>(id, ({ signupLists = [] }) =>
      ok(signupLists.includes(date) ? [] : [{ kind: 'signupList', evening: date }]),
    );
  }

  /** Replaces players in all entries of a list. */
  async #replace(log: string, replaced: (player: Player) => Player): Promise<void> {
    const bodies = new Map<number, string>();
    let place = 0;
    for await (const page of pagesOf(this.#store, log))
      for (const body of page) {
        place += 1;
        const entry = JSON.parse(body) as Partial<SignupEntry>;
        if (!('players' in entry) || entry.players === undefined) continue;
        const other = JSON.stringify({ ...entry, players: entry.players.map(replaced) });
        if (other !== body) bodies.set(place, other);
      }
    if (bodies.size > 0) await rewriteMarked(this.#store, log, bodies);
  }
}

/** Returns the person who acts, as the list with that secret knows them. */
function actorOf({ asker, tokens, origin }: Visitor, secret: string): Actor {
  const member = asker.role === 'member' ? [`member ${asker.you}`] : [];
  const account = marksOf(secret, { account: origin.account });
  return {
    asker,
    owners: [...tokens.map((token) => `proof ${proofOf(token)}`), ...account, ...member],
    // a member with a link of their own is known by it, also on the phone of somebody else
    marks: asker.role === 'owner' ? [] : member.length > 0 ? member : marksOf(secret, origin),
  };
}
