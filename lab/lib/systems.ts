import { readFileSync } from 'node:fs';
import type { System } from '@overtrick/bots/internals/bidding/rule';
import { systemOf } from '@overtrick/bots/internals/bidding/system/compile';
import { findSystem, isSystemId } from '@overtrick/bots/internals/bidding/system/list';
import { parseSystem } from '@overtrick/bots/internals/bidding/system/notation';

/** The system that today's is compared with. */
export const FROZEN = `${import.meta.dirname}/../frozen/sayc.txt`;

/** Finds a system by its id, or reads it from a file. Throws if the file is no system, with its place. */
export function systemNamed(name: string): System {
  if (isSystemId(name)) return findSystem(name);
  const read = parseSystem('text', { text: readFileSync(name, 'utf8') });
  if (!read.ok) throw new Error(`${name}: ${read.at}: ${read.why}`);
  return systemOf(read.value);
}
