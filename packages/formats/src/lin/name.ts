import type { Room } from '../board.ts';
import type { LinGroup } from './groups.ts';

/** Which board a group is. */
export interface LinName {
  readonly label: string;
  readonly number?: number;
  readonly room?: Room;
}

/** By `ah|Board 7|`, or `qx|o7|`; rooms are told only where the file has two: `o7`, `c7`. */
export function nameOf(group: LinGroup, twoRooms: boolean): LinName {
  const head = textOf(group, 'ah');
  const qx = textOf(group, 'qx');
  const digits = /(\d{1,9})\s*$/.exec(head)?.[1] ?? /^[A-Za-z]?\s*(\d{1,9})/.exec(qx)?.[1];
  const number = digits === undefined ? undefined : Number(digits);
  const room = twoRooms ? (isClosed(group) ? 'closed' : 'open') : undefined;
  const label = number === undefined ? head || qx : `${room === undefined ? '' : room[0]}${number}`;
  return { label, ...(number !== undefined && { number }), ...(room !== undefined && { room }) };
}

export const isClosed = (group: LinGroup): boolean => /^c/i.test(textOf(group, 'qx'));

const textOf = ({ pairs }: LinGroup, tag: string): string =>
  pairs.find((pair) => pair.tag === tag)?.value.trim() ?? '';
