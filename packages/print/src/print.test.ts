import type { Event } from '@overtrick/duplicate/event/event';
import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import {
  type HandRecord,
  makeTrickDigits,
  parseTrickDigits,
  parseWholeDeal,
} from '@overtrick/duplicate/handRecord';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import { tournamentOf } from '@overtrick/evening/fold';
import { openTournament } from '@overtrick/evening/terms/open';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import { PLACES } from '@overtrick/movements/movement';
import { defined } from '@overtrick/rules/assert';
import { parseCards } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { dealtOfRows } from '@overtrick/rules/deals/dealt';
import { describe, expect, test } from 'vitest';
import { termsOf } from './boardWords.ts';
import { guideCards } from './guide.ts';
import { curtainCards, handRecords, orderSlips, solvedRecord } from './hands.ts';
import { movementSheet } from './movementSheet.ts';
import { scheduleOfTournament } from './ofTournament.ts';
import { placeCards } from './places.ts';
import { rankingSheet } from './rankingSheet.ts';
import { makeSpan, type Schedule, scheduleOfMovement } from './schedule.ts';
import { blankScoreCard, scoreCards } from './scoreCards.ts';
import type { Sheet } from './sheet.ts';
import { pickUpSlips } from './slips.ts';
import { nameTents } from './tents.ts';
import { sheetText } from './testText.ts';
import { emptyTravellers, filledTravellers } from './travellers.ts';
import { ENGLISH } from './words.ts';

function movement(id: string, entrants: number, rounds?: number) {
  const kind = defined(
    MOVEMENT_KINDS.find((one) => one.id === id),
    id,
  );
  const made = movementOf(kind, entrants, rounds);
  if (!made.ok) throw new Error(made.why);
  return made.value;
}

const schedule = (id: string, entrants: number, boardsPerRound?: number): Schedule =>
  scheduleOfMovement({ movement: movement(id, entrants), boardsPerRound, setName: ENGLISH.set });

/** Writes the first cards of a sheet as text. */
const first = (sheet: Sheet, count = 1): string =>
  sheetText({ ...sheet, cards: sheet.cards.slice(0, count) });

const DEAL = defined(
  parseWholeDeal('N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85'),
  'a deal',
);
const HAND: HandRecord = {
  ...termsOf(2),
  deal: DEAL,
  tricks: defined(parseTrickDigits('46a5746a5779396793a6'), '20 digits'),
  par: { score: -800, contracts: ['6DX N'] },
};

