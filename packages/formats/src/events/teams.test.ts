import type { Event, EventMatch } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Traveller } from '@overtrick/duplicate/traveller/traveller';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import type { CsvTable } from './csv/write.ts';
import { type TeamsPublication, teamsPublicationOf } from './publication.ts';
import { eventIn } from './testEvent.ts';
import { readUsebio } from './usebio/read.ts';
import { EVENT_WRITERS } from './writers.ts';

function published(event: Event): TeamsPublication {
  const publication = teamsPublicationOf(event);
  if (!publication.ok) throw new Error(publication.why);
  return publication.value;
}

const written = async (id: string, event: Event, table: CsvTable = 'ranking') => {
  const writer = EVENT_WRITERS.find((one) => one.id === id);
  const done = await writer?.writeTeams?.(published(event), table);
  if (!done?.ok) throw new Error(done?.why ?? id);
  return done.value;
};

/** Returns place, number, total and names of each team; tied teams in any order. */
const places = (event: Event): readonly string[] =>
  published(event)
    .teams.ranking.map(
      ({ place, contestant: { number, players = [] }, points }) =>
        `${place} ${number} ${roundTo(points, 2)} ${players.map(({ name }) => name).join(';')}`,
    )
    .toSorted();

/** Returns each match with its score and victory points. */
const matches = (event: Event): readonly object[] =>
  published(event).teams.matches.map(({ match: { home, away, boards }, round, score, points }) => ({
    ...{ home, away, round, boards: boards.length },
    score: [score.home, score.away].map((one) => roundTo(one, 2)),
    points: [points.home, points.away].map((one) => roundTo(one, 2)),
  }));

const travellers = (event: Event): readonly object[] =>
  event.travellers.flatMap(({ board, entries }) =>
    entries
      .map(({ place: _, ...entry }) => ({ board, ...entry }))
      .toSorted((a, b) => a.ns.localeCompare(b.ns, 'en')),
  );

function result(random: Random, board: number) {
  const contract = `${below(random, 7) + 1}${pick(random, ['C', 'D', 'H', 'S', 'NT'])}${'X'.repeat(below(random, 3))}`;
  const declarer = pick(random, ['N', 'E', 'S', 'W']);
  const played = readPlayed({ contract, declarer, tricks: String(below(random, 14)) }, board);
  if (typeof played === 'string') throw new Error(played);
  return played;
}

/** Generates a round robin with four boards a match, in which nobody meets twice. */
function anyTeams(seed: string): Event {
  const random = seededRandom(seed);
  const contestants = ['1', '2', '3', '4', '5'].map((id) => ({
    ...{ id, number: id },
    players: ['a', 'b', 'c', 'd'].map((one) => ({ name: `Team ${id} <${one}> & "Co"` })),
  }));
  const rounds: readonly (readonly [string, string])[][] = [
    [
      ['1', '2'],
      ['3', '4'],
    ],
    [
      ['1', '3'],
      ['2', '5'],
    ],
    [
      ['4', '5'],
      ['2', '3'],
    ],
  ];
  const boardsOf = (round: number) => [1, 2, 3, 4].map((one) => 4 * round + one);
  const list = rounds.flatMap((pairs, round) =>
    pairs.map(([home, away]): EventMatch => ({ home, away, round: round + 1, boards: boardsOf(round) })),
  );
  const boards = rounds.flatMap((_, round) => boardsOf(round));
  return {
    ...{ name: 'A “teams” & more', date: '2026-11-21', winners: 1, contestants, matches: list },
    ...{ method: pick(random, ['imps', 'bam', 'aggregate']) },
    travellers: boards.map(
      (board): Traveller => ({
        board,
        entries: list
          .filter((match) => match.boards.includes(board))
          .flatMap(({ home, away }) => [
            { ns: home, ew: away, outcome: result(random, board) },
            { ns: away, ew: home, outcome: result(random, board) },
          ]),
      }),
    ),
  };
}

