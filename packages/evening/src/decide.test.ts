import { describe, expect, test } from 'vitest';
import { decide, keyByProof } from './decide.ts';
import type { Granted, TournamentCommand } from './entry.ts';
import { KEEPER, type Key } from './keys/key.ts';
import { after, codeOf, done, howell, mitchell, reported } from './testing/evening.ts';
import type { Tournament } from './tournament.ts';

test('a penalty is in points where there is no top', () => {
  const director: Key = { number: 1, role: 'director' };
  const imps = done(howell(), { kind: 'regulated', method: 'cross-imp' });
  const penalty = (unit: 'points' | 'tops' | 'percent'): TournamentCommand => ({
    ...{ kind: 'penalised', contestant: 'c1', amount: -1, unit },
  });
  for (const unit of ['points', 'tops', 'percent'] as const) {
    expect(codeOf(howell(), penalty(unit), director)).toBe('done');
    expect(codeOf(imps, penalty(unit), director)).toBe(unit === 'points' ? 'done' : 'ERR_TERMS');
  }
});

test.each<[TournamentCommand, string]>([
  [reported('A1', '4S N 10'), 'a line is written like A3/2/7: section and table, round, board; not "A1"'],
  [reported('B1/1/1', '4S N 10'), 'there is no section B'],
  [reported('A1/1/9', '4S N 10'), 'the plan has no board 9 at A1 in round 1'],
  [reported('A1/9/1', '4S N 10'), 'the plan has no board 1 at A1 in round 9'],
  [reported('A1/1/1', '8S N 10'), 'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S'],
  [reported('A1/1/1', '4S N 10 lead=H1'), 'a lead is written like HK, not lead=H1'],
  [reported('A1/1/1', 'PASS lead=HK'), 'a board that was passed out has no opening lead'],
  [{ kind: 'agreed', line: 'A1/1/1', side: 'NS' }, 'the other side has reported nothing'],
  [{ kind: 'withdrawn', line: 'A1/1/1', side: 'NS' }, 'this board has no report yet'],
  [{ kind: 'accepted', line: 'A1/1/1' }, 'this board is in the plan: it needs no acceptance'],
  [{ kind: 'ruled', line: 'A1/1/1', result: null, reason: 'x' }, 'there is no ruling to take back'],
  [{ kind: 'entered', contestant: 'c1' }, 'there is a contestant c1 already'],
  [{ kind: 'scratched', contestant: 'c1' }, 'c1 is in the plan: they are absent, or another plan is made'],
  [{ kind: 'penalised', contestant: 'c9', amount: -1, unit: 'tops' }, 'there is no contestant c9'],
  [{ kind: 'curtailed', section: 'B', rounds: 1 }, 'section B has no plan'],
  [{ kind: 'curtailed', section: 'A', rounds: 4 }, 'section A has 3 rounds, not 4'],
  [{ kind: 'reseated', where: 'A3/1', ns: 'c1', ew: 'c2' }, 'there is no match at A3/1 in this round'],
  [{ kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c1' }, 'c1 cannot meet itself'],
  [
    { kind: 'absent', contestant: 'c1', from: 3, to: 1, as: 'late' },
    'an absence from round 3 does not end with round 1',
  ],
  [{ kind: 'begun', where: 'A3/1' }, 'there is no match at A3/1 in this round'],
  [{ kind: 'clock', section: 'A', act: 'pause' }, 'the clock has not been started'],
  [{ kind: 'unflagged', flag: 3 }, 'this call has been answered already'],
  [{ kind: 'reopened', reason: 'x' }, 'the tournament is not over'],
  [{ kind: 'dealt', board: 1, deal: 'N:AK', source: 'hand' }, 'four hands'],
  [{ kind: 'regulated', method: 'guess' }, 'there is no method guess'],
  [{ kind: 'revoked', key: 7 }, 'there is no link 7'],
])('%j is refused', (command, why) => {
  const decided = decide(howell(), KEEPER, command);
  expect(decided.ok ? 'done' : decided.why).toContain(why);
});

const granted = (more: Partial<Granted>): Granted => ({ kind: 'granted', role: 'table', proof: '', ...more });

/** Returns a tournament with a key, and the key. */
function keyed(grant: Partial<Granted>, tournament: Tournament = howell()): readonly [Tournament, Key] {
  const after = done(tournament, granted({ proof: `proof ${tournament.version}`, ...grant }));
  const key = after.keys.get(after.version);
  if (key === undefined) throw new Error('no key');
  return [after, key];
}

const flag: TournamentCommand = { kind: 'flagged', place: 'A1', text: 'a revoke' };
const amended = (name: string, more: object = {}): TournamentCommand => ({
  kind: 'amended',
  contestant: 'c4',
  players: [{ name }, { name: 'Bo' }],
  ...more,
});
const say = (line: string, side: 'NS' | 'EW' | 'both', result = 'PASS'): TournamentCommand => ({
  kind: 'reported',
  line,
  result,
  side,
});

describe('a key', () => {
  // in round 1 pair 4 is North-South at table 1 against pair 1; pairs 2 and 3 are at table 2
  const rows: readonly [string, Partial<Granted>, TournamentCommand, string][] = [
    ['a table reports at its place', { place: 'A1' }, say('A1/1/1', 'both'), 'done'],
    ['a table reports elsewhere', { place: 'A1' }, say('A2/1/1', 'both'), 'ERR_ROLE'],
    ['a table reports its next round', { place: 'A1' }, say('A1/2/3', 'both'), 'ERR_ROUND'],
    ['a table sits down to its first round', { place: 'A1' }, { kind: 'begun', where: 'A1/1' }, 'done'],
    ['a table sits down to its last round', { place: 'A1' }, { kind: 'begun', where: 'A1/3' }, 'ERR_ROUND'],
    ['a table gives an artificial score', { place: 'A1' }, say('A1/1/1', 'both', 'A6040'), 'ERR_ROLE'],
    ['a table calls', { place: 'A1' }, flag, 'done'],
    ['a table calls from elsewhere', { place: 'A2' }, flag, 'ERR_ROLE'],
    [
      'a table rules',
      { place: 'A1' },
      { kind: 'ruled', line: 'A1/1/1', result: 'PASS', reason: 'x' },
      'ERR_ROLE',
    ],
    ['a table enters somebody', { place: 'A1' }, { kind: 'entered', contestant: 'c9' }, 'ERR_ROLE'],
    ['a player reports', { role: 'player', contestant: 'c4', player: 1 }, say('A1/1/1', 'NS'), 'done'],
    [
      'a player reports for the others',
      { role: 'player', contestant: 'c4', player: 1 },
      say('A1/1/1', 'EW'),
      'ERR_ROLE',
    ],
    [
      'a player reports for both',
      { role: 'player', contestant: 'c4', player: 1 },
      say('A1/1/1', 'both'),
      'ERR_ROLE',
    ],
    [
      'a player reports elsewhere',
      { role: 'player', contestant: 'c4', player: 1 },
      say('A2/1/1', 'NS'),
      'ERR_ROLE',
    ],
    [
      'a player skips a board of the table',
      { role: 'player', contestant: 'c4', player: 1 },
      { kind: 'skipped', line: 'A1/1/1', why: 'time' },
      'done',
    ],
    ['a player changes their name', { role: 'player', contestant: 'c4', player: 1 }, amended('Al'), 'done'],
    [
      'a player changes their partner’s',
      { role: 'player', contestant: 'c4', player: 1 },
      { ...amended('An'), players: [{ name: 'An' }, { name: 'Cy' }] } as TournamentCommand,
      'ERR_ROLE',
    ],
    [
      'a player changes their strat',
      { role: 'player', contestant: 'c4', player: 1 },
      amended('Al', { strat: 'B' }),
      'ERR_ROLE',
    ],
    [
      'a player hides their name',
      { role: 'player', contestant: 'c4', player: 1 },
      { kind: 'hid', contestant: 'c4', player: 1 },
      'done',
    ],
    [
      'a player hides another name',
      { role: 'player', contestant: 'c4', player: 1 },
      { kind: 'hid', contestant: 'c4', player: 2 },
      'ERR_ROLE',
    ],
    ['a scorer enters somebody', { role: 'scorer' }, { kind: 'entered', contestant: 'c9' }, 'done'],
    [
      'a scorer gives somebody points',
      { role: 'scorer' },
      { kind: 'entered', contestant: 'c9', carried: { points: 99 } },
      'ERR_ROLE',
    ],
    ['a scorer corrects names', { role: 'scorer' }, amended('Al'), 'done'],
    ['a scorer moves a pair to a strat', { role: 'scorer' }, amended('Al', { strat: 'B' }), 'ERR_ROLE'],
    ['a scorer reports anywhere', { role: 'scorer' }, say('A2/3/5', 'both'), 'done'],
    ['a scorer publishes', { role: 'scorer' }, { kind: 'published' }, 'ERR_ROLE'],
    ['a screen calls', { role: 'screen' }, flag, 'ERR_ROLE'],
    ['a director ends it', { role: 'director' }, { kind: 'ended' }, 'done'],
    ['a key that waits', { place: 'A1', isAsked: true }, say('A1/1/1', 'both'), 'ERR_ROLE'],
  ];
  test.each(rows)('%s', (_, grant, command, code) => {
    const named = done(howell(), {
      kind: 'amended',
      contestant: 'c4',
      players: [{ name: 'An' }, { name: 'Bo' }],
    });
    const [tournament, key] = keyed(grant, named);
    expect(codeOf(tournament, command, key)).toBe(code);
  });

  test('of a table reports the next round when it has come to it', () => {
    const [tournament, key] = keyed({ place: 'A1' });
    const begun = done(tournament, { kind: 'begun', where: 'A1/1' }, key);
    expect(codeOf(begun, say('A1/2/3', 'both'), key)).toBe('done');
    expect(codeOf(begun, say('A1/3/5', 'both'), key)).toBe('ERR_ROUND');
    expect(codeOf(begun, { kind: 'begun', where: 'A1/1' }, key)).toBe('ERR_NOTHING');
    // of a table that reported nothing in round 1 the people come from another that did
    const [late, other] = keyed({ place: 'A2' }, after(begun, [reported('A1/1/1', 'PASS')]));
    expect(codeOf(late, say('A2/2/3', 'both'), other)).toBe('done');
  });

  test('that is revoked may do nothing', () => {
    const [tournament, key] = keyed({ place: 'A1' });
    const revoked = done(tournament, { kind: 'revoked', key: key.number });
    expect(codeOf(revoked, say('A1/1/1', 'both'), revoked.keys.get(key.number))).toBe('ERR_ROLE');
    expect(keyByProof(tournament, key.proof ?? '')).toEqual(key);
    expect(keyByProof(revoked, key.proof ?? '')).toBeUndefined();
  });

  test('of a table that calls takes its call back, no other does', () => {
    const [one, table] = keyed({ place: 'A1' });
    const [tournament, other] = keyed({ place: 'A2' }, one);
    const called = done(tournament, flag, table);
    const back: TournamentCommand = { kind: 'unflagged', flag: called.version };
    expect(codeOf(called, back, table)).toBe('done');
    expect(codeOf(called, back, other)).toBe('ERR_ROLE');
    expect(done(called, { kind: 'attended', flag: called.version }).flags.get(called.version)).toMatchObject({
      place: 'A1',
      attendedBy: 0,
    });
  });

  test('reports on the devices that the policy names, with a lead where it must', () => {
    const [own, table] = keyed({ place: 'A1' }, howell({ device: 'own' }));
    expect(codeOf(own, say('A1/1/1', 'both'), table)).toBe('ERR_ROLE');
    const [shared, player] = keyed(
      { role: 'player', contestant: 'c4', player: 1 },
      howell({ device: 'table' }),
    );
    expect(codeOf(shared, say('A1/1/1', 'NS'), player)).toBe('ERR_ROLE');
    const [lead, device] = keyed({ place: 'A1' }, howell({ lead: 'must' }));
    expect(codeOf(lead, say('A1/1/1', 'both', '4S N 10'), device)).toBe('ERR_RESULT');
    expect(codeOf(lead, say('A1/1/1', 'both', '4S N 10 lead=HK'), device)).toBe('done');
    expect(codeOf(lead, say('A1/1/1', 'both'), device)).toBe('done');
  });
});

test('a player withdraws and agrees for their own side alone', () => {
  // in round 1 pair 4 is North-South at table 1 against pair 1
  const [said, player] = keyed(
    { role: 'player', contestant: 'c4', player: 1 },
    after(howell(), [say('A1/1/1', 'NS', '4S N 10'), say('A1/1/1', 'EW', '4S N 9')]),
  );
  const line = 'A1/1/1';
  expect(codeOf(said, { kind: 'withdrawn', line, side: 'EW' }, player)).toBe('ERR_ROLE');
  expect(codeOf(said, { kind: 'withdrawn', line, side: 'both' }, player)).toBe('ERR_ROLE');
  expect(codeOf(said, { kind: 'agreed', line, side: 'EW' }, player)).toBe('ERR_ROLE');
  expect(codeOf(said, { kind: 'agreed', line, side: 'NS' }, player)).toBe('done');
  const withdrawn = done(said, { kind: 'withdrawn', line, side: 'NS' }, player).books.get(line);
  expect(withdrawn?.NS).toBeUndefined();
  expect(withdrawn?.EW).toMatchObject({ outcome: { tricks: 9 } });
});

describe('a place', () => {
  const JOIN: Key = { number: 0, role: 'join' };
  const claim = granted({ place: 'A1', proof: 'new' });
  const seat = granted({ role: 'player', contestant: 'c4', player: 1, proof: 'new' });

  test('is taken once; a second claim waits for the director', () => {
    const taken = done(howell(), { ...claim, proof: 'old' }, JOIN);
    expect(codeOf(taken, claim, JOIN)).toBe('ERR_TAKEN');
    expect(codeOf(taken, { ...claim, place: 'A2' }, JOIN)).toBe('done');
    const asked = done(taken, { ...claim, isAsked: true }, JOIN);
    const admitted = done(asked, { kind: 'admitted', key: asked.version });
    expect(
      [...admitted.keys.values()].map(({ isRevoked = false, isAsked = false }) => [isRevoked, isAsked]),
    ).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(codeOf(admitted, { kind: 'admitted', key: asked.version })).toBe('ERR_NOTHING');
  });

  test('of a player is one device, and the director gives it to another', () => {
    const taken = done(howell(), { ...seat, proof: 'old' }, JOIN);
    expect(codeOf(taken, seat, JOIN)).toBe('ERR_TAKEN');
    expect(codeOf(taken, { ...seat, player: 2 }, JOIN)).toBe('done');
    const again = done(taken, seat);
    expect(keyByProof(again, 'old')).toBeUndefined();
    expect(keyByProof(again, 'new')).toMatchObject({ contestant: 'c4', player: 1 });
  });

  test('is joined as the policy says, and not when the evening is over', () => {
    const asked = done(howell({ join: 'asked' }), claim, JOIN);
    expect(keyByProof(asked, 'new')).toMatchObject({ isAsked: true });
    expect(codeOf(howell({ join: 'closed' }), claim, JOIN)).toBe('ERR_CLOSED');
    expect(codeOf(howell({ join: 'closed' }), claim)).toBe('done');
    expect(codeOf(after(howell(), [{ kind: 'ended' }]), claim, JOIN)).toBe('ERR_OVER');
    expect(codeOf(howell(), { ...claim, role: 'scorer' }, JOIN)).toBe('ERR_ROLE');
    expect(codeOf(howell(), { ...seat, contestant: 'c9' }, JOIN)).toBe('ERR_CONTESTANT');
    expect(codeOf(done(howell(), claim), { ...claim, place: 'A2' }, JOIN)).toBe('ERR_TAKEN');
  });

  test('the only director’s link is not revoked', () => {
    const [one, first] = keyed({ role: 'director' });
    expect(codeOf(one, { kind: 'revoked', key: first.number })).toBe('ERR_CLOSED');
    const [two] = keyed({ role: 'director' }, one);
    expect(codeOf(two, { kind: 'revoked', key: first.number })).toBe('done');
  });
});

describe('an evening that is over', () => {
  const [evening, scorer] = keyed({ role: 'scorer' }, after(mitchell(13), [reported('A1/1/1', 'PASS')]));
  const over = done(evening, { kind: 'ended' });

  test('is corrected by scorers for a while', () => {
    const report = say('A1/1/1', 'both', '1NT N 7');
    const at = (minutes: number) => {
      const decided = decide(over, scorer, report, (over.endedAt ?? 0) + minutes * 60_000);
      return decided.ok ? 'done' : decided.code;
    };
    expect([at(0), at(30), at(31)]).toEqual(['done', 'done', 'ERR_OVER']);
  });

  test('is published, and changed after it was reopened alone', () => {
    const ruling: TournamentCommand = { kind: 'ruled', line: 'A1/1/1', result: '1NT N 7', reason: 'a slip' };
    const published = after(over, [ruling, { kind: 'published' }]);
    expect(published).toMatchObject({ state: 'published', edition: 1 });
    expect(codeOf(published, ruling)).toBe('ERR_OVER');
    expect(codeOf(published, { kind: 'published' })).toBe('ERR_NOTHING');
    expect(codeOf(published, { kind: 'regulated', name: 'Club pairs' })).toBe('done');
    expect(codeOf(published, { kind: 'regulated', method: 'imps' })).toBe('ERR_OVER');
    const reopened = done(published, { kind: 'reopened', reason: 'board 1' });
    expect(reopened).toMatchObject({ state: 'over', reopened: 'board 1' });
    expect(after(reopened, [ruling, { kind: 'published' }])).toMatchObject({
      edition: 2,
      state: 'published',
    });
    expect(after(over, [{ kind: 'reopened', reason: 'one board more' }]).state).toBe('playing');
  });
});
