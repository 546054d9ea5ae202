import type { ClaimQuestion, Verdict } from '@overtrick/table/bots/question';
import { afterEach, describe, expect, test } from 'vitest';
import type { Thinker } from '../../bots/thinker.ts';
import { type Client, oneNotrump } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { quickThinker } from '../../testing/thinkers.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** Opens a table at which North, Ann, plays 1NT and East has led; people sit in the chairs `others`. */
async function inPlay(verdict: Verdict | Thinker['judge'], ...others: readonly number[]) {
  return inPlayUnder({}, verdict, ...others);
}

async function inPlayUnder(
  policies: Record<string, string>,
  verdict: Verdict | Thinker['judge'],
  ...others: readonly number[]
) {
  const thinker: Thinker = {
    ...(typeof verdict === 'string' ? quickThinker(verdict) : { ...quickThinker(), judge: verdict }),
    think: ({ view }) => Promise.resolve({ action: oneNotrump({ view }), reason: 'so' }),
  };
  const { url } = await kit.server({ thinker });
  const ann = await kit.opener(url, { chair: 0, policies });
  const people: Client[] = [];
  for (const chair of others) people.push(await kit.sitter(url, ann.table, chair, `Person ${chair}`));
  await ann.until(({ isOnTurn }) => isOnTurn);
  const all = [ann, ...people];
  const isLed = ({ state }: Client) => state.view.trick.length > 0;
  await Promise.all(all.map((client) => client.playUntil(isLed, oneNotrump)));
  return { url, ann, people };
}

describe('judged by bots', () => {
  test('a sure claim ends the deal at once', async () => {
    const { ann } = await inPlay('sure');
    expect(await ann.claim(9, 'from the top')).toMatchObject({ ok: true, result: 'accepted' });
    await ann.until((client) => client.isDealOver);
    expect(ann.state.view).toMatchObject({ claim: { seat: 'N', tricks: 9 }, outcome: { tricks: 9 } });
    expect(ann.updates.flatMap(({ steps }) => steps).at(-1)).toMatchObject({
      seat: 'N',
      action: { kind: 'claim', tricks: 9 },
    });
  });

  test.each(['not', 'unknown'] as const)('one that is %s sure is refused with a reason', async (verdict) => {
    const { ann } = await inPlay(verdict);
    const { hands } = ann.state.view;
    const answer = await ann.claim(9);
    expect(answer).toMatchObject({ ok: true, result: 'refused', why: expect.stringMatching(/\.$/) });
    expect(await ann.claim(9)).toMatchObject({ ok: false, code: 'ERR_CLAIM' });
    await ann.until(({ state }) => state.claim === undefined);
    expect(ann.state.view.phase).toBe('play');
    expect(ann.state.view.hands.E).toEqual(hands.E);
  });

  test('the answer to a claim that is sent again is the same', async () => {
    const { ann } = await inPlay('not');
    const claim = { ...ann.placed(), tricks: 9 };
    const [first, again] = await Promise.all([ann.say('claim', claim), ann.say('claim', claim)]);
    expect(first).toMatchObject({ ok: true, result: 'refused' });
    expect(again).toEqual(first);
    expect(await ann.say('claim', claim)).toEqual(first);
  });

  test('a bot that cannot judge refuses', async () => {
    const broken = { ...quickThinker(), judge: () => Promise.reject(new Error('no')) };
    const { url } = await kit.server({ thinker: broken });
    const ann = await kit.opener(url, { chair: 0 });
    await ann.playUntil(
      ({ state }) => state.view.claimable !== undefined || state.view.phase === 'over',
      oneNotrump,
    );
    expect(ann.state.view.phase).toBe('play');
    expect(await ann.claim(1)).toMatchObject({ ok: true, result: 'refused' });
  });
});

