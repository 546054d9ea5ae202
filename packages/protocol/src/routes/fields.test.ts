import { expect, test } from 'vitest';
import { FIELDS } from './fields.ts';

test('the fields of an answer have the kinds that they have in JSON; what may be missing is not among them', () => {
  expect(FIELDS['POST /api/tables']).toEqual({ table: 'string', chair: 'number', token: 'string' });
  expect(FIELDS['GET /api/account/friends']).toEqual({ friends: 'array' });
  expect(FIELDS['POST /api/passkeys/new/options']).toEqual({ options: 'object' });
  expect(FIELDS['GET /api/lessons/{lesson}']).toEqual({ lesson: 'string', text: 'string', isOwn: 'boolean' });
  expect(FIELDS['DELETE /api/session']).toBeUndefined();
});
