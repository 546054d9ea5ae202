import { PHRASES } from '@overtrick/protocol/policies';
import type { ChatLine } from '@overtrick/protocol/table';
import { isTeam } from '@overtrick/rules/views/view';
import { isMutedMark } from '../mutes.ts';
import { refuse } from '../refuse.ts';
import { type Refusal, seatOf, type Table, viewFor } from '../table.ts';

/** A line that somebody wants to say; a spectator has no chair. */
export interface Saying {
  readonly chair: number | undefined;
  /** The places that a spectator comes from (`marksOf`). */
  readonly marks?: readonly string[] | undefined;
  readonly to: ChatLine['to'];
  readonly text: string;
}

/**
 * Returns the reason why it cannot be said at this table; `undefined` if it can. Spectators talk among themselves,
 * whatever the policy for players.
 */
export function whyUnsaid(table: Table, { chair, marks, to, text }: Saying): Refusal | undefined {
  if (isMuted(table, chair, marks)) return refuse('ERR_MUTED');
  if (chair === undefined)
    return to === 'spectators' ? undefined : refuse('ERR_CHAT', 'Spectators can talk only to each other.');
  const { chat } = table.policies;
  if (chat === 'off') return refuse('ERR_CHAT', 'Chat is off at this table.');
  if (chat === 'phrases' && !PHRASES.includes(text))
    return refuse('ERR_CHAT', 'This table allows preset phrases only.');
  return undefined;
}

/** True if the host has muted that chair, or a spectator with these marks. */
const isMuted = (table: Table, chair: number | undefined, marks: readonly string[] = []): boolean =>
  chair === undefined
    ? marks.some((mark) => isMutedMark(table, mark))
    : table.players[chair]?.isMuted === true;

/** Returns the reason why that chair may not use voice chat at this table; `undefined` if it may. */
export function whyNoVoice(table: Table, chair: number): Refusal | undefined {
  if (!table.policies.voice) return refuse('ERR_VOICE', 'Voice chat is off at this table.');
  return isMuted(table, chair) ? refuse('ERR_MUTED') : undefined;
}

/**
 * True if that viewer may hear a line. Partner does not hear what a player says to opponents, and no player hears
 * spectators. Spectators hear what is said at the table if they watch without a delay.
 */
export function mayHear(table: Table, viewer: number | undefined, { chair, to }: ChatLine): boolean {
  if (viewer === undefined)
    return to === 'spectators' || (to === 'table' && table.policies.spectators === 'open');
  if (viewer === chair || to === 'table') return true;
  if (to === 'spectators' || chair === undefined) return false;
  return !isTeam(viewFor(table), seatOf(table, viewer), seatOf(table, chair));
}
