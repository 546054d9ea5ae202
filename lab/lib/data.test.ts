import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFiles, readData, sha256Of } from './data.ts';

const ROOT = `${import.meta.dirname}/../..`;

test.each(Object.entries(dataFiles()))('%s has the bytes of its hash, and a source', (path, file) => {
  expect(sha256Of(readFileSync(`${ROOT}/${path}`))).toBe(file.sha256);
  expect(file.source).not.toBe('');
});

test('a file that is not listed is refused with its hash', () => {
  expect(() => readData(`${ROOT}/package.json`)).toThrow(/enter its source and its SHA-256, [0-9a-f]{64}/);
});
