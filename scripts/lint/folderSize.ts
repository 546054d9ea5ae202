import type { Finding } from './finding.ts';

const MOST_FILES = 20;
/** Folders that list what there is of one kind, where a reader looks for a name that they know. */
const LISTS = /(^|\/)(text|games)$|^packages\/rules\/src$/;
const MOST_LISTED = 40;
/** A test stands beside its source and is found with it. */
const TEST = /\.(test|bench|e2e)\.tsx?$/;

/** Tells of each folder with more source files directly in it than a reader looks through. */
export function folderSizeFindings(files: readonly string[]): readonly Finding[] {
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !TEST.test(file));
  const folders = Map.groupBy(sources, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...folders].flatMap(([folder, { length }]) => {
    const most = LISTS.test(folder) ? MOST_LISTED : MOST_FILES;
    if (length <= most) return [];
    return [{ file: folder, line: 1, why: `${length} source files: give them rooms (at most ${most})` }];
  });
}