describe('from a movement', () => {
  const howell = schedule('howell', 4, 2);

  test('guide cards', () => {
    expect(first(guideCards(howell, ENGLISH), 2)).toBe(`= Guide cards · Howell, 2 tables, 3 rounds (2 × 4)

# Pair 1
Howell, 2 tables, 3 rounds
Round | Table | Seat | Against | Boards
1 | 1 | EW | 4 | 1–2
2 | 2 | EW | 3 | 3–4
3 | 2 | NS | 2 | 5–6

# Pair 2
Howell, 2 tables, 3 rounds
Round | Table | Seat | Against | Boards
1 | 2 | NS | 3 | 1–2
2 | 1 | EW | 4 | 3–4
3 | 2 | EW | 1 | 5–6`);
  });

  test('place cards, with a code for each table', () => {
    expect(
      first(placeCards(howell, ENGLISH, (place) => `https://club/${place}`)),
    ).toBe(`= Place cards · Howell, 2 tables, 3 rounds (1 × 2)

# Table 1
Howell, 2 tables, 3 rounds
Round | NS | EW | Boards
1 | 4 | 1 | 1–2
2 | 4 | 2 | 3–4
3 | 4 | 3 | 5–6
QR https://club/1`);
  });

  test('the movement, who sits out in brackets', () => {
    const sheet = movementSheet(schedule('mitchell', 5, 3), ENGLISH, ['East-West go up.']);
    expect(sheetText(sheet)).toBe(`= Movement · Mitchell, 2½ tables, 3 rounds

# Mitchell, 2½ tables, 3 rounds
Round | Table 1 | Table 2 | Table 3
1 | 1 v 4: 1–3 | 2 v 5: 4–6 | (6)
2 | 1 v 6: 4–6 | 2 v 4: 7–9 | (5)
3 | 1 v 5: 7–9 | 2 v 6: 1–3 | (4)

East-West go up.`);
  });

  test('who sits out is told so, at the table where nobody comes', () => {
    const card = first({
      ...guideCards(schedule('mitchell', 5, 3), ENGLISH),
      cards: guideCards(schedule('mitchell', 5, 3), ENGLISH).cards.slice(2),
    });
    expect(card).toContain('# Pair 4');
    expect(card).toContain('3 | 3 | sits out |  |');
  });

  test('players who change partners have one on the card; sets stand for boards', () => {
    expect(
      first(guideCards(schedule('individual', 4), ENGLISH)),
    ).toBe(`= Guide cards · Individual, 4 players, 3 rounds (2 × 4)

# Player 1
Individual, 4 players, 3 rounds
Round | Table | Seat | With | Against | Boards
1 | 1 | S | 4 | 2, 3 | set 3
2 | 1 | W | 3 | 4, 2 | set 1
3 | 1 | E | 2 | 4, 3 | set 2`);
  });

  test('pick-up slips', () => {
    expect(first(pickUpSlips(howell, ENGLISH))).toBe(`= Pick-up slips · Howell, 2 tables, 3 rounds (2 × 4)

# Table 1 · Round 1
NS Pair 4   EW Pair 1
Board | Contract | By | Lead | Tricks | Score NS | EW signs
1 |  |  |  |  |  |
2 |  |  |  |  |  |`);
  });

  test('score cards: dealer, vulnerability and opponents of each board', () => {
    expect(first(scoreCards(howell, ENGLISH))).toBe(`= Score cards · Howell, 2 tables, 3 rounds (1 × 1)

# Pair 1
Howell, 2 tables, 3 rounds
Board | Vul | Seat | Against | Contract | By | Lead | Tricks | + | − | Points
1 N | none | EW | 4 |  |  |  |  |  |  |
2 E | NS | EW | 4 |  |  |  |  |  |  |
3 S | EW | EW | 3 |  |  |  |  |  |  |
4 W | all | EW | 3 |  |  |  |  |  |  |
5 N | NS | NS | 2 |  |  |  |  |  |  |
6 E | EW | NS | 2 |  |  |  |  |  |  |`);
    expect(sheetText(blankScoreCard([termsOf(7)], 'Club', ENGLISH))).toContain('7 S | all |  |  |');
  });

  test('travellers to write on have a line for each meeting, or empty ones', () => {
    expect(first(emptyTravellers([termsOf(1)], howell, 'Club', ENGLISH))).toBe(`= Travellers · Club (2 × 3)

# Board 1
Dealer North · Vul none
Club
NS | EW | Contract | By | Lead | Tricks | Score NS | Points
4 | 1 |  |  |  |  |  |
2 | 3 |  |  |  |  |  |`);
    const [card] = emptyTravellers([termsOf(1)], undefined, '', ENGLISH).cards;
    expect(card?.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.length] : []))).toEqual([
      12,
    ]);
  });

  test('every kind: each played sitting is on its cards, each of its people once a round', () => {
    for (const kind of MOVEMENT_KINDS) {
      const sizes = [4, 5, 8, 9, 12, 13, 16].filter((size) => typeof kind.rounds(size) !== 'string');
      for (const size of sizes) {
        const plan = schedule(kind.id, size, 2);
        const played = plan.sittings.filter(({ boards }) => boards !== '');
        expect(played.length, `${kind.id} ${size}`).toBeGreaterThan(0);
        const rows = guideCards(plan, ENGLISH).cards.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
        );
        const seats = PLACES[plan.seating].names.length;
        const tables = plan.seating === 'teams' ? 2 : 1;
        expect(rows.filter((row) => row.at(-1) !== '')).toHaveLength(played.length * seats);
        // a pair that sits out reads it once
        const playing = (played.length * seats) / tables;
        const rests = plan.entrants.length * plan.rounds - playing;
        expect(rows).toHaveLength(played.length * seats + rests);
        expect(pickUpSlips(plan, ENGLISH).cards).toHaveLength(played.length);
      }
    }
  });
});

