import { describe, expect, test } from 'vitest';
import { CARDS, makeCard } from './cards/card.ts';
import { bridge } from './games/bridge/index.ts';
import { GAMES } from './games/list.ts';
import { type DealRecord, makeRecord, parseRecord, replay } from './record.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const LINE = `{"game":"bridge","options":{"dummySeesDeclarer":false},"setup":{"board":1,"dealer":"N","vul":"none","deal":"${DEAL}"},"steps":["N 1NT","E P","S P","W P","E HA","N claim 9"]}`;

function recordOf(text: string): DealRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

test('a record is one line, its keys in a fixed order', () => {
  expect(makeRecord(recordOf(LINE))).toBe(LINE);
});

test('options that are left out have their defaults; a record may have no steps', () => {
  const text = JSON.stringify({ game: 'bridge', setup: { dealer: 'N', vul: 'none', deal: DEAL }, steps: [] });
  expect(recordOf(text)).toMatchObject({ options: { dummySeesDeclarer: false }, steps: [] });
});

test('replay leads to the state, and the outcome is in it', () => {
  const state = replay(bridge, recordOf(LINE));
  expect(state.ok && bridge.outcome(state.value as never)).toMatchObject({
    tricks: 9,
    points: { NS: 150, EW: 0 },
  });
});

const changed = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...JSON.parse(LINE), ...change });

describe('a record that cannot be read', () => {
  test.each<[string, string, string, string | undefined, string]>([
    ['no JSON', '{', 'ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line'],
    ['a key without an end', '{"0}', 'ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line'],
    ['an empty object', '{ }', 'ERR_GAME_UNKNOWN', 'game', 'there is no game undefined'],
    ['nothing', '', 'ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line'],
    ['a list', '[]', 'ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line'],
    ['null', 'null', 'ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line'],
    ['text', '"bridge"', 'ERR_RECORD_FORM', undefined, 'a record is a JSON object on one line'],
    ['no game', '{}', 'ERR_GAME_UNKNOWN', 'game', 'there is no game undefined'],
    ['an unknown game', changed({ game: 'poker' }), 'ERR_GAME_UNKNOWN', 'game', 'there is no game "poker"'],
    [
      'a game of JSON',
      changed({ game: ['bridge'] }),
      'ERR_GAME_UNKNOWN',
      'game',
      'there is no game ["bridge"]',
    ],
    ['options as a list', changed({ options: [] }), 'ERR_RECORD_FORM', 'options', 'options is an object'],
    ['options null', changed({ options: null }), 'ERR_RECORD_FORM', 'options', 'options is an object'],
    [
      'an unknown option',
      changed({ options: { x: 1 } }),
      'ERR_OPTION_UNKNOWN',
      'x',
      'there is no option "x"',
    ],
    ['no setup', changed({ setup: undefined }), 'ERR_RECORD_FORM', 'setup', 'setup is an object'],
    ['a setup of text', changed({ setup: DEAL }), 'ERR_RECORD_FORM', 'setup', 'setup is an object'],
    ['a bad setup', changed({ setup: { dealer: 'N' } }), 'ERR_SETUP_VUL', 'vul', 'the vulnerability is'],
    ['no steps', changed({ steps: undefined }), 'ERR_RECORD_FORM', 'steps', 'steps must be a list'],
    ['steps of text', changed({ steps: 'N 1NT' }), 'ERR_RECORD_FORM', 'steps', 'steps must be a list'],
    ['a bad step', changed({ steps: ['N P', 'E 8C'] }), 'ERR_STEP_FORM', 'steps 2', '"E 8C" is not a step'],
    ['a step of JSON', changed({ steps: [null] }), 'ERR_STEP_FORM', 'steps 1', 'null is not a step'],
  ])('%s', (_, text, code, at, why) => {
    const read = parseRecord(text);
    expect(read).toEqual({ ok: false, code, ...(at && { at }), why: expect.stringContaining(why) });
  });
});

test.each([
  [['N 1NT', 'E P', 'E P'], 'ERR_NOT_ON_TURN', 'step 3 (E P)', 'S is to act, not E'],
  [['N 1NT', 'E 1H'], 'ERR_INSUFFICIENT_BID', 'step 2 (E 1H)', undefined],
  [['N P', 'E P', 'S P', 'W P', 'N P'], 'ERR_DEAL_OVER', 'step 5 (N P)', undefined],
])('replay of %j stops: %s at %s', (steps, code, at, why) => {
  const record = recordOf(changed({ steps }));
  expect(replay(bridge, record)).toEqual({ ok: false, code, at, ...(why && { why }) });
});

test('a game in which the order of the cards matters needs it', () => {
  const ordered = GAMES.filter((game) => game.ordered);
  for (const game of ordered) {
    const text = (setup: object) => JSON.stringify({ game: game.id, setup, steps: [] });
    const terms = { dealer: 'N', vul: 'none' };
    expect(parseRecord(text({ ...terms, deal: DEAL }))).toMatchObject({
      code: 'ERR_SETUP_ORDER',
      at: 'order',
    });
    const order = CARDS.map(makeCard).join(' ');
    const split = '1 2 3 4 5 6 7 8 9 10 11 12 13';
    expect(parseRecord(text({ ...terms, order, split }))).toMatchObject({ ok: true });
    expect(parseRecord(text({ ...terms, order })).ok).toBe(game.ordered === true);
  }
});
