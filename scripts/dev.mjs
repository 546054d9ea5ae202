// npm run dev: the server, started again when its sources change, and the pages with hot reload.
import { ensurePackages } from './lib/install.mjs';
import { start } from './lib/run.mjs';

await ensurePackages();
const children = [
  start('node', ['--watch', 'apps/server/src/main.mjs', ...process.argv.slice(2)]),
  start('npm', ['run', '--silent', 'dev', '--workspace', '@overtrick/web']),
];
const endAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll();
  });
}
