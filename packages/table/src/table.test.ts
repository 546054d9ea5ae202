import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from './chance.ts';
import type { Entry } from './entry.ts';
import { added, openedTable } from './fold.ts';
import {
  awaitedAt,
  type Claim,
  chairByProof,
  changedSeats,
  haveDeviceInCommon,
  hostOf,
  isAsked,
  isBotAt,
  isMatchOver,
  isPlayedOut,
  isSettledSoon,
  playsOn,
  sitsOut,
  standingOf,
  swapOf,
  type Table,
  votersOf,
  waitingFor,
} from './table.ts';
import { after, afterFirst, NOTRUMP, OPENED, sat, tableWith } from './testing/tables.ts';

const skip = (chair: number): Entry => ({ kind: 'yielded', chair });
const cover = (chair: number, why: 'gone' | 'asked' = 'gone'): Entry => ({ kind: 'covered', chair, why });
const sitOut = (table: Table, chair: number): Table => ({
  ...table,
  players: table.players.map((player, i) => (i === chair ? { ...player, sitsOut: table.deal } : player)),
});
/** Returns a table with people in these chairs, of whom some vote to let computer players play the rest. */
const voted = (people: readonly number[], votes: readonly number[], start = tableWith(people)): Table =>
  votes.map(skip).reduce(added, start);
const botsAt = (table: Table): string => [0, 1, 2, 3].filter((chair) => isBotAt(table, chair)).join('');

describe('computer players play the rest of a deal once every person who plays has voted for it', () => {
  const over = after(voted([0, 2], [0, 2]), 'P P P P');
  test.each<[string, Table, readonly number[], boolean, string]>([
    ['nobody votes', tableWith([0, 2]), [], false, '13'],
    ['one of two votes', voted([0, 2], [0]), [2], false, '13'],
    ['the other votes', voted([0, 2], [2]), [0], false, '13'],
    ['both vote', voted([0, 2], [0, 2]), [], true, '0123'],
    ['two of three vote', voted([0, 1, 2], [0, 2]), [1], false, '3'],
    ['the one who is alone votes', voted([3], [3]), [], true, '0123'],
    ['the other is away', added(voted([0, 2], [0]), cover(2)), [], true, '0123'],
    ['the other has asked for a stand-in', added(voted([0, 2], [0]), cover(2, 'asked')), [], true, '0123'],
    ['the other sits the deal out', sitOut(voted([0, 2], [0]), 2), [], true, '0123'],
    ['the deal is over', over, [], false, '13'],
  ])('%s', (_, table, others, isOut, bots) => {
    expect(playsOn(table)).toEqual(others);
    expect(isPlayedOut(table)).toBe(isOut);
    expect(botsAt(table)).toBe(bots);
  });
});

test('nobody is in a chair that does not exist', () => {
  expect(isBotAt(tableWith([0]), 4)).toBe(false);
});

test('a person sits out one deal, up to its end', () => {
  const table = sitOut(tableWith([0, 2]), 2);
  expect([sitsOut(table, 2), sitsOut(table, 0), botsAt(table)]).toEqual([true, false, '123']);
  const over = after(table, 'P P P P');
  expect([sitsOut(over, 2), botsAt(over)]).toEqual([false, '13']);
  const next = added(over, dealNext(over, seededChance('next')));
  expect([sitsOut(next, 2), botsAt(next)]).toEqual([false, '13']);
});

describe('a table with bidding only', () => {
  const bidding = (table: Table): Table => ({ ...table, policies: { ...table.policies, bidding: true } });
  test.each<[string, Table, boolean]>([
    ['is settled once the auction is over', bidding(after(tableWith([0, 2]), NOTRUMP)), true],
    ['is bid by its players', bidding(tableWith([0, 2])), false],
    ['is bid by its players up to the last pass', bidding(after(tableWith([0, 2]), '1NT P P')), false],
    ['is over when everybody has passed', bidding(after(tableWith([0, 2]), 'P P P P')), false],
    ['is played where the policy is another', after(tableWith([0, 2]), NOTRUMP), false],
  ])('%s', (_, table, isSettled) => {
    expect(isSettledSoon(table)).toBe(isSettled);
    expect(isPlayedOut(table)).toBe(isSettled);
    expect(botsAt(table)).toBe(isSettled ? '0123' : '13');
  });
});

