const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const WATCH_MS = 250;

/**
 * Stands in for a child: passes signals on to it and ends as it ends. A terminal sends Ctrl-C to every process
 * of its group by itself, so that one isn't sent twice. A SIGTERM to npm ends the shell between npm and us and
 * goes no further, so when npm has started us, the shell's end counts as one.
 */
export function standInFor(child) {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, WATCH_MS);
  }
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
