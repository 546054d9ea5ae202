import type { Opened, OpenTable } from '@overtrick/protocol/openTable';
import { type KnownTable, rememberTable } from '../device/tables.ts';
import { keepTable } from './database.ts';
import type { KeptTable } from './kept.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const bytes = (count: number): readonly number[] => [...crypto.getRandomValues(new Uint8Array(count))];

/**
 * Creates a table's id as the server does, so that the table can move there: 60 random bits for the link, and 256 for
 * the token.
 */
const newTable = (): string =>
  bytes(12)
    .map((byte) => LETTERS[byte & 31])
    .join('');
const newToken = (): string =>
  btoa(String.fromCharCode(...bytes(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Opens a table stored on this device. Rejects where nothing can be stored. */
export async function openLocalTable(
  wanted: OpenTable,
  { deals = [], practice, shared }: Pick<KeptTable, 'deals' | 'practice' | 'shared'> = {},
  known: Pick<KnownTable, 'practice' | 'shared'> = {},
): Promise<Opened> {
  const [table, token] = [newTable(), newToken()];
  await keepTable({
    table,
    token,
    wanted,
    deals,
    finished: 0,
    ...(practice && { practice }),
    ...(shared !== undefined && { shared }),
  });
  rememberTable({ table, token, game: wanted.game, local: true, ...known }, Date.now());
  return { table, token, chair: wanted.chair ?? 0 };
}
