/** The texts of the lessons in card play, each loaded on demand; the file names are their addresses. */
const FILES = import.meta.glob<string>('./cardPlay/*.txt', { query: '?raw', import: 'default' });

const nameIn = (path: string): string => /([^/]+)\.txt$/.exec(path)?.[1] ?? path;

/** The names of the lessons, in order: `01-short-side`. */
export const CARD_LESSONS: readonly string[] = Object.keys(FILES).map(nameIn).sort();

export const cardLessonText = async (name: string): Promise<string | undefined> =>
  FILES[`./cardPlay/${name}.txt`]?.();

/** Returns the name under which the progress in a lesson is stored. */
export const courseOf = (name: string): string => `play/${name}`;
