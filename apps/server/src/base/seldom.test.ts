import { expect, test } from 'vitest';
import { seldom } from './seldom.ts';

test('a report that comes often is passed on seldom', () => {
  let time = 0;
  const heard: string[] = [];
  const report = seldom(
    (what: string) => heard.push(what),
    1000,
    () => time,
  );
  for (time = 0; time < 3000; time += 10) report(`${time}`);
  expect(heard).toEqual(['0', '1000', '2000']);
});
