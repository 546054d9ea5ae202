/**
 * A PBN 2.1 file as a list of games, each a list of tag pairs with the text that follows them. Nothing is interpreted
 * yet, and nothing is lost except white space around and within the tag pairs.
 *
 *     % PBN 2.1
 *     [Board "1"]
 *     [Auction "N"]
 *     1C Pass 1H =1= Pass
 *     [Note "1:four or more"]
 *
 * is one game of three tags; the second one's text is the line of calls.
 */
import { makeLocator, type Place, plainLines } from '../place.ts';
import { isAside, withoutGaps } from './aside.ts';
import { scanPbn } from './scan.ts';

export interface PbnFile {
  readonly games: readonly PbnGame[];
  /** The text after the last game: comments, escaped lines. */
  readonly after: string;
  /** Line ends: the export format has `\r\n`. */
  readonly lineEnd: '\n' | '\r\n';
}

export interface PbnGame {
  /** Comments and escaped lines (`% …`) before the first tag. */
  readonly before: string;
  readonly tags: readonly PbnTag[];
  /** The parts that are not PBN; their text is kept where it is. */
  readonly faults: readonly PbnFault[];
}

export interface PbnTag {
  readonly name: string;
  readonly value: string;
  /** The text up to the next tag, section data and comments, without trailing white space. */
  readonly text: string;
  /** The place where the tag pair starts. */
  readonly place: Place;
  /** The place where its text starts. */
  readonly textPlace: Place;
}

interface PbnFault {
  readonly code: 'ERR_TAG' | 'ERR_COMMENT';
  readonly place: Place;
  readonly why: string;
}

/** The tags that identify a game. If a game with a deal has a second one of these, another game starts. */
const IDENTIFYING = new Set([
  'Event',
  'Site',
  'Date',
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
]);

/**
 * Reads any text; faults are listed with their game. Games start after an empty line, as in the standard (3), unless
 * the text after it can only belong to the same game; and without an empty line, if the tags repeat.
 */
export function parsePbn(text: string): PbnFile {
  const plain = plainLines(text);
  const locate = makeLocator(plain);
  const file = new Collector();
  for (const piece of scanPbn(plain)) {
    if (piece.kind === 'gap') file.gap();
    else if (piece.kind === 'text') {
      const { from, to, fault } = piece;
      file.text(plain.slice(from, to), fault && { ...fault, place: locate(from) });
    } else
      file.tag({
        name: piece.name,
        value: piece.value,
        text: '',
        place: locate(piece.from),
        textPlace: locate(piece.to),
      });
  }
  return { ...file.end(), lineEnd: text.includes('\r\n') ? '\r\n' : '\n' };
}

type Draft = {
  before: string;
  tags: PbnTag[];
  readonly names: Set<string>;
  faults: PbnFault[];
  readonly afterGap: boolean;
};

/** Assembles the pieces of a file into games. */
class Collector {
  readonly #games: Draft[] = [];
  /** The texts since the last tag, each with its fault. */
  #texts: { readonly text: string; readonly fault?: PbnFault }[] = [];
  /** The index of the text after the first empty line. */
  #gap: number | undefined;

  text(text: string, fault?: PbnFault): void {
    this.#texts.push({ text, ...(fault && { fault }) });
  }

  gap(): void {
    this.#gap ??= this.#texts.length;
  }

  tag(tag: PbnTag): void {
    const game = this.#games.at(-1);
    if (game !== undefined && !this.#begins(game, tag)) {
      this.#append(game, this.#texts.length);
      game.tags.push(tag);
      game.names.add(tag.name);
    } else this.#begin(game, tag);
    this.#texts = [];
    this.#gap = undefined;
  }

