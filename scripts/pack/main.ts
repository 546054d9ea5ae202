// npm run pack: the packages that other programs can install, as tarballs in dist/packages, and the reports of their
// surfaces in the tree. `--try` installs them into empty projects and runs them where they are to run.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/run.mjs';
import { apiOf } from './api.ts';
import { buildPackages } from './build.ts';
import { PUBLISHED } from './published.ts';
import { tryPackages } from './trial.ts';

const OUT = join(ROOT, 'dist', 'packages');

const { values } = parseArgs({ options: { try: { type: 'boolean' } } });
const tarballs = buildPackages(OUT);
for (const published of PUBLISHED) {
  const report = join(ROOT, 'packages', published.name, 'api.txt');
  writeFileSync(report, apiOf(published, join(OUT, published.name)));
}
for (const tarball of tarballs)
  console.log(`${tarball.slice(ROOT.length + 1)}: ${Math.round(statSync(tarball).size / 1000)} kB`);
if (values.try === true && !(await tryPackages(tarballs))) process.exitCode = 1;
