import 'fake-indexeddb/auto';
import { seededRandom } from '@overtrick/rules/random';
import { type OpenStored, tableContract } from '@overtrick/table/internals/testing/contract';
import { openersChair } from '@overtrick/table/opening';
import { entriesAfter, keepTable } from '../database.ts';
import { openLog } from '../log.ts';
import { deviceChance } from './chance.ts';
import { LocalTable } from './localTable.ts';

let tables = 0;

const open: OpenStored = async (wanted, others, seed) => {
  const [table, token] = [`contract${tables++}`, 'a-token-of-some-length'];
  await keepTable({ table, token, wanted, deals: [], finished: 0 });
  return {
    table,
    token,
    entries: () => entriesAfter(table, 0),
    async come() {
      const opened = await openLog(table);
      const chair = openersChair(wanted);
      if (opened === undefined || !chair.ok) throw new Error('the table is kept');
      const link = new LocalTable({
        table,
        chair: chair.value,
        log: opened.log,
        chance: deviceChance(seededRandom(seed)),
        ...others,
      });
      await new Promise<void>((resolve) =>
        link.open({ onOpen: resolve, onLost() {}, onStopping() {}, onUpdate() {} }),
      );
      return { send: (name, message) => link.send(name, message) };
    },
  };
};

tableContract('the device', open);
