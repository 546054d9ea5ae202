import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const DIST = join(ROOT, 'apps', 'web', 'dist');
/** Holds the digest of the sources; a build by hand empties the folder and so takes it away. */
const STAMP = join(DIST, '.sources');
const SOURCES = ['packages', 'apps/web', 'package-lock.json', 'tsconfig.base.json'];
const PASSED_OVER = /^(node_modules|dist|coverage|\..*|.*\.test\.tsx?)$/;

const entriesOf = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const filesIn = (folder) =>
  entriesOf(folder).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** A digest of everything that the pages are made of. */
function sourcesDigest() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => (/\.json$/.test(source) ? [source] : filesIn(source)));
  for (const file of files) {
    const bytes = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Builds the pages if they are not those of the present sources, by `runner`. Returns the exit code. */
export async function ensureBuilt(runner = async (command, args) => ({ code: run(command, args) })) {
  const digest = sourcesDigest();
  const built = existsSync(STAMP) && existsSync(join(DIST, 'index.html'));
  if (built && readFileSync(STAMP, 'utf8') === digest) return 0;
  console.log('Building the pages: npm run build');
  const { code } = await runner('npm', ['run', '--silent', 'build']);
  if (code === 0) writeFileSync(STAMP, digest);
  return code;
}
