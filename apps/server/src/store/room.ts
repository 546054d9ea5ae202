import { statfsSync } from 'node:fs';

/** A disk with less free space than this counts as full, bytes. */
const LEAST_ROOM = 1 << 20;

/** True if the disk of this folder has free space. This notices a full disk before anybody writes. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_ROOM;
}