  end(): { games: readonly PbnGame[]; after: string } {
    const { text, faults } = this.#divide(this.#games.at(-1));
    if (faults.length > 0) {
      const before = this.#games.length === 0 ? text : withoutEmptyLine(text);
      this.#games.push({ before, tags: [], names: new Set(), faults, afterGap: false });
    }
    const games: Draft[] = [];
    for (const game of this.#games) {
      const last = games.at(-1);
      if (last !== undefined && game.afterGap && continues(last, game)) join(last, game);
      else games.push(game);
    }
    return {
      games: games.map(({ before, tags, faults }) => ({ before, tags, faults })),
      after: faults.length > 0 ? '' : text,
    };
  }

  #begin(last: Draft | undefined, tag: PbnTag): void {
    const afterGap = last !== undefined && this.#gap !== undefined;
    const { text, faults } = this.#divide(last);
    const before = last === undefined ? text : withoutEmptyLine(text);
    this.#games.push({ before, tags: [tag], names: new Set([tag.name]), faults, afterGap });
  }

  #begins(game: Draft, { name }: PbnTag): boolean {
    const again = IDENTIFYING.has(name) && name !== 'Deal' && game.names.has(name);
    return this.#gap !== undefined || (again && game.names.has('Deal'));
  }

  /** Gives the text before the empty line to the game's last tag, and returns the rest. */
  #divide(game: Draft | undefined): { text: string; faults: PbnFault[] } {
    let cut = 0;
    if (game !== undefined) {
      cut = this.#gap ?? this.#texts.length;
      // calls and cards after an empty line still belong to their section
      const more = this.#texts.findLastIndex(({ text, fault }) => !isAside(text) && fault === undefined);
      if (more >= cut) cut = this.#texts[more + 1]?.text === '\n' ? more + 2 : more + 1;
      this.#append(game, cut);
    }
    const next = this.#texts.slice(cut);
    return { text: next.map(({ text }) => text).join(''), faults: faultsOf(next) };
  }

  #append(game: Draft, count: number): void {
    const own = this.#texts.slice(0, count);
    const last = game.tags.pop();
    const text = own.map((part) => part.text).join('');
    if (last !== undefined) game.tags.push({ ...last, text: text.trimEnd() });
    for (const fault of faultsOf(own)) game.faults.push(fault);
  }
}

/** True if the text after an empty line can only be more of the same game. */
const continues = (game: Draft, next: Draft): boolean =>
  next.tags.every(({ name }) => !IDENTIFYING.has(name) && (name === 'Note' || !game.names.has(name)));

function join(game: Draft, next: Draft): void {
  const last = game.tags.pop();
  if (last !== undefined) game.tags.push({ ...last, text: last.text + withoutGaps(`\n${next.before}`) });
  for (const tag of next.tags) {
    game.tags.push(tag);
    game.names.add(tag.name);
  }
  for (const fault of next.faults) game.faults.push(fault);
}

const faultsOf = (texts: readonly { readonly fault?: PbnFault }[]): PbnFault[] =>
  texts.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));

const withoutEmptyLine = (text: string): string => text.replace(/^[^\S\n]*\n/, '');

/** Writes a file for `parsePbn`; a file in export format comes out unchanged. */
export const makePbn = ({ games, after, lineEnd }: PbnFile): string =>
  (games.map(makeGame).join('\n') + after).replaceAll('\n', lineEnd);

const makeGame = ({ before, tags }: PbnGame): string =>
  before + tags.map((tag) => `${makeTag(tag)}${tag.text}\n`).join('');

/** Writes a tag pair: `[Name "value"]`. */
const makeTag = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  `[${name} "${makeString(name, value)}"]`;

/**
 * Escapes a string and puts it on one line. In a table's columns, a width has a single backslash (PBN 3.2); elsewhere
 * it is doubled.
 */
const makeString = (name: string, value: string): string =>
  (/Table$/.test(name) ? value.replace(/\\(?!\d)/g, '\\\\') : value.replaceAll('\\', '\\\\'))
    .replaceAll('"', '\\"')
    .replace(/[\r\n]+/g, ' ');
