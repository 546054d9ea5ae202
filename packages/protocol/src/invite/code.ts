/**
 * The code of a table: six letters that one person reads out and another types. It has no vowels, which are called
 * differently from language to language and make words; no L and Q, which look like I and O; no V, which looks like U
 * and W and is heard as B; and of each two that sound alike one: not B and P, T and D, J and G, F and S, M and N.
 */
export const CODE_LETTERS = 'CFHJKMPRTWXYZ';
export const CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Reads a code as people type it: any case, with spaces, hyphens and dots; `undefined` if it is not a code. */
export function parseCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s.\p{Pd}]/gu, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** True if the text has the length of a code and only letters, also letters that no code has. */
export const isLikeCode = (typed: string): boolean =>
  new RegExp(`^\\p{L}{${CODE_LENGTH}}$`, 'u').test(typed.replaceAll(/[\s.\p{Pd}]/gu, ''));
