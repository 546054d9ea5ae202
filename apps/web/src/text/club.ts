import { club } from './en/club.ts';

/** The words of the evening's pages, which no other page loads. */
export const clubText = club;
