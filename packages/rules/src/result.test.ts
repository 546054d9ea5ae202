import { expect, test } from 'vitest';
import { fail, ok } from './result.ts';

test('a result is a value, or a code with what is known of the place and the reason', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(fail('ERR_A')).toStrictEqual({ ok: false, code: 'ERR_A' });
  expect(fail('ERR_A', '3')).toStrictEqual({ ok: false, code: 'ERR_A', at: '3' });
  expect(fail('ERR_A', undefined, 'because')).toStrictEqual({ ok: false, code: 'ERR_A', why: 'because' });
  expect(fail('ERR_A', '3', 'because')).toStrictEqual({ ok: false, code: 'ERR_A', at: '3', why: 'because' });
});
