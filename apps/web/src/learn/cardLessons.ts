/** The texts of the lessons in card play, each fetched when it is wanted; their names are their addresses. */
const FILES = import.meta.glob<string>('./cardPlay/*.txt', { query: '?raw', import: 'default' });

const nameIn = (path: string): string => /([^/]+)\.txt$/.exec(path)?.[1] ?? path;

/** In their order: `01-short-side`. */
export const CARD_LESSONS: readonly string[] = Object.keys(FILES).map(nameIn).sort();

export const cardLessonText = async (name: string): Promise<string | undefined> =>
  FILES[`./cardPlay/${name}.txt`]?.();

/** The name under which the progress in a lesson is kept. */
export const courseOf = (name: string): string => `play/${name}`;
