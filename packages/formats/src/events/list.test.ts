import { describe, expect, test } from 'vitest';
import { eventFormatOf } from './list.ts';
import { eventIn } from './testEvent.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const id = (name: string, content: string | Uint8Array) =>
  eventFormatOf(name, typeof content === 'string' ? bytes(content) : content)?.id;

describe('the format of a file', () => {
  test.each([
    ['results.xml', '', 'usebio'],
    ['RESULTS.XML', '{}', 'usebio'],
    ['evening.bws', '', 'bridgemate'],
    ['evening.mdb', '', 'bridgemate'],
    ['event.json', '', 'json'],
    ['board.pbn', '', 'pbn'],
    ['file', '<?xml version="1.0"?><USEBIO>', 'usebio'],
    ['file', '\ufeff <usebio>', 'usebio'],
    ['file', '<!DOCTYPE x>', 'usebio'],
    ['file', '\0\u0001\0\0Standard Jet DB', 'bridgemate'],
    ['file', ' {"winners": 1}', 'json'],
    ['file', '% PBN 2.1', 'pbn'],
    ['file', '; comment', 'pbn'],
    ['file', '[Event "Club"]', 'pbn'],
    // a comment of PBN is in braces, too
    ['file', '{a comment} [Event "Club"]', 'pbn'],
    ['file', 'Board,Dealer', undefined],
    ['file', '[1, 2]', undefined],
    ['file', '', undefined],
  ])('%s with %j is %s', (name, content, format) => {
    expect(id(name, content)).toBe(format);
  });
});

test('a file is read as UTF-8, or as Latin-1 if it is not UTF-8', async () => {
  const text =
    '<USEBIO><EVENT><EVENT_DESCRIPTION>Tänze in Zürich</EVENT_DESCRIPTION><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>';
  for (const content of [bytes(text), latin1(text)]) {
    const read = await eventFormatOf('x.xml', content)?.read(content);
    if (read === undefined) throw new Error('a format');
    expect(eventIn(read).name).toBe('Tänze in Zürich');
  }
});
