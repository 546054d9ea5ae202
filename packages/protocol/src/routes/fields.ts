import * as z from 'zod/mini';
import { ROUTES, type RouteName, routeOf } from './list.ts';

/** The kinds of JSON that the fields of an answer are of, as `typeof` names them; `array` for a list. */
type FieldKinds = Readonly<Record<string, string>>;

/**
 * The fields that every answer of a route has, with their kinds, by the route; none of a route without a body. A page
 * that holds an answer against them needs no parser.
 */
export const FIELDS: Readonly<Record<string, FieldKinds>> = Object.fromEntries(
  (Object.keys(ROUTES) as RouteName[]).flatMap((name) => {
    const [answer] = Object.values(routeOf(name).answers);
    return answer?.body === undefined ? [] : [[name, kindsOf(answer.body)]];
  }),
);

function kindsOf(form: z.ZodMiniType): FieldKinds {
  const { required = [], properties = {} } = z.toJSONSchema(form, { io: 'input' });
  return Object.fromEntries(
    required.flatMap((field) => {
      const property = properties[field];
      const type = typeof property === 'object' ? property.type : undefined;
      return typeof type === 'string' ? [[field, type === 'integer' ? 'number' : type]] : [];
    }),
  );
}
