import type { BoardPlayed, Friend, Sessions } from '@overtrick/protocol/account';
import { type Answer, ask } from '../server/ask.ts';
import { text } from '../text/text.ts';

/** The name of the account that is signed in now, or why none is. */
export type SignIn = Answer<{ readonly name: string }>;

/** Makes an account. */
export const makeAccount = (name: string, password: string): Promise<SignIn> =>
  ask('POST /api/account', { body: { name, password } });

/** Signs in to an account. */
export const signIn = (name: string, password: string): Promise<SignIn> =>
  ask('POST /api/session', { body: { name, password } });

/** The sentence that tells why the server has not done what it was asked; nothing where it has. */
export const whyNot = (answer: Answer<unknown>): string | undefined =>
  answer.ok ? undefined : answer.message;

export const leaveAccount = async (): Promise<boolean> => (await ask('DELETE /api/session')).ok;

/** The name of the account that is signed in, `undefined` for none, or that it is unknown. */
export async function nameSignedIn(): Promise<string | undefined | 'unknown'> {
  const answer = await ask('GET /api/account');
  if (answer.ok) return answer.value.name;
  return answer.status === 401 ? undefined : 'unknown';
}

/** The deals of the account, the latest table first; `undefined` when they cannot be had. */
export async function ownBoards(): Promise<readonly BoardPlayed[] | undefined> {
  const answer = await ask('GET /api/account/boards');
  return answer.ok ? answer.value.boards : undefined;
}

/** Friends, with the tables at which they play; `undefined` when they cannot be had. */
export async function ownFriends(): Promise<readonly Friend[] | undefined> {
  const answer = await ask('GET /api/account/friends');
  return answer.ok ? answer.value.friends : undefined;
}

/** Adds a friend. Gives why not. */
export const addFriend = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('POST /api/account/friends', { body: { name } }));

/** Takes a friend off the list. Gives why not. */
export const removeFriend = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/friends', { body: { name } }));

/** The devices on which the account is signed in; `undefined` when they cannot be had. */
export async function ownSessions(): Promise<Sessions | undefined> {
  const answer = await ask('GET /api/account/sessions');
  return answer.ok ? answer.value : undefined;
}

/** Signs a device out, or all `others`. Gives why not. */
export const endSession = async (id: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/sessions', { body: { id } }));

/** Gives why the password was not changed. */
export async function changePassword(password: string, next: string): Promise<string | undefined> {
  const answer = await ask('POST /api/account/password', { body: { password, next } });
  return !answer.ok && answer.status === 403 ? text.account.wrongPassword : whyNot(answer);
}

/** Deletes the account, with its name typed once more. Gives why not. */
export const endAccount = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account', { body: { name } }));

/** Puts a chair into the account. True when there is nothing more to do about it. */
export async function keepChair(table: string, token: string): Promise<boolean> {
  const answer = await ask('POST /api/account/chairs', { body: { table, token }, isTakingChair: true });
  return answer.ok || answer.status === 403 || answer.status === 404 || answer.status === 409;
}
