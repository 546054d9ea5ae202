import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import { type OpenStored, tableContract } from '@overtrick/table/internals/testing/contract';
import { afterEach } from 'vitest';
import { startLog } from '../../base/logs.ts';
import { Metrics } from '../../base/metrics.ts';
import type { Thinker } from '../../bots/thinker.ts';
import { InOrder } from '../../edge/sockets/inOrder.ts';
import { Visit } from '../../edge/sockets/visit.ts';
import { startChance } from '../../live/chance.ts';
import { Peers } from '../../live/peers.ts';
import { Tables } from '../../live/tables.ts';
import { startReader } from '../../reading/reader.ts';
import type { Store } from '../../store/store.ts';
import { Kit } from '../../testing/kit.ts';
import { openStoreHere } from '../../testing/stores.ts';

const kit = new Kit();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await kit.end();
});

/** Creates the tables of one process. */
function processOn(store: Store, thinker: Thinker, seed: string): Tables {
  const stopping = new AbortController();
  const tables = new Tables(
    {
      store,
      peers: new Peers(`alone ${ends.length}`),
      thinker,
      chance: startChance(seed),
      reader: startReader(),
      log: startLog('silent'),
      metrics: new Metrics(
        () => 0,
        () => 0,
      ),
      paceMs: 0,
      graceMs: 60_000,
      stopping: stopping.signal,
    },
    60_000,
  );
  ends.unshift(async () => {
    stopping.abort();
    await tables.quiet();
  });
  return tables;
}

const open: OpenStored = async (wanted, { think, judge }, seed) => {
  const store = await openStoreHere({ dataDir: kit.folder() });
  ends.push(() => store.close());
  const thinker: Thinker = {
    think: async (question) => think(question),
    judge: async (question) => judge(question),
    close: async () => {},
  };
  const opened = await processOn(store, thinker, seed).open(wanted);
  if (!opened.ok) throw new Error(opened.why);
  const { table, token } = opened.value;
  return {
    table,
    token,
    entries: () => store.read(table),
    async come() {
      const says = { send: () => {}, hear: () => {}, voice: () => {}, end: () => {} };
      const visit = new Visit({ tables: processOn(store, thinker, seed), says });
      const send = async <Name extends MessageName>(name: Name, message: Message<Name>) =>
        JSON.parse(JSON.stringify(await visit.handle(name, message, new InOrder().turn()))) as Answer<Name>;
      return { send };
    },
  };
};

tableContract('the server', open);
