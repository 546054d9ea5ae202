import { type Action, makeAction, sameAction } from '@overtrick/rules/action';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import * as model from '../state/model.ts';
import { sentenceOf, type TableCore } from './core.ts';

/** The time after which an action that was held back should have arrived, milliseconds. */
const LATE_MS = 3000;

/** Controls the visitor's own calls and cards. */
export function turnOf(core: TableCore, enter: () => Promise<void>) {
  const { link, table, now, put, schedule, newId } = core;

  async function send(pending: model.Pending): Promise<void> {
    const { id, deal, version, action } = pending;
    const token = core.token();
    if (token === undefined) return;
    const answer = await link.send('act', { table, token, deal, version, id, action: makeAction(action) });
    if (now().pending?.id !== id) return;
    if (answer?.ok) {
      // held back by the table's pace: something may come before it is made
      if (answer.waits !== undefined)
        setTimeout(() => now().pending?.id === id && void enter(), answer.waits + LATE_MS);
      return;
    }
    // no answer: if the connection is open, check whether the action arrived, and send it again if it did not
    if (answer === undefined) return now().connection === 'live' ? enter() : undefined;
    if (answer.code !== 'ERR_STALE') return put(model.takenBack(now(), sentenceOf(answer)));
    // the table has changed, for example somebody sat down: if the position is the same, send it for the new version
    await enter();
    const { latest } = now();
    const same = latest !== undefined && latest.deal === deal && placeOf(latest.view) === pending.place;
    put(model.takenBack(now(), same ? undefined : sentenceOf(answer)));
    if (same) act(action);
  }

  function act(action: Action): void {
    const { shown } = now();
    const legal = shown?.view.legal.some((one) => sameAction(one, action)) === true;
    if (shown === undefined || !legal || !model.canAct(now())) return;
    const place = placeOf(shown.view);
    const pending = { id: newId(), action, deal: shown.deal, version: shown.version, place };
    put(model.acted(now(), pending));
    schedule();
    void send(pending);
  }

  return { act, send };
}

/** Returns the position of a view in its deal: the same text if nothing was called, played or claimed in between. */
const placeOf = ({ calls, trick, taken, phase }: View): string =>
  [phase, calls.length, trick.length, ...SEATS.map((seat) => taken[seat])].join(' ');