test('from a tournament: names, and places by section', () => {
  const log = openTournament({
    ...{ form: 'pairs', game: 'bridge', method: 'mp', name: 'Çarşamba', boardsPerRound: 2, at: 0 },
    movement: movement('howell', 4),
    entrants: ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ players: [{ name }, { name: `${name} Łoś` }] })),
  });
  if (!log.ok) throw new Error(log.why);
  const plan = scheduleOfTournament(tournamentOf(log.value), 'Club');
  expect(first(guideCards(plan, ENGLISH))).toBe(`= Guide cards · Çarşamba (2 × 4)

# Pair 1
Ann – Ann Łoś
Çarşamba
Round | Table | Seat | Against | Boards
1 | A1 | EW | 4 | 1–2
2 | A2 | EW | 3 | 3–4
3 | A2 | NS | 2 | 5–6`);
  expect(first(nameTents(plan, ENGLISH, (id) => `https://club/${id}`))).toBe(`= Name tents · Çarşamba (1 × 2)

^
# Ann
# Ann Łoś
# Pair 1
Çarşamba
QR https://club/c1`);
});

test('a half table of a tournament has a card, and whoever sits out knows where', () => {
  const log = openTournament({
    ...{ form: 'pairs', game: 'bridge', method: 'mp', name: 'Club', boardsPerRound: 2, at: 0 },
    movement: movement('mitchell', 5),
  });
  if (!log.ok) throw new Error(log.why);
  const plan = scheduleOfTournament(tournamentOf(log.value), 'Club');
  const places = sheetText(placeCards(plan, ENGLISH));
  expect(places).toContain('# Table A3\nClub\nRound | NS | EW | Boards\n1 | – | 6 | sits out');
  const guide = sheetText(guideCards(plan, ENGLISH));
  expect(guide.match(/\| A3 \| sits out/g)).toHaveLength(3);
  expect(pickUpSlips(plan, ENGLISH).cards).toHaveLength(6);
});

