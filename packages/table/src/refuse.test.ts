import { expect, test } from 'vitest';
import { refuse } from './refuse.ts';

test('a refusal has its code, and a sentence only if there is one', () => {
  expect(refuse('ERR_STALE')).toEqual({ ok: false, code: 'ERR_STALE' });
  expect(refuse('ERR_STALE')).not.toHaveProperty('why');
  expect(refuse('ERR_UNDO', 'Undo is off.')).toEqual({ ok: false, code: 'ERR_UNDO', why: 'Undo is off.' });
});
