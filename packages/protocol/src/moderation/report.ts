import * as z from 'zod/mini';
import { line } from '../forms.ts';

/** The matters about which somebody is reported to the operator of the server. */
export const REPORT_REASONS = ['insult', 'harassment', 'cheating', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The most letters of what a reporter adds. */
export const MOST_REPORT_LETTERS = 500;

/** The part of every report that its reporter writes; what was said the server knows itself. */
export const reportFields = {
  reason: z.enum(REPORT_REASONS),
  text: z.optional(line(MOST_REPORT_LETTERS)),
};

/** Reports a request (`POST /api/wishes/{wish}/reports`) or a lesson (`POST /api/lessons/{lesson}/reports`). */
export const reportBody = z.strictObject(reportFields);
export type ReportBody = z.infer<typeof reportBody>;