describe('from results', () => {
  const result = (contract: string, declarer: string, tricks: string): Entry['outcome'] => {
    const played = readPlayed({ contract, declarer, tricks }, 1);
    if (typeof played === 'string') throw new Error(played);
    return played;
  };
  const event: Event = {
    name: 'Club',
    date: '2026-11-21',
    winners: 2,
    contestants: [1, 2, 3, 4, 5, 6].map((n) => ({
      ...{ id: `c${n}`, number: `${n}`, direction: n % 2 === 1 ? ('NS' as const) : ('EW' as const) },
      ...(n < 3 && { players: [{ name: `Ann ${n}` }, { name: 'Bo' }] }),
    })),
    travellers: [
      {
        board: 1,
        entries: [
          { ns: 'c1', ew: 'c2', outcome: result('4SX', 'N', '9') },
          { ns: 'c3', ew: 'c4', outcome: result('PASS', '', '') },
          {
            ...{ ns: 'c5', ew: 'c6' },
            outcome: {
              kind: 'artificial',
              ns: { percent: 60, lifts: true },
              ew: { percent: 40, lifts: true },
            },
          },
        ],
      },
    ],
  };
  const scoring = scoringOf(event);
  if (!scoring.ok) throw new Error(scoring.why);
  const scored = scoreEvent(event, scoring.value);

  test('travellers, with the hands where they are known', () => {
    const hands = new Map([[1, { ...HAND, ...termsOf(1) }]]);
    expect(sheetText(filledTravellers(scored, ENGLISH))).toBe(`= Travellers · Club

# Board 1
Dealer North · Vul none
NS | EW | Contract | By | Tricks | Score NS | Points NS | Points EW
3 | 4 | passed out |  |  | 0 | 3.5 | 0.5
5 | 6 | 60% / 40% |  |  |  | 2.4 | 1.6
1 | 2 | 4♠× | N | 9 | −100 | 0.5 | 3.5`);
    expect(sheetText(filledTravellers(scored, ENGLISH, hands))).toContain(
      '# Board 1\nDealer North · Vul none\n\nN 13: ♠ –',
    );
  });

  test('travellers have a column for leads where one is known', () => {
    const [traveller] = event.travellers;
    const entries = traveller?.entries.map((entry, i) => (i === 0 ? { ...entry, lead: 24 } : entry)) ?? [];
    const led = { ...event, travellers: [{ board: 1, entries }] };
    const text = sheetText(filledTravellers(scoreEvent(led, scoring.value), ENGLISH));
    expect(text).toContain('Contract | By | Lead | Tricks | Score NS');
    expect(text).toContain('4♠× | N | ♦K | 9 | −100');
    expect(text).toContain('passed out |  |  |  | 0');
  });

  test('the ranking, one for each direction', () => {
    expect(sheetText(rankingSheet(event, rankingOf(event, totalsOf(scored)), ENGLISH))).toBe(`= Ranking · Club

# Club
2026-11-21
# North-South
Place | Pair | Names | Total | % | Boards
1 | 3 |  | 3.5 | 87.50 | 1
2 | 5 |  | 2.4 | 60.00 | 1
3 | 1 | Ann 1 – Bo | 0.5 | 12.50 | 1

# East-West
Place | Pair | Names | Total | % | Boards
1 | 2 | Ann 2 – Bo | 3.5 | 87.50 | 1
2 | 6 |  | 1.6 | 40.00 | 1
3 | 4 |  | 0.5 | 12.50 | 1`);
  });
});