test.each([
  [0, [2], 0],
  [2, [2], 1],
  [2, [0, 2], 0],
  [3, [0, 1], 1],
  // more have come than the table waits for
  [2, [0, 1, 2], 0],
])('of %i people a table with chairs %j still waits for %i', (people, chairs, awaited) => {
  expect(awaitedAt({ ...tableWith(chairs), people })).toBe(awaited);
});

describe('the last deal of a table', () => {
  const shortened = (table: Table, last: number): Table => ({ ...table, last });
  const one = tableWith([0]);
  const played = after(one, 'P P P P');
  test.each<[string, Table, boolean, boolean]>([
    ['is not there without a limit', played, false, false],
    ['is not yet dealt', shortened(played, 2), false, false],
    ['is being played', shortened(one, 1), true, false],
    ['is over', shortened(played, 1), true, true],
  ])('%s', (_, table, isLast, isOver) => {
    expect([isMatchOver(table), standingOf(table).over]).toEqual([isLast, isOver]);
  });
});

describe('who is alone plays the hand of their partner once their own lies open as dummy', () => {
  // North declares, East has led, and South's hand lies open
  const declares = (table: Table): Table => ({
    ...table,
    policies: { ...table.policies, declares: true },
  });
  const led = (people: readonly number[], auction = NOTRUMP) =>
    declares(afterFirst(after(tableWith(people), auction), 1));
  const sitting = { tournament: 't', where: 'A1/1', boards: [] };
  test.each<[string, Table, ReturnType<typeof swapOf>]>([
    ['South, for North', led([2]), { chair: 2, other: 0 }],
    ['North, for South', led([0], 'P P 1NT P P P'), { chair: 0, other: 2 }],
    ['West, for East', led([3], 'P 1NT P P P'), { chair: 3, other: 1 }],
    ['not before the lead', declares(after(tableWith([2]), NOTRUMP)), undefined],
    ['not during the auction', declares(after(tableWith([2]), '1NT P')), undefined],
    ['not declarer', led([0]), undefined],
    ['not the defender on lead', led([1]), undefined],
    ['not the other defender', led([3]), undefined],
    ['not with a second person', led([2, 3]), undefined],
    ['not with nobody there', led([]), undefined],
    ['not where the table does not allow it', afterFirst(after(tableWith([2]), NOTRUMP), 1), undefined],
    ['not at a sitting of a tournament', { ...led([2]), sitting }, undefined],
    ['not a second time', { ...led([2]), swap: { chair: 2, other: 0, version: 9 } }, undefined],
    ['not for who is away', added(led([2]), cover(2)), undefined],
    ['not for who has the rest played out', added(led([2]), skip(2)), undefined],
    ['not between deals', declares(after(tableWith([2]), 'P P P P')), undefined],
  ])('%s', (_, table, swap) => {
    expect(swapOf(table)).toEqual(swap);
  });
});

test.each<[readonly string[] | undefined, readonly string[] | undefined, boolean]>([
  [['device 1'], ['device 1'], true],
  [['device 1', 'account 2'], ['account 2', 'device 3'], true],
  [['device 1'], ['device 2'], false],
  // people of one home share their address, and are not one
  [['address 1'], ['address 1'], false],
  [['address 1', 'device 1'], ['address 1', 'device 1'], true],
  [['device 1'], [], false],
  [undefined, ['device 1'], false],
  [['device 1'], undefined, false],
])('visitors with the marks %j and %j come from one device: %s', (one, other, isOne) => {
  expect(haveDeviceInCommon(one, other)).toBe(isOne);
});

