import * as model from '../state/model.ts';
import { chairOf } from './chair.ts';
import { claimsOf } from './claims.ts';
import { coreOf, type TableSetup } from './core.ts';
import { entryOf } from './entry.ts';
import { putOwnCard } from './ownCard.ts';
import { runningOf } from './running.ts';
import { talkOf } from './talk.ts';
import { turnOf } from './turn.ts';
import { voiceOf } from './voice.ts';

export type TableCtrl = ReturnType<typeof tableCtrl>;

/** Controls a table's page: receives messages, shows them at a pace, and sends the visitor's actions. */
export function tableCtrl(setup: TableSetup) {
  const core = coreOf(setup);
  const { store, table, link, now, put, schedule, notice, token } = core;
  const { hear, close: hangUp, voice } = voiceOf(core);
  const { enter, open } = entryOf(core, (pending) => turn.send(pending), hear);
  const turn = turnOf(core, enter);
  if (setup.ownCard) putOwnCard(core, setup.ownCard);
  const { stop, ...chair } = chairOf(core, enter);
  return {
    store,
    table,
    /** Opens the connection. */
    open,
    act: turn.act,
    ...claimsOf(core),
    ...chair,
    ...talkOf(core),
    ...runningOf(core),
    voice,
    notice,
    retry: link.retry,
    token,
    catchUp(): void {
      put(model.caughtUp(now()));
      schedule();
    },
    close(): void {
      core.stop();
      stop();
      hangUp();
      link.close();
    },
  };
}
