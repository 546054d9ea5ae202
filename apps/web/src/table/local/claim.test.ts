import { type Action, makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { pick, type Random, seededRandom } from '@overtrick/rules/random';
import { SEATS } from '@overtrick/rules/seat';
import { unlosable, voidConcession } from '@overtrick/rules/unlosable';
import type { View } from '@overtrick/rules/view';
import { expect, test } from 'vitest';
import type { Judge } from './claim.ts';
import { LocalTable } from './localTable.ts';
import { newPlay } from './testPlay.ts';

const TOKEN = 'a-token-of-some-length';

interface Told {
  readonly version: number;
  readonly deal: number;
  readonly view: View;
}

/** Passes, or that bid where it can be made; any card. */
function chosen({ legal }: View, random: Random, bid = 'P'): Action {
  const named = (name: string) => legal.find((action) => makeAction(action) === name);
  return named(bid) ?? named('P') ?? pick(random, legal);
}

/** A table where the visitor plays anything legal until a claim may be made that `isWanted`. */
async function playedUntil(seed: string, judge: Judge, isWanted: (view: View) => boolean) {
  const random = seededRandom(seed);
  const link = new LocalTable({
    play: newPlay('testtable', TOKEN, { game: 'bridge', chair: 2 }),
    random,
    decide: (view) => ({ action: chosen(view, random), reason: 'Any will do.' }),
    judge,
  });
  link.open({ onOpen() {}, onLost() {}, onStopping() {}, onUpdate() {} });
  for (;;) {
    const entered = await link.send('enter', { table: 'testtable' });
    if (!entered.ok) throw new Error(entered.code);
    await new Promise((resolve) => setImmediate(resolve));
    const now = await link.send('enter', { table: 'testtable' });
    if (!now.ok) throw new Error(now.code);
    const told: Told = now.state;
    const { view, version, deal } = told;
    if (view.phase === 'over') return undefined;
    const said = { table: 'testtable', token: TOKEN, version, deal, id: `${version}` };
    if (view.claimable !== undefined && isWanted(view)) return { link, view, said };
    if (view.legal.length > 0)
      await link.send('act', { ...said, action: makeAction(chosen(view, random, '1S')) });
  }
}

const SEEDS = Array.from({ length: 12 }, (_, i) => `local ${i}`);

test('to concede what cannot be lost is refused in the words of the server', async () => {
  let refused = 0;
  for (const seed of SEEDS) {
    const at = await playedUntil(
      seed,
      () => 'sure',
      (view) => unlosable(view, 'S') > 0,
    );
    if (at === undefined) continue;
    const { link, view, said } = at;
    const answer = await link.send('claim', { ...said, tricks: unlosable(view, 'S') - 1 });
    const message = voidConcession(view, 'S', unlosable(view, 'S') - 1);
    expect(answer).toMatchObject({ ok: false, code: 'ERR_CONCESSION', message });
    // it is no refused claim: what is left may be claimed at once
    const least = { ...said, id: 'least', tricks: unlosable(view, 'S') };
    expect(await link.send('claim', least)).toMatchObject({ ok: true, result: 'accepted' });
    refused += 1;
  }
  expect(refused).toBeGreaterThan(4);
});

test('a claim is judged on what the visitor sees alone, and refused without a number', async () => {
  const views: View[] = [];
  const judge: Judge = (view) => {
    views.push(view);
    return 'not';
  };
  let at: Awaited<ReturnType<typeof playedUntil>>;
  for (const seed of SEEDS) at ??= await playedUntil(seed, judge, () => true);
  const { link, view, said } = defined(at, 'somebody plays');
  const answer = await link.send('claim', { ...said, tricks: view.claimable ?? 0 });
  expect(answer).toMatchObject({ ok: true, result: 'refused', why: 'The claim is not sure.' });
  expect(views.map(({ seat }) => seat)).toEqual(['S']);
  expect(SEATS.filter((seat) => views[0]?.hands[seat].cards !== undefined).length).toBeLessThan(3);
});
