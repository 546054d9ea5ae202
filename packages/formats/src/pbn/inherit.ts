import type { PbnGame, PbnTag } from './file.ts';

/** The tags in which `#` is not inheritance (PBN 4.8). */
const OWN = new Set(['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play', 'Note']);

/** The most inherited headers, since each is repeated in every game: a file with more is not a bridge file. */
const MOST_HEADERS = 64;

/** A game without these tags, only with a table's auction, play or result, is about the deal before it. */
const OF_DEAL: readonly string[] = ['Board', 'Dealer', 'Vulnerable', 'Deal'];
const OF_TABLE: ReadonlySet<string> = new Set(['Declarer', 'Contract', 'Result', 'Auction', 'Play']);

/**
 * Returns the tags of each game with inheritance applied (PBN 4.8): `#` is the value of the nearest earlier game that
 * has one; `##text` is a value for all later games without the tag, until another value is given. A repeated tag is
 * ignored (3.4), except for notes.
 */
export function inheritTags(games: readonly PbnGame[]): (readonly PbnTag[])[] {
  const values = new Map<string, string>();
  const headers = new Map<string, PbnTag>();
  let dealTags: readonly PbnTag[] = [];
  return games.map(({ tags }) => {
    const own = new Map<string, PbnTag>();
    const read: PbnTag[] = [];
    for (const tag of tags) {
      if (own.has(tag.name) && tag.name !== 'Note') continue;
      const resolved = OWN.has(tag.name) ? tag : { ...tag, value: resolve(tag, values) };
      if (!OWN.has(tag.name)) values.set(tag.name, resolved.value);
      own.set(tag.name, resolved);
      read.push(resolved);
      const forAll = tag.value.startsWith('##') && headers.size < MOST_HEADERS;
      if (!OWN.has(tag.name) && (forAll || headers.has(tag.name))) headers.set(tag.name, resolved);
    }
    const first = read[0];
    const sameDeal = !own.has('Board') && !own.has('Deal') && read.some(({ name }) => OF_TABLE.has(name));
    if (own.has('Deal')) dealTags = read.filter(({ name }) => OF_DEAL.includes(name));
    const inherited = [...headers.values(), ...(sameDeal ? dealTags : [])].filter(
      ({ name }) => !own.has(name),
    );
    return first === undefined
      ? []
      : [
          ...inherited.map((tag) => ({ ...tag, text: '', place: first.place, textPlace: first.textPlace })),
          ...read,
        ];
  });
}

function resolve({ name, value }: PbnTag, values: ReadonlyMap<string, string>): string {
  if (value === '#') return values.get(name) ?? '';
  return value.startsWith('##') ? value.slice(2) : value;
}
