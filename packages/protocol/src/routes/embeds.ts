import { oembed } from '../oembed.ts';
import { OFTEN, type Routes } from './route.ts';

/** Boards and rankings in pages of other sites. */
export const EMBED_ROUTES = {
  'GET /api/oembed': {
    summary: 'The frame in which another site shows a board or a ranking (oEmbed)',
    description:
      '`?url=` is the address of an evening’s page, or of a board; `?maxwidth=` and `?maxheight=` limit the frame, in pixels. The frame shows what everybody may see.',
    answers: { 200: { says: 'The frame', body: oembed } },
    refusals: {
      400: 'The address of a page is missing',
      404: 'There is nothing to show at that address, or it belongs to another server',
      429: OFTEN,
      501: 'Another format than `json` is wanted',
    },
  },
} as const satisfies Routes;
