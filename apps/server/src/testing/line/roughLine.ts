import { below, type Random } from '@overtrick/rules/random';
import { serverFrame } from './frames.ts';
import { type Line, openLine, type Passage } from './line.ts';

/** The faults that a rough line has caused so far. */
export interface Trouble {
  /** Packets with more than one message of the server. */
  together: number;
  /** Actions that were refused and not done. */
  refused: number;
  /** Actions that were done, and then refused. */
  doneAndRefused: number;
  cuts: number;
}

export const noTrouble = (): Trouble => ({ together: 0, refused: 0, doneAndRefused: 0, cuts: 0 });

/** The longest time for which frames are delayed, milliseconds. */
const MOST_MS = 12;
/** One of this many actions is refused; every other one of these is done nevertheless. */
const REFUSED = 20;
/** One of this many actions is lost with the connection. */
const CUT = 400;

/**
 * Opens a line that keeps only the order of messages: frames are delayed at random, and those that wait together arrive
 * as one packet; some actions are refused, done or not, and some connections are lost.
 */
export function openRoughLine(url: string, random: Random, trouble: Trouble): Promise<Line> {
  const waiting = new WeakMap<Passage, Buffer[]>();
  /** The beginnings of answers that were replaced. */
  const replaced = new WeakMap<Passage, Set<string>>();
  const toClient = (passage: Passage, bytes: Buffer): void => {
    const frames = waiting.get(passage);
    if (frames !== undefined) {
      frames.push(bytes);
      return;
    }
    const first = [bytes];
    waiting.set(passage, first);
    setTimeout(
      () => {
        waiting.delete(passage);
        if (first.length > 1) trouble.together++;
        passage.toClient(Buffer.concat(first));
      },
      below(random, MOST_MS),
    );
  };
  return openLine(url, {
    fromServer({ text, bytes }, passage) {
      const [head = ''] = /^43\d+\[/.exec(text) ?? [];
      if (replaced.get(passage)?.delete(head) !== true) toClient(passage, bytes);
    },
    fromClient({ text, bytes }, passage) {
      const [, id] = /^42(\d+)\["act"/.exec(text) ?? [];
      if (id !== undefined && below(random, CUT) === 0) {
        trouble.cuts++;
        if (below(random, 2) === 0) passage.toServer(bytes);
        return passage.cut();
      }
      if (id === undefined || below(random, REFUSED) > 0) return passage.toServer(bytes);
      const head = `43${id}[`;
      if (trouble.refused <= trouble.doneAndRefused) trouble.refused++;
      else {
        trouble.doneAndRefused++;
        replaced.set(passage, (replaced.get(passage) ?? new Set()).add(head));
        passage.toServer(bytes);
      }
      toClient(passage, serverFrame(`${head}{"ok":false,"code":"ERR_BUSY","message":"Not now."}]`));
    },
  });
}
