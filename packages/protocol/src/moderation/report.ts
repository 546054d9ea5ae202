import * as z from 'zod/mini';
import { line } from '../forms.ts';
import { MOST_REPORT_LETTERS, REPORT_REASONS } from './reasons.ts';

/** The part of every report that its reporter writes; what was said the server knows itself. */
export const reportFields = {
  reason: z.enum(REPORT_REASONS),
  text: z.optional(line(MOST_REPORT_LETTERS)),
};

/** Reports a request (`POST /api/wishes/{wish}/reports`) or a lesson (`POST /api/lessons/{lesson}/reports`). */
export const reportBody = z.strictObject(reportFields);
export type ReportBody = z.infer<typeof reportBody>;
