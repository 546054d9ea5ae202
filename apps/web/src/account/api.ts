import type {
  AccountSignedIn,
  BoardPlayed,
  Friend,
  ListedToken,
  Sessions,
  TokenMade,
  TokenScope,
} from '@overtrick/protocol/account';
import type { PartnershipCard } from '@overtrick/protocol/card';
import { type Answer, ask } from '../server/ask.ts';
import { text } from '../text/text.ts';

/** The name of the account that is signed in now, or the reason why none is. */
export type SignIn = Answer<{ readonly name: string }>;

/** Creates an account. */
export const makeAccount = (name: string, password: string): Promise<SignIn> =>
  ask('POST /api/account', { body: { name, password } });

/** Signs in to an account. */
export const signIn = (name: string, password: string): Promise<SignIn> =>
  ask('POST /api/session', { body: { name, password } });

/** Returns the sentence for a refusal; `undefined` where the server accepted. */
export const whyNot = (answer: Answer<unknown>): string | undefined =>
  answer.ok ? undefined : answer.message;

export const leaveAccount = async (): Promise<boolean> => (await ask('DELETE /api/session')).ok;

/** Returns the account that is signed in, `undefined` for none, or `unknown`. */
export async function accountSignedIn(): Promise<AccountSignedIn | undefined | 'unknown'> {
  const answer = await ask('GET /api/account');
  if (answer.ok) return answer.value;
  return answer.status === 401 ? undefined : 'unknown';
}

/** Declares the account for ever as that of a computer program. Returns the reason if that fails. */
export const declareBot = async (name: string, operator: string): Promise<string | undefined> =>
  whyNot(await ask('POST /api/me/bot', { body: { name, ...(operator !== '' && { operator }) } }));

/** Fetches the deals of the account, the latest table first; returns `undefined` when that fails. */
export async function ownBoards(): Promise<readonly BoardPlayed[] | undefined> {
  const answer = await ask('GET /api/account/boards');
  return answer.ok ? answer.value.boards : undefined;
}

/** Fetches the friends, with the tables at which they play; returns `undefined` when that fails. */
export async function ownFriends(): Promise<readonly Friend[] | undefined> {
  const answer = await ask('GET /api/account/friends');
  return answer.ok ? answer.value.friends : undefined;
}

/** Fetches the convention card that the account keeps; `null` for none, `undefined` when that fails. */
export async function keptCard(): Promise<PartnershipCard | null | undefined> {
  const answer = await ask('GET /api/account/card');
  return answer.ok ? answer.value.card : undefined;
}

/** Keeps a convention card in the account. Returns the reason if that fails. */
export const keepCardInAccount = async (card: PartnershipCard): Promise<string | undefined> =>
  whyNot(await ask('POST /api/account/card', { body: { card } }));

/** Adds a friend. Returns the reason if that fails. */
export const addFriend = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('POST /api/account/friends', { body: { name } }));

/** Removes a friend from the list. Returns the reason if that fails. */
export const removeFriend = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/friends', { body: { name } }));

/** Fetches the devices on which the account is signed in; returns `undefined` when that fails. */
export async function ownSessions(): Promise<Sessions | undefined> {
  const answer = await ask('GET /api/account/sessions');
  return answer.ok ? answer.value : undefined;
}

/** Signs a device out, or all `others`. Returns the reason if that fails. */
export const endSession = async (id: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/sessions', { body: { id } }));

/** Fetches the tokens of programs, the latest first; returns `undefined` when that fails. */
export async function ownTokens(): Promise<readonly ListedToken[] | undefined> {
  const answer = await ask('GET /api/account/tokens');
  return answer.ok ? answer.value.tokens : undefined;
}

/** Makes a token for a program. */
export const makeToken = (name: string, scope: TokenScope): Promise<Answer<TokenMade>> =>
  ask('POST /api/account/tokens', { body: { name, scope } });

/** Revokes the token of a program. Returns the reason if that fails. */
export const revokeToken = async (id: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/tokens', { body: { id } }));

/** Changes the password. Returns the reason if that fails. */
export async function changePassword(password: string, next: string): Promise<string | undefined> {
  const answer = await ask('POST /api/account/password', { body: { password, next } });
  return !answer.ok && answer.status === 403 ? text.account.wrongPassword : whyNot(answer);
}

/** Deletes the account, after its name is typed once more. Returns the reason if that fails. */
export const endAccount = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account', { body: { name } }));

/** Adds a chair to the account. Returns true if no later attempt is needed: it is added, or was refused for good. */
export async function keepChair(table: string, token: string): Promise<boolean> {
  const answer = await ask('POST /api/account/chairs', { body: { table, token }, isTakingChair: true });
  return answer.ok || answer.status === 403 || answer.status === 404 || answer.status === 409;
}
