import type { TableUpdate } from '@overtrick/protocol/table';
import { present } from '@overtrick/rules/present';
import type { LinkEvents } from '../../server/link.ts';
import * as model from '../state/model.ts';
import type { TableCore } from './core.ts';

/**
 * Controls the entry to the table: opens the connection, enters, and handles incoming messages. `resend` sends an
 * action that has no answer yet; `hearVoice` handles signals from other browsers.
 */
export function entryOf(
  core: TableCore,
  resend: (pending: model.Pending) => Promise<void>,
  hearVoice: LinkEvents['onVoice'],
) {
  const { link, table, now, put, schedule } = core;
  let entering = false;
  let early: TableUpdate[] = [];

  async function enter(): Promise<void> {
    entering = true;
    early = [];
    const have = now().latest?.version;
    const token = core.token();
    const answer = await link.send('enter', {
      table,
      ...present({ token, have }),
    });
    entering = false;
    if (answer === undefined) return;
    if (!answer.ok) return put({ ...now(), connection: 'live', trouble: answer });
    put(model.entered(now(), answer));
    for (const update of early) put(model.received(now(), update));
    schedule();
    const { pending } = now();
    if (pending) await resend(pending);
  }

  const open = (): void =>
    link.open({
      onOpen: () => void enter(),
      onLost: () => put(model.lost(now())),
      onStopping: () => put({ ...now(), connection: 'stopping' }),
      onSaid: (line) => put(model.heard(now(), line)),
      ...present({ onVoice: hearVoice }),
      onUpdate(update) {
        if (entering) early.push(update);
        else put(model.received(now(), update));
        schedule();
      },
    });

  return { enter, open };
}
