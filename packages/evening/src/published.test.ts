import { handicapRanking, rankingOf } from '@overtrick/duplicate/event/ranking';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { assert } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from './entry.ts';
import { after, codeOf, done, howell, howellReports } from './testing/evening.ts';
import { eventOf } from './toEvent.ts';
import type { Tournament } from './tournament.ts';

const published = (): Tournament =>
  after(howell(), [...howellReports(), { kind: 'ended' }, { kind: 'published' }]);

/** Returns everything of a ranking that is printed, but names. */
function rankingsOf(tournament: Tournament): unknown {
  const event = eventOf(tournament);
  const scoring = scoringOf(event);
  assert(scoring.ok, 'a method');
  const ranking = rankingOf(event, totalsOf(scoreEvent(event, scoring.value)));
  return [
    ranking.map(({ contestant, percentage, place, strats }) => [contestant.id, percentage, place, strats]),
    handicapRanking(event, ranking).map(({ contestant, total, place }) => [contestant.id, total, place]),
  ];
}

const amended = (more: object): TournamentCommand => ({ kind: 'amended', contestant: 'c4', ...more });

describe('a published result is as it was, until it is reopened', () => {
  test.each<[TournamentCommand]>([
    [{ kind: 'fouled', board: 1, lines: ['A1/1/1'], form: 'B' }],
    [{ kind: 'ruled', line: 'A1/1/1', result: 'PASS', reason: 'a revoke' }],
    [{ kind: 'penalised', contestant: 'c4', amount: -1, unit: 'tops' }],
    [{ kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c4' }],
    [{ kind: 'absent', contestant: 'c4', from: 1, as: 'never' }],
    [{ kind: 'absent', contestant: 'c4', from: 1, as: 'gone', treatment: 'void' }],
    [{ kind: 'reboarded', where: 'A1/1', boards: [1] }],
    [{ kind: 'curtailed', section: 'A', rounds: 1 }],
    [{ kind: 'shortened', where: 'A1/1', boards: 1 }],
    [amended({ handicap: 5 })],
    [amended({ isUnranked: true })],
    [amended({ isRobots: true })],
    [amended({ strat: 'B' })],
    [{ kind: 'regulated', method: 'imps' }],
  ])('%j', (command) => {
    expect(codeOf(published(), command)).toBe('ERR_OVER');
    expect(codeOf(done(published(), { kind: 'reopened', reason: 'a slip' }), command)).not.toBe('ERR_OVER');
  });

  test.each<[TournamentCommand]>([
    [amended({ players: [{ name: 'Ann' }, { name: 'Bo' }] })],
    [amended({ isAway: true })],
    [{ kind: 'hid', contestant: 'c4', player: 1 }],
    [{ kind: 'entered', contestant: 'c9' }],
    [{ kind: 'appealed', line: 'A1/1/1', text: 'too much' }],
    [{ kind: 'regulated', name: 'Club pairs' }],
  ])('also after %j, which is no part of it', (command) => {
    expect(rankingsOf(done(published(), command))).toEqual(rankingsOf(published()));
  });
});
