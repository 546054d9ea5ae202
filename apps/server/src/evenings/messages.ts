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

/** Texts of parts: what many standpoints see alike is the same object, of which text is made once. */
const known = new WeakMap<object, string>();

function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const text = known.get(part) ?? JSON.stringify(part);
  known.set(part, text);
  return text;
}

/** The parts of a view that a standpoint has been shown, as they went over the wire. */
export class SentParts {
  static readonly nothing = new SentParts(0, new Map(), false);
  readonly version: number;
  readonly parts: Texts;
  /** Is the ranking that of this version, too? */
  readonly isWhole: boolean;

  private constructor(version: number, parts: Texts, isWhole: boolean) {
    this.version = version;
    this.parts = parts;
    this.isWhole = isWhole;
  }

  /** All that the key's standpoint may see; without a key, what is public. */
  static of(tournament: Tournament, key: Key | undefined): SentParts {
    return new SentParts(tournament.version, textsOf(viewOf(tournament, key)), true);
  }

  /** The same with the ranking as it was shown before: a new one is made now and then. */
  static withRankingOf(before: SentParts, tournament: Tournament, key: Key | undefined): SentParts {
    const parts = new Map(textsOf(viewOf(tournament, key, { ranking: false })));
    const ranking = before.parts.get('ranking');
    if (ranking !== undefined) parts.set('ranking', ranking);
    return new SentParts(tournament.version, parts, false);
  }
}

/** The hands that a director who does not play may see at a time, and the doubts that come from hands, as text. */
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

/** The circumstances of somebody who begins to look at a tournament. */
export interface Attending {
  readonly tournament: string;
  /** The server's clock, milliseconds since 1970. */
  readonly now: number;
  /** The number of the visitor's key; 0 without one. */
  readonly key: number;
  /** For a director: the join link's token. */
  readonly join?: string | undefined;
}

/**
 * Something that a visitor may be told of a tournament. Only this class makes one, and it has nothing to make it from
 * but the view of a standpoint; for a director who does not play, the entries without hashes of keys and the secret.
 * The sockets and the routes take nothing else, so that no result can be sent by mistake.
 */
export class EveningMessage<T> {
  /** The message as JSON, made once for all who are told it. */
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  toJSON(): T {
    return JSON.parse(this.text) as T;
  }

  /** The answer to somebody who begins to look. */
  static attended(attending: Attending, shown: SentParts): EveningMessage<TournamentAnswer<'attend'>> {
    const { version, parts } = shown;
    return new EveningMessage(object({ ...fieldsOf(attending), version, parts: partsIn(parts) }));
  }

  /**
   * … to a director who does not play: the entries after the first `after`, which the page has, and what is worked out
   * from hands.
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

  /** The parts that differ between what was shown before and what is now; `undefined` where none does. */
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

  /** New entries, for directors who do not play. */
  static entries(
    tournament: string,
    after: number,
    entries: readonly TournamentEntry[],
  ): EveningMessage<TournamentUpdate> {
    return new EveningMessage(
      object({ tournament, version: after + entries.length, entries: entries.map(openEntry), after }),
    );
  }

  /** Hands that a director who does not play may see by now, and doubts that come from hands. */
  static ofHands(tournament: string, version: number, hands: HandsText): EveningMessage<TournamentUpdate> {
    return new EveningMessage(object({ tournament, version, ofHands: new Json(hands.text) }));
  }

  /** The tournament has been deleted: nothing of it is left to be shown. */
  static deleted(tournament: string, before: SentParts): EveningMessage<TournamentUpdate> {
    const gone = new Map([...before.parts.keys(), 'head' as const].map((name) => [name, 'null'] as const));
    return new EveningMessage(object({ tournament, version: before.version, parts: partsIn(gone) }));
  }

  /** The view over HTTP. */
  static view(
    id: string,
    now: number,
    tournament: Tournament,
    key?: Key,
  ): EveningMessage<TournamentSnapshot> {
    const view = viewOf(tournament, key);
    return new EveningMessage(object({ tournament: id, version: tournament.version, now, view }));
  }

  /** The log as a file, an entry a line, for a director who does not play: with the hands that they may see. */
  static log(entries: readonly TournamentEntry[], tournament: Tournament, key: Key): EveningMessage<string> {
    const standpoint = standpointOf(tournament, key.number);
    const maySee = (board: number): boolean => sightOf(tournament, standpoint, board).hands;
    const lines = entries.map((entry) => JSON.stringify(withoutCards(withoutIds(entry), maySee)));
    return new EveningMessage(lines.map((line) => `${line}\n`).join(''));
  }
}

/** Texts of entries that several directors are told: the same entries are made text once. */
const texts = new WeakMap<readonly TournamentEntry[], string>();

function textOfAll(entries: readonly TournamentEntry[]): string {
  const text = texts.get(entries) ?? JSON.stringify(entries.map(openEntry));
  texts.set(entries, text);
  return text;
}

/** An entry as it is told to a director: without cards, which are told as far as they may be seen. */
const openEntry = (entry: TournamentEntry): TournamentEntry => withoutCards(withoutIds(entry), () => false);

/** An entry without what keys are made of; the id by which a key was asked for is part of its token. */
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
