import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import { type Ranked, rankingOf } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { scoreTeams } from '@overtrick/duplicate/teams/event';
import type { Award } from '@overtrick/duplicate/traveller/award';
import type { Judgement, Outcome, Part } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Traveller } from '@overtrick/duplicate/traveller/traveller';
import { defined } from '@overtrick/rules/assert';
import { below, pick, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { makeLog, parseLog } from '../log.ts';
import { stateOf } from '../results/book.ts';
import { makeReported, parseReported } from '../results/result.ts';
import { eventOf } from '../toEvent.ts';
import { type Replay, replayedLog } from './replayed.ts';

/** Returns a ranking as it is printed, without ids, since a log gives new ones. */
function rankedIn(event: Event): readonly unknown[] {
  const scoring = scoringOf(event);
  if (!scoring.ok) throw new Error(scoring.why);
  return rankingOf(event, totalsOf(scoreEvent(event, scoring.value))).map(
    ({ contestant: { number, direction, players }, points, percentage, ...rest }: Ranked) => ({
      // sums of the same numbers, which may be added in another order
      ...{ number, direction, players, points: roundTo(points, 6) },
      ...{ percentage: percentage === undefined ? undefined : roundTo(percentage, 6), ...rest },
    }),
  );
}

/** Returns the opening leads. */
const leadsIn = ({ travellers }: Event): readonly number[] =>
  travellers
    .flatMap(({ entries }) => entries.flatMap(({ lead }) => (lead === undefined ? [] : [lead])))
    .toSorted((a, b) => a - b);

function logOf(event: Event, telling: Partial<Replay> = {}): string {
  const log = replayedLog({
    event,
    at: 0,
    random: seededRandom('1'),
    isShuffled: false,
    slips: 0,
    ...telling,
  });
  if (!log.ok) throw new Error(`${log.at}: ${log.why}`);
  return makeLog(log.value);
}

function tournamentIn(log: string) {
  const read = parseLog(log);
  if (!read.ok) throw new Error(`${read.at}: ${read.why}`);
  return read.value.tournament;
}

const anyAward = (random: Random): Award => ({
  percent: pick(random, [0, 33.3, 40, 50, 60, 100]),
  lifts: below(random, 2) === 0,
});

function anyParts(random: Random): readonly Part[] {
  const weights = pick(random, [[1], [0.3, 0.7], [0.25, 0.25, 0.5]]);
  return weights.map((weight) => ({ weight, score: 10 * (below(random, 140) - 70) }));
}

const anyJudgement = (random: Random): Judgement =>
  below(random, 2) === 0
    ? { kind: 'award', award: anyAward(random) }
    : { kind: 'scores', parts: anyParts(random) };

function anyOutcome(random: Random, board: number): Outcome {
  const kind = below(random, 24);
  if (kind === 0) return { kind: 'notPlayed' };
  if (kind === 1) return { kind: 'artificial', ns: anyAward(random), ew: anyAward(random) };
  if (kind === 2) return { kind: 'weighted', parts: anyParts(random) };
  if (kind === 3) return { kind: 'split', ns: anyJudgement(random), ew: anyJudgement(random) };
  const told = { contract: '', declarer: '', tricks: '' };
  const contract = `${1 + below(random, 7)}${pick(random, ['C', 'D', 'H', 'S', 'NT'])}${pick(random, ['', 'X', 'XX'])}`;
  const declarer = pick(random, ['N', 'E', 'S', 'W']);
  const tricks = String(below(random, 14));
  const ways = [
    { ...told, contract: 'PASS' },
    { ...told, score: -50 },
    { contract, declarer, tricks: '', score: 420 },
    { contract, declarer, tricks, score: 450 },
  ];
  const played = readPlayed(ways[kind - 4] ?? { contract, declarer, tricks }, board);
  if (typeof played === 'string') throw new Error(played);
  return played;
}

/** Generates a random event with every feature: sessions, sections, two winners with the same numbers. */
function anyEvent(seed: string): Event {
  const random = seededRandom(seed);
  const winners = pick(random, [1, 2] as const);
  // those of a section stay in it
  const pairs = pick(random, [4, 6]);
  const strats = below(random, 2) === 0 ? ['A', 'B'] : undefined;
  const contestants = Array.from({ length: 2 * pairs }, (_, i): Contestant => {
    const side = i < pairs ? ('NS' as const) : ('EW' as const);
    const number = winners === 2 ? String((i % pairs) + 1) : String(101 + i);
    return {
      ...{ id: `${number}${side}`, number },
      ...(winners === 2 && { direction: side }),
      ...(below(random, 3) > 0 && { players: [{ name: `Ann ${i}`, number: '12' }, { name: 'Łoś; “Bo”' }] }),
      ...(strats && below(random, 2) === 0 && { strat: 'B' }),
      ...(below(random, 8) === 0 && { carried: { points: 3.5, top: 10 } }),
      ...(below(random, 12) === 0 && { isUnranked: true }),
    };
  });
  const ids = contestants.map(({ id }) => id);
  const sessions = pick(random, [[''], [''], ['1', '2']]);
  const sections = pick(random, [[''], [''], ['Red', 'Blue']]);
  const travellers = sessions.flatMap((session) =>
    sections.flatMap((section, part) =>
      Array.from({ length: 1 + below(random, 8) }, (_, i): Traveller => {
        const board = i + 1;
        const half = sections.length > 1 ? part : undefined;
        const tables = Array.from({ length: pairs }, (__, table) => table).filter(
          (table) => half === undefined || table % 2 === half,
        );
        const entries = tables.map((table) => {
          const isTurned = below(random, 10) === 0 || (winners === 1 && i % 2 === 0);
          const [ns, ew] = [
            defined(ids[table], 'a pair'),
            defined(ids[pairs + ((table + 2 * i) % pairs)], 'a pair'),
          ];
          const outcome = anyOutcome(random, board);
          const isLed = outcome.kind === 'played' && typeof outcome.contract === 'object';
          return {
            ...{ ns: isTurned ? ew : ns, ew: isTurned ? ns : ew, outcome },
            ...(isLed && below(random, 2) === 0 && { lead: below(random, 52) }),
            ...(i === 1 && table > 1 && below(random, 2) === 0 && { form: 'turned' }),
          };
        });
        return {
          board,
          ...(session !== '' && { session }),
          ...(section !== '' && { section }),
          entries: below(random, 4) === 0 ? entries.slice(1) : entries,
        };
      }).filter(({ entries }) => entries.length > 0),
    ),
  );
  return {
    ...{ name: 'Any', date: '2026-11-21', winners, contestants: shuffled(random, contestants), travellers },
    method: pick(random, ['mp', 'mp-acbl', 'butler', 'cross-imp', 'ascherman']),
    ...(below(random, 4) === 0 && { expected: 9 }),
    ...(strats && { strats }),
    ...(below(random, 3) === 0 && {
      adjustments: [{ contestant: defined(ids[0], 'a pair'), amount: -0.25, unit: 'tops' as const }],
    }),
  };
}

describe('an event as a tournament', () => {
  test('is ranked as it was, whatever it has and in whatever order it is told', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const event = anyEvent(`event ${seed}`);
      const telling = { random: seededRandom(`order ${seed}`), isShuffled: seed % 2 === 0, slips: seed % 5 };
      const again = eventOf(tournamentIn(logOf(event, telling)));
      expect(rankedIn(again), `seed ${seed}`).toEqual(rankedIn(event));
      expect(leadsIn(again), `seed ${seed}`).toEqual(leadsIn(event));
    }
  });

  test('has its wrong reports put right, by the other side or by the director', () => {
    const event = anyEvent('slips');
    const results = event.travellers.reduce((sum, { entries }) => sum + entries.length, 0);
    const plain = logOf(event);
    const log = logOf(event, { slips: results, isShuffled: true });
    const counts = (text: string, kind: string) => text.split(`"kind":"${kind}"`).length - 1;
    expect(counts(log, 'reported')).toBeGreaterThan(counts(plain, 'reported'));
    expect(counts(log, 'ruled')).toBeGreaterThan(counts(plain, 'ruled'));
    expect(counts(log, 'agreed')).toBeGreaterThan(0);
    const states = new Set([...tournamentIn(log).books.values()].map(stateOf));
    expect(states.has('disputed')).toBe(false);
    expect(states.has('reported')).toBe(false);
  });

  test('without shuffling comes in the order of the plan, the same each time', () => {
    const event = anyEvent('order');
    expect(logOf(event, { random: seededRandom('2') })).toBe(logOf(event));
    const telling = { isShuffled: true, slips: 3 };
    expect(logOf(event, { ...telling, random: seededRandom('a') })).toBe(
      logOf(event, { ...telling, random: seededRandom('a') }),
    );
    expect(logOf(event, { ...telling, random: seededRandom('b') })).not.toBe(
      logOf(event, { ...telling, random: seededRandom('a') }),
    );
  });

  test('more boards than a section has rounds go into several, and are one field', () => {
    const contestants = ['1', '2', '3', '4'].map((number) => ({ id: number, number }));
    const random = seededRandom('many');
    const travellers = Array.from(
      { length: 120 },
      (_, i): Traveller => ({
        board: i + 1,
        entries: [
          { ns: '1', ew: '2', outcome: anyOutcome(random, i + 1) },
          { ns: '3', ew: '4', outcome: anyOutcome(random, i + 1) },
        ],
      }),
    );
    const event: Event = { winners: 1, contestants, travellers };
    const tournament = tournamentIn(logOf(event));
    expect(tournament.plans.map(({ section }) => section)).toEqual(['A', 'B']);
    expect(rankedIn(eventOf(tournament))).toEqual(rankedIn(event));
  });

  test('of which no tournament could be is refused in one sentence', () => {
    const outcome: Outcome = { kind: 'played', score: 50 };
    const event = (traveller: Partial<Traveller>, number = '1'): Event => ({
      winners: 1,
      contestants: [
        { id: '1', number },
        { id: '2', number: '2' },
      ],
      travellers: [{ board: 1, entries: [{ ns: '1', ew: '2', outcome }], ...traveller }],
    });
    const refused = (of: Event) =>
      replayedLog({ event: of, at: 0, random: seededRandom('1'), isShuffled: false, slips: 0 });
    expect(refused(event({ board: 1000 }))).toMatchObject({ code: 'ERR_REPLAY' });
    expect(refused(event({}, 'x'.repeat(21)))).toMatchObject({
      code: 'ERR_REPLAY',
      at: 'number',
      why: expect.stringMatching(/^a tournament cannot have this: number is a text of 1 to 20 characters/),
    });
  });
});

