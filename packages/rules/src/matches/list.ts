import type { AnyMatch } from '../match.ts';
import { boards } from './boards/index.ts';
import { chicago } from './chicago/index.ts';
import { rounds } from './rounds/index.ts';

/** Every match form, one line each. */
export const MATCHES: readonly AnyMatch[] = [chicago, boards, rounds];

export const findMatch = (id: string): AnyMatch | undefined => MATCHES.find((match) => match.id === id);
