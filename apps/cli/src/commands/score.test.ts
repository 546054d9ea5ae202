import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const CHICAGO = '2S N 10 honours=NS:100\n1NT E 7\nPASS # all pass\n2H W 9\n1NTX S 8\n';

test('JSON has exactly the keys of the form', async () => {
  const { code, out } = await overtrick(['score', 'chicago', '-', '--json'], CHICAGO);
  expect(code).toBe(0);
  expect(out).toBe(
    `{"rows":[${[
      '{"below":{"NS":60,"EW":0},"above":{"NS":160,"EW":0}}',
      '{"below":{"NS":0,"EW":40},"above":{"NS":0,"EW":0}}',
      '{"below":{"NS":0,"EW":0},"above":{"NS":0,"EW":0},"passed":true}',
      '{"below":{"NS":0,"EW":60},"above":{"NS":0,"EW":530},"game":"EW"}',
      '{"below":{"NS":80,"EW":0},"above":{"NS":350,"EW":0}}',
    ].join(',')}],"totals":{"NS":650,"EW":630},"winner":"NS"}\n`,
  );
});

test('text is a table with the lines as they were written', async () => {
  const { out } = await overtrick(['score', 'chicago', '-'], CHICAGO);
  expect(out).toBe(
    [
      '   deal                    below NS  below EW  above NS  above EW  game  passed',
      '1  2S N 10 honours=NS:100        60                 160',
      '2  1NT E 7                                 40',
      '3  PASS                                                                  yes',
      '4  2H W 9                                  60                 530  EW',
      '5  1NTX S 8                      80                 350',
      '',
      'NS 650, EW 630: NS wins by 20.',
      '',
    ].join('\n'),
  );
});

test('duplicate as text', async () => {
  const { out } = await overtrick(['score', 'duplicate', '-'], '7NTXX N 0 vul=ns\n4SX E 8 vul=ew\nPASS');
  expect(out).toBe(
    [
      '   deal               score',
      '1  7NTXX N 0 vul=ns  -7,600',
      '2  4SX E 8 vul=ew      +500',
      '3  PASS                   0',
      '',
      'NS 500, EW 7,600: EW wins by 7,100.',
      '',
    ].join('\n'),
  );
});