describe('what a director gives is read as it is written', () => {
  test('any outcome', () => {
    const random = seededRandom('outcomes');
    for (let i = 0; i < 500; i++) {
      const board = 1 + below(random, 36);
      const outcome = anyOutcome(random, board);
      const text = makeReported({ outcome }, board);
      const read = parseReported(text, board);
      expect(read.ok && read.value.outcome, text).toEqual(outcome);
    }
  });

  test.each([
    ['score=425', 'no result has the score 425'],
    ['score=many', 'a score is a number, not many'],
    ['score=50 score=60', 'a result is written like'],
    ['0.5*420+0.4*-50', 'a contract is written like'],
    ['0.5*9000+0.5*50', 'a contract is written like'],
    ['60%/', 'a contract is written like'],
    ['101%-40%', 'a contract is written like'],
    ['lead=HK', 'a result is written like'],
  ])('%s is none', (text, why) => {
    expect(parseReported(text, 1)).toMatchObject({ ok: false, why: expect.stringContaining(why) });
  });
});

describe('teams and individuals', () => {
  const played = (contract: string, tricks: number, board: number): Outcome => {
    const outcome = readPlayed({ contract, declarer: 'N', tricks: String(tricks) }, board);
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome;
  };
  const contestants = ['1', '2', '3', '4'].map((id) => ({ id, number: id }));
  const teams: Event = {
    ...{ winners: 1, contestants, method: 'imps' },
    matches: [
      { home: '1', away: '2', round: 1, boards: [1, 2] },
      { home: '3', away: '4', round: 1, boards: [1, 2] },
    ],
    travellers: [1, 2].map((board) => ({
      board,
      entries: [
        { ns: '1', ew: '2', outcome: played('4S', 10, board) },
        { ns: '2', ew: '1', outcome: played('4S', 9, board) },
        { ns: '3', ew: '4', outcome: played('3NT', 9, board) },
        { ns: '4', ew: '3', outcome: played('3NT', 8 + board, board) },
      ],
    })),
  };
  const standings = (event: Event) => {
    const scored = scoreTeams(event);
    if (!scored.ok) throw new Error(scored.why);
    return scored.value.ranking.map(({ place, contestant, points }) => [place, contestant.number, points]);
  };

  test.each([
    ['IMPs', teams],
    ['board-a-match', { ...teams, method: 'bam' }],
    ['victory points', { ...teams, options: { scale: 'wbf' } }],
  ] as const)('an event of teams by %s has its ranking', (_, event) => {
    const log = logOf(event, { isShuffled: true, slips: 2 });
    expect(standings(eventOf(tournamentIn(log)))).toEqual(standings(event));
  });

  test('the scale of stated victory points is found', () => {
    const scored = scoreTeams({ ...teams, options: { scale: 'wbf-discrete' } });
    if (!scored.ok) throw new Error(scored.why);
    const matches = (teams.matches ?? []).map((match, i) => {
      const { score, points } = defined(scored.value.matches[i], 'a match');
      return { ...match, score, points };
    });
    const { terms } = tournamentIn(logOf({ ...teams, matches }));
    expect(terms).toMatchObject({ form: 'teams', options: { scale: 'wbf-discrete' } });
  });

  test.each([
    [{ isKnockout: true as const }, /^the rounds of a knock-out are drawn one by one/],
    [{ travellers: [] }, /^the match of 1 and 2 has a stated score, and no results$/],
    [
      { matches: (teams.matches ?? []).map((match) => ({ ...match, points: { home: 7, away: 1 } })) },
      /^the points of its matches do not follow from their results/,
    ],
  ])('%#: what no tournament can have is said', (more, why) => {
    const log = replayedLog({
      ...{ event: { ...teams, ...more }, at: 0, random: seededRandom('1'), isShuffled: false, slips: 0 },
    });
    expect(log).toMatchObject({ ok: false, why: expect.stringMatching(why) });
  });

  test('an individual has its ranking', () => {
    const event: Event = {
      ...{ winners: 1, contestants, method: 'total-points' },
      partners: [
        { id: '1+2', contestants: ['1', '2'] },
        { id: '3+4', contestants: ['3', '4'] },
        { id: '1+3', contestants: ['1', '3'] },
        { id: '2+4', contestants: ['2', '4'] },
      ],
      travellers: [
        { board: 1, entries: [{ ns: '1+2', ew: '3+4', outcome: played('4S', 10, 1) }] },
        { board: 2, entries: [{ ns: '1+3', ew: '2+4', outcome: played('3NT', 8, 2) }] },
      ],
    };
    expect(rankedIn(eventOf(tournamentIn(logOf(event))))).toEqual(rankedIn(event));
  });
});
