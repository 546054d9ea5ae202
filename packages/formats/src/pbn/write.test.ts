import { expect, test } from 'vitest';
import { boardOf } from '../testBoards.ts';
import { writePbn } from './write.ts';

const written = (text: string): string => writePbn([boardOf(text)]).text.replaceAll('\r\n', '\n');

const IMPORTED = `{what it is about}
[Result "NS 4"] {made}
[Zulu "last"] [Alpha "first"] {of all}
[Contract "4s"] [Declarer "w"] [Vulnerable "both"] [Dealer "e"] [Board "7"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  4
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"]
[Play "N"]
s2! =1= {x} d2
*
[Note "1:lowest"]
[Auction "N"]
- ^S ^I 1h! 1s?? =2= $3
; more
AP
[Note "2:five"]
`;

const EXPORTED = `% PBN 2.1
% EXPORT
{what it is about}
[Event "?"]
[Site "?"]
[Date "?"]
[Board "7"]
[West "?"]
[North "?"]
[East "?"]
[South "?"]
[Dealer "E"]
[Vulnerable "All"]
[Deal "E:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432..."]
[Scoring "?"]
[Declarer "W"]
[Contract "4S"]
[Result "9"] {made}
[Alpha "first"] {of all}
[Zulu "last"]
[Auction "E"]
^S ^I 1H $1 1S =1= $3 $4 {; more} Pass
Pass Pass
[Note "1:five"]
[Play "N"]
S2 =1= $7 {x} D2 -  -
*
[Note "1:lowest"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  4
`;

test('import format becomes export format', () => {
  expect(written(IMPORTED)).toBe(EXPORTED.replace('{; more}', '{ more}'));
});

test('export format stays', () => {
  expect(written(written(IMPORTED))).toBe(written(IMPORTED));
});

test('what stands behind a tag does not end the game, nor become part of it', () => {
  const text = written(
    '[Site "?"] foo {x}\n%y\n[Board "1"]\n[Note "1:x"] bar\n\n{z}\n\n[Auction "N"]\nAP\n[Note "2:y"] ]\n',
  );
  expect(text).toContain('[Site "?"] {foo} {x}\n%y\n');
  expect(text).toContain('[Note "1:x"] {bar}\n{z}\n');
  expect(text).toContain('[Note "1:y"] {]}\n');
  expect(written(text)).toBe(text);
});

test('a comment keeps its lines', () => {
  const text = written('[Board "1"]\n[Auction "N"]\n1C {one\n\n two} AP');
  expect(text).toContain('\n1C {one\n\n two} Pass Pass Pass\n');
});

test('a value stays on its line', () => {
  const board = { ...boardOf('[Board "1"]'), tags: [{ name: 'Event', value: 'one\ntwo "three" \\' }] };
  expect(writePbn([board]).text).toContain('[Event "one two \\"three\\" \\\\"]');
});

test('a name that would be read as none is written as not known', () => {
  const board = {
    ...boardOf('[Board "x"]\n[Dealer "N"]\n[Result "9"]'),
    label: '-',
    players: { S: ' ? ', W: 'A-B' },
  };
  const { text } = writePbn([board]);
  expect(text).toContain('[Board "?"]');
  expect(text).toContain('[South "?"]');
  expect(text).toContain('[West "A-B"]');
  expect(writePbn([boardOf(text)]).text).toBe(text);
});

test('a value is not one to inherit', () => {
  const board = boardOf('[Board "1"]\n[Event "###"]\n[Stage "#1"]');
  const { text } = writePbn([board, board]);
  expect(text.split('\r\n').filter((line) => /Event|Stage/.test(line))).toEqual([
    '[Event " #"]',
    '[Stage "#1"]',
    '[Event " #"]',
    '[Stage "#1"]',
  ]);
});

test('lines end in CRLF', () => {
  expect(writePbn([boardOf('[Board "1"]')]).text).toMatch(/^(?:[^\r\n]*\r\n)+$/);
});

test('a board that is only dealt says nothing of what is to come', () => {
  expect(written('[Board "1"]\n[Deal "N:2... 3... 4... 5..."]\n')).toContain(
    '[Declarer ""]\n[Contract ""]\n[Result ""]\n',
  );
});

test('what follows from the auction is stated', () => {
  const text = written('[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1C AP\n');
  expect(text).toContain('[Declarer "N"]\n[Contract "1C"]\n[Result "?"]\n');
  expect(written('[Board "1"]\n[Dealer "N"]\n[Auction "N"]\nAP\n')).toContain(
    '[Declarer ""]\n[Contract "Pass"]\n[Result ""]\n',
  );
});

test('a row too long for a line has a call a line', () => {
  const long = 'x'.repeat(40);
  const text = written(`[Board "1"]\n[Auction "N"]\n1C {${long}} Pass {${long}} 1H Pass Pass Pass`);
  expect(text).toContain(`\n1C {${long}}\nPass {${long}}\n1H\nPass\nPass Pass\n`);
});

test('a comment with a closing brace goes to the end of its line', () => {
  const text = written('[Board "1"]\n[Auction "N"]\n1C ; a } b\nPass Pass Pass');
  expect(text).toContain('\n1C ; a } b\nPass Pass Pass\n');
});

test('what PBN cannot carry is said', () => {
  const board = boardOf('[Board "1"]\n[Auction "N"]\n1C AP');
  const told = {
    ...board,
    auction: { first: 'N' as const, calls: [{ call: '1C' as const, alert: true as const, note: 'x' }] },
    pairs: [{ tag: 'zz', value: '1' }],
  };
  const cards = { ...board, play: { cards: [{ card: 0 }] } };
  expect(writePbn([{ ...cards, auction: { first: 'N', calls: [] }, stated: {} }]).lost).toEqual([
    'PBN keeps no cards of a board without a contract',
  ]);
  expect(writePbn([told]).lost).toEqual([
    'PBN has no place for what LIN keeps as zz',
    'PBN does not tell an alert from an explanation',
  ]);
});
