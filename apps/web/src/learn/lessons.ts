/** The lessons' texts, each fetched when it is wanted; their names are their addresses. */
const FILES = import.meta.glob<string>('./lessons/*.txt', { query: '?raw', import: 'default' });

const nameIn = (path: string): string => /([^/]+)\.txt$/.exec(path)?.[1] ?? path;

/** The names of the lessons, in order: `01-points`. */
export const LESSONS: readonly string[] = Object.keys(FILES).map(nameIn).sort();

/** Their texts are English, whatever the page speaks. */
export const LESSONS_LANGUAGE = 'en';

export const lessonText = async (name: string): Promise<string | undefined> =>
  FILES[`./lessons/${name}.txt`]?.();
