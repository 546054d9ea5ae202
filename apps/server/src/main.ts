// The entry of `npm start`. It imports nothing until it has checked that this version of Node can run the rest.
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Overtrick needs Node ${NEEDED} or newer (this is ${process.versions.node}): run npm ci, then npm start.`,
  );
  process.exitCode = 1;
} else {
  const { runServer } = await import('./run.ts');
  process.exitCode = await runServer(process.env);
}

export {};
