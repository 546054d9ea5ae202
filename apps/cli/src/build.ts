import { spawnSync } from 'node:child_process';
import packageJson from '../package.json' with { type: 'json' };

/** The commit of a release, which the bundler enters; `undefined` in a checkout. */
export const BUILD: string | undefined = process.env.OVERTRICK_BUILD;

/** Returns the version with the commit from which it was built; a checkout asks git, if there is one. */
export function versionText(): string {
  const build = BUILD ?? checkedOut();
  return build === undefined ? packageJson.version : `${packageJson.version} (build ${build})`;
}

function checkedOut(): string | undefined {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], options);
  return status === 0 ? stdout.trim() : undefined;
}
