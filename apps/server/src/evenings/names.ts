import type { Player } from '@overtrick/duplicate/event/event';
import type { TournamentEntry } from '@overtrick/evening/entry';

/** A player whose name is hidden: their place among the contestant's players, from 1, and their name at that time. */
interface Hidden {
  readonly contestant: string;
  readonly player: number;
  readonly name: string | undefined;
}

/**
 * Returns the entries of a log that still contain a hidden name, without it, by their places from 1. They yield the
 * same tournament.
 */
export function namesLeft(entries: readonly TournamentEntry[]): ReadonlyMap<number, TournamentEntry> {
  const hidden = hiddenIn(entries);
  const left = new Map<number, TournamentEntry>();
  if (hidden.length === 0) return left;
  for (const [i, entry] of entries.entries()) {
    const without = hidden.reduce(withoutName, entry);
    if (without !== entry) left.set(i + 1, without);
  }
  return left;
}

function hiddenIn(entries: readonly TournamentEntry[]): readonly Hidden[] {
  const players = new Map<string, readonly Player[]>();
  return entries.flatMap((entry): Hidden[] => {
    if ((entry.kind === 'entered' || entry.kind === 'amended') && entry.players !== undefined)
      players.set(entry.contestant, entry.players);
    if (entry.kind !== 'hid') return [];
    const { contestant, player } = entry;
    return [{ contestant, player, name: players.get(contestant)?.[player - 1]?.name }];
  });
}

/** Removes a hidden name from an entry. The player may have had another place, or another name, before. */
function withoutName(entry: TournamentEntry, { contestant, player, name }: Hidden): TournamentEntry {
  if (!('contestant' in entry) || entry.contestant !== contestant) return entry;
  if (entry.kind === 'granted') {
    if (entry.player !== player || entry.label === undefined) return entry;
    const { label: _, ...unlabelled } = entry;
    return unlabelled;
  }
  if (entry.kind !== 'entered' && entry.kind !== 'amended') return entry;
  const { players = [] } = entry;
  const isTheirs = (one: Player, i: number): boolean =>
    (i + 1 === player || one.name === name) && (one.name !== '' || one.number !== undefined);
  if (!players.some(isTheirs)) return entry;
  return { ...entry, players: players.map((one, i) => (isTheirs(one, i) ? { name: '' } : one)) };
}
