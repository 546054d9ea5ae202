import { expect, onTestFinished, test, vi } from 'vitest';
import { startLog } from '../../base/logs.ts';
import { Metrics } from '../../base/metrics.ts';
import { Shares } from '../../base/shares.ts';
import { proofOf } from '../../base/token.ts';
import { commandOrder } from '../../evenings/orders.ts';
import { Tournaments } from '../../evenings/tournaments.ts';
import { Peers } from '../../live/peers.ts';
import { memoryStore } from '../../testing/stores.ts';
import { Lookups } from '../request/lookups.ts';
import { type Portion, Portions } from '../request/portions.ts';
import { InOrder } from './inOrder.ts';
import { TournamentVisit } from './tournamentVisit.ts';

/** Returns an evening that its director has just opened. */
async function openedEvening() {
  const tournaments = new Tournaments(
    {
      store: memoryStore(),
      peers: new Peers('one'),
      log: startLog('silent'),
      metrics: new Metrics(
        () => 0,
        () => 0,
      ),
      stopping: new AbortController().signal,
      now: () => 0,
    },
    60_000,
  );
  onTestFinished(() => tournaments.quiet());
  const opened = await tournaments.open({ form: 'pairs', game: 'bridge', method: 'mp' });
  if (!opened.ok) throw new Error(opened.why);
  const { tournament: id, token } = opened.value;
  const enter = async (contestant: string) => {
    const order = commandOrder({ proof: proofOf(token), id: contestant }, { kind: 'entered', contestant });
    const live = await tournaments.find(id);
    if (!order.ok || live === undefined) throw new Error('it takes a pair');
    expect(await live.do(order.value)).toMatchObject({ ok: true });
  };
  return { tournaments, id, token, enter };
}

test.each(['a director', 'a visitor without a key'])(
  'an update that comes while the answer to `attend` is on its way is sent after it: %s',
  async (who) => {
    const { tournaments, id, token, enter } = await openedEvening();
    const sent: string[] = [];
    const inOrder = new InOrder();
    let updates = 0;
    /** Answers that are created at once but sent later, after a change of the evening. */
    class SlowPortions extends Portions {
      override async take<Answer>(_address: string, { make }: Portion<Answer>): Promise<Answer> {
        const answer = await make();
        await enter('1');
        await vi.waitFor(() => expect(updates).toBeGreaterThan(0));
        return answer;
      }
    }
    const visit = new TournamentVisit(tournaments, {
      send: () => {
        updates += 1;
        inOrder.say(() => sent.push('update'));
      },
      onKey: () => {},
      drained: async () => true,
      portions: new SlowPortions(),
      shares: new Shares(),
      lookups: new Lookups(),
      reader: { read: () => Promise.reject(new Error('nothing is to be read')), close: async () => {} },
      address: 'here',
    });
    onTestFinished(() => visit.end());
    const turn = inOrder.turn();
    const message = { tournament: id, ...(who === 'a director' && { token }) };
    expect(await visit.handle('attend', message, turn)).toMatchObject({
      text: expect.stringContaining('"ok":true'),
    });
    turn.answer(() => sent.push('attend'));
    expect(sent.slice(0, 2)).toEqual(['attend', 'update']);
  },
);
