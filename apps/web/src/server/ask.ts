import { DEVICE_HEADER, SIGNUP_HEADER } from '@overtrick/protocol/device';
import type { Refused } from '@overtrick/protocol/refusal';
import type { AnswerOf, BodyOf, ParameterOf, RouteName } from '@overtrick/protocol/routes/list';
import { deviceId } from '../device/deviceId.ts';
import { text } from '../text/text.ts';
import { fields } from './fields.build.ts';

/** The parts of a request besides its address. */
type Request<R extends RouteName> = {
  /** Proves a right that no session gives. */
  readonly token?: string | undefined;
  /** The part of the address after `?`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Identifies the device to the server, as for everybody who takes a chair. */
  readonly isTakingChair?: true;
  /** The tokens of sign-ups for an evening of a club. */
  readonly signups?: readonly string[];
} & ([ParameterOf<R>] extends [never]
  ? unknown
  : { readonly parameters: Readonly<Record<ParameterOf<R>, string>> }) &
  (BodyOf<R> extends undefined ? unknown : { readonly body: BodyOf<R> });

/** A request that was refused, or that reached no server: then there is no status, or the code is `ERR_ANSWER`. */
export interface Failure extends Refused {
  readonly status?: number;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Failure;

/** Asks the server over HTTP. Something between that answers in its place is found out by the fields of the answer. */
export async function ask<R extends RouteName>(
  route: R,
  ...[request]: object extends Request<R> ? [Request<R>?] : [Request<R>]
): Promise<Answer<AnswerOf<R>>> {
  const response = await send(route, request ?? {});
  if (response === undefined)
    return { ok: false, code: 'ERR_OFFLINE', message: text.refusals.ERR_OFFLINE ?? text.error };
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isAnswer(route, status, body)) return { ok: true, value: body as AnswerOf<R> };
  if (status === 429) return { ok: false, code: 'ERR_BUSY', message: text.account.tooOften, status };
  if (!response.ok && isRefused(body)) {
    const refused = { message: text.error, ...body, ok: false, status } as const;
    // for conflicts and missing things the page has its own words; for invalid requests the server explains the details
    const isKnown = status === 409 || status === 410 || refused.code === 'ERR_BANNED';
    const own = isKnown ? text.refusals[refused.code] : undefined;
    return own === undefined ? refused : { ...refused, message: own };
  }
  return { ok: false, code: 'ERR_ANSWER', message: text.error, status };
}

interface AnyRequest {
  readonly token?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly isTakingChair?: true;
  readonly signups?: readonly string[];
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function send(route: string, request: AnyRequest): Promise<Response | undefined> {
  const { token, query, isTakingChair, signups = [], parameters = {}, body } = request;
  const [method = '', path = ''] = route.split(' ');
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name] ?? ''));
  const asked = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return fetch(address + asked, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isTakingChair && { [DEVICE_HEADER]: deviceId() }),
      ...(signups.length > 0 && { [SIGNUP_HEADER]: signups.join(',') }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
}

/** True if the body has the fields of the server's answer. An answer without a body has its own status. */
function isAnswer(route: string, status: number, body: unknown): boolean {
  const kinds = fields[route];
  if (kinds === undefined) return status === 204;
  return (
    isObject(body) &&
    Object.entries(kinds).every(([field, kind]) => kindOf(Reflect.get(body, field)) === kind)
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
const isRefused = (value: unknown): value is Pick<Refused, 'code'> & Partial<Refused> =>
  isObject(value) && 'code' in value && typeof value.code === 'string';
