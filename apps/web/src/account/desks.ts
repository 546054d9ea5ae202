import type { DeskOfAccount } from '@overtrick/protocol/desks';
import { ask } from '../server/ask.ts';
import { useAccount } from './account.ts';
import { whyNot } from './api.ts';

/** Fetches the evenings that the account directs, the latest first; none if nobody is signed in or that fails. */
export async function ownDesks(): Promise<readonly DeskOfAccount[]> {
  if (useAccount.getState().name === undefined) return [];
  const answer = await ask('GET /api/account/evenings');
  return answer.ok ? answer.value.evenings : [];
}

/** Gives the account a key of its own to a desk, listed there by its label. Returns the reason if that fails. */
export const keepDesk = async (
  tournament: string,
  token: string,
  label: string,
): Promise<string | undefined> =>
  whyNot(await ask('POST /api/account/evenings', { body: { tournament, token, label } }));

/** Removes an evening from the account. Returns the reason if that fails. */
export const leaveDesk = async (tournament: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/evenings', { body: { tournament } }));

/** Makes a director's key for this device. */
export const deskKey = (tournament: string) =>
  ask('POST /api/account/evenings/keys', { body: { tournament } });
