import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import type { Link, LinkEvents } from '../../server/link.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/**
 * Connects to a table on this device, which a worker runs. Where the table no longer exists, `instead` takes over: the
 * server may have it. Each finished and stored deal calls `onFinished`.
 * @param chair of the person holding a device that two people share
 */
export function localLink(table: string, instead: () => Link, onFinished: () => void, chair?: number): Link {
  let worker: Worker | undefined;
  let other: Link | undefined;
  let opened: LinkEvents | undefined;
  let last = 0;
  const waiting = new Map<number, (answer: Answer<MessageName> | undefined) => void>();

  function hear(data: FromWorker, events: LinkEvents): void {
    if (data.kind === 'open') events.onOpen();
    else if (data.kind === 'update') events.onUpdate(data.update);
    else if (data.kind === 'finished') onFinished();
    else if (data.kind === 'answer') {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    } else {
      worker?.terminate();
      other = instead();
      other.open(events);
    }
  }

  function start(events: LinkEvents): void {
    worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data, events);
    // the table's record is stored, so that another worker can continue it
    worker.onerror = () => {
      worker?.terminate();
      worker = undefined;
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
      events.onLost();
    };
    const opening: ToWorker = { kind: 'open', table, ...(chair !== undefined && { chair }) };
    worker.postMessage(opening);
  }

  return {
    open(events) {
      opened = events;
      start(events);
    },
    send<Name extends MessageName>(name: Name, message: Message<Name>) {
      if (other !== undefined) return other.send(name, message);
      if (worker === undefined) return Promise.resolve(undefined);
      const id = ++last;
      const answer = new Promise<Answer<MessageName> | undefined>((resolve) => waiting.set(id, resolve));
      const said: ToWorker = { kind: 'say', id, name, message: message as Message<MessageName> };
      worker.postMessage(said);
      return answer as Promise<Answer<Name> | undefined>;
    },
    retry() {
      if (other !== undefined) other.retry();
      else if (worker === undefined && opened !== undefined) start(opened);
    },
    close() {
      worker?.terminate();
      other?.close();
    },
  };
}
