import type { BoardPlayed, Friend, Sessions } from '@overtrick/protocol/account';
import { text } from '../text/text.ts';

export type Said =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly why: string };

/** Makes an account, or signs in to one. */
export async function enterAccount(
  path: 'account' | 'session',
  name: string,
  password: string,
): Promise<Said> {
  return saidOf(await ask('POST', path, { name, password }));
}

/** Who is signed in after an answer of the server, or why nobody is. */
export async function saidOf(response: Response | undefined): Promise<Said> {
  const why = await whyNot(response);
  if (why !== undefined) return { ok: false, why };
  return { ok: true, name: String(fieldOf(await response?.json().catch(() => undefined), 'name')) };
}

/** Why the server has not done what it was asked; nothing where it has. */
export async function whyNot(response: Response | undefined): Promise<string | undefined> {
  if (response === undefined) return text.refusals.ERR_OFFLINE ?? text.error;
  if (response.ok) return undefined;
  if (response.status === 429) return text.account.tooOften;
  return String(fieldOf(await response.json().catch(() => undefined), 'message') ?? text.error);
}

export const leaveAccount = async (): Promise<boolean> => (await ask('DELETE', 'session'))?.ok === true;

/** Who is signed in: his name, nobody, or nothing that is known. */
export async function whoIsSignedIn(): Promise<string | undefined | 'unknown'> {
  const response = await ask('GET', 'account');
  if (response?.status === 401) return undefined;
  const answer = await response?.json().catch(() => undefined);
  const name = fieldOf(answer, 'name');
  return response?.ok && typeof name === 'string' ? name : 'unknown';
}

/** The deals of who is signed in, the latest table first; `undefined` when they cannot be had. */
export async function ownBoards(): Promise<readonly BoardPlayed[] | undefined> {
  const response = await ask('GET', 'account/boards');
  const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const boards = fieldOf(answer, 'boards');
  return Array.isArray(boards) ? boards : undefined;
}

/** Friends, and where they play; `undefined` when that cannot be had. */
export async function ownFriends(): Promise<readonly Friend[] | undefined> {
  const response = await ask('GET', 'account/friends');
  const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const friends = fieldOf(answer, 'friends');
  return Array.isArray(friends) ? friends : undefined;
}

/** Adds a friend, or takes one off the list. Gives why not. */
export async function changeFriend(method: 'POST' | 'DELETE', name: string): Promise<string | undefined> {
  return whyNot(await ask(method, 'account/friends', { name }));
}

/** Where one is signed in; `undefined` when that cannot be had. */
export async function ownSessions(): Promise<Sessions | undefined> {
  const response = await ask('GET', 'account/sessions');
  const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return Array.isArray(fieldOf(answer, 'sessions')) ? answer : undefined;
}

/** Signs a device out, or all `others`. Gives why not. */
export const endSession = async (id: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE', 'account/sessions', { id }));

/** Gives why the password was not changed. */
export async function changePassword(password: string, next: string): Promise<string | undefined> {
  const response = await ask('POST', 'account/password', { password, next });
  return response?.status === 403 ? text.account.wrongPassword : whyNot(response);
}

/** Deletes the account, with its name typed once more. Gives why not. */
export const endAccount = async (name: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE', 'account', { name }));

/** Puts a chair into the account. True when there is nothing more to do about it. */
export async function keepChair(table: string, token: string): Promise<boolean> {
  const status = (await ask('POST', 'account/chairs', { table, token }))?.status;
  return status === 204 || status === 403 || status === 404;
}

/** @param token proves a right that no session gives */
export async function ask(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Response | undefined> {
  try {
    return await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return undefined;
  }
}

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
