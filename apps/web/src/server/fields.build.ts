import { FIELDS } from '@overtrick/protocol/routes/fields';

/**
 * The fields of the server's answers, by the route; worked out when the pages are built, so that they come without the
 * parsers.
 */
export const fields = FIELDS;
