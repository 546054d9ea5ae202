// npm run image: builds the image of the Dockerfile by buildah, and plays a deal at a server that runs from it as a
// container runs: as its own user, with a read-only root. The base comes from Debian's archive, not from a registry.
// It needs root, for the mounts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, openTable } from '../../apps/server/src/testing/client.ts';
import { fail, ROOT, run } from '../lib/run.mjs';
import { readBuild } from './bundle.ts';

const BASE = 'localhost/overtrick-base';
const IMAGE = 'localhost/overtrick';
const MOST_BYTES = 250_000_000;
/** The certificates of this machine, which a network may demand. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

function must(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', cwd: ROOT });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout.trim();
}

/** Makes the image of a minimal Debian, unless it is there. */
function ensureBase(): void {
  if (spawnSync('buildah', ['inspect', '--type', 'image', BASE]).status === 0) return;
  console.log('Fetching a minimal Debian: debootstrap');
  const container = must('buildah', 'from', 'scratch');
  must('debootstrap', '--variant=minbase', 'bookworm', must('buildah', 'mount', container));
  must('buildah', 'commit', '--rm', container, BASE);
}

function build(): void {
  console.log('Building the image: buildah bud');
  const certificates = existsSync(CERTIFICATES)
    ? [
        '--volume',
        `${CERTIFICATES}:/tmp/certificates.crt:ro`,
        '--build-arg',
        'NODE_EXTRA_CA_CERTS=/tmp/certificates.crt',
      ]
    : [];
  const how = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--quiet'];
  const args = ['--build-arg', `BASE=${BASE}`, '--build-arg', `OVERTRICK_BUILD=${readBuild().commit}`];
  if (run('buildah', ['bud', ...how, ...args, ...certificates, '--tag', IMAGE, '.']) !== 0)
    throw new Error('The image could not be built: see above.');
}

/** Checks what an image says of itself and what is in it. */
function inspect(root: string): void {
  const { Docker } = JSON.parse(must('buildah', 'inspect', '--type', 'image', IMAGE));
  const { User, Healthcheck } = Docker.config;
  if (User !== '10001:10001') throw new Error(`The image runs as ${User}.`);
  if (Healthcheck?.Test?.at(-1) !== 'health') throw new Error('The image has no health check.');
  const files = globSync('**', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  console.log(`The image has ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`);
  if (bytes > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES / 1e6} MB.`);
  const tools = files.filter(({ name }) => ['sh', 'bash', 'npm', 'apt-get', 'gcc'].includes(name));
  if (tools.length > 0) throw new Error(`It has tools: ${tools.map(({ name }) => name).join(', ')}.`);
}

/** Mounts of a root as a container has them, then a program of the image in it, as its user. */
const IN_CONTAINER = `set -e
mount --bind "$1" "$2" && mount -o remount,ro,bind "$2"
mount -t tmpfs -o mode=1777 tmpfs "$2/tmp"
mount --bind "$3" "$2/data"
shift 3
exec "$@"`;

/** Returns a command of the image, with data in a folder; the root is read-only. */
function inContainer(root: string, folder: string, ...args: readonly string[]): readonly string[] {
  const at = join(folder, 'root');
  must('mkdir', '-p', at, join(folder, 'data'));
  must('chown', '10001:10001', join(folder, 'data'));
  const program = ['/opt/overtrick/node/node', '/opt/overtrick/app/overtrick.js', ...args];
  return [
    ...['unshare', '--mount', 'sh', '-c', IN_CONTAINER, 'sh', root, at, join(folder, 'data')],
    ...['setpriv', '--no-new-privs', 'chroot', '--userspec=10001:10001', at, ...program],
  ];
}

async function freePort(): Promise<string> {
  const server = createServer();
  const address = await new Promise<ReturnType<typeof server.address>>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(server.address())),
  );
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : address);
}

/** Plays a deal as South, with computer players in the other chairs. */
async function playDeal(url: string): Promise<void> {
  const { table, token } = await openTable(url, { chair: 2, match: 'boards' });
  const client = new Client(url);
  await client.enter(table, token);
  await client.playUntil(({ isDealOver }) => isDealOver);
  client.close();
}

async function serve(root: string, folder: string): Promise<void> {
  const env = {
    HOST: '0.0.0.0',
    PORT: await freePort(),
    DATA_DIR: '/data',
    LOG_LEVEL: 'silent',
    BOT_PACE_MS: '0',
  };
  const options = { env: { ...env, PATH: process.env.PATH }, encoding: 'utf8' } as const;
  const [command = '', ...args] = inContainer(root, folder, 'serve');
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  try {
    for await (const line of createInterface({ input: child.stderr })) {
      if (line.startsWith('Overtrick is at ')) break;
      console.error(line);
    }
    const [program = '', ...asked] = inContainer(root, folder, 'health');
    const health = spawnSync(program, asked, options);
    if (health.status !== 0) throw new Error(`The health check fails: ${health.stderr}`);
    await playDeal(`http://127.0.0.1:${env.PORT}`);
    console.log('A deal was played at a server from the image.');
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
}

if (process.getuid?.() !== 0) fail('npm run image needs root, for the mounts of a container.');
let container: string | undefined;
const folder = mkdtempSync(join(tmpdir(), 'overtrick-image-'));
try {
  ensureBase();
  build();
  container = must('buildah', 'from', IMAGE);
  const root = must('buildah', 'mount', container);
  inspect(root);
  await serve(root, folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (container !== undefined) spawnSync('buildah', ['rm', container]);
  rmSync(folder, { recursive: true, force: true });
}
