import { makeCard } from '@overtrick/rules/cards/card';
import { describe, expect, test } from 'vitest';
import { cardOn, dealAround, decide, handFrom, stateAfter, viewOnTurn } from '../../suites/table.ts';

const NOTRUMP = 'P P 1NT P 3NT P P P';
const HEARTS = 'P P 1H P 4H P P P';

describe('the opening lead', () => {
  test.each([
    // notrump
    ['KQJ72.54.A83.962', NOTRUMP, 'SK', 'top of a sequence'],
    ['QJT8.K53.A72.962', NOTRUMP, 'SQ', 'top of a sequence'],
    ['Q9742.K5.A83.962', NOTRUMP, 'S4', 'fourth best'],
    ['84.KJT53.Q72.962', NOTRUMP, 'HJ', 'inner sequence'],
    ['J74.9843.952.T73', NOTRUMP, 'H8', 'I have no honour there'],
    ['K4.J8643.952.T73', '1D 1S 1NT P 3NT P P P', 'SK', 'Partner showed'],
    ['Q84.J8643.952.T7', '1D 1S 1NT P 3NT P P P', 'S4', 'Partner showed'],
    // a suit
    ['KQJ5.83.A942.J73', HEARTS, 'SK', 'touching honours'],
    ['AK52.83.J942.Q73', HEARTS, 'SA', 'ace and king'],
    ['8.A73.Q9642.J853', HEARTS, 'S8', 'hope to ruff'],
    ['T984.73.QJT5.K62', HEARTS, 'DQ', 'top of a sequence'],
    ['A984.73.K653.A62', HEARTS, 'H3', 'I lead a trump'], // not away from an ace
    ['97.73.K953.QT862', '1D 1S 2H P 4H P P P', 'S9', 'Partner showed'],
  ])('from %s after %s is %s', (hand, auction, card, reason) => {
    const decision = decide(viewOnTurn(stateAfter(dealAround('W', handFrom(hand)), auction)));
    expect(decision.action).toMatchObject({ kind: 'play' });
    expect(decision.action.kind === 'play' && makeCard(decision.action.card)).toBe(card);
    expect(decision.reason).toContain(reason);
  });
});

interface Row {
  readonly rule: string;
  readonly deal: string;
  readonly words: string;
  readonly card: string;
  readonly reason: string;
}

const plays = (name: string, rows: readonly Row[]) =>
  describe(name, () => {
    test.each(rows)('$rule', ({ deal, words, card, reason }) => {
      const decision = cardOn(deal, words);
      expect(decision.card, decision.reason).toBe(card);
      expect(decision.reason).toContain(reason);
    });
  });

