import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_FORMATS, eventFormatOf } from './list.ts';

const PIECES: Readonly<Record<string, readonly string[]>> = {
  usebio: [
    '<EVENT>',
    '</EVENT>',
    '<BOARD>',
    '</BOARD>',
    '<BOARD_NUMBER>1</BOARD_NUMBER>',
    '<TRAVELLER_LINE>',
    '</TRAVELLER_LINE>',
    '<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>',
    '<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>',
    '<SCORE>A6040</SCORE>',
    '<SCORE>420</SCORE>',
    '<CONTRACT>4S</CONTRACT>',
    '&',
    '<',
  ],
  json: [
    '{"format":"overtrick-event","boards":[',
    '{"board":1,"results":[',
    '{"ns":"1","ew":"2","result":"4S N 10"}',
    ',',
    ']}',
    ']',
    '}',
    '"winners":2',
    '"contestants":[]',
    'null',
    '1e999',
  ],
  pbn: [
    '[Board "1"]',
    '[ScoreTable "PairId_NS;PairId_EW;Score_NS;Names_NS\\5R"]',
    '\n',
    '\n\n',
    '1 2 420',
    '3 4 - Ann Bo',
    '1 1 50',
    '"',
    ';',
    '%',
    '#',
    '\\',
  ],
  csv: [
    'board,ns,ew,score',
    ',result,contract',
    '\n',
    '1,1,2,420',
    '2,1+2,3+4,',
    'A6040',
    'NP',
    ',',
    ';',
    '"',
    '4S N 10',
  ],
  bridgemate: ['\u0000\u0001\u0000\u0000Standard Jet DB\u0000', '\u0001', 'x'],
};

describe.each(EVENT_FORMATS.map(({ id }) => id))('%s', (id) => {
  const format = EVENT_FORMATS.find((one) => one.id === id);

  test('any text is an event, or a failure of one sentence; nothing is thrown', async () => {
    const piece = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(PIECES[id] ?? [])) },
      { weight: 1, arbitrary: fc.string() },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const read = await format?.read(new TextEncoder().encode(pieces.join('')));
        if (read?.ok) expect(read.value.travellers.length).toBeGreaterThan(0);
        else expect(read?.why).toMatch(/^[^\n]+$/);
      }),
    );
  });
});

test.each([
  ['event.XML', '', 'usebio'],
  ['event.bws', '', 'bridgemate'],
  ['event.pbn', '', 'pbn'],
  ['-', '\u00ef\u00bb\u00bf<?xml version="1.0"?>', 'usebio'],
  ['-', '% PBN 2.1\n', 'pbn'],
  ['-', '[Event "x"]', 'pbn'],
  ['-', '{ "format": "overtrick-event" }', 'json'],
  ['-', '\u0000\u0001\u0000\u0000Standard Jet DB', 'bridgemate'],
  ['-', 'anything', undefined],
])('the format of %s that begins with %j', (name, text, id) => {
  expect(
    eventFormatOf(
      name,
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    )?.id,
  ).toBe(id);
});
