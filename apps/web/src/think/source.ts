import { isSeat, type Seat } from '@overtrick/rules/cards/seat';

/**
 * A board as the page receives it from the server, a link or a file. Nothing in it is trusted until it has been
 * replayed.
 */
export interface BoardSource {
  /** The text that `makeRecord` writes. */
  readonly record: string;
  /**
   * The match format, the number of the deal in its match, the date as `2026.11.22`, and the address of the club, each
   * where it is known.
   */
  readonly match?: string;
  readonly deal?: number;
  readonly date?: string;
  readonly site?: string;
  /** The player of each seat. */
  readonly players?: { readonly [S in Seat]?: string };
  /** The seat of the player who shares the board. */
  readonly seat?: Seat;
  /** The meanings of calls, by their number from 0, as the players or a file explain them. */
  readonly meanings?: Readonly<Record<number, string>>;
  /** The reasons that computer players give, by the number of the step from 0. */
  readonly reasons?: Readonly<Record<number, string>>;
  /** The numbers, from 0, of the steps that computer players took for everybody. */
  readonly playedOut?: readonly number[];
}

/** Channels that pass links on cut longer ones. */
const MOST_LETTERS = 8000;
const MOST_CHARACTERS = 100_000;
const FIRST = 'd=';

/**
 * Packs the whole board into the fragment of an address, so that no server needs to keep it. It leaves out the reasons,
 * because they are long.
 */
export async function makeFragment({ reasons: _, ...told }: BoardSource): Promise<string> {
  const packed = new Blob([JSON.stringify(told)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  return FIRST + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads the text that `makeFragment` writes, with or without its `#`; returns `undefined` when it is not valid. */
export async function readFragment(fragment: string): Promise<BoardSource | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(FIRST) || text.length > MOST_LETTERS) return undefined;
  try {
    const letters = text.slice(FIRST.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const json = await unpacked(bytes);
    return json === undefined ? undefined : parseBoardSource(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Unpacks the text; returns `undefined` when it is longer than any board. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MOST_CHARACTERS) {
      void reader.cancel();
      return undefined;
    }
  }
  return text;
}

/** Reads a board from plain data; returns `undefined` when the data is not one. */
export function parseBoardSource(data: unknown): BoardSource | undefined {
  if (!isObject(data) || typeof data.record !== 'string') return undefined;
  return {
    record: data.record,
    ...(isText(data.match, 40) && { match: data.match }),
    ...(Number.isSafeInteger(data.deal) && { deal: Number(data.deal) }),
    ...(isText(data.date, 10) && { date: data.date }),
    ...(isText(data.site, 80) && { site: data.site }),
    ...(isObject(data.players) && { players: textsIn(data.players, 40) }),
    ...(isSeat(data.seat) && { seat: data.seat }),
    ...(isObject(data.meanings) && { meanings: textsIn(data.meanings, 300) }),
    ...(Array.isArray(data.playedOut) && { playedOut: data.playedOut.filter(Number.isSafeInteger) }),
    ...(isObject(data.reasons) && { reasons: textsIn(data.reasons, 600) }),
  };
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textsIn = (given: Readonly<Record<string, unknown>>, most: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value.slice(0, most)]] : [],
    ),
  );
