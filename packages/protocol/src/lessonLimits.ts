// apart from the parsers, which a page does not load

/** So long may the text of a lesson be that is shared: twenty times one of the twelve. */
export const MOST_LESSON_CHARACTERS = 32_000;
/** In JSON, where a character may take six bytes. */
export const MAX_LESSON_BYTES = 6 * MOST_LESSON_CHARACTERS + 1024;
/** As many answers go in one message. */
export const MOST_ANSWERS_AT_ONCE = 60;
