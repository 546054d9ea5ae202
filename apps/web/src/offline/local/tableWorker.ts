import { createEngine } from '@overtrick/solver/engine';
import { loadModule } from '@overtrick/solver/load';
import address from '@overtrick/solver/solver.wasm?url';
import { threadThinker } from '@overtrick/table/bots/think';
import { openersChair } from '@overtrick/table/opening';
import { openLog } from '../log.ts';
import { deviceChance } from './chance.ts';
import { LocalTable } from './localTable.ts';
import { lastingLog } from './log.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { tabsAt } from './tabs.ts';
import '../../device/reportRejections.ts';

// A table away from the page's own thread: computer players may think, and the page still answers every tap.

/** The memory of the search. */
const MEGABYTES = 32;

const module = loadModule(address);
const tell = (message: FromWorker): void => postMessage(message);

let table: LocalTable | undefined;

async function open(id: string, holder: number | undefined): Promise<void> {
  const opened = await openLog(id).catch(() => undefined);
  const chair = opened && openersChair(opened.wanted);
  if (opened === undefined || chair?.ok !== true) return tell({ kind: 'missing' });
  const solver = await module;
  const { think, judge } = threadThinker({
    createEngine: (isSpent) => createEngine(solver, { megabytes: MEGABYTES, isSpent }),
    now: () => performance.now(),
  });
  table = new LocalTable({
    table: id,
    chair: opened.isShared && holder !== undefined ? holder : chair.value,
    log: lastingLog(opened.log),
    chance: deviceChance(),
    think(question) {
      const thought = think(question);
      for (const failure of thought.failures ?? []) console.error(failure);
      return thought;
    },
    judge,
    tabs: tabsAt(id),
    onFinished: () => tell({ kind: 'finished' }),
  });
  table.open({
    onOpen: () => tell({ kind: 'open' }),
    // a log that cannot be read: the server may have the table
    onLost: () => tell({ kind: 'missing' }),
    onStopping: () => {},
    onUpdate: (update) => tell({ kind: 'update', update }),
  });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') void open(data.table, data.chair);
  else
    void table?.send(data.name, data.message).then((answer) => tell({ kind: 'answer', id: data.id, answer }));
});
