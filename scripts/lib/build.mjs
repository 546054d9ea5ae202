import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForProduction } from './install.mjs';
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

/** The words for somebody whose checkout has neither pages nor what builds them. */
const NOT_BUILT =
  'npm ci --omit=dev leaves out what builds them. Run npm ci and npm run build, then npm prune --omit=dev; or use a ' +
  'downloaded release, which has them.';

/** Builds the pages if they are not those of the present sources, by `runner`. Returns the exit code. */
export async function ensureBuilt(runner = async (command, args) => ({ code: run(command, args) })) {
  const isThere = existsSync(join(DIST, 'index.html'));
  const stamp = isThere && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
  // pages that were built by hand may be brought to where nothing can build them
  if (isForProduction() && isThere && stamp === undefined) return 0;
  const digest = sourcesDigest();
  if (stamp === digest) return 0;
  if (isForProduction()) {
    console.error(`The pages are ${isThere ? 'those of another version' : 'not built'}. ${NOT_BUILT}`);
    return 1;
  }
  console.log('Building the pages: npm run build');
  const { code } = await runner('npm', ['run', '--silent', 'build']);
  if (code === 0) writeFileSync(STAMP, digest);
  return code;
}
