import { describe, expect, test } from 'vitest';
import { readLin } from './lin/read.ts';
import { readPbn } from './pbn/read.ts';
import { replayItem } from './replay.ts';

/** South plays 1NT doubled and makes six tricks. */
const SOUND = `[Board "91"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "S:AKJ2.Q7.KJ75.KT6 QT94.KJT8.93.952 863.643.8642.A43 75.A952.AQT.QJ87"]
[Declarer "S"]
[Contract "1NTX"]
[Result "6"]
[Auction "S"]
1NT Pass Pass X
Pass Pass Pass
[Play "W"]
S9 S3 S7 SJ
HK H3 H2 HQ
HJ H4 H5 H7
H8 H6 HA D5
S4 S6 S5 SA
ST S8 C7 SK
C5 CA C8 C6
D3 D2 DA D7
C2 C3 CQ CK
C9 C4 CJ CT
HT D4 H9 S2
SQ D6 DT DJ
D9 D8 DQ DK
`;

/** Returns the board's text with some parts replaced. */
function edited(...edits: readonly (readonly [string, string])[]): string {
  return edits.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, SOUND);
}

/** Removes tags and the text after them. */
const without = (text: string, ...names: string[]): string =>
  names.reduce((rest, name) => rest.replace(new RegExp(`\\[${name} [^[]*`), ''), text);

function replayText(text: string): unknown {
  const items = readPbn(text);
  expect(items).toHaveLength(1);
  return items.map(replayItem)[0];
}

const OUTCOME = { ok: true, contract: '1NTX', declarer: 'S', tricks: 6, score: -100, differs: [] };
const LAST_TRICKS = SOUND.slice(SOUND.indexOf('C9 C4'));

describe('sound boards', () => {
  test.each([
    ['as it is', SOUND],
    ['all pass in one word', edited(['Pass Pass Pass\n', 'AP\n'])],
    ['all pass in two words', edited(['Pass Pass Pass\n', 'All Pass\n'])],
    ['columns that begin at West', edited(['[Auction "S"]\n1NT', '[Auction "W"]\n- - - 1NT'])],
    ['the last trick left out', edited(['D9 D8 DQ DK\n', ''])],
    ['the last trick and the result left out', without(edited(['D9 D8 DQ DK\n', '']), 'Result')],
    ['a claim', edited([LAST_TRICKS, '*\n'])],
    ['a claim in the middle of a trick', edited([LAST_TRICKS, 'C9 -  CJ -\n*\n'])],
    ['no play', without(SOUND, 'Play')],
    ['no auction', without(SOUND, 'Auction')],
    ['neither', without(SOUND, 'Auction', 'Play')],
    ['only auction and play', without(SOUND, 'Declarer', 'Contract', 'Result')],
    ['a contract and a lead, but no declarer', without(SOUND, 'Auction', 'Declarer')],
    ['an auction that is not told to its end', edited(['X\nPass Pass Pass', 'X *'])],
    ['one that is told only in part', edited(['Pass Pass X\nPass Pass Pass', '*'])],
    [
      'no dealer and vulnerability, but a number',
      without(edited(['"91"', '"19"'], ['"None"', '"EW"']), 'Dealer', 'Vulnerable'),
    ],
    ['a result by sides', edited(['"6"', '"EW 7 NS 6"'])],
    ['a card that is not known, and one beyond it', edited([LAST_TRICKS, 'C9 -  CJ -\nHT - - -\n*\n'])],
  ])('%s', (_, text) => {
    expect(replayText(text)).toEqual(OUTCOME);
  });

  test('passed out', () => {
    const passed = { ok: true, contract: 'PASS', declarer: null, tricks: 0, score: 0, differs: [] };
    const dealt = without(SOUND, 'Declarer', 'Contract', 'Result', 'Auction', 'Play');
    expect(replayText(`${dealt}[Auction "S"]\nPass Pass Pass Pass\n`)).toEqual(passed);
    expect(replayText(`${dealt}[Auction "S"]\nAP\n`)).toEqual(passed);
    expect(replayText(`${dealt}[Contract "Pass"]\n[Declarer ""]\n[Result ""]\n`)).toEqual(passed);
  });

  test('the result is the one that the players agreed on (Law 79)', () => {
    expect(replayText(edited(['"6"', '"7"']))).toEqual({
      ...{ ...OUTCOME, tricks: 7, score: 180 },
      differs: ['the cards give 6 tricks, not the 7 stated'],
    });
    expect(replayText(edited(['"6"', '"^7"']))).toEqual({ ...OUTCOME, tricks: 7, score: 180 });
    expect(replayText(edited(['"6"', '"2"'], [LAST_TRICKS, '*\n']))).toMatchObject({
      differs: ['the cards give 5 to 9 tricks, not the 2 stated'],
    });
  });
});

