// node apps/server/src/releases/write.ts: keeps what this version writes, before it is released.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tableOf } from '@overtrick/table/fold';
import { gist, logsWritten } from './written.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
const folder = new URL(`${version}/`, import.meta.url);
mkdirSync(folder);
const gists: Record<string, object> = {};
for (const [name, bodies] of logsWritten()) {
  writeFileSync(new URL(`${name}.log`, folder), `${bodies.join('\n')}\n`);
  gists[name] = gist(
    tableOf(
      name,
      bodies.map((body) => JSON.parse(body)),
    ),
  );
}
writeFileSync(new URL('gists.json', folder), `${JSON.stringify(gists, undefined, 1)}\n`);
