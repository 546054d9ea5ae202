/** What the computer players are called, by chair. */
const NAMES = ['Ash', 'Birch', 'Cedar', 'Rowan'] as const;

export const botName = (chair: number): string => NAMES[chair % NAMES.length] ?? NAMES[0];

/** What somebody is called who has deleted his account. */
export const FORMER_MEMBER = 'a former member';
