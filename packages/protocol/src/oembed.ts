import * as z from 'zod/mini';
import { count } from './forms.ts';

/** A frame for a page, as https://oembed.com describes it (`GET /api/oembed`). */
export const oembed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** The time for which the answer may be kept, seconds. */
  cache_age: count,
  /** The frame as HTML. */
  html: z.string(),
  width: count,
  height: count,
});
