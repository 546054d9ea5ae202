import { withoutCards, withoutSecrets } from '@overtrick/evening/desk/audit';
import { ofHands } from '@overtrick/evening/desk/ofHands';
import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { partsOf } from '@overtrick/evening/view/parts';
import { sightOf } from '@overtrick/evening/view/sight';
import { standpointOf } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import type { PartName, TournamentAnswer, TournamentUpdate } from '@overtrick/protocol/tournament';
import type { TournamentSnapshot } from '@overtrick/protocol/tournamentFiles';

type Texts = ReadonlyMap<PartName, string>;

/** The texts of parts. A part that many standpoints share is the same object, and its text is made only once. */
const known = new WeakMap<object, string>();

function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const text = known.get(part) ?? JSON.stringify(part);
  known.set(part, text);
  return text;
}

/** The parts of a view that a standpoint has received, as sent. */
export class SentParts {
  static readonly nothing = new SentParts(0, new Map(), false);
  readonly version: number;
  readonly parts: Texts;
  /** True if the ranking is of this version too. */
  readonly isWhole: boolean;

  private constructor(version: number, parts: Texts, isWhole: boolean) {
    this.version = version;
    this.parts = parts;
    this.isWhole = isWhole;
  }

  /** Returns everything that the key's standpoint may see; without a key, the public part. */
  static of(tournament: Tournament, key: Key | undefined): SentParts {
    return new SentParts(tournament.version, textsOf(viewOf(tournament, key)), true);
  }

  /** Returns the view with the earlier ranking, because a new one is computed only now and then. */
  static withRankingOf(before: SentParts, tournament: Tournament, key: Key | undefined): SentParts {
    const parts = new Map(textsOf(viewOf(tournament, key, { ranking: false })));
    const ranking = before.parts.get('ranking');
    if (ranking !== undefined) parts.set('ranking', ranking);
    return new SentParts(tournament.version, parts, false);
  }
}

/** The hands that a director who does not play may see now, and the doubts that depend on hands, as text. */
export class HandsText {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static of(tournament: Tournament, key: Key | undefined): HandsText {
    return new HandsText(JSON.stringify(ofHands(tournament, standpointOf(tournament, key?.number ?? 0))));
  }
}

const viewOf = (
  tournament: Tournament,
  key: Key | undefined,
  wanted?: { readonly ranking: boolean },
): TournamentView => viewFor(tournament, standpointOf(tournament, key?.number ?? 0), wanted);

const textsOf = (view: TournamentView): Texts =>
  new Map([...partsOf(view)].map(([name, part]) => [name as PartName, textOf(part)]));

/** The circumstances of a visitor who starts to watch a tournament. */
export interface Attending {
  readonly tournament: string;
  /** The server's clock, milliseconds since 1970. */
  readonly now: number;
  /** The number of the visitor's key; 0 without one. */
  readonly key: number;
  /** The join link's token, for a director. */
  readonly join?: string | undefined;
}

/**
 * A message about a tournament. Only this class creates one, and only from the view of a standpoint or, for a director
 * who does not play, from the entries without hashes of keys and without the secret. The sockets and the routes accept
 * nothing else, so that no result can be sent by mistake.
 */
export class EveningMessage<T> {
  /** The message as JSON, made once for all its receivers. */
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  toJSON(): T {
    return JSON.parse(this.text) as T;
  }

  /** Creates the answer to a visitor who starts to watch. */
  static attended(attending: Attending, shown: SentParts): EveningMessage<TournamentAnswer<'attend'>> {
    const { version, parts } = shown;
    return new EveningMessage(object({ ...fieldsOf(attending), version, parts: partsIn(parts) }));
  }

  /**
   * Creates the answer to a director who does not play: the entries after the first `after`, which the page has, and
   * everything that depends on hands.
   */
  static attendedLog(
    attending: Attending,
    after: number,
    entries: readonly TournamentEntry[],
    hands: HandsText,
  ): EveningMessage<TournamentAnswer<'attend'>> {
    const version = after + entries.length;
    return new EveningMessage(
      object({
        ...fieldsOf(attending),
        version,
        entries: new Json(textOfAll(entries)),
        after,
        ofHands: new Json(hands.text),
      }),
    );
  }

