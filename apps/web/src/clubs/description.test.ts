import { expect, test } from 'vitest';
import { draftOf, wantedOf } from './description.ts';

const club = (options: Record<string, string>) => ({
  ...draftOf({ name: 'Club', members: [], evenings: [], names: 'members' } as never, 'Europe/London'),
  options,
});

test('the figures of a club are part of its terms, and come back', () => {
  const wanted = wantedOf(club({ factoring: 'off', ties: 'head-to-head' }));
  expect(wanted.template).toMatchObject({
    method: 'mp',
    options: { factoring: 'off', ties: 'head-to-head' },
  });
  const again = draftOf({ name: 'Club', names: 'members', template: wanted.template } as never, 'UTC');
  expect(again.options).toEqual({ factoring: 'off', ties: 'head-to-head' });
});

test('teams have victory points, and no figures of pairs', () => {
  const { template } = wantedOf({ ...club({ factoring: 'off' }), form: 'teams' });
  expect(template?.options).toEqual({ scale: 'wbf' });
});
