import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import { sideOf } from '@overtrick/rules/seat';

/** May somebody sit down there? Where nobody bids against the people, only with them. */
export const maySit = (
  { policies, chairs }: Pick<TableInfo, 'policies' | 'chairs'>,
  { seat }: Pick<Chair, 'seat'>,
): boolean =>
  !policies.quiet || chairs.every((other) => other.kind !== 'person' || sideOf(other.seat) === sideOf(seat));
