// The entry of `npm start`. It imports nothing until it has checked that this version of Node can run the rest.
const NEEDED = 24;
/** A process with nothing left to do ends after this time at the latest, milliseconds. */
const LEFT_MS = 300;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Overtrick needs Node ${NEEDED} or newer (this is ${process.versions.node}): run npm ci, then npm start.`,
  );
  process.exitCode = 1;
} else {
  const { runServer } = await import('./run.ts');
  process.exitCode = await runServer(process.env);
  // whatever is still open: a connection to a Redis that is away tries again for ever
  setTimeout(() => process.exit(), LEFT_MS).unref();
}

export {};
