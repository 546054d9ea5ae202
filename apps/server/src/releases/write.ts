// node apps/server/src/releases/write.ts: stores what this version writes, before it is released. Logs that are already
// stored stay as they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { allLogs, gistOf } from './logs.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
const folder = new URL(`${version}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
const kept = new URL('gists.json', folder);
const gists: Record<string, unknown> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
for (const [log, bodies] of allLogs()) {
  if (Object.hasOwn(gists, log)) continue;
  writeFileSync(new URL(`${log}.log`, folder), `${bodies.join('\n')}\n`);
  gists[log] = gistOf(log, bodies);
}
writeFileSync(kept, `${JSON.stringify(gists, undefined, 1)}\n`);
