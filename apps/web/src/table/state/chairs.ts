import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import { sideOf } from '@overtrick/rules/cards/seat';

/** True if a person may sit down at the seat. Where opponents always pass, people sit on one side only. */
export const maySit = (
  { policies, chairs }: Pick<TableInfo, 'policies' | 'chairs'>,
  { seat }: Pick<Chair, 'seat'>,
): boolean =>
  !policies.quiet || chairs.every((other) => other.kind !== 'person' || sideOf(other.seat) === sideOf(seat));
