import { makeStep } from '@overtrick/rules/action';
import { parseRecord } from '@overtrick/rules/record';
import { describe, expect, test } from 'vitest';
import { boardOfRecord, recordOfBoard } from './record.ts';
import { boardOf } from './testBoards.ts';

const HEAD =
  '[Board "91"]\n[Dealer "S"]\n[Vulnerable "None"]\n[Deal "S:AKJ2.Q7.KJ75.KT6 QT94.KJT8.93.952 863.643.8642.A43 75.A952.AQT.QJ87"]\n';
const BID = `${HEAD}[Declarer "S"]\n[Contract "1NTX"]\n[Auction "S"]\n1NT Pass Pass X\nPass Pass Pass\n`;

const stepsOf = (text: string): unknown => {
  const record = recordOfBoard(boardOf(text));
  return record.ok ? record.value.steps.map(makeStep).join(', ') : [record.code, record.at];
};

describe('a record of a board', () => {
  const calls = 'S 1NT, W P, N P, E X, S P, W P, N P';
  test.each([
    ['only dealt', HEAD, ''],
    ['only bid', BID, calls],
    ['bid, with a result', `${BID}[Result "6"]\n`, calls],
    ['begun', `${BID}[Play "W"]\nS9 S3 - -\n+\n`, `${calls}, W S9, S S3`],
    [
      'claimed',
      `${BID}[Result "6"]\n[Play "W"]\nS9 S3 S7 SJ\n*\n`,
      `${calls}, W S9, S S3, E S7, S SJ, S claim 5`,
    ],
    ['unlawful', `${BID}[Play "W"]\nS2\n`, ['ERR_CARD_NOT_HELD', 'step 8 (W S2)']],
    [
      'of an impossible result',
      `${BID}[Result "0"]\n[Play "W"]\nS9 S3 S7 SJ\n*\n`,
      ['ERR_CLAIM', 'step 12 (S claim -1)'],
    ],
    ['irregular', `${BID.replace('1NT Pass Pass', '1NT ^S Pass')}`, ['ERR_IRREGULAR', 'board']],
    [
      'of a deal that is not known',
      BID.replace('863.643.8642.A43 75.A952.AQT.QJ87', '- -'),
      ['ERR_DEAL_UNKNOWN', 'deal'],
    ],
  ])('%s', (_, text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });
});

describe('a board of a record', () => {
  const setup =
    '"setup":{"board":91,"dealer":"S","vul":"none","deal":"N:863.643.8642.A43 75.A952.AQT.QJ87 AKJ2.Q7.KJ75.KT6 QT94.KJT8.93.952"}';
  const of = (steps: readonly string[], game = 'bridge') => {
    const record = parseRecord(`{"game":"${game}",${setup},"steps":${JSON.stringify(steps)}}`);
    if (!record.ok) throw new Error(record.why);
    return boardOfRecord(record.value);
  };
  const bid = ['S 1NT', 'W P', 'N P', 'E P'];

  test('passed out', () => {
    expect(of(['S P', 'W P', 'N P', 'E P'])).toMatchObject({
      value: { label: '91', number: 91, dealer: 'S', stated: { contract: 'PASS' } },
    });
  });

  test('to be gone on with', () => {
    expect(of([])).toMatchObject({ value: { stated: {} } });
    expect(of(['S 1NT'])).toMatchObject({ value: { auction: { ending: '+' } } });
    expect(of([...bid, 'W S9'])).toMatchObject({
      value: { play: { ending: '+' }, stated: { declarer: 'S' } },
    });
  });

  test('claimed', () => {
    expect(of([...bid, 'W S9', 'S S3', 'E S7', 'S SJ', 'S claim 5'])).toMatchObject({
      value: { play: { ending: '*' }, stated: { contract: { level: 1 }, declarer: 'S', tricks: 6 } },
    });
  });

  test('unlawful, or of another game', () => {
    expect(of([...bid, 'W S2'])).toMatchObject({ ok: false, code: 'ERR_CARD_NOT_HELD', at: 'step 5 (W S2)' });
    expect(
      boardOfRecord({
        game: 'whist',
        options: {},
        setup: { dealer: 'N', vul: 'none', deal: noDeal },
        steps: [],
      }),
    ).toMatchObject({
      ok: false,
      code: 'ERR_GAME',
    });
  });
});

const none = { lo: 0, hi: 0 };
const noDeal = { N: none, E: none, S: none, W: none };
