import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ArchiveFile {
  /** Its path in the archive, with slashes. */
  readonly path: string;
  readonly bytes: Buffer;
  /** Programs and scripts may be run. */
  readonly isProgram?: boolean;
}

const PROGRAM = 0o755;
const FILE = 0o644;
const modeOf = ({ isProgram = false }: ArchiveFile): number => (isProgram ? PROGRAM : FILE);

/** Reads all files of a folder, with a path before their own. */
export const filesIn = (folder: string, before: string): readonly ArchiveFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const within = path.slice(folder.length + 1).replaceAll('\\', '/');
      return { path: `${before}${within}`, bytes: readFileSync(path) };
    });

/**
 * Writes an archive, of the kind that its name ends with: `.zip` or `.tar.gz`. The same files and time give the same
 * bytes; run it with the time zone UTC, because a zip has local times.
 */
export function writeArchive(target: string, files: readonly ArchiveFile[], time: Date): Promise<void> {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return target.endsWith('.zip') ? writeZip(target, sorted, time) : writeTar(target, sorted, time);
}

async function writeTar(target: string, files: readonly ArchiveFile[], mtime: Date): Promise<void> {
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip({ level: constants.Z_BEST_COMPRESSION }),
    createWriteStream(target),
  );
  for (const file of files)
    tar.entry({ name: file.path, mode: modeOf(file), mtime, uid: 0, gid: 0 }, file.bytes);
  tar.finalize();
  await written;
}

async function writeZip(target: string, files: readonly ArchiveFile[], mtime: Date): Promise<void> {
  const zip = new ZipFile();
  for (const file of files)
    zip.addBuffer(file.bytes, file.path, {
      mtime,
      mode: modeOf(file),
      compressionLevel: constants.Z_BEST_COMPRESSION,
    });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}
