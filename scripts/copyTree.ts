import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the tree in which files can be changed. */
export interface TreeCopy {
  readonly root: string;
  readonly remove: () => void;
}

interface CopyOptions {
  /** False for paths that nobody needs in the copy. */
  readonly isWanted?: (path: string) => boolean;
  /** False for a name in `node_modules` of which the copy has its own. */
  readonly isLinked?: (name: string) => boolean;
}

/** Copies the tree without what is made from it; its own packages are those of the copy, all others are linked. */
export function copyTree(
  from: string,
  { isWanted = () => true, isLinked = () => true }: CopyOptions = {},
): TreeCopy {
  const root = mkdtempSync(join(tmpdir(), 'overtrick-copy-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of files.split('\0')) {
    if (path === '' || !isWanted(path) || !existsSync(join(from, path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(from, path), join(root, path));
  }
  linkModules(from, root, isLinked);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function linkModules(from: string, root: string, isLinked: (name: string) => boolean): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@overtrick'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@overtrick' && isLinked(name))
      symlinkSync(join(from, 'node_modules', name), join(modules, name));
  for (const parent of ['packages', 'apps'])
    for (const name of existsSync(join(root, parent)) ? readdirSync(join(root, parent)) : []) {
      symlinkSync(join(root, parent, name), join(modules, '@overtrick', name));
      const own = join(from, parent, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(root, parent, name, 'node_modules'));
    }
}
