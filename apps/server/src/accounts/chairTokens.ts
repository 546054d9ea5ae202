import { createHmac } from 'node:crypto';
import { isProgram } from '@overtrick/protocol/program';
import type { Table } from '@overtrick/table/table';
import { proofOf } from '../base/token.ts';
import type { Account, OwnProgram } from './account.ts';

/**
 * Returns the token of a program's chair. It follows from a secret of the account, and the server sends it to nobody:
 * the account's own token opens the chair, also after a restart of the program, and no page can play there.
 */
export const chairTokenOf = ({ secret }: Pick<OwnProgram, 'secret'>, table: string, chair: number): string =>
  createHmac('sha256', secret).update(`${table} ${chair}`).digest('base64url');

/**
 * Returns the token of the chair that a program has at a table, or for which it asks the host; `undefined` if there is
 * none, and for the account of a person.
 */
export function chairTokenAt(account: Account, { id, players, knocks }: Table): string | undefined {
  const { program } = account;
  if (program === undefined || !isProgram(account)) return undefined;
  const tokens = players.map((_, chair) => chairTokenOf(program, id, chair));
  return (
    tokens.find((token, chair) => players[chair]?.proof === proofOf(token)) ??
    tokens.find((token) => knocks.some(({ proof }) => proof === proofOf(token)))
  );
}