describe('from deals', () => {
  test('hand records: hands, points, what can be made, par', () => {
    expect(sheetText(handRecords([HAND], 'Club', ENGLISH))).toBe(`= Hand records · Club (3 × 6, headed)

Board 2, Dealer E, Vul NS
N 13: ♠ – ♥ 63 ♦ AKQ987 ♣ A9732
E 12: ♠ A8654 ♥ KQ5 ♦ 10 ♣ QJ106
S 5: ♠ J973 ♥ J98742 ♦ 3 ♣ K4
W 10: ♠ KQ102 ♥ A10 ♦ J6542 ♣ 85
 NT ♠ ♥ ♦ ♣
N 4 6 10 5 7
S 4 6 10 5 7
E 7 9 3 9 6
W 7 9 3 10 6
Par −800: 6DX N`);
  });

  test('a deal of which nothing is known but the cards has the cards alone', () => {
    const { tricks: _tricks, par: _par, ...bare } = HAND;
    const [card] = handRecords([bare], '', ENGLISH).cards;
    expect(card?.blocks).toEqual([expect.not.objectContaining({ tricks: expect.anything() })]);
  });

  test('a record takes what the solver found, and keeps the contracts of its file', () => {
    const { tricks: _tricks, par: _par, ...bare } = HAND;
    const tricks = defined(HAND.tricks, 'tricks');
    const contract = (declarer: Seat, doubling: 0 | 1 = 0) => ({
      level: 4 as const,
      strain: 'S' as const,
      declarer,
      doubling,
    });
    const found = { score: 420, contracts: [contract('N'), contract('S'), contract('E', 1)] };
    const solved = solvedRecord(bare, tricks, found, ENGLISH);
    const text = sheetText(handRecords([solved], '', ENGLISH));
    expect(text).toContain('Par 420: 4♠ NS, 4♠× E');
    expect(text).toContain(' NT ♠ ♥ ♦ ♣');
    expect(solvedRecord(solved, tricks, { score: -50, contracts: [] }, ENGLISH).par).toEqual(solved.par);
    const passed = solvedRecord(bare, tricks, { score: 0, contracts: [] }, ENGLISH);
    expect(sheetText(handRecords([passed], '', ENGLISH))).toContain('Par 0: passed out');
  });

  test('curtain cards: four a board', () => {
    const sheet = curtainCards([HAND], 'Club', ENGLISH);
    expect(sheet.cards).toHaveLength(4);
    expect(first(sheet)).toBe(`= Curtain cards · Club (4 × 5)

# Board 2 · North
Dealer East · Vul NS
♠ –
♥ 63
♦ AKQ987
♣ A9732`);
  });

  describe('of a game in which the order of a hand counts', () => {
    const CARDS = dealtOfRows(HAND, { E: parseCards('S4 HQ SA DT H5 S5 CQ C6 S6 HK CJ CT S8') });
    const LAID: HandRecord = { ...termsOf(2), ...CARDS };

    test('curtain cards and hand records keep it', () => {
      const [, east] = curtainCards([LAID], '', ENGLISH).cards;
      expect(sheetText({ title: '', cards: east ? [east] : [] })).toContain(`${ENGLISH.inOrder}
♠4 ♥Q ♠A ♦10
♥5 ♠5 ♣Q
♣6 ♠6 ♥K
♣J ♣10 ♠8`);
      expect(sheetText(handRecords([LAID], '', ENGLISH))).toContain('E 12: ♠4 ♥Q ♠A ♦10 ♥5 ♠5 ♣Q');
      // the other hands are sorted
      expect(sheetText(handRecords([LAID], '', ENGLISH))).toContain('S 5: ♠ J973 ♥ J98742 ♦ 3 ♣ K4');
    });

    test('slips for the order have the cards of those hands, and are blank where they are unknown', () => {
      const sheet = orderSlips([LAID, termsOf(3)], ['E'], 'Club', ENGLISH);
      expect(sheet.cards.map(({ blocks: [one] }) => one)).toEqual([
        expect.objectContaining({ text: 'Board 2 · East' }),
        expect.objectContaining({ text: 'Board 3 · East' }),
      ]);
      const rows = sheet.cards.map(({ blocks }) =>
        blocks.flatMap((one) => (one.kind === 'table' ? one.rows : [])),
      );
      expect(rows[0]?.[0]?.slice(0, 4)).toEqual(['♠4', '♥Q', '♠A', '♦10']);
      expect(rows[1]).toEqual([Array.from({ length: 13 }, () => '')]);
    });
  });

  test('words of another language are all that changes', () => {
    const words = {
      ...ENGLISH,
      ranks: { ...ENGLISH.ranks, T: 'X', J: 'V', Q: 'D', K: 'R' },
      board: (board: string) => `Donne ${board}`,
    };
    expect(sheetText(handRecords([HAND], '', words))).toContain('Donne 2, Dealer E');
    expect(sheetText(handRecords([HAND], '', words))).toContain('E 12: ♠ A8654 ♥ RD5 ♦ X ♣ DVX6');
  });
});

test('20 digits are read as they are written, and nothing else is read', () => {
  expect(makeTrickDigits(defined(parseTrickDigits('0123456789abcd012345'), 'digits'))).toBe(
    '0123456789abcd012345',
  );
  expect(['', '0123456789abcd01234', '0123456789abce012345'].map(parseTrickDigits)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [[], ''],
  [[7], '7'],
  [[7, 8, 9], '7–9'],
  [[7, 9], '7, 9'],
])('the boards %j are printed as %j', (numbers, text) => {
  expect(makeSpan(numbers)).toBe(text);
});
