import type { Platform } from '@overtrick/table/platform';

/**
 * The functions of a browser that a table on a device needs. Its deals have no commitment, which nobody else could
 * check.
 */
export const platform: Platform = {
  sha256() {
    throw new Error('a deal on a device has no commitment');
  },
};
