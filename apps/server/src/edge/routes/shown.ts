import { TABLE_ID } from '@overtrick/protocol/forms';
import { chairByProof, type Table } from '@overtrick/table/table';
import type { FastifyRequest } from 'fastify';
import { proofOf } from '../../base/token.ts';

const tableId = new RegExp(TABLE_ID);

export const isTableId = (text: string): boolean => tableId.test(text);

/** The token that a request shows (`Authorization: Bearer`). */
export const tokenShown = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w-]{20,64})$/.exec(headers.authorization ?? '')?.[1];

/** The chair whose token a request shows; `undefined` for none of that table. */
export function chairShown(request: Pick<FastifyRequest, 'headers'>, table: Table): number | undefined {
  const token = tokenShown(request);
  return token === undefined ? undefined : chairByProof(table, proofOf(token));
}
