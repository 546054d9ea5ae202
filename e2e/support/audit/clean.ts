import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One file for each thing that an audit has found clean in this run, in all browsers. */
const FOLDER = join(tmpdir(), 'audited');

const fileOf = (seen: string): string => join(FOLDER, createHash('sha256').update(seen).digest('hex'));

/** True if this run has found clean what the text describes. */
export const isClean = (seen: string): boolean => existsSync(fileOf(seen));

/** Notes that what the text describes is clean. */
export function noteClean(seen: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(seen), '');
}
