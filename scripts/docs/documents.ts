import { readFileSync } from 'node:fs';
import { COVERED, FACES } from './faces.ts';
import { GAMES_TABLE } from './games.ts';
import { LOGS } from './logs.ts';
import { MOVEMENTS } from './movements.ts';
import { withPart } from './part.ts';
import { PICTURES } from './pictures.ts';

/** Returns the documents that have made parts, each with its text as the code makes it, by file. */
export function documents(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { file, name, make } of [...COVERED, ...FACES, ...LOGS, ...MOVEMENTS, GAMES_TABLE, ...PICTURES])
    texts.set(file, withPart(texts.get(file) ?? readFileSync(file, 'utf8'), name, make()));
  return texts;
}
