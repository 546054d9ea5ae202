import { evening } from './en/evening.ts';

/** The words of the evening's pages, which no other page loads. */
export const eveningText = evening;
