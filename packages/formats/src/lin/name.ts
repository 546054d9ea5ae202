import type { Room } from '../board.ts';
import type { LinGroup } from './groups.ts';

/** The name of a group's board. */
export interface LinName {
  readonly label: string;
  readonly number?: number;
  readonly room?: Room;
}

/**
 * Finds the name, from `ah|Board 7|` or `qx|o7|`; the room only if the file has two: `o7`, `c7`. A header such as
 * `1-2`, with digits but without a separate number at its end, is itself the name.
 */
export function nameOf(group: LinGroup, twoRooms: boolean): LinName {
  const head = textOf(group, 'ah');
  const qx = textOf(group, 'qx');
  const digits =
    /(?:^|[\s#:.]|^[A-Za-z]+)(\d{1,9})$/.exec(head)?.[1] ??
    (/\d/.test(head) ? undefined : /^[A-Za-z]?\s*(\d{1,9})/.exec(qx)?.[1]);
  const number = digits === undefined ? undefined : Number(digits);
  const room = twoRooms ? (isClosed(group) ? 'closed' : 'open') : undefined;
  const label =
    number === undefined
      ? head || qx.replace(/^[oc]$/i, '')
      : `${room === undefined ? '' : room[0]}${number}`;
  return { label, ...(number !== undefined && { number }), ...(room !== undefined && { room }) };
}

export const isClosed = (group: LinGroup): boolean => /^c/i.test(textOf(group, 'qx'));

const textOf = ({ pairs }: LinGroup, tag: string): string =>
  pairs.find((pair) => pair.tag === tag)?.value.trim() ?? '';
