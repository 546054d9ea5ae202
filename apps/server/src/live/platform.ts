import { hash } from 'node:crypto';
import type { Platform } from '@overtrick/table/platform';

/** The functions of Node that a table needs. */
export const platform: Platform = {
  sha256: (text) => hash('sha256', text),
};
