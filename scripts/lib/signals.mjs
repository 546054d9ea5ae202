const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Stands in for a child: passes signals on to it and ends as it ends. A terminal sends Ctrl-C to every process
 * of its group by itself, so that one isn't sent twice.
 */
export function standInFor(child) {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
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
