import { describe, expect, test } from 'vitest';
import { replayBoard } from '../replay.ts';
import { boardOf } from '../testBoards.ts';

const DEAL = '[Deal "N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754"]';
/** Replays a board with these tags; the dealer is North. Returns the contract that is played, or the fault. */
function contract(tags: string, auction = ''): string {
  const board = boardOf(
    `[Board "1"][Dealer "N"][Vulnerable "None"]${DEAL}${tags}${auction === '' ? '' : `\n[Auction "N"]\n${auction}`}`,
  );
  const replayed = replayBoard(board);
  return replayed.ok ? `${replayed.contract} by ${replayed.declarer ?? 'nobody'}` : replayed.code;
}
const CALLED = '1NT Pass 3NT Pass Pass Pass';

describe('the contract that is played', () => {
  test.each([
    ['stated otherwise', '[Contract "4S"][Declarer "N"]', CALLED, 'ERR_CONTRACT_MISMATCH'],
    ['stated as doubled', '[Contract "3NTX"][Declarer "N"]', CALLED, 'ERR_CONTRACT_MISMATCH'],
    ['stated as passed out', '[Contract "Pass"]', CALLED, 'ERR_CONTRACT_MISMATCH'],
    [
      'stated, where all passed',
      '[Contract "1C"][Declarer "N"]',
      'Pass Pass Pass Pass',
      'ERR_CONTRACT_MISMATCH',
    ],
    ['with a declarer of the other side', '[Contract "3NT"][Declarer "E"]', CALLED, 'ERR_DECLARER_MISMATCH'],
    [
      'of an auction that is not over',
      '[Contract "3NT"][Declarer "N"]',
      '1NT Pass 3NT',
      'ERR_AUCTION_UNFINISHED',
    ],
    ['without calls and contract', '', '', 'ERR_NOT_PLAYED'],
    ['without a declarer', '[Contract "3NT"]', '', 'ERR_DECLARER_UNKNOWN'],
    [
      'lower than what was called',
      '[Contract "2NT"][Declarer "N"]',
      '1NT Pass 3NT *',
      'ERR_CONTRACT_MISMATCH',
    ],
    [
      'undoubled, after a double',
      '[Contract "3NT"][Declarer "N"]',
      '1NT Pass 3NT X *',
      'ERR_CONTRACT_MISMATCH',
    ],
    ['passed out, after a bid', '[Contract "Pass"]', '1NT *', 'ERR_CONTRACT_MISMATCH'],
  ])('cannot be %s', (_, tags, auction, code) => {
    expect(contract(tags, auction)).toBe(code);
  });
  test.each([
    ['that of the calls', '[Result "9"]', CALLED, '3NT by N'],
    [
      'that of the calls, by the partner who is said to declare',
      '[Declarer "S"][Result "9"]',
      CALLED,
      '3NT by S',
    ],
    ['the stated one, without calls', '[Contract "3NT"][Declarer "N"][Result "9"]', '', '3NT by N'],
    [
      'the stated one, that could still be reached',
      '[Contract "3NT"][Declarer "N"][Result "9"]',
      '1NT *',
      '3NT by N',
    ],
    [
      'doubled after the last call',
      '[Contract "3NTX"][Declarer "N"][Result "9"]',
      '1NT Pass 3NT *',
      '3NTX by N',
    ],
    [
      'the last one called, whose declarer is known',
      '[Contract "3NT"][Result "9"]',
      '1NT Pass 3NT *',
      '3NT by N',
    ],
    ['passed out, by the calls', '[Contract "Pass"]', 'Pass Pass Pass Pass', 'PASS by nobody'],
    ['passed out, by the calls alone', '', 'Pass Pass Pass Pass', 'PASS by nobody'],
    ['passed out, as stated', '[Contract "Pass"]', '', 'PASS by nobody'],
    ['passed out, where only passes were called', '[Contract "Pass"]', 'Pass Pass *', 'PASS by nobody'],
  ])('is %s', (_, tags, auction, wanted) => {
    expect(contract(tags, auction)).toBe(wanted);
  });
});
