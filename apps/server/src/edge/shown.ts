import type { FastifyRequest } from 'fastify';
import { chairByProof, type Table } from '../table/table.ts';
import { proofOf } from './token.ts';

/** What a table's id looks like: nothing else is looked for in the store. */
export const TABLE_ID = '^[a-z0-9]{6,24}$';
const tableId = new RegExp(TABLE_ID);

export const isTableId = (text: string): boolean => tableId.test(text);

/** The chair whose token a request shows (`Authorization: Bearer`); `undefined` for none of that table. */
export function chairShown({ headers }: Pick<FastifyRequest, 'headers'>, table: Table): number | undefined {
  const token = /^Bearer ([\w-]{20,64})$/.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : chairByProof(table, proofOf(token));
}
