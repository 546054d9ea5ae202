import { problem } from '@overtrick/protocol/refusal';
import { ROUTES, type RouteName, routeOf } from '@overtrick/protocol/routes/list';
import type * as z from 'zod/mini';

const NAMES = Object.keys(ROUTES) as RouteName[];
const PATTERNS = NAMES.map((name) => ({
  name,
  pattern: new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns the route of a request, or `undefined` if there is none. */
function routeFor(method: string, path: string): RouteName | undefined {
  const asked = `${method} ${path}`;
  return NAMES.find((name) => name === asked) ?? PATTERNS.find(({ pattern }) => pattern.test(asked))?.name;
}

/** Describes how an answer of the HTTP interface differs from its description; `undefined` if it does not. */
export function flawOf(method: string, path: string, status: number, text: string): string | undefined {
  const name = routeFor(method, path);
  if (status >= 400) return path.startsWith('/api/') ? flawOfBody(problem, text) : undefined;
  if (name === undefined) return undefined;
  const described = routeOf(name).answers[status];
  if (described === undefined) return `${name}: the status ${status} is not described`;
  if (described.media !== undefined) return text === '' ? `${name}, ${status}: an empty file` : undefined;
  const flaw = flawOfBody(described.body, text);
  return flaw && `${name}, ${status}: ${flaw}`;
}

function flawOfBody(form: z.ZodMiniType | undefined, text: string): string | undefined {
  if (form === undefined) return text === '' ? undefined : 'a body is not described';
  const body: unknown = JSON.parse(text);
  const read = form.safeParse(body);
  if (!read.success) return JSON.stringify(read.error.issues);
  // a parser drops unknown fields
  const [known, given] = [sorted(read.data), sorted(body)];
  return known === given ? undefined : `not all of it is described: ${given}`;
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
