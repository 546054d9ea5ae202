import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import { sideOf } from '@overtrick/rules/cards/seat';

/** True if a person may sit down at the seat. Where opponents always pass, people sit on one side only. */
const maySit = (
  { policies, chairs }: Pick<TableInfo, 'policies' | 'chairs'>,
  { seat }: Pick<Chair, 'seat'>,
): boolean =>
  !policies.quiet || chairs.every((other) => other.kind !== 'person' || sideOf(other.seat) === sideOf(seat));

/**
 * Returns the chairs of computer players that a visitor may take: none at a closed table, and none at a table of an
 * evening, where the chairs belong to its players.
 */
export const freeChairs = (info: Pick<TableInfo, 'policies' | 'chairs' | 'sitting'>): readonly Chair[] =>
  info.policies.join === 'closed' || info.sitting !== undefined
    ? []
    : info.chairs.filter((chair) => chair.kind === 'bot' && maySit(info, chair));
