import { howell } from '@overtrick/evening/internals/testing/evening';
import { KEEPER } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { drawDeal, trustWish } from '@overtrick/formats/dealer/wish/wish';
import { seededRandom } from '@overtrick/rules/random';
import { fail, ok } from '@overtrick/rules/result';
import { expect, test, vi } from 'vitest';
import { startLog } from '../../base/logs.ts';
import type { Reader } from '../../reading/reader.ts';
import type { LiveTournament } from '../liveTournament.ts';
import { decideAll, type Order } from '../order.ts';
import { Dealing } from './dealing.ts';

const SCRIPT = 'condition hcp(south) >= 15';
const GIVEN = { proof: 'a director', id: 'once' };

/** Returns an evening in memory that accepts orders. */
function evening() {
  let tournament: Tournament = howell();
  const live = {
    id: 't',
    get tournament() {
      return tournament;
    },
    async do(order: Order) {
      const decided = decideAll(tournament, [{ ...order, keyIn: () => ok(KEEPER) }], {
        at: 0,
        madeBy: () => 0,
        ofKind: () => 0,
        onFault: (error) => {
          throw error;
        },
      });
      tournament = decided.tournament;
      return decided.results[0];
    },
  } as unknown as LiveTournament;
  const dealt = () => [...tournament.boards.values()].filter(({ deal }) => deal !== undefined).length;
  const planned = new Set([...tournament.lines.values()].map(({ board }) => board)).size;
  return { live, dealt, planned };
}

/** Returns a reader that draws when the test allows it, and fails after a number of draws. */
function slowReader(most = Number.POSITIVE_INFINITY) {
  const going: (() => void)[] = [];
  let times = 0;
  const reader = {
    async read(_name: string, { text, count }: { text: string; count: number }) {
      await new Promise<void>((resolve) => going.push(resolve));
      times += 1;
      if (times > most) return fail('ERR_SLOW');
      const random = seededRandom(`${times}`);
      return ok(Array.from({ length: count }, () => drawDeal(trustWish(text), random)));
    },
  } as unknown as Reader;
  const go = async () => {
    await vi.waitFor(() => expect(going.length).toBeGreaterThan(0));
    going.shift()?.();
  };
  return { reader, go };
}

const log = startLog('silent');

test('boards come in parts; the answer does not wait for the last, and a second request is refused meanwhile', async () => {
  const { live, dealt, planned } = evening();
  const { reader, go } = slowReader();
  const dealing = new Dealing({ reader, log, answerMs: 10 });
  const answer = dealing.deal(live, SCRIPT, GIVEN, 'asker');
  await go();
  expect(await answer).toMatchObject({ ok: true, dealing: { done: 4, of: planned } });
  expect(dealt()).toBe(4);
  expect(await dealing.deal(live, SCRIPT, GIVEN, 'asker')).toMatchObject({
    code: 'ERR_DEALING',
    why: `The boards are being dealt: 4 of ${planned} so far.`,
  });
  for (let board = 4; board < planned; board += 4) await go();
  await vi.waitFor(async () =>
    expect(await dealing.deal(live, SCRIPT, GIVEN, 'asker')).toMatchObject({ code: 'ERR_BOARDS' }),
  );
});

test('boards that were dealt stay if a job ends early, and the next job deals the rest', async () => {
  const { live, dealt, planned } = evening();
  const first = slowReader(1);
  const ended = new Dealing({ reader: first.reader, log }).deal(live, SCRIPT, GIVEN, 'asker');
  await first.go();
  await first.go();
  expect(await ended).toMatchObject({ ok: false, code: 'ERR_SLOW' });
  expect(dealt()).toBe(4);
  const second = slowReader();
  const whole = new Dealing({ reader: second.reader, log }).deal(
    live,
    SCRIPT,
    { proof: 'a director', id: 'another' },
    'asker',
  );
  for (let board = dealt(); board < planned; board += 4) await second.go();
  expect(await whole).toMatchObject({ ok: true });
  expect(dealt()).toBe(planned);
});
