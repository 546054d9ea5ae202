import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

test('match bids and plays each deal out, the same bytes each time', async () => {
  const args = ['match', '-', '--bots', 'club', '--worlds', '1', '--json'];
  const first = await overtrick(args, `${DEAL} dealer=E vul=both\n`);
  expect(JSON.parse(first.out)).toMatchObject({
    deal: DEAL,
    auction: expect.arrayContaining(['P']),
    contract: expect.stringMatching(/^[1-7](NT|[CDHS])X*$/),
    declarer: expect.stringMatching(/^[NESW]$/),
    tricks: expect.any(Number),
    score: expect.any(Number),
  });
  expect(await overtrick(args, `${DEAL} dealer=E vul=both\n`)).toEqual(first);
});

test.each([
  [`${DEAL} dealer=Q`, '<stdin>:1:1: dealer must be N, E, S or W'],
  [`${DEAL} vul=all-of-us`, '<stdin>:1:1: vul must be none, ns, ew or both'],
  [`${DEAL} board=3`, '<stdin>:1:1: there is no key board; use dealer=, vul= or aim='],
  [`${DEAL} aim=money`, '<stdin>:1:1: aim must be one of imps, matchpoints, points'],
  ['N:AQ962.K7.QJ4.983 - - -', '<stdin>:1:1:'],
])('%s: wrong input is one line', async (line, why) => {
  const { code, out, err } = await overtrick(['match', '-', '--json'], line);
  expect([code, out, err.startsWith(why), err.trim().split('\n').length]).toEqual([2, '', true, 1]);
});
