/** The matters about which somebody is reported to the operator of the server. */
export const REPORT_REASONS = ['insult', 'harassment', 'cheating', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The most letters of what a reporter adds. */
export const MOST_REPORT_LETTERS = 500;
