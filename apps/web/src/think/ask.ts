import type { Question, Thought } from './messages.ts';

/** A thinker without a question ends after this time, milliseconds: it holds tens of megabytes. */
const IDLE_MS = 30_000;

/** The thinker that waits for the next question, with the timer that ends it. */
let waiting: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** Returns the thinker that waits, or a new one, which reads more than a megabyte of code before it answers. */
function takeWorker(): Worker {
  if (waiting === undefined) return new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  const { worker, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  return worker;
}

/** Keeps a thinker that has answered for the next question; one is enough. */
function keepWorker(worker: Worker): void {
  if (waiting !== undefined) {
    worker.terminate();
    return;
  }
  const timer = setTimeout(() => {
    waiting = undefined;
    worker.terminate();
  }, IDLE_MS);
  waiting = { worker, timer };
}

/** Asks the thinker, which answers as it goes. The returned function ends it, whatever it is doing. */
export function askThinker(question: Question, hear: (thought: Thought) => void): () => void {
  const worker = takeWorker();
  let isAnswered = false;
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    if (data.kind === 'done') {
      isAnswered = true;
      keepWorker(worker);
    }
    hear(data);
  };
  worker.onerror = () => {
    isAnswered = true;
    worker.terminate();
    hear({ kind: 'done' });
  };
  worker.postMessage(question);
  return () => {
    // it may think about somebody else's question by now
    if (!isAnswered) worker.terminate();
  };
}
