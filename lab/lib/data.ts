import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file of data that was not made here: where it comes from, and its bytes. */
interface DataFile {
  readonly source: string;
  readonly sha256: string;
}

/** Lists the data of `lab/data.json` by the names of the files. */
export const dataFiles = (): Readonly<Record<string, DataFile>> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../data.json`, 'utf8'));

/** Returns the SHA-256 of some bytes, in hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Reads a file of data for a fit. Throws if `lab/data.json` does not have its hash. */
export function readData(path: string): Buffer {
  const bytes = readFileSync(path);
  const sha256 = sha256Of(bytes);
  if (!Object.values(dataFiles()).some((each) => each.sha256 === sha256))
    throw new Error(`${path} is not in lab/data.json: enter its source and its SHA-256, ${sha256}.`);
  return bytes;
}