describe('irregularities that were accepted', () => {
  const calls = (text: string) => ['1NT Pass Pass X\nPass Pass Pass', text] as const;
  test.each([
    [
      'an insufficient bid (Law 27A)',
      without(
        edited(calls('1NT Pass Pass ^I 1S\nX AP'), ['"S"]\n[Contract "1NTX"', '"E"]\n[Contract "1SX"']),
        'Play',
      ),
    ],
    ['a call out of rotation (Law 28)', edited(calls('1NT ^S Pass X\nPass Pass Pass'))],
    ['a revoke (Law 63)', edited(['HJ H4 H5 H7\nH8 H6 HA D5', 'HJ H4 H5 ^R D5\nH8 H6 HA H7'])],
    ['a lead out of turn (Law 53)', edited(['S9 S3 S7 SJ\nHK H3 H2 HQ', 'S9 S3 S7 SJ\nHK H3 ^L H2 HQ'])],
  ])('%s', (_, text) => {
    expect(replayText(text)).toMatchObject({ ok: true });
  });

  test('declarer and dummy change places (Law 54A)', () => {
    const turned = edited(
      ['[Declarer "S"]', '[Declarer "^N"]'],
      [SOUND.slice(SOUND.indexOf('[Play')), '[Play "E"]\nH2 H7 HK H3\n*\n'],
    );
    expect(replayText(turned)).toEqual({ ...OUTCOME, declarer: 'N' });
    expect(replayText(turned.replace('^N', 'N'))).toEqual({
      ...{ ...OUTCOME, declarer: 'N' },
      differs: ['S named the strain first, but N played the contract'],
    });
  });
});

