import type { StoreApi } from 'zustand';
import type { TournamentLink } from '../../server/tournamentSocket.ts';
import { whyNot } from '../refusal.ts';
import type { Outbox, Waiting } from './outbox.ts';
import type { EveningState } from './state.ts';

interface SenderParts {
  readonly tournament: string;
  readonly link: TournamentLink;
  readonly outbox: Outbox;
  readonly now: () => number;
  readonly retryMs: number;
  readonly store: StoreApi<EveningState>;
}

/** Sends what waits on the device. */
export interface Sender {
  /** Shows what waits. */
  readonly list: () => Promise<void>;
  /** The page has seen a new version: commands included in it no longer wait. */
  readonly seen: () => Promise<void>;
  /** Sends all waiting commands in order, as long as the server answers. */
  readonly flush: () => Promise<void>;
}

export function senderOf({ tournament, link, outbox, now, retryMs, store }: SenderParts): Sender {
  let sending: Promise<void> = Promise.resolve();
  /** Commands that the server has done, with the version in which the page will see them. */
  const done = new Map<string, number>();

  const list = async (): Promise<void> => {
    const all = await outbox.all(tournament);
    const { version } = store.getState();
    store.setState({
      waiting: all.filter(({ id, isSent }) => !isSent || (done.get(id) ?? 0) > version),
    });
  };

  const sendOne = async (one: Waiting): Promise<'done' | 'later'> => {
    const { id, token, made } = one;
    const ago = Math.max(0, Math.round(now() - made));
    const command = one.command.kind === 'reported' ? { ...one.command, ago } : one.command;
    const answer = await link.send('do', { tournament, token, id, command: { ...command } });
    if (answer === undefined || (!answer.ok && LATER.has(answer.code))) return 'later';
    if (answer.ok) done.set(id, answer.version);
    await outbox.put(answer.ok ? { ...one, isSent: true } : { ...one, refused: whyNot(answer) });
    await list();
    return 'done';
  };

  const flush = (): Promise<void> => {
    sending = sending
      .catch(() => undefined)
      .then(async () => {
        const waiting = (await outbox.all(tournament)).filter(({ isSent, refused }) => !isSent && !refused);
        for (const one of waiting)
          if ((await sendOne(one)) === 'later') {
            // a line that is lost says so when it is back; a busy server does not
            if (store.getState().line === 'open') setTimeout(() => void flush(), retryMs);
            return;
          }
      });
    return sending.catch(() => undefined);
  };

  return { list, flush, seen: async () => void (done.size > 0 && (await list())) };
}

/** Refusals after which the same can be sent again. */
const LATER: ReadonlySet<string> = new Set(['ERR_BUSY', 'ERR_SERVER', 'ERR_NEWER']);
