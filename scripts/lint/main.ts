// The lints that no library has. `npm run lint` runs them after biome.
import { globSync, readFileSync } from 'node:fs';
import { commentFindings } from './comments.ts';
import { firstWordFindings } from './firstWords.ts';
import { gameIdFindings } from './gameIds.ts';
import { ruleBookOf, rulingFindings } from './rulings.ts';

const LINTS = [gameIdFindings, commentFindings];
const ROOMS = ['packages', 'apps', 'scripts', 'e2e', 'lab', 'fuzz'];
const RULES = 'docs/rules.md';
/** The files beside code that cite its numbers: pages of the docs, and playthroughs. */
const CITING = ['docs/**/*.md', 'packages/rules/**/playthroughs/*.txt', 'README.md', 'CHANGELOG.md'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'coverage']);

const found = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) =>
      globSync(pattern, { exclude: (name) => PASSED_OVER.has(name.split('/').at(-1) ?? '') }),
    )
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

const files = found(ROOMS.map((room) => `${room}/**/*.{ts,tsx,mjs,css}`));
const pages = found(CITING).filter(({ file }) => file !== RULES);
// the lint's own test cites a book of its own
const citing = [...files, ...pages].filter(({ file }) => !file.startsWith('scripts/lint/'));
const findings = [
  ...files.flatMap(({ file, text }) => LINTS.flatMap((lint) => lint(file, text))),
  ...files.flatMap(({ file, text }) => firstWordFindings(file, text)),
  ...rulingFindings(ruleBookOf(readFileSync(RULES, 'utf8')), RULES, citing),
];
for (const { file, line, why } of findings) console.error(`${file}:${line}: ${why}`);
console.log(`${files.length} files, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
