import { describe, expect, test } from 'vitest';
import { boardFileOf } from './boardFile.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a file that is no file of boards says what would help', () => {
  test.each([
    ['club.acm', 'hello', 'export PBN or USEBIO'],
    ['club.dup', 'hello\n', 'DUP has cards as bytes, and this is text'],
    ['club.bri', 'hello\n', 'BRI has cards as bytes, and this is text'],
    ['club.bws', 'hello', 'then take the .bws file from its folder'],
    ['club.zip', 'PK', 'take the files out of it first'],
    ['club.docx', 'PK', 'save it as text, CSV or PBN'],
    ['club.xyz', 'hello', 'not in any of the formats pbn, lin,'],
  ])('%s', (name, text, help) => {
    expect(boardFileOf(name, bytesOf(text))).toMatchObject({
      ok: false,
      code: 'ERR_FORMAT',
      at: `${name}:1:1`,
      why: expect.stringContaining(help),
    });
  });
});

test('a file of PBN that is called one of a dealing machine is read as what it is', () => {
  const file = boardFileOf('club.dup', bytesOf('[Board "1"]\n[Dealer "N"]\n'));
  expect(file.ok && file.value.format.read(file.value.source.text)).toMatchObject([{ label: '1' }]);
});
