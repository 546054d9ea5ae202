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
  let last = 0;
  const waiting = new Map<number, (answer: Answer<MessageName>) => void>();

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

  return {
    open(events) {
      worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
      const tell = (message: ToWorker): void => worker?.postMessage(message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data, events);
      tell({ kind: 'open', table, ...(chair !== undefined && { chair }) });
    },
    send<Name extends MessageName>(name: Name, message: Message<Name>) {
      if (other !== undefined) return other.send(name, message);
      const id = ++last;
      const answer = new Promise<Answer<MessageName>>((resolve) => waiting.set(id, resolve));
      const said: ToWorker = { kind: 'say', id, name, message: message as Message<MessageName> };
      worker?.postMessage(said);
      return answer as Promise<Answer<Name>>;
    },
    retry: () => other?.retry(),
    close() {
      worker?.terminate();
      other?.close();
    },
  };
}
