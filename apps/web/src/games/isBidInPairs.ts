import { usualSystems } from './usualSystems.build.ts';

/** True if partners bid in the game, so that a side has a system. @param game its id */
export const isBidInPairs = (game: string): boolean => usualSystems[game] !== undefined;
