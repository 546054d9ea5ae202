// The lints that no library has. `npm run lint` runs them after biome.
import { globSync, readFileSync } from 'node:fs';
import { fileSizeFindings } from './fileSize.ts';
import { gameIdFindings } from './gameIds.ts';

const LINTS = [gameIdFindings, fileSizeFindings];
const ROOMS = ['packages', 'apps', 'scripts', 'e2e', 'bench', 'fuzz'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'coverage']);

const files = ROOMS.flatMap((room) =>
  globSync(`${room}/**/*.{ts,tsx,mjs,css}`, {
    exclude: (name) => PASSED_OVER.has(name.split('/').at(-1) ?? ''),
  }),
).sort();
const findings = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return LINTS.flatMap((lint) => lint(file.replaceAll('\\', '/'), text));
});
for (const { file, line, why } of findings) console.error(`${file}:${line}: ${why}`);
console.log(`${files.length} files, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
