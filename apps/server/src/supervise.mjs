// Keeps a server running: starts it again when it has crashed, and passes signals on to it. Plain JavaScript, because
// `npm start` runs it on the Node of the machine.
import { setTimeout as pause } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const WATCH_MS = 250;
/** A server that ends sooner has not started: what is wrong is not mended by another start. */
const STARTED_MS = 10_000;
/** The time before another start: the first, and the longest; each is twice the last until a server stays up. */
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;
const STAYED_MS = 300_000;

/**
 * Calls `asked` with the name of each signal that this process gets. A terminal sends Ctrl-C to every process of its
 * group by itself, so that a child has had it. A SIGTERM to npm ends the shell between npm and this process and goes no
 * further: where npm has started this process, the end of the shell counts as a SIGTERM.
 */
function onSignals(asked) {
  for (const signal of SIGNALS) process.on(signal, () => asked(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    asked('SIGTERM');
  }, WATCH_MS);
}

/** Ends this process as a child has ended. */
function endAs({ code, signal }) {
  if (signal === null) process.exit(code);
  for (const name of SIGNALS) process.removeAllListeners(name);
  process.kill(process.pid, signal);
}

/** Resolves when a child has ended. */
const ended = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      process.exit(127);
    });
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });

/**
 * Runs a server until it is told to stop, and ends as it ends. A server that crashes after it has started is started
 * again.
 * @param startChild starts it, and returns the child process
 */
export async function supervise(
  startChild,
  { startedMs = STARTED_MS, firstMs = FIRST_MS, longestMs = LONGEST_MS, stayedMs = STAYED_MS } = {},
) {
  const stopping = new AbortController();
  let child;
  onSignals((signal) => {
    stopping.abort();
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal);
  });
  let hasStarted = false;
  for (let waitMs = firstMs; ; waitMs = Math.min(2 * waitMs, longestMs)) {
    const began = performance.now();
    child = startChild();
    const end = await ended(child);
    const ranMs = performance.now() - began;
    hasStarted ||= ranMs >= startedMs;
    if (end.code === 0 || stopping.signal.aborted || !hasStarted) return endAs(end);
    if (ranMs >= stayedMs) waitMs = firstMs;
    console.error(
      `The server ended (${end.signal ?? `exit code ${end.code}`}) and is started again in ${waitMs / 1000} s.`,
    );
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => endAs(end));
  }
}
