/** The ways in which strangers misbehave in `abuse.ts`, one after the other. */
export const WAYS = [
  'nobody',
  'floods of junk',
  'forged tokens',
  'messages of ten megabytes',
  'a thousand at one table',
  '200 who ask and do not read',
  '500 connections that say nothing',
] as const;
export type Way = (typeof WAYS)[number];
