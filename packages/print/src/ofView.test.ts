import { after, formulaReports, mitchell } from '@overtrick/evening/internals/testing/evening';
import { scoredOf } from '@overtrick/evening/view/scores';
import { NOBODY, type Standpoint } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { guideCards } from './guide.ts';
import { scheduleOfTournament } from './ofTournament.ts';
import { boardsOfView, handRecordsOfView, rankedOfView, scheduleOfView, scoredOfView } from './ofView.ts';
import { placeCards } from './places.ts';
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