test('two chairs change their seats, and the others keep theirs', () => {
  expect(changedSeats(['N', 'E', 'S', 'W'], { chair: 2, other: 0 })).toEqual(['S', 'E', 'N', 'W']);
  expect(changedSeats(['S', 'W', 'E'], { chair: 1, other: 2 })).toEqual(['S', 'E', 'W']);
});

describe('a claim is put', () => {
  // North declares one notrump, East has led, and South is dummy
  const play = (people: readonly number[] = [0, 1, 2, 3]) => afterFirst(after(tableWith(people), NOTRUMP), 1);
  const claim = (stage: Claim['stage'], accepted: readonly number[] = []): Claim => ({
    ...{ chair: 0, tricks: 8, id: 'c', version: 1 },
    ...{ stage, accepted },
  });
  const claims = (policy: Table['policies']['claims']): Table => ({
    ...play(),
    policies: { ...play().policies, claims: policy },
  });
  test.each<[Table['policies']['claims'], Claim['stage'], boolean]>([
    ['asked', 'judging', false],
    ['asked', 'asked', true],
    ['asked', 'settling', false],
    ['settled', 'judging', false],
    ['settled', 'asked', false],
  ])('to others under the policy %s, while it is %s: %s', (policy, stage, is) => {
    expect(isAsked(claims(policy), claim(stage))).toBe(is);
  });

  test('to each opponent who plays, and to nobody else (R-GEN-9.2)', () => {
    const most = play().game.claimable(play().state, 'N') ?? 0;
    expect(votersOf(play(), 0, most)).toEqual([1, 3]);
    // dummy's player has no vote, also where declarer concedes tricks
    expect(votersOf(play(), 0, 0)).toEqual([1, 3]);
    // a defender who concedes tricks needs their partner, too (R-GEN-9.3)
    expect(votersOf(play(), 1, most)).toEqual([0]);
    expect(votersOf(play(), 1, 0)).toEqual([0, 3]);
  });

  test('to those who have not answered', () => {
    expect(waitingFor(play(), claim('asked'))).toEqual([1, 3]);
    expect(waitingFor(play(), claim('asked', [3]))).toEqual([1]);
    expect(waitingFor(play(), claim('asked', [1, 3]))).toEqual([]);
  });
});

test('a table that is opened has nobody, and nothing that somebody did', () => {
  const opened = openedTable('t', OPENED);
  expect(opened).toMatchObject({
    ...{ id: 't', version: 1, deal: 0, people: 0, steps: [], isShared: false, isOffline: false },
    ...{
      knocks: [],
      removed: [],
      muted: [],
      skips: [],
      ends: [],
      cards: [],
      flags: [],
      seen: [],
      ready: [],
      forgotten: 0,
    },
    ...{ kept: {}, refusals: {}, done: {}, doneBefore: {}, seats: ['N', 'E', 'S', 'W'] },
  });
  expect(opened.players.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'bot']);
  expect([hostOf(opened), isMatchOver(opened)]).toEqual([undefined, false]);
  const host = added(added(opened, sat(2)), sat(0));
  expect([
    hostOf(host),
    hostOf({ ...host, sitting: { tournament: 't', where: 'A1/1', boards: [] } }),
  ]).toEqual([2, undefined]);
});

test('who sits down has voted for nothing, and others keep their votes', () => {
  const table = voted([0, 1, 2], [0, 1]);
  const left = added(table, { kind: 'left', chair: 1 });
  expect(left.skips).toEqual([0]);
  expect(added(left, sat(1)).skips).toEqual([0]);
});

test('a chair is found by the proof of who sits there', () => {
  const table = tableWith([0, 2]);
  expect(['proof 0', 'proof 2', 'proof 1', ''].map((proof) => chairByProof(table, proof))).toEqual([
    0,
    2,
    undefined,
    undefined,
  ]);
});
