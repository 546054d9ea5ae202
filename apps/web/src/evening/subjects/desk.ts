import type { KindName } from '@overtrick/evening/log/kind';
import { Announce } from './Announce.tsx';
import { AwaitedPlayers } from './AwaitedPlayers.tsx';
import { Calls } from './Calls.tsx';
import { CLOCK_WORDS } from './clock.ts';
import { DRAWS_WORDS } from './draws.ts';
import { ENTRANTS_WORDS } from './entrants.ts';
import { HANDS_WORDS } from './hands.ts';
import { KEYS_WORDS } from './keys.ts';
import { NOTICES_WORDS } from './notices.ts';
import { ONLINE_WORDS } from './online.ts';
import type { Panel } from './panel.ts';
import { PLAN_WORDS } from './plan.ts';
import { RESULTS_WORDS } from './results.ts';
import { RULINGS_WORDS } from './rulings.ts';
import { SESSIONS_WORDS } from './sessions.ts';
import { TEAMS_WORDS } from './teams.ts';
import { TERMS_WORDS } from './terms.ts';
import { WaitingKeys } from './WaitingKeys.tsx';
import type { EntryWords } from './words.ts';

/** The entries of all subjects in words, one line for each subject. */
export const ENTRY_WORDS: EntryWords<KindName> = {
  ...TERMS_WORDS,
  ...ENTRANTS_WORDS,
  ...PLAN_WORDS,
  ...RESULTS_WORDS,
  ...RULINGS_WORDS,
  ...CLOCK_WORDS,
  ...HANDS_WORDS,
  ...TEAMS_WORDS,
  ...DRAWS_WORDS,
  ...ONLINE_WORDS,
  ...KEYS_WORDS,
  ...NOTICES_WORDS,
  ...SESSIONS_WORDS,
};

/** The lists of what waits for the director, at the head of the desk: each draws items of a list. */
export const QUEUES: Readonly<Record<string, Panel>> = {
  calls: Calls,
  keys: WaitingKeys,
  online: AwaitedPlayers,
};

/** The parts below the grid of the room. */
export const ROOM_PANELS: Readonly<Record<string, Panel>> = { announce: Announce };
