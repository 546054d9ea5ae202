/** The most boards in a file: more than any evening has. */
export const MOST_BOARDS = 200;
