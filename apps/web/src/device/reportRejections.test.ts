import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

afterEach(() => vi.unstubAllGlobals());

test('what a worker rejects is reported as its error', async () => {
  const scope = new EventTarget();
  const reported: unknown[] = [];
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  await import('./reportRejections.ts');
  scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no engine' }));
  expect(reported).toEqual(['no engine']);
});

test('every worker that answers later reports what is rejected', () => {
  const workers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .filter((text) => text.includes("\naddEventListener('message',"));
  const later = workers.filter((text) => /async |\.then\(/.test(text));
  expect(later.length).toBeGreaterThan(4);
  for (const text of later) expect(text).toMatch(/^import '.*\/device\/reportRejections\.ts';$/m);
});

test('every page that starts a worker listens to its errors', () => {
  const starters = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .filter((text) => text.includes('new Worker('));
  expect(starters.length).toBeGreaterThan(6);
  for (const text of starters) expect(text).toMatch(/\.onerror = |askWorker\(/);
});
