import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '@overtrick/table/platform';

/** The functions of Node that a table needs. */
export const platform: Platform = {
  sha256: (text) => hash('sha256', text),
  isEqual: isDeepStrictEqual,
};
