import type { OpenTable } from '@overtrick/protocol/openTable';
import { defined } from '@overtrick/rules/assert';
import { type LocalPlay, localPlay } from './play.ts';

/** A table of the tests before its first deal; a Chicago where nothing else is wanted. */
export const newPlay = (
  table: string,
  token: string,
  wanted: Pick<OpenTable, 'game' | 'chair'> & Partial<OpenTable>,
): LocalPlay =>
  defined(
    localPlay({ table, token, wanted: { match: 'chicago', name: 'Ada', ...wanted }, deals: [], finished: 0 }),
    'the game is in the list',
  );
