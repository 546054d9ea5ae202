import { describe, expect, test } from 'vitest';
import { eventIn } from '../testEvent.ts';
import { readCsvEvent } from './read.ts';

const rowsOf = (text: string) =>
  eventIn(readCsvEvent(text)).travellers.flatMap(({ board, entries }) =>
    entries.map(({ ns, ew, outcome }) => [
      ...[board, ns, ew],
      outcome.kind === 'played' ? outcome.score : outcome.kind,
    ]),
  );

describe('results as a table', () => {
  test.each([
    ['board,ns,ew,score\n1,1,2,420\n1,3,4,-50', 'by score'],
    ['EW;NS;Board;Contract;Declarer;Tricks\n2;1;1;4S;N;10\n4;3;1;4S;N;9', 'by contract, in any order'],
    ['board\tns\tew\tresult\n1\t1\t2\t4S N 10\n1\t3\t4\t-50', 'as texts'],
  ])('%#: %s', (text) => {
    expect(rowsOf(text)).toEqual([
      [1, '1', '2', 420],
      [1, '3', '4', -50],
    ]);
  });

  test('what was not played, and what the director awarded', () => {
    expect(rowsOf('board,ns,ew,result\n1,1,2,NP\n1,3,4,A6040\n1,5,6,\n1,7,8,PASS')).toEqual([
      [1, '1', '2', 'notPlayed'],
      [1, '3', '4', 'artificial'],
      [1, '5', '6', 'notPlayed'],
      [1, '7', '8', 0],
    ]);
  });

  test('two numbers on each side are an individual', () => {
    const event = eventIn(readCsvEvent('board,ns,ew,score\n1,1+3,2+4,420\n2,1+2,4+3,50'));
    expect(event.contestants.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
    expect(event.partners?.map(({ id }) => id)).toEqual(['1+3', '2+4', '1+2', '4+3']);
  });

  test('columns that are not used are passed over, and a row that cannot be read is left out if asked', () => {
    const reading = { keepsGoing: true, faults: [], passedOver: new Set<string>() };
    const read = readCsvEvent('board,ns,ew,score,weather\n1,1,2,420,fine\n1,3,4,425,wet', reading);
    expect(read.ok && read.value.travellers[0]?.entries).toHaveLength(1);
    expect(reading.faults).toMatchObject([{ at: '3:1', why: 'no result has the score 425' }]);
    expect([...reading.passedOver]).toEqual(['weather']);
  });

  test.each([
    ['board,ns,score\n1,1,420', '1:1', 'there is no column ew'],
    ['board,ns,ew,round,score\n1,1,2,1,420', '1:1', /^these are results of teams/],
    ['board,ns,ew,score\nx,1,2,420', '2:1', 'a board has a number from 1, not "x"'],
    ['board,ns,ew,score\n1,,2,420', '2:1', 'a row has numbers of at most 20 characters in ns and ew'],
    ['board,ns,ew,score\n1,1,2,many', '2:1', 'a score is a number, not "many"'],
    ['board,ns,ew,contract,declarer,tricks\n1,1,2,8S,N,10', '2:1', /^a contract is written like/],
    ['board,ns,ew,result\n1,1,2,what is it', '2:1', /^a contract is written like/],
    ['board,ns,ew,score\n"1,1,2,420', '2:1', 'a quotation mark of this row is not closed'],
    ['board,ns,ew,score\n', '1:1', 'there is no result in the file'],
  ])('%j is refused', (text, at, why) => {
    expect(readCsvEvent(text)).toMatchObject({ ok: false, at, why: expect.stringMatching(why) });
  });
});
