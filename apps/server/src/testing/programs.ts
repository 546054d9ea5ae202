import type { TokenScope } from '@overtrick/protocol/account';
import type { Opened, OpenTable } from '@overtrick/protocol/openTable';
import type { Client } from './client.ts';
import type { Kit } from './kit.ts';

/** The proofs that a request shows. */
export interface Proofs {
  readonly cookie?: string;
  readonly token?: string | undefined;
}

interface Answered {
  readonly status: number;
  readonly answer?: Readonly<Record<string, unknown>>;
  /** The cookie that the answer sets. */
  readonly cookie: string;
}

/** Sends a request, such as `GET /api/account`, and returns the answer. */
export async function ask(url: string, route: string, proofs: Proofs, body?: object): Promise<Answered> {
  const [method = '', path = ''] = route.split(' ');
  const { cookie, token } = proofs;
  const response = await fetch(url + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    ...(text !== '' && { answer: JSON.parse(text) as Answered['answer'] & object }),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** Makes an account, and returns its session and a function that makes tokens. */
export async function owner(url: string, name: string) {
  const { cookie } = await ask(url, 'POST /api/account', {}, { name, password: 'correct horse battery' });
  const make = async (scope: TokenScope) =>
    (await ask(url, 'POST /api/account/tokens', { cookie }, { name: 'Engine', scope })).answer as {
      readonly id: string;
      readonly token: string;
    };
  return { cookie, make };
}

/** Makes an account of a computer program, and a token with which it plays. */
export async function declared(url: string, name: string) {
  const { cookie, make } = await owner(url, name);
  await ask(url, 'POST /api/me/bot', { cookie }, { name });
  return { cookie, ...(await make('play')) };
}

/** Opens a table from another address than the program's, which would otherwise sit out the deal. */
export async function fromAfar(kit: Kit, url: string, wanted: Partial<OpenTable>): Promise<Client> {
  const address = '192.0.2.77';
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ game: 'bridge', name: 'Ann', chair: 0, ...wanted }),
  });
  const { table, token } = (await response.json()) as Opened;
  const ann = kit.client(url, address);
  await ann.enter(table, token);
  return ann;
}

/** Takes a chair over HTTP. */
export const sits = (
  url: string,
  table: string,
  chair: number,
  proofs: Proofs,
  name?: string,
): Promise<Answered> =>
  ask(url, `POST /api/tables/${table}/actions`, proofs, { kind: 'sit', chair, ...(name && { name }) });
