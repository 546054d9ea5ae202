import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { readContestants } from './read.ts';

const pair = (...names: readonly string[]) => ({ players: names.map((name) => ({ name })) });

test.each([
  ['commas', 'name,name2\nAnn Lee,Bo Day\nCy,Di\n'],
  ['semicolons, the columns turned', 'name2;name\r\nBo Day;Ann Lee\r\nDi;Cy'],
  ['tabs, capitals, a mark of the order of bytes', '\ufeffNAME\tName2\rAnn Lee\tBo Day\r\rCy\tDi'],
  ['a number, by which they are put in order', 'number,name,name2\n12,Cy,Di\n3,Ann Lee,Bo Day'],
  ['quotation marks', 'name,name2\n"Ann Lee","Bo Day"\n"Cy",Di\n,\n'],
])('a list with %s is read', (_, text) => {
  expect(readContestants(text)).toEqual({ ok: true, value: [pair('Ann Lee', 'Bo Day'), pair('Cy', 'Di')] });
});

test('members have their numbers; a single player is a contestant; who has no number comes last', () => {
  const text = 'name,member,name2,member2,number\nAnn,17,Bo,18,\nCy,,,,5';
  expect(readContestants(text)).toEqual({
    ok: true,
    value: [
      pair('Cy'),
      {
        players: [
          { name: 'Ann', number: '17' },
          { name: 'Bo', number: '18' },
        ],
      },
    ],
  });
});

test('rows of one team are one contestant', () => {
  const text = 'team,name,name2,number\nReds,Ann,Bo,1\nBlues,Eve,Flo,2\nReds,Cy,Di,1';
  expect(readContestants(text)).toEqual({
    ok: true,
    value: [
      { team: 'Reds', ...pair('Ann', 'Bo', 'Cy', 'Di') },
      { team: 'Blues', ...pair('Eve', 'Flo') },
    ],
  });
});

test.each([
  ['', 'ERR_CSV', '1:1', 'empty'],
  ['name\n"Ann', 'ERR_CSV', '2:1', 'quotation mark'],
  ['name,"a\nb"\nAnn,Bo', 'ERR_COLUMN', '1:2', 'names the columns'],
  ['Ann,Bo\nCy,Di', 'ERR_COLUMN', '1:1', 'names the columns'],
  ['name,name\nAnn,Bo', 'ERR_COLUMN', '1:2', 'two columns'],
  ['number\n1', 'ERR_COLUMN', '1:1', 'no column name'],
  ['name,number\nAnn,one', 'ERR_CONTESTANT', '2', 'whole number'],
  ['name,number\nAnn,1st', 'ERR_CONTESTANT', '2', 'whole number'],
  ['name,number\nAnn,12345', 'ERR_CONTESTANT', '2', 'whole number'],
  ['name,number\nAnn,1\nBo,01', 'ERR_CONTESTANT', '3', 'two rows'],
  ['name,name2\n,Bo', 'ERR_CONTESTANT', '2', 'no name'],
  ['name\nAnn,Bo', 'ERR_CONTESTANT', '2', 'columns'],
  [`name\n${'x'.repeat(61)}`, 'ERR_CONTESTANT', '2', '60 characters'],
  [`name,team\n${'Ann,Reds\n'.repeat(9)}`, 'ERR_CONTESTANT', '10', '8 players'],
  [`name\n${'Ann\n'.repeat(1001)}`, 'ERR_CONTESTANT', '1002', '1000 rows'],
])('%# is refused with its place and a sentence', (text, code, at, why) => {
  expect(readContestants(text)).toMatchObject({ ok: false, code, at, why: expect.stringContaining(why) });
});

test('whatever is written with quotation marks is read as it was', () => {
  const value = fc.string({ minLength: 1 }).map((text) => text.replaceAll(/[\r\ufeff]/g, '').trim());
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';')).join('\n');
      const read = parseCsv(`"a";"b"\n${text}`);
      const kept = rows.filter((row) => row.some((one) => one !== ''));
      expect(read.ok && read.value.slice(1).map(({ values }) => values)).toEqual(kept);
    }),
  );
});

test('anything at all is read or refused, with a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readContestants(`name,number\n${text}`);
      expect(read.ok || (read.why?.length ?? 0) > 0).toBe(true);
    }),
  );
});