plays('defenders', [
  {
    rule: 'third hand plays high, the lowest of touching cards',
    deal: 'N:976.AQ4.KJ83.A62 KQ5.T76.952.T984 T82.K53.AQT4.KQJ AJ43.J982.76.753',
    words: `${NOTRUMP} S3 S6`,
    card: 'SQ',
    reason: 'Third hand plays high',
  },
  {
    rule: "third hand keeps the king over dummy's queen",
    deal: 'N:Q76.AQ4.KJ83.A62 KJ5.T76.952.T984 T82.K53.AQT4.KQJ A943.J982.76.753',
    words: `${NOTRUMP} S3 S6`,
    card: 'SJ',
    reason: "over dummy's",
  },
  {
    rule: "partner's suit is returned, the higher of two",
    deal: 'N:976.AQ4.KJ83.A62 KQ5.T76.952.T984 T82.K53.AQT4.KQJ AJ43.J982.76.753',
    words: `${NOTRUMP} S3 S6 SQ S2`,
    card: 'SK',
    reason: "return partner's suit",
  },
  {
    rule: 'partner is not overtaken',
    deal: 'N:976.AQ4.KJ83.A62 KQ5.T76.952.T984 T82.K53.AQT4.KQJ AJ43.J982.76.753',
    words: `${NOTRUMP} S3 S6 SQ S2 SK S8`,
    card: 'S4',
    reason: 'Partner has the trick',
  },
  {
    rule: 'second hand plays low',
    deal: 'N:Q76.AQ4.JT83.A62 A95.T76.K52.T984 KT8.K53.AQ94.KQJ J432.J982.76.753',
    words: `${NOTRUMP} H2 HQ H6 H3 S6`,
    card: 'S5',
    reason: 'Second hand plays low',
  },
  {
    rule: 'an honour is covered with an honour',
    deal: 'N:J64.AQ4.KJ83.A62 K953.T76.A52.T98 A82.K53.QT94.KQJ QT7.J982.76.7543',
    words: `${NOTRUMP} H2 H4 H7 HK D4 D6 DK D2 SJ`,
    card: 'SK',
    reason: 'cover an honour',
  },
  {
    rule: "but not one of dummy's touching honours",
    deal: 'N:QJT4.AQ4.KJ8.A62 K953.T76.A52.T98 A82.K53.QT94.KQJ 76.J982.763.7543',
    words: `${NOTRUMP} H2 H4 H7 HK D4 D6 DK D2 SQ`,
    card: 'S5',
    reason: 'high: an even number',
  },
  {
    rule: 'fourth hand wins as cheaply as it can',
    deal: 'N:976.AQ4.KJ83.A62 KQ5.T76.952.T984 T82.K53.AQT4.KQJ AJ43.J982.76.753',
    words: `${NOTRUMP} S3 S6 SQ S2 SK S8 S4 S7 S5 ST`,
    card: 'SJ',
    reason: 'as cheaply',
  },
  {
    rule: 'the leader goes on with the suit that beats the contract',
    deal: 'N:976.AQ4.KJ83.A62 KQ5.T76.952.T984 T82.K53.AQT4.KQJ AJ43.J982.76.753',
    words: `${HEARTS.replace('1H', '1NT').replace('4H', '6NT')} SA S6 S5 S2`,
    card: 'S3',
    reason: '',
  },
  {
    rule: 'a void is ruffed',
    deal: 'N:KQ4.Q973.K54.J86 A6532.62.J8763.5 JT87.AKJT4.AQ.KQ 9.85.T92.AT97432',
    words: `${HEARTS} S9 SK SA S7 S6 ST`,
    card: 'H5',
    reason: 'I ruff',
  },
  {
    rule: "partner's winner is not ruffed",
    deal: 'N:QJ4.Q973.K54.J86 AK652.62.J876.53 T873.AKJT4.AQ.KQ 9.85.T932.AT9742',
    words: `${HEARTS} S9 S4 SK S3 SA S7`,
    card: 'C7',
    reason: 'high: likes the suit',
  },
  {
    rule: 'the last hand keeps the ace, and wins with a lower card',
    deal: 'N:KJ2.KQ842.K7643. AQ983.T7.Q5.7542 T75.J.J98.AKQJ96 64.A9653.AT2.T83',
    words: `${NOTRUMP} S6 S2 SQ S5 SA S7 S4 SJ S3 ST C3 SK HK H7 HJ H3 D3 D5 D8`,
    card: 'DT',
    reason: 'as cheaply',
  },
]);

