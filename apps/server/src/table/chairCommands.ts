import { ok } from '@overtrick/rules/result';
import type { Decided } from './commands.ts';
import { refuse } from './refuse.ts';
import { hostOf, type Table } from './table.ts';

/** How many may ask the host for a chair at the same time. */
const MOST_KNOCKS = 8;

/** A person takes a bot's chair, or asks the host for it: as the table's policy says. Somebody always may sit down at a table of bots. */
export function sit(table: Table, chair: number, name: string, proof: string): Decided {
  const player = table.players[chair];
  if (player === undefined)
    return refuse('ERR_MESSAGE', `This table has ${table.players.length} chairs, numbered from 0.`);
  if (player.kind === 'person') return refuse('ERR_CHAIR_TAKEN', `${player.name} sits there.`);
  const host = hostOf(table);
  if (host === undefined || table.policies.join === 'link') return ok([{ kind: 'sat', chair, name, proof }]);
  if (table.policies.join === 'closed') return refuse('ERR_CLOSED');
  if (table.knocks.length >= MOST_KNOCKS)
    return refuse('ERR_BUSY', 'Too many ask for a chair at once: try again in a moment.');
  return ok([{ kind: 'knocked', chair, name, proof }]);
}

/** The host lets in who asked, or turns him away. */
export function admit(table: Table, chair: number, knock: number, accept: boolean): Decided {
  if (hostOf(table) !== chair) return refuse('ERR_HOST');
  const asked = table.knocks.find((one) => one.knock === knock);
  if (asked === undefined) return refuse('ERR_NO_KNOCK');
  if (!accept) return ok([{ kind: 'refused', knock }]);
  const player = table.players[asked.chair];
  if (player?.kind === 'person') return refuse('ERR_CHAIR_TAKEN', `${player.name} sits there.`);
  return ok([{ kind: 'sat', chair: asked.chair, name: asked.name, proof: asked.proof }]);
}

export const leave = (_table: Table, chair: number): Decided => ok([{ kind: 'left', chair }]);

/** A person has a bot act for him, or acts himself again. */
export function rest(table: Table, chair: number, away: boolean): Decided {
  const now = table.players[chair]?.away;
  if (away) return ok(now === 'asked' ? [] : [{ kind: 'covered', chair, why: 'asked' }]);
  return ok(now === undefined ? [] : [{ kind: 'returned', chair }]);
}
