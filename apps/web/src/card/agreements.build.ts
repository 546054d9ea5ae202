import { choicesOf, SWITCH_IDS } from '@overtrick/bots';

/** An agreement that partners may choose beside a system, with its choices, the usual one first. */
export interface Agreement {
  readonly id: string;
  readonly choices: readonly string[];
}

/** The agreements that computer players know; computed when the pages are built. */
export const agreements: readonly Agreement[] = SWITCH_IDS.map((id) => ({ id, choices: choicesOf(id) }));