describe('USEBIO', () => {
  test('any event of teams is ranked again as it was, match by match and result by result', async () => {
    for (let seed = 1; seed <= 30; seed++) {
      const event = anyTeams(`usebio ${seed}`);
      const { text, lost } = await written('usebio', event);
      expect(lost).toEqual([]);
      const again = eventIn(readUsebio(text));
      expect(places(again), `seed ${seed}`).toEqual(places(event));
      expect(matches(again), `seed ${seed}`).toEqual(matches(event));
      expect(travellers(again), `seed ${seed}`).toEqual(travellers(event));
      expect(again).toMatchObject({ name: event.name, date: event.date, method: event.method });
    }
  });

  test('victory points, a bye and a penalty are in the totals of both', async () => {
    const plain = anyTeams('points');
    const event: Event = {
      ...plain,
      method: 'imps',
      options: { scale: 'wbf' },
      adjustments: [
        { contestant: '5', amount: 12, unit: 'points', reason: 'bye' },
        { contestant: '1', amount: -0.5, unit: 'points', reason: 'slow play' },
      ],
    };
    const { text, lost } = await written('usebio', event);
    expect(lost).toEqual(['USEBIO has no penalties: they are in the totals']);
    const again = eventIn(readUsebio(text));
    expect(places(again)).toEqual(places(event));
    expect(matches(again)).toEqual(matches(event));
    expect(again.adjustments?.toSorted((a, b) => a.amount - b.amount)).toEqual([
      { contestant: '1', amount: -0.5, unit: 'points', reason: 'as the file states its total' },
      { contestant: '5', amount: 12, unit: 'points', reason: 'as the file states its total' },
    ]);
  });

  test('of a form that it has no word for, it says so', async () => {
    const { lost } = await written('usebio', { ...anyTeams('patton'), method: 'patton' });
    expect(lost).toEqual([expect.stringMatching(/^USEBIO has no word for the match format /)]);
  });
});

const team = (id: string, rest = '') => `<TEAM TEAM_ID="${id}" TEAM_NAME="The ${id}">${rest}</TEAM>`;
const file = (type: string, entrants: string, rest: string, head = '') =>
  `<USEBIO><EVENT EVENT_TYPE="${type}">${head}\n<PARTICIPANTS>${entrants}</PARTICIPANTS>\n${rest}</EVENT></USEBIO>`;
const match = (round: number, home: string, away: string, rest: string) =>
  `<MATCH><ROUND_NUMBER>${round}</ROUND_NUMBER><TEAM>${home}</TEAM><OPPOSING_TEAM>${away}</OPPOSING_TEAM>${rest}</MATCH>`;
const score = (home: number, away: number) =>
  `<TEAM_SCORE>${home}</TEAM_SCORE><OPPOSING_TEAM_SCORE>${away}</OPPOSING_TEAM_SCORE>`;
const points = (home: number, away: number) =>
  `<TEAM_VICTORY_POINTS>${home}</TEAM_VICTORY_POINTS><OPPOSING_TEAM_VICTORY_POINTS>${away}</OPPOSING_TEAM_VICTORY_POINTS>`;
const THREE = ['1', '2', '3'].map((id) => team(id)).join('');

