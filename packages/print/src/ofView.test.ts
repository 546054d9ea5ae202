import { tournamentOf } from '@overtrick/evening/internals/fold';
import { after, formulaReports, mitchell, movement } from '@overtrick/evening/internals/testing/evening';
import { openTournament } from '@overtrick/evening/terms/open';
import { scoredOf } from '@overtrick/evening/view/scores';
import { NOBODY, type Standpoint } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { guideCards } from './guide.ts';
import { scheduleOfTournament } from './ofTournament.ts';
import { boardsOfView, handRecordsOfView, rankedOfView, scheduleOfView, scoredOfView } from './ofView.ts';
import { placeCards } from './places.ts';
import { resultsByPlace, scoreCards } from './scoreCards.ts';
import { sheetText } from './testText.ts';
import { filledTravellers } from './travellers.ts';
import { ENGLISH } from './words.ts';

const DIRECTOR: Standpoint = { role: 'director', key: 1 };
const DEAL = 'N:AQ962.K7.QJ4.983 KJ5.AQ4.K98.AQ42 T743.JT93.T65.T6 8.8652.A732.KJ75';

const empty = mitchell(14);
const deal = { kind: 'dealt', board: 1, deal: DEAL, source: 'file' } as const;
const firstRound = after(empty, [deal, ...formulaReports(empty, (round) => round === 1)]);
const whole = after(
  firstRound,
  formulaReports(empty, (round) => round > 1),
);

