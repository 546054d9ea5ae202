import { EXAMPLES } from '@overtrick/protocol/routes/examples';
import { PARAMETERS, ROUTES, type RouteName, routeOf, SCHEMAS } from '@overtrick/protocol/routes/list';
import type { Route } from '@overtrick/protocol/routes/route';
import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

const SECURITY: Json = {
  session: { type: 'apiKey', in: 'cookie', name: 'overtrick', description: 'Signing in sets it' },
  personal: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that an account has made for a program',
  },
  chair: { type: 'http', scheme: 'bearer', description: 'The token returned by sitting down' },
  lesson: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token returned by sharing or taking the lesson',
  },
  wish: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token returned by posting the request',
  },
  tournament: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token returned by opening the tournament, or with a key to it',
  },
  club: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token returned by creating the club, or by making a link to it',
  },
};

/** The parameters of a list that comes in parts, and the header that leads to the next one. */
const PAGING: readonly Json[] = [
  {
    ...{
      name: 'limit',
      in: 'query',
      description: 'The most entries; without it the whole list, or a usual page',
    },
    ...{ schema: { type: 'integer', minimum: 1 }, example: 50 },
  },
  {
    ...{
      name: 'after',
      in: 'query',
      description: 'Begins after an entry, as `link` of the part before says',
    },
    ...{ schema: { type: 'string' } },
  },
];
const NEXT: Json = {
  link: { description: 'The next part, if there is one (`rel="next"`)', schema: { type: 'string' } },
};
const PAST = '“after” names nothing in the list';

const refTo = (name: string): string => `#/components/schemas/${name}`;
const NAMES = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [schema, name]));
const BODIES = bodiesOf();

/** The HTTP interface in OpenAPI 3.1; the messages of the socket are among the schemas. */
export const openApi: Json = {
  openapi: '3.1.0',
  info: {
    title: 'Overtrick',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Tables are opened and read over HTTP. Actions at a table go over socket.io, at the path /socket.io, by websocket: see docs/api.md.',
  },
  paths: pathsOf(Object.keys(ROUTES) as RouteName[]),
  components: {
    securitySchemes: SECURITY,
    schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, BODIES.get(schema)])),
  },
};

function pathsOf(names: readonly RouteName[]): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] ??= parametersOf(path);
    paths[path][method.toLowerCase()] = operationOf(routeOf(name));
  }
  return paths;
}

function parametersOf(path: string): Record<string, unknown> {
  const named = Object.entries(PARAMETERS).filter(([name]) => path.includes(`{${name}}`));
  if (named.length === 0) return {};
  const parameters = named.map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: BODIES.get(schema),
    example: EXAMPLES.get(schema),
  }));
  return { parameters };
}

function operationOf(route: Route): Json {
  const { summary, description, proofs, isOpen, isPaged, body, answers, refusals } = route;
  const refused = Object.entries(isPaged ? { 400: PAST, ...refusals } : refusals).map(([status, says]) => [
    status,
    { description: says, ...contentOf(SCHEMAS.Problem, 'application/problem+json') },
  ]);
  const answered = Object.entries(answers).map(([status, answer]) => [
    status,
    {
      description: answer.says,
      ...(isPaged && { headers: NEXT }),
      ...(answer.media ? fileOf(answer.media, answer.example) : contentOf(answer.body)),
    },
  ]);
  const security = [...(isOpen ? [{}] : []), ...(proofs ?? []).map((proof) => ({ [proof]: [] }))];
  return {
    summary,
    ...(description !== undefined && { description }),
    ...(isPaged && { parameters: PAGING }),
    ...(proofs !== undefined && { security }),
    ...(body !== undefined && { requestBody: { required: true, ...contentOf(body) } }),
    responses: Object.fromEntries([...answered, ...refused]),
  };
}

function contentOf(schema: z.ZodMiniType | undefined, media = 'application/json'): Json {
  if (schema === undefined) return {};
  const name = NAMES.get(schema);
  const form = name === undefined ? BODIES.get(schema) : { $ref: refTo(name) };
  return { content: { [media]: { schema: form, example: EXAMPLES.get(schema) } } };
}

function fileOf(media: string, example = ''): Json {
  return { content: { [media]: { schema: { type: 'string' }, example } } };
}

/** Returns the JSON schema of each type in the description; named types refer to each other. */
function bodiesOf(): ReadonlyMap<z.ZodMiniType, Json> {
  const routes = (Object.keys(ROUTES) as RouteName[]).map(routeOf);
  const shown = routes.flatMap(({ answers }) => Object.values(answers).flatMap(({ body }) => body ?? []));
  const all = [...new Set([...Object.values(SCHEMAS), ...shown, ...Object.values(PARAMETERS)])];
  const registry = z.registry<{ id: string }>();
  const ids = all.map((schema, i) => NAMES.get(schema) ?? `${i}`);
  for (const [i, schema] of all.entries()) registry.add(schema, { id: ids[i] ?? '' });
  const { schemas } = z.toJSONSchema(registry, { uri: refTo, io: 'input' });
  return new Map(
    all.map((schema, i) => {
      const { $schema: _, $id, ...form } = schemas[ids[i] ?? ''] ?? {};
      return [schema, { ...form, examples: [EXAMPLES.get(schema)] }];
    }),
  );
}
