/** Something of which it is known whether a computer program plays it: an account, a chair, a request to join. */
interface MaybeProgram {
  readonly program?: unknown;
}

/**
 * True for an account that its owner has declared as that of a computer program, and for everything that such an
 * account does at a table. Wherever people are compared or matched, this function leaves programs out.
 */
export const isProgram = ({ program }: MaybeProgram): boolean => program !== undefined;

/** Returns the name of a program at a table, in results and in files: everybody sees there too what plays. */
export const programName = (name: string): string => `BOT ${name}`;