  /** Creates an update with the parts that differ between two views, or `undefined` if none differs. */
  static update(
    tournament: string,
    before: SentParts,
    after: SentParts,
  ): EveningMessage<TournamentUpdate> | undefined {
    const changed: [PartName, string][] = [];
    for (const [name, text] of after.parts) if (before.parts.get(name) !== text) changed.push([name, text]);
    for (const name of before.parts.keys()) if (!after.parts.has(name)) changed.push([name, 'null']);
    if (changed.length === 0) return undefined;
    return new EveningMessage(
      object({ tournament, version: after.version, parts: partsIn(new Map(changed)) }),
    );
  }

  /** Creates an update with new entries, for directors who do not play. */
  static entries(
    tournament: string,
    after: number,
    entries: readonly TournamentEntry[],
  ): EveningMessage<TournamentUpdate> {
    return new EveningMessage(
      object({ tournament, version: after + entries.length, entries: entries.map(openEntry), after }),
    );
  }

  /**
   * Creates an update with the hands that a director who does not play may see now, and the doubts that depend on them.
   */
  static ofHands(tournament: string, version: number, hands: HandsText): EveningMessage<TournamentUpdate> {
    return new EveningMessage(object({ tournament, version, ofHands: new Json(hands.text) }));
  }

  /** Creates the update after the deletion of the tournament: it removes all parts. */
  static deleted(tournament: string, before: SentParts): EveningMessage<TournamentUpdate> {
    const gone = new Map([...before.parts.keys(), 'head' as const].map((name) => [name, 'null'] as const));
    return new EveningMessage(object({ tournament, version: before.version, parts: partsIn(gone) }));
  }

  /** Creates the view over HTTP. */
  static view(
    id: string,
    now: number,
    tournament: Tournament,
    key?: Key,
  ): EveningMessage<TournamentSnapshot> {
    const view = viewOf(tournament, key);
    return new EveningMessage(object({ tournament: id, version: tournament.version, now, view }));
  }

  /**
   * Creates the log as a file, one entry per line, for a director who does not play, with the hands that they may see.
   */
  static log(entries: readonly TournamentEntry[], tournament: Tournament, key: Key): EveningMessage<string> {
    const standpoint = standpointOf(tournament, key.number);
    const maySee = (board: number): boolean => sightOf(tournament, standpoint, board).hands;
    const lines = entries.map((entry) => JSON.stringify(withoutCards(withoutIds(entry), maySee)));
    return new EveningMessage(lines.map((line) => `${line}\n`).join(''));
  }
}

/** The texts of entries, made only once for several directors. */
const texts = new WeakMap<readonly TournamentEntry[], string>();

function textOfAll(entries: readonly TournamentEntry[]): string {
  const text = texts.get(entries) ?? JSON.stringify(entries.map(openEntry));
  texts.set(entries, text);
  return text;
}

/** Returns an entry for a director without its cards; those that may be seen are sent separately. */
const openEntry = (entry: TournamentEntry): TournamentEntry => withoutCards(withoutIds(entry), () => false);

/** Returns an entry without secrets. The id by which a key was requested is part of its token. */
function withoutIds(entry: TournamentEntry): TournamentEntry {
  const open = withoutSecrets(entry);
  if (open.kind !== 'granted') return open;
  const { id: _, ...granted } = open;
  return granted;
}

const fieldsOf = ({ tournament, now, key, join }: Attending) => ({
  ok: true,
  tournament,
  now,
  key,
  ...(join !== undefined && { join }),
});

/** A value that is JSON already. */
class Json {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const object = (fields: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(fields)
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${value instanceof Json ? value.text : JSON.stringify(value)}`,
    )
    .join(',')}}`;

const partsIn = (parts: Texts): Json =>
  new Json(`{${[...parts].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`);
