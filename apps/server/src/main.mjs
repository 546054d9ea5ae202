// The entry of `npm start`. It imports nothing of the server until it runs on a Node that can run it.
import { onNewNode } from './newNode.mjs';

/** A process with nothing left to do ends after this time at the latest, milliseconds. */
const LEFT_MS = 300;

await onNewNode(import.meta.url, async () => {
  const { runServer } = await import('./run.ts');
  process.exitCode = await runServer(process.env);
  // whatever is still open: a connection to a Redis that is away tries again for ever
  setTimeout(() => process.exit(), LEFT_MS).unref();
});