describe('broken boards', () => {
  test.each([
    [
      'an insufficient bid',
      edited(['Pass Pass X\nPass', 'Pass Pass 1S\nPass']),
      'ERR_INSUFFICIENT_BID',
      '9:15 call 4 (E 1S)',
    ],
    [
      "a double of partner's bid",
      edited(['1NT Pass Pass X', '1NT Pass X Pass']),
      'ERR_INADMISSIBLE_DOUBLE',
      '9:10 call 3 (N X)',
    ],
    [
      'a redouble of nothing',
      edited(['1NT Pass Pass X', '1NT XX Pass X']),
      'ERR_INADMISSIBLE_REDOUBLE',
      '9:5 call 2 (W XX)',
    ],
    [
      'a call after the end',
      edited(['Pass Pass Pass\n', 'Pass Pass Pass 2C\n']),
      'ERR_AUCTION_OVER',
      '10:16 call 8 (E 2C)',
    ],
    [
      'a pass too many',
      edited(['Pass Pass Pass\n', 'Pass Pass Pass Pass\n']),
      'ERR_AUCTION_OVER',
      '10:16 call 8 (E Pass)',
    ],
    ['a pass too few', edited(['Pass Pass Pass\n', 'Pass Pass\n']), 'ERR_AUCTION_UNFINISHED', '6:1 auction'],
    [
      'an auction that goes on',
      edited(['Pass Pass Pass\n', 'Pass +\n']),
      'ERR_AUCTION_UNFINISHED',
      '6:1 auction',
    ],
    [
      'calls that begin at another seat than the dealer',
      edited(['[Auction "S"]', '[Auction "W"]']),
      'ERR_NOT_ON_TURN',
      '9:1 call 1 (W 1NT)',
    ],
    ['another contract', edited(['"1NTX"', '"1NT"']), 'ERR_CONTRACT_MISMATCH', '6:1 contract'],
    [
      'a contract, though all passed',
      edited(['1NT Pass Pass X\nPass Pass Pass', 'AP']),
      'ERR_CONTRACT_MISMATCH',
      '6:1 contract',
    ],
    [
      'a contract that cannot follow',
      edited(['Pass Pass X\nPass Pass Pass', 'Pass 2NT *']),
      'ERR_CONTRACT_MISMATCH',
      '6:1 contract',
    ],
    [
      'a doubled contract, though it was redoubled',
      edited(['Pass Pass X\nPass Pass Pass', 'Pass Pass X\nXX *']),
      'ERR_CONTRACT_MISMATCH',
      '6:1 contract',
    ],
    [
      'a declarer of the other side',
      edited(['[Declarer "S"]', '[Declarer "W"]']),
      'ERR_DECLARER_MISMATCH',
      '6:1 declarer',
    ],
    [
      'a contract without declarer',
      without(SOUND, 'Auction', 'Play', 'Declarer'),
      'ERR_DECLARER_UNKNOWN',
      '5:1 declarer',
    ],
    [
      'neither auction nor contract',
      without(SOUND, 'Auction', 'Play', 'Contract'),
      'ERR_NOT_PLAYED',
      '6:1 contract',
    ],
    [
      'a revoke',
      edited(['HJ H4 H5 H7', 'HJ H4 H5 D5'], ['H8 H6 HA D5', 'H8 H6 HA H7']),
      'ERR_REVOKE',
      '14:10 trick 3 (S D5)',
    ],
    [
      'a card of another hand',
      edited(['HK H3 H2 HQ', 'HK H3 HT HQ']),
      'ERR_CARD_NOT_HELD',
      '13:7 trick 2 (E HT)',
    ],
    [
      'a card played twice',
      edited(['HJ H4 H5 H7', 'HK H4 H5 H7']),
      'ERR_CARD_NOT_HELD',
      '14:1 trick 3 (W HK)',
    ],
    [
      'one played twice beyond one not known',
      edited([LAST_TRICKS, 'C9 -  CJ -\nHK - - -\n*\n']),
      'ERR_CARD_NOT_HELD',
      '6:1 trick 11 (W HK)',
    ],
    ['the wrong leader', edited(['[Play "W"]', '[Play "E"]']), 'ERR_NOT_ON_TURN', '12:1 trick 1 (E S9)'],
    ['cards after the last', `${SOUND}C2 C3 C4 C5\n`, 'ERR_PLAY_OVER', '25:10 trick 14 (S C5)'],
    [
      'cards, though all passed',
      `${without(edited(['1NT Pass Pass X\nPass Pass Pass', 'AP']), 'Contract', 'Play')}[Play "W"]\nS9 S3 S7 SJ\n`,
      'ERR_PLAY_OVER',
      '10:1 play',
    ],
    ['no result', without(edited([LAST_TRICKS, '*\n']), 'Result'), 'ERR_RESULT_UNKNOWN', '6:1 result'],
    ['a play that goes on', edited([LAST_TRICKS, 'C9 -  CJ +\n']), 'ERR_PLAY_UNFINISHED', '6:1 play'],
    [
      'an end position',
      edited([
        'AKJ2.Q7.KJ75.KT6 QT94.KJT8.93.952 863.643.8642.A43 75.A952.AQT.QJ87',
        'AK... QT... 86... 75...',
      ]),
      'ERR_HAND_SIZE',
      '6:1 deal',
    ],
    [
      'cards from hands that are not given',
      edited([' 863.643.8642.A43 75.A952.AQT.QJ87', ' - -']),
      'ERR_HAND_UNKNOWN',
      '6:1 deal',
    ],
    ['no vulnerability', without(edited(['"91"', '"final"']), 'Vulnerable'), 'ERR_VUL_UNKNOWN', '5:1 terms'],
  ])('%s', (_, text, code, at) => {
    expect(replayText(text)).toMatchObject({ ok: false, code, at });
  });

  test.each([
    ['14 cards', edited(['AKJ2', 'AKQJ2'], ['QT94', 'T94']), 'ERR_HAND_SIZE'],
    ['a card twice in a hand', edited(['AKJ2', 'AKK2']), 'ERR_CARD_TWICE'],
    ['a card in two hands', edited(['QT94', 'QT92']), 'ERR_CARD_TWICE'],
    ['three hands', edited([' 75.A952.AQT.QJ87', '']), 'ERR_DEAL_FORM'],
    ['no rank', edited(['AKJ2', 'AKB2']), 'ERR_RANK'],
    ['no call', edited(['Pass Pass X', 'Pass Pass 8C']), 'ERR_CALL'],
    ['no card', edited(['HK H3', 'HK H1']), 'ERR_CARD'],
    ['14 tricks', edited(['"6"', '"14"']), 'ERR_RESULT'],
    ['no result', edited(['"6"', '"six"']), 'ERR_RESULT'],
    ['no contract', edited(['1NTX', '8NTX']), 'ERR_CONTRACT'],
    ['no declarer', edited(['[Declarer "S"]', '[Declarer "X"]']), 'ERR_DECLARER'],
    ['no dealer', edited(['[Dealer "S"]', '[Dealer "Q"]']), 'ERR_DEALER'],
    ['no vulnerability', edited(['"None"', '"Some"']), 'ERR_VUL'],
    ['no sign', edited(['HK H3', 'HK @ H3']), 'ERR_TOKEN'],
    ['no tag', edited(['[Result "6"]', '[Result "6]']), 'ERR_TAG'],
    ['no end of a comment', edited(['[Result "6"]', '[Result "6"] {six']), 'ERR_COMMENT'],
    ['cards without a contract', without(SOUND, 'Auction', 'Contract'), 'ERR_PLAY_CONTRACT'],
  ])('%s', (_, text, code) => {
    const broken = replayText(text);
    expect(broken).toMatchObject({ ok: false, code });
    expect(broken).toHaveProperty('at', expect.stringMatching(/^\d+:\d+$/));
  });

  test('the other boards go on', () => {
    const broken = edited(['"91"', '"92"'], ['HK H3', 'HK D3']);
    const malformed = edited(['"91"', '"93"'], ['AKJ2', 'AKK2']);
    const items = readPbn([SOUND, broken, malformed, SOUND].join('\n'));
    expect(items.map(({ label }) => label)).toEqual(['91', '92', '93', '91']);
    expect(items.map((item) => replayItem(item).ok)).toEqual([true, false, false, true]);
  });
});

test('in LIN the opening lead tells who is dummy', () => {
  const lin =
    'qx|o1|md|1SAKJ2HQ7DKJ75CKT6,SQT94HKJT8D93C952,S863H643D8642CA43,|sv|o|mb|1N|mb|p|mb|p|mb|d|mb|ppp|pc|H2|mc|6|pg||';
  expect(readLin(lin).map(replayItem)).toMatchObject([
    {
      contract: '1NTX',
      declarer: 'N',
      tricks: 6,
      differs: ['S named the strain first, but N played the contract'],
    },
  ]);
});
