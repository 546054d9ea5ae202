import { filledRandom } from '@overtrick/rules/random';
import address from '@overtrick/solver/solver.wasm?url';
import { keepTable, keptTable } from '../../offline/database.ts';
import type { KeptTable } from './kept.ts';
import { LocalTable } from './localTable.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { localPlay } from './play.ts';
import { thinkers } from './thinking.ts';

// A table away from the page's own thread: computer players may think, and the page still answers every tap.

const module = fetch(address).then((response) => WebAssembly.compileStreaming(response));
const tell = (message: FromWorker): void => postMessage(message);

let table: LocalTable | undefined;

async function open(id: string): Promise<void> {
  const kept = await keptTable(id).catch(() => undefined);
  const play = kept && localPlay(kept);
  if (kept === undefined || play === undefined) return tell({ kind: 'missing' });
  finished = kept.finished;
  const { decideAt, judge } = thinkers(await module);
  table = new LocalTable({
    play,
    random: filledRandom((words) => crypto.getRandomValues(words)),
    decide: decideAt(play.policies.bots),
    judge,
    onKept: keep,
  });
  table.open({
    onOpen: () => tell({ kind: 'open' }),
    onLost: () => {},
    onStopping: () => {},
    onUpdate: (update) => tell({ kind: 'update', update }),
  });
}

let latest: KeptTable | undefined;
let keeping = false;
/** How many deals of the table are over and stored. */
let finished = 0;

/** Stores the table as it is now; what changes meanwhile is stored together once that is done. */
async function keep(kept: KeptTable): Promise<void> {
  latest = kept;
  if (keeping) return;
  keeping = true;
  while (latest !== undefined) {
    const now = latest;
    latest = undefined;
    // without storage the table lasts as long as the page
    await keepTable(now).catch(() => {});
    if (now.finished > finished) tell({ kind: 'finished' });
    finished = now.finished;
  }
  keeping = false;
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') void open(data.table);
  else
    void table?.send(data.name, data.message).then((answer) => tell({ kind: 'answer', id: data.id, answer }));
});
