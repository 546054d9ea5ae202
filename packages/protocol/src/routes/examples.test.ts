import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { PARAMETERS, ROUTES, type RouteName, routeOf, SCHEMAS } from './list.ts';
import type { Route } from './route.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Expects a form to have an example, which it reads as it is. */
function expectExample(form: NonNullable<Route['body']>, what: string): void {
  expect(EXAMPLES.has(form), `${what} has an example in examples.ts`).toBe(true);
  const example = EXAMPLES.get(form);
  const read = form.safeParse(example);
  expect(read.success ? [] : read.error.issues, what).toEqual([]);
  // a parser drops unknown fields
  expect(sorted(read.data), what).toBe(sorted(example));
}

test.each(NAMES)('%s has an example of its body, its answers and its address, and each is valid', (name) => {
  const { body, answers } = routeOf(name);
  if (body !== undefined) expectExample(body, 'the body');
  for (const [status, answer] of Object.entries(answers)) {
    if (answer.media !== undefined) expect(answer.example, `the file of ${status}`).toBeTruthy();
    else if (answer.body !== undefined) expectExample(answer.body, `the answer ${status}`);
  }
  for (const [, parameter = ''] of name.matchAll(/\{(\w+)\}/g))
    expectExample(PARAMETERS[parameter as keyof typeof PARAMETERS], parameter);
});

test.each(Object.entries(SCHEMAS))('the form %s has an example, and it is valid', (name, form) => {
  expectExample(form, name);
});

/** The lists in answers that do not grow beyond a limit, or do not come in parts, and why. */
const WHOLE: Readonly<Record<string, string>> = {
  'GET /api/games': 'the games of this version',
  'GET /api/tables/{table}': 'at most four chairs',
  'GET /api/tables/{table}/boards/{deal}': 'the steps of one deal',
  'GET /api/challenges/{challenge}': 'a section of two hundred',
  'GET /api/wishes/{wish}': 'at most twenty answers',
  'GET /api/addresses': 'the addresses of one machine',
  'GET /api/clubs/{club}': 'the club’s page: lists of their own come in parts',
  'GET /api/account/export': 'a file',
  'GET /api/account/sessions': 'at most ten devices',
  'GET /api/account/passkeys': 'at most ten',
  'GET /api/account/friends': 'at most fifty',
  'GET /api/account/tokens': 'at most twenty',
};

test.each(NAMES.filter((name) => name.startsWith('GET ')))('%s: a list that grows comes in parts', (name) => {
  const { answers, isPaged } = routeOf(name);
  const examples = Object.values(answers).map(({ body }) => body && EXAMPLES.get(body));
  const isList = examples.some(
    (example) => Array.isArray(example) || Object.values(example ?? {}).some((part) => Array.isArray(part)),
  );
  expect(isPaged === true, name).toBe(isList && !Object.hasOwn(WHOLE, name));
});