describe('asked of people', () => {
  test('play waits, the statement is shown and no card; all accept and the deal is over', async () => {
    const { ann, people } = await inPlay('unknown', 1, 3);
    const [bea, cem] = people;
    if (bea === undefined || cem === undefined) throw new Error('they sit East and West');
    expect(await ann.claim(8, 'hearts break')).toMatchObject({ ok: true, result: 'asked' });
    await bea.until(({ state }) => state.claim?.waiting.length === 2);
    expect(bea.state.claim).toEqual({
      chair: 0,
      seat: 'N',
      tricks: 8,
      line: 'hearts break',
      waiting: [1, 3],
    });
    expect(bea.state.view.hands.N.cards).toBeUndefined();
    expect(await ann.act('SA')).toMatchObject({ ok: false, code: 'ERR_CLAIM_ASKED' });
    expect(await bea.answer(true)).toMatchObject({ ok: true });
    expect(await cem.answer(true)).toMatchObject({ ok: true });
    await ann.until((client) => client.isDealOver);
    expect(ann.state.view.outcome?.tricks).toBe(8);
  });

  test('a refusal plays on with nothing shown', async () => {
    const { ann, people } = await inPlay('unknown', 1, 3);
    const [bea] = people;
    if (bea === undefined) throw new Error('somebody sits East');
    await ann.claim(8);
    await bea.until(({ state }) => state.claim !== undefined);
    expect(await bea.answer(false)).toMatchObject({ ok: true });
    await ann.until(({ state }) => state.claim === undefined);
    expect(bea.state.view.hands.N.cards).toBeUndefined();
    expect(await bea.answer(false)).toMatchObject({ ok: false, code: 'ERR_NO_CLAIM' });
    await Promise.all(
      [ann, ...people].map((client) => client.playUntil(({ state }) => state.view.tricks.length > 0)),
    );
    expect(await ann.claim(1)).toMatchObject({ ok: true, result: 'asked' });
  });

  test('a bot that takes the chair answers instead, as it would itself', async () => {
    const { ann, people } = await inPlay('unknown', 1, 3);
    const [bea] = people;
    if (bea === undefined) throw new Error('somebody sits East');
    await ann.claim(8);
    await bea.say('leave', { table: bea.table, token: bea.token });
    await ann.until(({ state }) => state.claim === undefined);
    expect(ann.state.view.phase).toBe('play');
  });

  test('dummy’s player is neither asked nor may he claim', async () => {
    const { ann, people } = await inPlay('not', 2);
    const [dot] = people;
    if (dot === undefined) throw new Error('somebody sits South');
    expect(dot.state.view.claimable).toBeUndefined();
    expect(await dot.claim(3)).toMatchObject({ ok: false, code: 'ERR_CLAIM' });
    expect(await ann.claim(13)).toMatchObject({ result: 'refused' });
  });
});

describe('the umpire', () => {
  test('ends the deal at once where the claim is sure on what the claimant knows; nobody is asked', async () => {
    const { ann, people } = await inPlay(
      ({ view, claimant }) => {
        expect(view.seat).toBe(claimant);
        return Promise.resolve('sure');
      },
      1,
      3,
    );
    expect(await ann.claim(9)).toMatchObject({ ok: true, result: 'accepted' });
    for (const client of people) await client.until(({ isDealOver }) => isDealOver);
  });

  test('decides alone where the table says so: nobody is asked, no number is said, and play goes on', async () => {
    const questions: ClaimQuestion[] = [];
    const { ann, people } = await inPlayUnder(
      { claims: 'settled' },
      (question) => {
        questions.push(question);
        return Promise.resolve('not');
      },
      1,
    );
    const [bea] = people;
    const answer = await ann.claim(13);
    expect(answer).toMatchObject({ ok: true, result: 'refused', why: 'The claim is not sure.' });
    await bea?.until(({ state }) => state.version >= ann.state.version && state.claim === undefined);
    expect(ann.state.view.phase).toBe('play');
    // judged once, by the claimant's view
    expect(questions.map(({ view }) => view.seat)).toEqual(['N']);
    expect(questions[0]?.view.hands.E.cards).toBeUndefined();
    expect(await ann.claim(12)).toMatchObject({ ok: false, code: 'ERR_CLAIM' });
  });
});

describe('withdrawn', () => {
  test('by the claimant while it is asked: play goes on, and he waits for the end of the trick', async () => {
    const { ann, people } = await inPlay('unknown', 1, 3);
    const [bea] = people;
    if (bea === undefined) throw new Error('somebody sits East');
    await ann.claim(8);
    await bea.until(({ state }) => state.claim !== undefined);
    expect(await bea.say('withdraw', bea.placed())).toMatchObject({ ok: false, code: 'ERR_NO_CLAIM' });
    expect(await ann.say('withdraw', ann.placed())).toMatchObject({ ok: true });
    await bea.until(({ state }) => state.claim === undefined);
    expect(bea.state.view.phase).toBe('play');
    expect(await ann.claim(8)).toMatchObject({ ok: false, code: 'ERR_CLAIM' });
  });
});

test('who is asked and drops out has a computer player answer', async () => {
  const thinker = { ...quickThinker('unknown'), think: quickThinker().think };
  const { url } = await kit.server({ thinker, graceMs: 30 });
  const ann = await kit.opener(url, { chair: 0 });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  await Promise.all(
    [ann, bea].map((client) =>
      client.playUntil(({ state }) => state.view.trick.length > 0 || client.isDealOver, oneNotrump),
    ),
  );
  if (ann.isDealOver) throw new Error('nobody played');
  const claimant = ann.state.view.claimable === undefined ? bea : ann;
  const other = claimant === ann ? bea : ann;
  await claimant.claim(1);
  other.close();
  await claimant.until(({ isDealOver, state }) => isDealOver || state.claim === undefined);
});
