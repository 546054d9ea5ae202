import {
  type ChangeMember,
  CLUB_ID,
  type ClubKey,
  type ClubSeries,
  type ClubTemplate,
  type DescribeClub,
  MOST_MEMBERS,
  MOST_SERIES,
  type NewMember,
} from '@overtrick/protocol/clubs';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { isZone } from '../base/weekly.ts';
import { openingOf } from '../evenings/opening.ts';
import { Folds } from '../store/folds.ts';
import { rewriteMarked } from '../store/rewriting.ts';
import type { Store } from '../store/store.ts';
import { type Club, type ClubEntry, clubAfter, logOf, type Member, memberOf, seriesOf } from './clubLog.ts';
import { nameKey } from './results.ts';
import { linkToken } from './tokens.ts';

/** The limit of a club's log. A club of a hundred members that meets daily adds about a thousand entries a year. */
export const MOST_ENTRIES = 30_000;
/** The higher limit for entries that remove something or store results. */
export const MOST_ENTRIES_OF_ALL = 40_000;
/**
 * The number of entries about a member after which they can no longer show their name again, once they have hidden it.
 */
export const MOST_OF_MEMBER = 50;
/** The most evenings on a club's list: four a week for ten years. */
export const MOST_EVENINGS = 2000;

/** The kinds of entry that a full log still accepts. */
const ENDS: ReadonlySet<ClubEntry['kind']> = new Set([
  'left',
  'linked',
  'removed',
  'result',
  'withdrawn',
  'finished',
  'signupTerms',
]);

type Code = 'ERR_CLUB_FULL' | 'ERR_MEMBER_NAME' | 'ERR_NO_MEMBER' | 'ERR_NO_SERIES' | 'ERR_OPTIONS';
const DONE = ok(true as const);

/** The decision on a change: the entries to append, or why there are none. */
type Decision<C extends Code> = Result<readonly ClubEntry[], C>;

/** The clubs of a server: their owners, members and names. Of keys, the store has only hashes. */
export class Clubs {
  readonly #store: Store;
  readonly #logs: Folds<Club>;

  constructor(store: Store) {
    this.#store = store;
    this.#logs = new Folds(store, clubAfter);
  }

  /** Opens a club and returns its id with the owner's key. */
  async open(name: string): Promise<ClubKey> {
    const [club, token] = [newTableId(), newToken()];
    const founded: ClubEntry = { kind: 'club', name, proof: proofOf(token), secret: newToken() };
    await this.#store.append({ log: logOf(club), length: 0, bodies: [JSON.stringify(founded)] });
    return { club, token };
  }

  async find(id: string): Promise<Club | undefined> {
    return clubId.test(id) ? this.#logs.read(logOf(id)) : undefined;
  }

  /** Stores the club's name, its weekly meeting and the terms of its evenings. */
  async describe(id: string, wanted: DescribeClub): Promise<Result<true, Code>> {
    const { name, weekly, template, names, isFound } = wanted;
    if (weekly !== undefined && !isZone(weekly.zone))
      return fail('ERR_OPTIONS', 'weekly', `There is no time zone “${weekly.zone}”.`);
    const wrong = template && whyNotTemplate(template);
    if (wrong !== undefined) return wrong;
    return this.change(id, () =>
      ok([{ kind: 'described', name, ...present({ weekly, template, isFound }), names }]),
    );
  }

  /** Adds people to the list. Somebody whose name is already there gets the given number and handicap. */
  addMembers(id: string, wanted: readonly NewMember[]): Promise<Result<true, Code>> {
    return this.change(id, (club) => {
      const known = new Map([...club.members.values()].map((one) => [nameKey(one.name), one]));
      let next = club.nextMember;
      const entries = new Map<string, ClubEntry>();
      for (const { name, number, handicap } of wanted) {
        const before = known.get(nameKey(name));
        const { member, ...kept } = before === undefined ? { member: memberOf(next++), name } : told(before);
        const one = {
          ...kept,
          member,
          ...present({ number, handicap }),
        };
        known.set(nameKey(name), { ...one, places: [] });
        if (before === undefined || number !== undefined || handicap !== undefined)
          entries.set(member, { kind: 'member', ...one });
      }
      return known.size > MOST_MEMBERS ? fail('ERR_CLUB_FULL') : ok([...entries.values()]);
    });
  }

  /**
   * Changes a member's details.
   * @param isOwn true if the members do it themselves
   */
  changeMember(id: string, member: string, wanted: ChangeMember, isOwn = false): Promise<Result<true, Code>> {
    return this.change(id, ({ members }) => {
      const before = members.get(member);
      if (before === undefined) return fail('ERR_NO_MEMBER');
      const { name = before.name, isHidden = before.isHidden } = wanted;
      const number = wanted.number === undefined ? before.number : (wanted.number ?? undefined);
      const handicap = wanted.handicap === undefined ? before.handicap : (wanted.handicap ?? undefined);
      const key = nameKey(name);
      const others = [...members.values()].filter((one) => one.member !== member);
      if (others.some((one) => nameKey(one.name) === key)) return fail('ERR_MEMBER_NAME');
      const isSame =
        name === before.name &&
        number === before.number &&
        handicap === before.handicap &&
        Boolean(isHidden) === Boolean(before.isHidden);
      if (isSame) return ok([]);
      // nobody may fill the log of a club, but a name can always be hidden, however often it was shown again
      if (isOwn && before.places.length >= MOST_OF_MEMBER && !isHidden) return fail('ERR_CLUB_FULL');
      return ok([
        {
          kind: 'member',
          member,
          name,
          ...present({ number, handicap }),
          ...(isHidden && { isHidden }),
        },
      ]);
    });
  }

