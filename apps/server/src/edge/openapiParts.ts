/** Parts that the descriptions of the HTTP interface have in common, as OpenAPI 3.1 has them. */
export type Json = Readonly<Record<string, unknown>>;

export const text = { type: 'string' };
export const whole = { type: 'integer', minimum: 0 };
export const object = (properties: Json, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
export const listOf = (items: Json): Json => ({ type: 'array', items });
export const schema = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const answer = (description: string, body: Json): Json => ({
  description,
  content: { 'application/json': { schema: body } },
});
export const refusal = (description: string): Json => answer(description, schema('Refused'));

export const bodyOf = (name: string): Json => ({
  required: true,
  content: { 'application/json': { schema: schema(name) } },
});
export const OWN = { security: [{ session: [] }] };
export const NOBODY = refusal('Nobody is signed in');
export const OFTEN = refusal('Asked too often');
export const ILL_FORMED = refusal('Something is not of its form');
export const DONE = { description: 'It is done' };

export const anything = { type: 'object' };