describe.each([13, 14] as const)('the schedule of %i pairs', (pairs) => {
  const tournament = mitchell(pairs);
  const view = viewFor(tournament, NOBODY);

  test('prints what the log prints', () => {
    const schedule = scheduleOfView(view, 'Evening');
    const known = scheduleOfTournament(tournament, 'Evening');
    expect(sheetText(guideCards(schedule, ENGLISH))).toEqual(sheetText(guideCards(known, ENGLISH)));
    expect(sheetText(placeCards(schedule, ENGLISH))).toEqual(sheetText(placeCards(known, ENGLISH)));
    expect(schedule.rounds).toBe(7);
    expect(schedule.entrants).toHaveLength(pairs);
  });

  test('has every board of the plan once', () => {
    expect(boardsOfView(view).map(({ board }) => board)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  });
});

describe('travellers', () => {
  test('of a whole evening are those of the log', () => {
    const scored = defined(scoredOf(whole), 'scored');
    const ofView = defined(scoredOfView(viewFor(whole, DIRECTOR)), 'view');
    expect(sheetText(filledTravellers(ofView, ENGLISH))).toEqual(
      sheetText(filledTravellers(scored, ENGLISH)),
    );
    expect(ofView.travellers).toHaveLength(21);
  });

  test('of boards that are still to be played are the director’s alone', () => {
    expect(scoredOfView(viewFor(firstRound, NOBODY))?.travellers).toEqual([]);
    expect(scoredOfView(viewFor(firstRound, DIRECTOR))?.travellers).not.toEqual([]);
  });
});

test('hands are printed for whoever may see them', () => {
  expect(handRecordsOfView(viewFor(firstRound, NOBODY))).toEqual([]);
  expect(handRecordsOfView(viewFor(firstRound, DIRECTOR))).toEqual([]);
  const opened = after(firstRound, [{ kind: 'unsealed', board: 1, reason: 'a ruling' }], {
    number: 1,
    role: 'director',
  });
  expect(handRecordsOfView(viewFor(opened, DIRECTOR)).map(({ board }) => board)).toEqual([1]);
  expect(handRecordsOfView(viewFor(after(whole, [{ kind: 'ended' }]), NOBODY))).toHaveLength(1);
});

test('the ranking is printed where it is shown, with its ties', () => {
  const dark = viewFor(whole, NOBODY);
  expect(rankedOfView(dark)).toBeUndefined();
  const ranked = defined(rankedOfView(viewFor(whole, DIRECTOR)), 'ranking');
  expect(ranked).toHaveLength(14);
  for (const { place, tied, contestant } of ranked)
    expect(
      ranked.filter((one) => one.place === place && one.contestant.direction === contestant.direction),
    ).toHaveLength(tied + 1);
});

describe('score cards', () => {
  const cardsOf = (tournament: typeof whole, standpoint: Standpoint): readonly string[] => {
    const view = viewFor(tournament, standpoint);
    const { travellers } = defined(scoredOfView(view), 'results');
    return sheetText(scoreCards(scheduleOfView(view, 'Evening'), ENGLISH, resultsByPlace(travellers))).split(
      '\n\n',
    );
  };

  test('have each result from the own side, with its points', () => {
    const cards = cardsOf(whole, DIRECTOR);
    const rows = cards.flatMap((card) => card.split('\n').filter((row) => /^\d+ [NESW] \|/.test(row)));
    expect(rows).toHaveLength(14 * 21);
    for (const row of rows) {
      const [, , , , contract, , , , plus = '', minus = '', points = ''] = row.split(' | ');
      expect(contract, row).toMatch(/^\dNT|^passed out/);
      expect(Number(plus === '') + Number(minus === ''), row).toBe(1);
      expect(points, row).toMatch(/^\d+(\.\d+)?$/);
    }
    const total = (side: 'NS' | 'EW', column: number) =>
      rows
        .map((row) => row.split(' | '))
        .filter(([, , seat]) => seat === side)
        .reduce((sum, cells) => sum + Number(cells[column] ?? 0), 0);
    expect(total('NS', 8)).toBe(total('EW', 9));
    expect(total('NS', 9)).toBe(total('EW', 8));
  });

  test('leave rows to write on where a result is not known, or not for this viewer', () => {
    const rows =
      cardsOf(firstRound, DIRECTOR)
        .join('\n')
        .match(/^\d+ [NESW] \|.*$/gm) ?? [];
    expect(rows.filter((row) => row.includes('NT'))).toHaveLength(14 * 3);
    expect(cardsOf(firstRound, NOBODY).join('\n')).not.toContain('NT');
  });
});

describe('a match of teams', () => {
  const log = openTournament({
    ...{ form: 'teams', game: 'bridge', method: 'imps', options: { scale: 'wbf' }, boardsPerRound: 2, at: 0 },
    movement: movement('head-to-head', 2, 2),
  });
  if (!log.ok) throw new Error(log.why);
  const blank = tournamentOf(log.value);
  const reports = [...blank.lines.values()]
    .filter(({ round }) => round === 1)
    .map(({ line, board, ns }) => ({
      ...({ kind: 'reported', line, side: 'both' } as const),
      result: board === 1 && ns === 'c1' ? '4S N 10 lead=HK' : '2H S 8',
    }));
  const half = after(blank, reports.slice(0, 3));
  const settled = after(blank, reports);
  const sheets = (tournament: typeof blank) => {
    const view = viewFor(tournament, DIRECTOR);
    const results = defined(scoredOfView(view), 'results');
    return {
      travellers: sheetText(filledTravellers(results, ENGLISH)),
      cards: sheetText(
        scoreCards(scheduleOfView(view, 'Match'), ENGLISH, resultsByPlace(results.travellers)),
      ),
    };
  };

  test('prints its travellers with the IMPs of both teams', () => {
    expect(sheets(settled).travellers).toContain(
      'NS | EW | Contract | By | Lead | Tricks | Score NS | Points NS | Points EW\n1 | 2 | 4♠ | N | ♥K | 10 | 420 | 7 | −7',
    );
  });

  test('prints a card for each team, with both tables', () => {
    const [, one = '', two = ''] = sheets(settled).cards.split('\n# ');
    expect(one).toContain('1 N | none | NS | 2 | 4♠ | N | ♥K | 10 | 420 |  | 7');
    expect(one).toContain('1 N | none | EW | 2 | 2♥ | S |  | 8 |  | 110 |\n');
    // the IMPs of a board stand once, where the team sits North-South
    expect(two).toContain('1 N | none | EW | 1 | 4♠ | N | ♥K | 10 |  | 420 |\n');
    expect(two).toContain('1 N | none | NS | 1 | 2♥ | S |  | 8 | 110 |  | −7');
  });

  test('tells nothing of a segment before it is settled at both tables', () => {
    expect(sheets(half).travellers).not.toContain('420');
    expect(sheets(half).cards).not.toContain('420');
  });
});
