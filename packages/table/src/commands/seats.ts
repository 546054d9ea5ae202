import { ok } from '@overtrick/rules/result';
import type { Entry } from '../entry.ts';
import type { Table } from '../table.ts';
import type { Decision } from './play.ts';

/** The holder of a chair in a tournament; without a proof nobody has come for the chair yet. */
export interface Holder {
  readonly name: string;
  readonly proof?: string;
}

/**
 * Gives each chair of a tournament's table to its current holder; no entries if all have theirs. A player who moves to
 * another's chair and may have seen other cards of this deal gets cards from the next deal on.
 */
export function seat(table: Table, holders: readonly Holder[]): Decision {
  const entries = holders.flatMap(({ name, proof }, chair): readonly Entry[] => {
    const player = table.players[chair];
    if (player === undefined || player.proof === proof) return [];
    const leaving = player.kind === 'person' ? [{ kind: 'left' as const, chair }] : [];
    if (proof === undefined) return leaving;
    const hadAnother = table.players.some((one, other) => other !== chair && one.proof === proof);
    const sat = { kind: 'sat' as const, chair, name, proof };
    return [...leaving, hadAnother ? { ...sat, sitsOut: true as const } : sat];
  });
  return ok(entries);
}