plays('declarer', [
  {
    rule: 'draws trumps',
    deal: 'N:K84.Q973.A5.J862 QJ95.62.KJ84.T53 A73.AKJT4.Q6.KQ7 T62.85.T9732.A94',
    words: `${HEARTS} DT D5 DK D6 S5 SA S2 S4`,
    card: 'H4',
    reason: 'draw trumps: they have 4 left',
  },
  {
    rule: 'stops when they have none left',
    deal: 'N:K84.Q973.A5.J862 QJ95.62.KJ84.T53 A73.AKJT4.Q6.KQ7 T62.85.T9732.A94',
    words: `${HEARTS} DT D5 DK D6 S5 SA S2 S4 HA H5 H3 H2 HK H8 H7 H6`,
    card: 'DQ',
    reason: 'to lead clubs from there',
  },
  {
    rule: 'first makes the hand with fewer trumps void',
    deal: 'N:4.KQ32.J9752.A64 KQJ2.74.KQ63.KJ8 A9873.AJ865.A4.2 T65.T9.T8.QT9753',
    words: `${HEARTS} C5 CA C8 C2`,
    card: 'S4',
    reason: 'prepare to ruff',
  },
  {
    rule: 'and ruffs there',
    deal: 'N:4.KQ32.J9752.A64 KQJ2.74.KQ63.KJ8 A9873.AJ865.A4.2 T65.T9.T8.QT9753',
    words: `${HEARTS} C5 CA C8 C2 S4 S2 SA S5`,
    card: 'S3',
    reason: 'ruff a losing spade',
  },
  {
    rule: 'takes the finesse with eight cards',
    deal: 'N:AKJ5.732.K84.962 Q62.KJ9.QJ62.T84 T973.AQ4.A95.AQ3 84.T865.T73.KJ75',
    words: `${NOTRUMP} C5 C2 CT CQ S3 S4`,
    card: 'SJ',
    reason: 'finesse',
  },
  {
    rule: 'plays for the drop with nine',
    deal: 'N:AKJ52.73.K84.962 Q6.KJ95.QJ62.T84 T984.AQ4.A95.AQ3 73.T862.T73.KJ75',
    words: `${NOTRUMP} C5 C2 CT CQ S4 S3`,
    card: 'SK',
    reason: 'high card',
  },
  {
    rule: 'crosses to the other hand for the finesse',
    deal: 'N:AQ4.J85.T742.K63 K95.Q742.K6.J984 873.AK63.AQJ5.A2 JT62.T9.983.QT75',
    words: `${NOTRUMP} C5 C3 CJ CA`,
    card: 'C2',
    reason: 'to lead diamonds from there',
  },
  {
    rule: 'holds up the only stopper at notrump',
    deal: 'N:84.KJ5.AQT94.K63 JT5.T742.K65.984 A73.AQ63.J83.AJ2 KQ962.98.72.QT75',
    words: `${NOTRUMP} SK S4 S5`,
    card: 'S3',
    reason: 'hold up',
  },
  {
    rule: 'holds up once more',
    deal: 'N:84.KJ5.AQT94.K63 JT5.T742.K65.984 A73.AQ63.J83.AJ2 KQ962.98.72.QT75',
    words: `${NOTRUMP} SK S4 S5 S3 SQ S8 ST`,
    card: 'S7',
    reason: 'hold up',
  },
  {
    rule: 'holds up nothing where a lower card wins',
    deal: 'N:K875.J8.KJ65.Q93 Q93.Q952.T73.AK6 A642.AT4.AQ.J852 JT.K763.9842.T74',
    words: `${NOTRUMP} H3 H8 H9`,
    card: 'HT',
    reason: 'as cheaply',
  },
  {
    rule: 'cashes from the short side first',
    deal: 'N:AQ3.852.KQJ4.A62 T95.K96.T832.983 K74.AQ73.A95.Q74 J862.JT4.76.KJT5',
    words: `${NOTRUMP} C5 C2 C9 CQ`,
    card: 'DA',
    reason: 'winner',
  },
  {
    rule: 'wins as cheaply as possible',
    deal: 'N:AQ3.852.KQJ4.A62 T95.K96.T832.983 K74.AQ73.A95.Q74 J862.JT4.76.KJT5',
    words: `${NOTRUMP} C5 C2 C9`,
    card: 'CQ',
    reason: 'as cheaply',
  },
  {
    rule: 'ruffs',
    deal: 'N:KQ4.Q973.KQ4.J86 T86.62.J875.A953 AJ3.AKT854.A93.2 9752.J.T62.KQT74',
    words: `${HEARTS} CK C6 C3 C2 CQ C8 C9`,
    card: 'H4',
    reason: 'I ruff',
  },
  {
    rule: 'makes the overtrick that is left by counting the last cards',
    deal: 'N:KQ4.Q973.KQ4.J86 T86.62.J875.A953 AJ3.AKT854.A93.2 9752.J.T62.KQT74',
    words: `${HEARTS} CK C6 C3 C2 CQ C8 C9 H4 HA HJ H3 H2 HK C4 H7 H6 S3 S2 SK S6 SQ S8 SJ S5 D4 D5 DA D2`,
    card: 'SA',
    reason: '',
  },
]);
