import { parseRuling } from '@overtrick/formats/rulings/parse';
import type { RulingTree } from '@overtrick/formats/rulings/tree';

/** The texts of the rulings. They come together: a director without a connection needs them all. */
const FILES = import.meta.glob<string>('./trees/*.txt', { query: '?raw', import: 'default', eager: true });

/** Their texts are English, whatever the page speaks. */
export const RULINGS_LANGUAGE = 'en';

const nameIn = (path: string): string => /([^/]+)\.txt$/.exec(path)?.[1] ?? path;

/** The rulings by their names, which are their addresses: `revoke`. */
export const RULINGS: ReadonlyMap<string, RulingTree> = new Map(
  Object.entries(FILES).flatMap(([path, text]) => {
    const read = parseRuling(text);
    return read.ok ? [[nameIn(path), read.value] as const] : [];
  }),
);
