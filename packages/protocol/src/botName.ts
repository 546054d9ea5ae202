/** What the computer players are called, by chair. */
const NAMES = ['Ash', 'Birch', 'Cedar', 'Rowan'] as const;

export const botName = (chair: number): string => NAMES[chair % NAMES.length] ?? NAMES[0];
