import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { apiOf } from './api.ts';
import { buildPackages } from './build.ts';
import { examplesOf } from './examples.ts';
import { PUBLISHED } from './published.ts';

let folder = '';
let tarballs: readonly string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick packages '));
  tarballs = buildPackages(join(folder, 'built'));
  // as npm installs them: unpacked, beside the packages from elsewhere that a user adds
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@overtrick'), { recursive: true });
  for (const { name } of PUBLISHED)
    symlinkSync(join(folder, 'built', name), join(modules, '@overtrick', name), 'junction');
  for (const name of PUBLISHED.flatMap(({ optional = [] }) => optional).filter(
    (one) => !one.startsWith('@overtrick/'),
  ))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (tarball: string): readonly string[] =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));

test.each(PUBLISHED.map(({ name }, at) => [name, at] as const))(
  'the tarball of %s has code, types and words alone',
  (_, at) => {
    const files = filesOf(tarballs[at] ?? '');
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'src/index.js', 'src/index.d.ts']),
    );
    expect(
      files.filter(
        (file) =>
          !/^(package\.json|README\.md|LICENSE|solver\.wasm)$|\.js$|\.d\.ts$|^src\/.*\.json$/.test(file),
      ),
    ).toEqual([]);
    expect(
      files.filter((file) => /test|fixture|suite|playthrough|mutant/i.test(file.replaceAll('contest', ''))),
    ).toEqual([]);
  },
);

test.each(PUBLISHED)('every entry of $name has its code and types; no import ends in .ts', ({ name }) => {
  const at = join(folder, 'built', name);
  const { exports, imports = {} } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const places = [
    ...Object.values<object>(exports).flatMap(Object.values),
    ...Object.values<string>(imports),
  ];
  expect(places.filter((place) => !place.includes('*') && !existsSync(join(at, place)))).toEqual([]);
  const specifiers = globSync('**/*.{js,ts}', { cwd: at }).flatMap((file) =>
    [...readFileSync(join(at, file), 'utf8').matchAll(/(?:from|import\(?) ?["']([^"']+\.ts)["']/g)].map(
      ([, one]) => `${file}: ${one}`,
    ),
  );
  expect(specifiers).toEqual([]);
});

test.each(PUBLISHED)('the surface of $name is that of its report: npm run pack writes it', (published) => {
  const report = readFileSync(join(ROOT, 'packages', published.name, 'api.txt'), 'utf8');
  expect(apiOf(published, join(folder, 'built', published.name))).toBe(report);
});

test('the READMEs speak of nothing that is not in the tarball', () => {
  for (const { name } of PUBLISHED) {
    const readme = readFileSync(join(folder, 'built', name, 'README.md'), 'utf8');
    expect(readme).not.toMatch(/\]\(\.|In this repository|<!-- repository/);
    expect(examplesOf(readme).join()).toContain('deepStrictEqual(');
  }
});

test('every example of the READMEs runs, with the values that it states', () => {
  const names = PUBLISHED.flatMap(({ name }) =>
    examplesOf(readFileSync(join(folder, 'built', name, 'README.md'), 'utf8')).map((code, at) => {
      const file = `${name}-${at + 1}.mjs`;
      writeFileSync(join(folder, file), code);
      return file;
    }),
  );
  writeFileSync(
    join(folder, 'all.mjs'),
    names.map((name) => `await import('./${name}').catch((error) => console.error(error));\n`).join(''),
  );
  const { stderr, status } = spawnSync(process.execPath, ['all.mjs'], { cwd: folder, encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
