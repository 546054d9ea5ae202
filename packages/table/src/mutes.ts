import type { EntryOf } from './entry.ts';
import { haveDeviceInCommon, type Table } from './table.ts';

/**
 * True if a mark is that of somebody whom the host has muted, and of nobody else who sits at the table: a home has its
 * address in common.
 */
export const isMutedMark = ({ muted, players }: Table, mark: string): boolean =>
  muted.includes(mark) &&
  !players.some(({ marks = [], isMuted = false }) => !isMuted && marks.includes(mark));

/** Returns the table at which the host has muted that chair, and from where its person comes. */
export const muted = (table: Table, chair: number): Table =>
  withMutedMarks(withMute(table, chair, true), table.players[chair]?.marks ?? []);

/** Returns the table at which that chair, and from where its person comes, is heard again. */
export function unmuted(table: Table, chair: number): Table {
  const { marks = [] } = table.players[chair] ?? {};
  return { ...withMute(table, chair, false), muted: table.muted.filter((mark) => !marks.includes(mark)) };
}

/**
 * Mutes a chair that somebody looks at from elsewhere, where they are muted already or where the host has muted that
 * device: the mute holds from there too.
 */
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

/** Mutes from where somebody comes, but for what others who sit there have in common with them, as one home does. */
function withMutedMarks(table: Table, marks: readonly string[]): Table {
  const others = table.players.filter(({ isMuted }) => isMuted !== true);
  const own = marks.filter((mark) => !others.some((other) => other.marks?.includes(mark)));
  return { ...table, muted: [...table.muted, ...own] };
}
