import { TABLE_ID } from '@overtrick/protocol/forms';
import { chairByProof, type Table } from '@overtrick/table/table';
import type { FastifyRequest } from 'fastify';
import { proofOf } from '../../base/token.ts';
import type { LiveTable } from '../../live/liveTable.ts';
import type { Tables } from '../../live/tables.ts';
import { countedAs } from '../request/address.ts';
import type { Lookups } from '../request/lookups.ts';

/** The tables, and the limits on what each address reads from the store. */
export interface TableParts {
  readonly tables: Tables;
  readonly lookups: Lookups;
}

const tableId = new RegExp(TABLE_ID);

export const isTableId = (text: string): boolean => tableId.test(text);

/** Finds the table that a request names. Rejects if its address has looked up too much. */
export const tableNamed = async (
  { tables, lookups }: TableParts,
  { ip }: Pick<FastifyRequest, 'ip'>,
  id: string,
): Promise<LiveTable | undefined> => (isTableId(id) ? lookups.find(tables, id, countedAs(ip)) : undefined);

/** Returns the token of a request (`Authorization: Bearer`). */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w-]{20,64})$/.exec(headers.authorization ?? '')?.[1];

/** Returns the chair to which a request's token belongs, or `undefined` if it belongs to no chair of this table. */
export function chairOfRequest(request: Pick<FastifyRequest, 'headers'>, table: Table): number | undefined {
  const token = tokenOf(request);
  return token === undefined ? undefined : chairByProof(table, proofOf(token));
}
