import type { EntryOf } from './entry.ts';
import { haveDeviceInCommon, type Table } from './table.ts';

/**
 * True if the mark belongs to somebody whom the host has muted, and to nobody else who sits at the table: people in one
 * home share an address.
 */
export const isMutedMark = ({ muted, players }: Table, mark: string): boolean =>
  muted.includes(mark) &&
  !players.some(({ marks = [], isMuted = false }) => !isMuted && marks.includes(mark));

/** Returns the table after the host has muted that chair, with the marks of its person. */
export const muted = (table: Table, chair: number): Table =>
  withMutedMarks(withMute(table, chair, true), table.players[chair]?.marks ?? []);

/** Returns the table after the host has unmuted that chair, with the marks of its person. */
export function unmuted(table: Table, chair: number): Table {
  const { marks = [] } = table.players[chair] ?? {};
  return { ...withMute(table, chair, false), muted: table.muted.filter((mark) => !marks.includes(mark)) };
}

/** Mutes a chair from a new place too, if it is muted already or the host has muted that device. */
export function mutedIfSo(table: Table, before: Table, { chair, marks }: EntryOf<'shown'>): Table {
  const isMuted = before.players[chair]?.isMuted === true || haveDeviceInCommon(before.muted, marks);
  return isMuted ? withMutedMarks(withMute(table, chair, true), marks) : table;
}

const withMute = (table: Table, chair: number, isMuted: boolean): Table => ({
  ...table,
  players: table.players.map((player, at) => {
    if (at !== chair) return player;
    const { isMuted: _, ...heard } = player;
    return isMuted ? { ...heard, isMuted } : heard;
  }),
});

/** Mutes the marks of a person, except those that others at the table share with them, as in one home. */
function withMutedMarks(table: Table, marks: readonly string[]): Table {
  const others = table.players.filter(({ isMuted }) => isMuted !== true);
  const own = marks.filter((mark) => !others.some((other) => other.marks?.includes(mark)));
  return { ...table, muted: [...table.muted, ...own] };
}
