import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the tree in which sources can be spoilt. */
export interface TreeCopy {
  readonly root: string;
  readonly remove: () => void;
}

/**
 * Copies the tree without what is made from it; its own packages are those of the copy, all others are linked.
 * @param isWanted leaves out the paths that nobody needs
 */
export function copyTree(from: string, isWanted = (_path: string): boolean => true): TreeCopy {
  const root = mkdtempSync(join(tmpdir(), 'overtrick-mutants-'));
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
  linkModules(from, root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function linkModules(from: string, root: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@overtrick'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@overtrick') symlinkSync(join(from, 'node_modules', name), join(modules, name));
  for (const parent of ['packages', 'apps'])
    for (const name of existsSync(join(root, parent)) ? readdirSync(join(root, parent)) : []) {
      symlinkSync(join(root, parent, name), join(modules, '@overtrick', name));
      const own = join(from, parent, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(root, parent, name, 'node_modules'));
    }
}
