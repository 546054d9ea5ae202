// Watches the main thread from its own thread.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { LOOKS, type Watched } from './watchdog.ts';

const { beats, patienceMs } = workerData as Watched;
/** The time limit for finding out where the main thread is, milliseconds. */
const ASKING_MS = 2000;
const MOST_FRAMES = 12;

const pathOf = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : url);

/** Returns the places in the code where the main thread is, the innermost first; empty if it does not stop. */
async function placesOfMain(): Promise<readonly string[]> {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  const paused = new Promise<readonly string[]>((resolve) => {
    session.once('Debugger.paused', ({ params }) =>
      resolve(
        params.callFrames.map(
          ({ functionName, location: { scriptId, lineNumber } }) =>
            `${functionName || '(anonymous)'} ${pathOf(urls.get(scriptId) ?? '')}:${lineNumber + 1}`,
        ),
      ),
    );
  });
  await session.post('Debugger.enable');
  void session.post('Debugger.pause');
  return paused;
}

async function end(): Promise<void> {
  const places = await Promise.race([
    placesOfMain().catch(() => []),
    pause(ASKING_MS).then((): readonly string[] => []),
  ]);
  const where = places.slice(0, MOST_FRAMES).map((place) => `  at ${place}\n`);
  const seconds = Math.round(patienceMs / 1000);
  writeSync(2, `The server has not answered for ${seconds} seconds and is ended.\n${where.join('')}`);
  process.kill(process.pid, 'SIGKILL');
}

let last = Atomics.load(beats, 0);
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed === LOOKS) void end();
}, patienceMs / LOOKS);
