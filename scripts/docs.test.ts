import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCS = join(ROOT, 'docs');
const pages = globSync('**/*.md', { cwd: DOCS }).map((page) => page.replaceAll('\\', '/'));

const lab = globSync('lab/**/*.md', { cwd: ROOT, exclude: (name) => name === 'node_modules' }).map(
  (page) => `../${page.replaceAll('\\', '/')}`,
);

/** Lists the files to which a page links, from the folder of the docs. */
const linksOf = (page: string): readonly string[] =>
  [...readFileSync(join(DOCS, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => relative(DOCS, join(DOCS, dirname(page), to)).replaceAll('\\', '/'));

test('the index names every page', () => {
  const named = linksOf('README.md');
  expect(
    pages.filter((page) => !page.includes('/') && page !== 'README.md' && !named.includes(page)),
  ).toEqual([]);
});

test('the list of changes begins with this version and its date', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, heading = ''] = /^## (.*)$/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(heading).toMatch(new RegExp(`^${version.replaceAll('.', String.raw`\.`)} – \\d{4}-\\d{2}-\\d{2}$`));
});

test.each([...pages, ...lab])('the links of %s lead somewhere', (page) => {
  const files = new Set([
    ...globSync('**/*', { cwd: DOCS }).map((file) => file.replaceAll('\\', '/')),
    ...globSync('{*.md,apps/**,packages/**,examples/**,lab/**}', {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules',
    }).map((file) => `../${file}`),
  ]);
  expect(linksOf(page).filter((to) => !files.has(to) && !files.has(to.replace(/\/$/, '')))).toEqual([]);
});

test('a decision record says its context, decision and consequences', () => {
  const records = pages.filter((page) => page.startsWith('decisions/'));
  expect(records.length).toBeGreaterThan(20);
  for (const page of records) {
    const text = readFileSync(join(DOCS, page), 'utf8');
    for (const part of ['\n## Context\n', '\n## Decision\n', '\n## Consequences\n'])
      expect(text, page).toContain(part);
  }
});
