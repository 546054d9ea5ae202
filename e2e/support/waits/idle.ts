import type { Page } from '@playwright/test';

/** A page that waits for so long waits for something that does not come, milliseconds. */
const MOST_MS = 60_000;
/** Longer timers are for what does not come: a lost connection, an answer that is late. */
const LONGEST_TIMER_MS = 2000;

/** The things that a page waits for, each with words for it. */
type Waits = Map<object, string>;

declare global {
  interface Window {
    /** Is there once the page is watched. */
    overtrickWaits?: Waits;
  }
}

/**
 * Waits until a page has nothing more to do by itself: no answer of the server is due, no timer runs, its database is
 * at rest, no computer player is to act (`data-more`), and what came of it is shown. Says what it waits for if that
 * does not end. A page is watched from the first call, or from its beginning by `watchFromStart`.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(watch, LONGEST_TIMER_MS);
  await page.evaluate(async (mostMs) => {
    const waits = (): readonly string[] => [
      ...(window.overtrickWaits?.values() ?? []),
      ...[...document.querySelectorAll('[data-more="true"]')].map(() => 'a computer player'),
    ];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = performance.now() + mostMs;
    for (let still = 0; still < 3; ) {
      await frame();
      still = waits().length === 0 ? still + 1 : 0;
      if (performance.now() > end) throw new Error(`the page still waits for ${waits().join(', ')}`);
    }
  }, MOST_MS);
}

/** Watches a page's waits from the moment in which it is opened. */
export const watchFromStart = (page: Page): Promise<unknown> => page.addInitScript(watch, LONGEST_TIMER_MS);

/** Runs in the page: notes timers, answers that are due, and changes of the database. */
function watch(longestMs: number): void {
  if (window.overtrickWaits !== undefined) return;
  const waits: Waits = new Map();
  window.overtrickWaits = waits;

  const timers = new Map<number, object>();
  const { setTimeout: begin, clearTimeout: end } = window;
  const run = begin.bind(window) as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number;
  const done = (id: number): void => {
    waits.delete(timers.get(id) ?? {});
    timers.delete(id);
  };
  const counted = (handler: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    if (ms > longestMs || typeof handler !== 'function') return run(handler, ms, ...rest);
    const id = run(() => {
      done(id);
      handler(...rest);
    }, ms);
    const timer = {};
    timers.set(id, timer);
    waits.set(timer, `a timer of ${ms} ms`);
    return id;
  };
  window.setTimeout = Object.assign(counted, begin);
  window.clearTimeout = (id) => {
    done(Number(id));
    end.call(window, id);
  };

  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    waits.set(made, 'the database');
    for (const over of ['complete', 'abort', 'error']) made.addEventListener(over, () => waits.delete(made));
    return made;
  };

  // messages of socket.io: `42<id>["name", …` is answered by `43<id>[…`
  const asked = new WeakMap<WebSocket, Map<string, object>>();
  const { send } = WebSocket.prototype;
  const dueOf = (socket: WebSocket): Map<string, object> => {
    const known = asked.get(socket);
    if (known !== undefined) return known;
    const due = new Map<string, object>();
    asked.set(socket, due);
    const settle = (id: string): void => {
      waits.delete(due.get(id) ?? {});
      due.delete(id);
    };
    socket.addEventListener('message', ({ data }) => {
      const [, id] = /^43(\d+)\[/.exec(String(data)) ?? [];
      if (id !== undefined) settle(id);
    });
    socket.addEventListener('close', () => {
      for (const id of [...due.keys()]) settle(id);
    });
    return due;
  };
  WebSocket.prototype.send = function (data) {
    const [, id, name = ''] = (typeof data === 'string' && /^42(\d+)\["(\w+)"/.exec(data)) || [];
    if (id !== undefined) {
      const message = {};
      dueOf(this).set(id, message);
      waits.set(message, `the answer to ${name}`);
    }
    send.call(this, data);
  };
}