  /** Removes a member from the list, and every trace of them from the log. */
  async removeMember(id: string, member: string): Promise<void> {
    for (;;) {
      const left: ClubEntry = { kind: 'left', member };
      const before = (await this.find(id))?.members.get(member);
      if (before === undefined) return;
      const places = new Map(before.places.map((place) => [place, JSON.stringify(left)]));
      await rewriteMarked(this.#store, logOf(id), places);
    }
  }

  /** Creates a member's own link. */
  async linkMember(id: string, member: string): Promise<Result<ClubKey, Code>> {
    const token = newToken();
    const done = await this.change(id, ({ members }) =>
      members.has(member) ? ok([{ kind: 'keyed', member, proof: proofOf(token) }]) : fail('ERR_NO_MEMBER'),
    );
    return done.ok ? ok({ club: id, token }) : done;
  }

  /** Creates a new link for all members, which replaces the old one. */
  async relink(id: string): Promise<Result<ClubKey, Code>> {
    const done = await this.change(id, () => ok([{ kind: 'linked' }]));
    const club = await this.find(id);
    if (!done.ok) return done;
    return club === undefined ? fail('ERR_CLUB_FULL') : ok({ club: id, token: linkToken(club) });
  }

  /** Starts a series, or changes the rules of one. */
  setSeries(
    id: string,
    { series, ...rules }: ClubSeries & { readonly series?: string | undefined },
  ): Promise<Result<true, Code>> {
    return this.change(id, (club) => {
      if (series !== undefined && !club.series.has(series)) return fail('ERR_NO_SERIES');
      if (series === undefined && club.series.size >= MOST_SERIES) return fail('ERR_CLUB_FULL');
      return ok([{ kind: 'series', series: series ?? seriesOf(club.nextSeries), ...mutable(rules) }]);
    });
  }

  /** Ends a series; its evenings stay. */
  finishSeries(id: string, series: string): Promise<Result<true, Code>> {
    return this.change(id, (club) =>
      club.series.has(series) ? ok([{ kind: 'finished', series }]) : fail('ERR_NO_SERIES'),
    );
  }

  /** Deletes a club with its list of members. */
  delete(id: string): Promise<void> {
    return this.#store.delete([logOf(id)]);
  }

  /**
   * Appends the entries that `decide` returns for the current club, and tries again if others change it meanwhile. Does
   * nothing if there is no such club.
   */
  async change<C extends Code>(
    id: string,
    decide: (club: Club) => Decision<C>,
  ): Promise<Result<true, C | 'ERR_CLUB_FULL'>> {
    let refused: Failure<C | 'ERR_CLUB_FULL'> | undefined;
    await this.#logs.add(logOf(id), (club, length) => {
      const decision = decide(club);
      refused = decision.ok ? whyFull(length, decision.value) : decision;
      return decision.ok && refused === undefined ? decision.value : [];
    });
    return refused ?? DONE;
  }
}

const clubId = new RegExp(CLUB_ID);

function whyFull(length: number, entries: readonly ClubEntry[]): Failure<'ERR_CLUB_FULL'> | undefined {
  const most = entries.every(({ kind }) => ENDS.has(kind)) ? MOST_ENTRIES_OF_ALL : MOST_ENTRIES;
  return length + entries.length > most ? fail('ERR_CLUB_FULL') : undefined;
}

/** Copies the rules of a series for an entry of the log. */
const mutable = ({ places, ...rules }: ClubSeries) => ({ ...rules, ...(places && { places: [...places] }) });

/** Returns a member's details without the bookkeeping of the log. */
const told = ({ places: _, proof: __, ...member }: Member) => member;

/** Returns the reason why no evening can be opened on such terms. */
function whyNotTemplate(template: ClubTemplate): Failure<'ERR_OPTIONS'> | undefined {
  const opening = openingOf(openingIn(template));
  if (!opening.ok) return opening;
  const { form, policies } = opening.value;
  return template.isUnattended && (form !== 'pairs' || policies?.medium !== 'online')
    ? fail(
        'ERR_OPTIONS',
        'template',
        'Only an evening of pairs at online tables starts automatically: others have a director.',
      )
    : undefined;
}

/** Converts a template to the terms with which a tournament is opened. */
export const openingIn = ({ form, game, method, options, policies }: ClubTemplate) => ({
  form,
  game,
  method,
  ...(options && { options: { ...options } }),
  ...(policies && { policies: { ...policies } }),
});
