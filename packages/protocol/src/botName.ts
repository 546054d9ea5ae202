/** The names of the computer players, by chair. */
const NAMES = ['Ash', 'Birch', 'Cedar', 'Rowan'] as const;

export const botName = (chair: number): string => NAMES[chair % NAMES.length] ?? NAMES[0];

/** The name of a person who has deleted their account. */
export const FORMER_MEMBER = 'a former member';
