// npm run release: the bundle of everything that runs in production, and an archive of it for each platform.
// `--bundle` builds the bundle alone, `--only linux-x64,windows-x64` some of the archives.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { fail, ROOT } from '../lib/run.mjs';
import { type ArchiveFile, filesIn, writeArchive } from './archive.ts';
import { type Build, readBuild, writeBundle } from './bundle.ts';
import { launchersOf, readmeOf } from './launchers.ts';
import { fetchNode, PLATFORMS, type Platform } from './nodeBuilds.ts';

const OUT = join(ROOT, 'dist');
const BUNDLE = join(OUT, 'bundle');
/** An archive may have this many bytes: people fetch it over slow lines. */
const MOST_BYTES = 60_000_000;

/** Writes the archive of a platform, and returns its file. */
async function writeFor(platform: Platform, { version, time }: Build): Promise<string> {
  const name = `overtrick-${version}-${platform}`;
  const isWindows = platform.startsWith('windows');
  const { program, licence } = await fetchNode(platform);
  const files: readonly ArchiveFile[] = [
    ...filesIn(BUNDLE, 'app/'),
    { path: `node/${isWindows ? 'node.exe' : 'node'}`, bytes: program, isProgram: true },
    { path: 'node/LICENSE', bytes: licence },
    { path: 'LICENSE.txt', bytes: readFileSync(join(ROOT, 'LICENSE')) },
    { path: 'README.txt', bytes: Buffer.from(readmeOf(platform, version)) },
    ...launchersOf(platform),
  ];
  const target = join(OUT, `${name}.${isWindows ? 'zip' : 'tar.gz'}`);
  await writeArchive(
    target,
    files.map((file) => ({ ...file, path: `${name}/${file.path}` })),
    time,
  );
  return target;
}

const { values } = parseArgs({ options: { bundle: { type: 'boolean' }, only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? (values.bundle === true ? [] : PLATFORMS);
const unknown = chosen.find((name) => !PLATFORMS.some((platform) => platform === name));
if (unknown !== undefined) fail(`--only: there is no platform ${unknown}; there are ${PLATFORMS.join(', ')}`);
// a zip has local times
process.env.TZ = 'UTC';
if ((await ensureBuilt()) !== 0) fail('The pages could not be built: see above.');
const build = readBuild();
// archives of an older state would be taken for those of this one
rmSync(chosen.length > 0 ? OUT : BUNDLE, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await writeBundle(BUNDLE, build);
console.log(`dist/bundle: version ${build.version}, build ${build.commit}`);
const sums: string[] = [];
for (const platform of PLATFORMS.filter((one) => chosen.includes(one))) {
  const target = await writeFor(platform, build);
  const { size } = statSync(target);
  const sum = createHash('sha256').update(readFileSync(target)).digest('hex');
  sums.push(`${sum}  ${basename(target)}\n`);
  console.log(`dist/${basename(target)}: ${(size / 1e6).toFixed(1)} MB`);
  if (size > MOST_BYTES) fail(`${basename(target)} has more than ${MOST_BYTES / 1e6} MB`);
}
if (sums.length > 0) writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
