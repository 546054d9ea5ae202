import type { ChallengeTold, OpenChallenge } from '@overtrick/protocol/challenge';
import { takingChair } from '../app/device.ts';
import { text } from '../text/text.ts';
import { ownIn } from './own.ts';

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Opens a challenge; its id. */
export const openNew = (wanted: OpenChallenge): Promise<Answer<string>> =>
  ask('', { method: 'POST', ...json(wanted) }, (answer) => textIn(answer, 'challenge'));

/** The board of the day; its id. */
export const today = (): Promise<Answer<string>> =>
  ask('/today', {}, (answer) => textIn(answer, 'challenge'));

/** A challenge as one may see it who plays it on this device, or does not. */
export function tellChallenge(challenge: string): Promise<Answer<ChallengeTold>> {
  const own = ownIn(challenge);
  const query = own === undefined ? '' : `?table=${own.table}`;
  const headers = own === undefined ? {} : { authorization: `Bearer ${own.token}` };
  return ask(`/${encodeURIComponent(challenge)}${query}`, { headers }, (answer) =>
    isTold(answer) ? answer : undefined,
  );
}

/** Takes a challenge up: a table of one's own. */
export const takeUp = (
  challenge: string,
  name: string,
): Promise<Answer<{ readonly table: string; readonly token: string }>> =>
  ask(`/${encodeURIComponent(challenge)}/tables`, { method: 'POST', ...json({ name }) }, (answer) => {
    const [table, token] = [textIn(answer, 'table'), textIn(answer, 'token')];
    return table === undefined || token === undefined ? undefined : { table, token };
  });

const json = (body: object) => ({
  headers: takingChair(),
  body: JSON.stringify(body),
});

async function ask<T>(
  path: string,
  request: RequestInit,
  read: (answer: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/challenges${path}`, request);
    const answer: unknown = await response.json();
    const value = response.ok ? read(answer) : undefined;
    return value === undefined
      ? { ok: false, why: textIn(answer, 'message') ?? text.error }
      : { ok: true, value };
  } catch {
    return { ok: false, why: text.refusals.ERR_OFFLINE ?? '' };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isTold = (value: unknown): value is ChallengeTold =>
  isObject(value) && Array.isArray(value.entrants) && Array.isArray(value.finished);

function textIn(value: unknown, name: string): string | undefined {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
