import { parseStep } from '@overtrick/rules/action';
import { size } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { GAMES } from '@overtrick/rules/games/list';
import { isThrownIn } from '@overtrick/rules/scores/outcome';
import { describe, expect, test } from 'vitest';
import { lengthOf, momentAt } from '../../deal/steps/moment.ts';
import { handIn, stepIn } from '../../deal/steps/read.ts';
import { makeFragment, parseBoardSource, readFragment } from '../../think/source.ts';
import { shownOf } from './pageData.ts';
import { playedAt } from './playedAt.ts';
import { playedRecord } from './testBoards.ts';
import { written } from './written.ts';

describe.each(GAMES.map(({ id }) => id))('a board of %s', (id) => {
  const told = { record: playedRecord(id), players: { S: 'Ada' }, reasons: { 0: 'because' } };
  const shown = shownOf(told);
  if (!shown.ok) throw new Error(shown.why);
  const { example, view, deal, steps, result } = shown.value;

  test('can be stepped through from the deal to the end', () => {
    expect(steps.length).toBe(lengthOf(example) - 1);
    expect(example.changes.slice(0, -1).map((change) => stepIn(change))).toEqual(steps.map(parseStep));
    expect(example.changes[0]?.why).toBe('because');
    expect(result && view.outcome && result.points).toEqual(view.outcome?.points);
    const end = momentAt(example, lengthOf(example));
    for (const seat of SEATS) expect(handIn(end, seat).cards).toEqual(deal[seat]);
    expect(SEATS.reduce((sum, seat) => sum + size(deal[seat]), 0)).toBeGreaterThan(25);
  });

  test('has each card of its tricks come with a step, once', () => {
    if (view.outcome && isThrownIn(view.outcome)) return;
    const played = view.tricks.flat().map(({ card }) => card);
    expect(new Set(played).size).toBe(played.length);
    const at = playedAt(example);
    for (const card of played) expect(at.get(card)).toBeLessThan(steps.length);
  });

  test('goes through a link unharmed', async () => {
    const fragment = await makeFragment(told);
    expect(fragment.length).toBeLessThan(1500);
    expect(await readFragment(`#${fragment}`)).toEqual({ record: told.record, players: told.players });
  });
});

test.each(['', '#', '#d=', '#d=!!!', '#d=AAAA', '#x=abc', `#d=${'A'.repeat(9000)}`])(
  '%s holds no board',
  async (fragment) => {
    expect(await readFragment(fragment)).toBeUndefined();
  },
);

test('a link that unpacks to more than any board is refused', async () => {
  const fragment = await makeFragment({ record: 'x'.repeat(200_000) });
  expect(fragment.length).toBeLessThan(8000);
  expect(await readFragment(fragment)).toBeUndefined();
});

test.each([null, 1, {}, { record: 1 }])('%j is no board', (data) => {
  expect(parseBoardSource(data)).toBeUndefined();
});

test('what else is told is cut, and only texts are taken', () => {
  const told = parseBoardSource({
    record: 'r',
    players: { N: 'n'.repeat(99), E: 4 },
    meanings: 'none',
    more: 1,
  });
  expect(told).toEqual({ record: 'r', players: { N: 'n'.repeat(40) } });
});

test('a record that breaks the rules is not shown, and says where', () => {
  const record = playedRecord('bridge').replace('"steps":["', '"steps":["N 9NT","');
  expect(shownOf({ record })).toMatchObject({ ok: false });
  const wrong = playedRecord('bridge').replace(/"steps":\["(\w) [^"]*"/, '"steps":["$1 XX"');
  expect(shownOf({ record: wrong })).toMatchObject({ ok: false, at: 'step 1' });
});

test('a board of contract bridge is written as other programs read it, with names and meanings', () => {
  const told = { record: playedRecord('bridge'), players: { N: 'Ada' }, meanings: { 0: 'nothing to say' } };
  const pbn = written(told, 'pbn');
  const lin = written(told, 'lin');
  expect(pbn.ok && pbn.value.text).toContain('[North "Ada"]');
  expect(pbn.ok && pbn.value.text).toContain('nothing to say');
  expect(lin.ok && lin.value.text).toContain('pn|,,Ada,|');
  expect(written(told, 'jsonl')).toEqual({ ok: true, value: { text: `${told.record}\n`, lost: [] } });
  expect(written({ record: playedRecord('spades') }, 'pbn')).toMatchObject({ ok: false, code: 'ERR_GAME' });
});