describe('a file of another program', () => {
  test('a Swiss by stated IMPs and victory points, with a bye', () => {
    const event = eventIn(
      readUsebio(
        file(
          'SWISS_TEAMS',
          THREE,
          [
            match(1, '1', '2', score(30, 12) + points(14.5, 5.5)),
            match(1, '3', '0', points(12, 0)),
            match(2, '3', '1', score(8, 20) + points(6, 14)),
            match(2, '2', '0', points(12, 0)),
          ].join('\n'),
        ),
      ),
    );
    // 1: 14.5 + 14; 2: 5.5 + 12; 3: 12 + 6
    expect(places(event)).toEqual(['1 1 28.5 The 1', '2 3 18 The 3', '3 2 17.5 The 2']);
    expect(matches(event)[1]).toMatchObject({ round: 2, home: '3', score: [8, 20], points: [6, 14] });
  });

  test('scores are victory points where matches are scored so and nothing else is stated', () => {
    const boards = '<START_BOARD_NUMBER>6</START_BOARD_NUMBER><END_BOARD_NUMBER>10</END_BOARD_NUMBER>';
    const event = eventIn(
      readUsebio(
        file(
          'SWISS_TEAMS',
          team('1', '<TOTAL_SCORE>19</TOTAL_SCORE>') + team('2', '<TOTAL_SCORE>1</TOTAL_SCORE>'),
          match(2, '1', '2', boards + score(19, 1)),
          '<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>',
        ),
      ),
    );
    expect(event.adjustments).toBeUndefined();
    expect(matches(event)).toEqual([
      { home: '1', away: '2', round: 2, boards: 5, score: [19, 1], points: [19, 1] },
    ]);
  });

  test('a match that is listed once for each of its teams is one', () => {
    const line = (direction: string, made: number) =>
      `<TRAVELLER_LINE><DIRECTION>${direction}</DIRECTION><SCORE>${made}</SCORE></TRAVELLER_LINE>`;
    const board = (lines: string) => `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${lines}</BOARD>`;
    const event = eventIn(
      readUsebio(
        file(
          'TEAMS',
          THREE,
          match(1, '1', '2', board(line('NS', 420))) + match(1, '2', '1', board(line('NS', 170))),
        ),
      ),
    );
    // 420 at one table and 170 at the other are 250 to the first team, 6 IMPs
    expect(matches(event)).toEqual([
      { home: '1', away: '2', round: 1, boards: 1, score: [6, 0], points: [6, 0] },
    ]);
  });

  test('teams that meet again have the results of both matches', () => {
    const board = (ns: number, ew: number) =>
      `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><DIRECTION>NS</DIRECTION><SCORE>${ns}</SCORE></TRAVELLER_LINE><TRAVELLER_LINE><DIRECTION>EW</DIRECTION><SCORE>${ew}</SCORE></TRAVELLER_LINE></BOARD>`;
    const event = eventIn(
      readUsebio(
        file('TEAMS', THREE, match(1, '1', '2', board(420, 170)) + match(2, '2', '1', board(50, -50))),
      ),
    );
    // 6 IMPs to the first in round 1, 100 points or 3 IMPs to the second in round 2
    expect(matches(event).map((one) => 'score' in one && one.score)).toEqual([
      [6, 0],
      [3, 0],
    ]);
  });

  test('a Swiss of pairs, whose pairs meet in matches', () => {
    const pair = (number: string, name: string) =>
      `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><PLAYER><PLAYER_NAME>${name}</PLAYER_NAME></PLAYER></PAIR>`;
    const meeting = `<MATCH><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><NS_SCORE>62</NS_SCORE><EW_SCORE>38</EW_SCORE><NS_VICTORY_POINTS>14</NS_VICTORY_POINTS><EW_VICTORY_POINTS>6</EW_VICTORY_POINTS></MATCH>`;
    const event = eventIn(readUsebio(file('SWISS_PAIRS', pair('1', 'Ann') + pair('2', 'Bo'), meeting)));
    expect(places(event)).toEqual(['1 1 14 Ann', '2 2 6 Bo']);
  });

  test.each([
    [
      file('CUP_OF_TEAMS', THREE, match(1, '1', '2', score(1, 0))),
      /^an event of type CUP_OF_TEAMS cannot be read; these can: MP_PAIRS, .*SWISS_TEAMS/,
      '1:9',
    ],
    [file('TEAMS', THREE, ''), 'an event of type TEAMS must have MATCHes, and this one has none', '1:9'],
    [
      file('TEAMS', THREE, match(1, '1', '9', score(1, 0))),
      'a match must have an OPPOSING_TEAM of the event, not 9',
      '3:1',
    ],
    [
      file('TEAMS', THREE, match(1, '', '2', score(1, 0))),
      'a match must have a TEAM of the event, not none',
      '3:1',
    ],
    [file('TEAMS', THREE, match(1, '1', '2', '')), 'a match has a score, victory points, or results', '3:1'],
    [
      file('TEAMS', THREE + team('1'), match(1, '1', '2', score(1, 0))),
      'there are two contestants 1',
      '2:144',
    ],
    [
      file(
        'TEAMS',
        THREE,
        match(
          1,
          '1',
          '2',
          '<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><SCORE>420</SCORE></TRAVELLER_LINE></BOARD>',
        ),
      ),
      'a line of a match has a DIRECTION, or the numbers of its pairs',
      /^3:/,
    ],
  ])('what is wrong is said with its place: %#', (text, why, at) => {
    const read = readUsebio(text);
    if (read.ok) throw new Error('it is read');
    expect(read.why).toMatch(why);
    expect(read.at).toMatch(at);
  });
});

describe('the other formats', () => {
  const event = anyTeams('others');

  test('CSV has a ranking, and a line a match', async () => {
    const ranking = (await written('csv', event)).text.trimEnd().split('\r\n');
    expect(ranking).toHaveLength(6);
    const list = (await written('csv', event, 'matches')).text.trimEnd().split('\r\n');
    expect(list).toHaveLength(1 + 6);
    expect(list[0]).toBe('session,round,home,away,boards,home_score,away_score,home_points,away_points');
    const results = (await written('csv', event, 'travellers')).text.trimEnd().split('\r\n');
    expect(results).toHaveLength(1 + 12 * 4);
  });

  test('PBN has a game for each board and table', async () => {
    const { text } = await written('pbn', event);
    expect(text.match(/\[Room "Open"\]/g)).toHaveLength(6 * 4);
    expect(text.match(/\[Room "Closed"\]/g)).toHaveLength(6 * 4);
  });

  test('HTML is one page of ranking, matches and travellers that runs nothing', async () => {
    const { text } = await written('html', event);
    expect(text).not.toMatch(/<script|<link|<img|src=|href=|url\(|https?:/);
    expect(text).not.toContain('<a>');
    expect(text).toContain('&lt;a&gt;');
  });
});
