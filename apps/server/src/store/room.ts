import { statfsSync } from 'node:fs';

/** Less room than this is none, bytes. */
const LEAST_ROOM = 1 << 20;

/** Can anything be written to the disk of this folder? A disk may be full before anybody tries to. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_ROOM;
}
