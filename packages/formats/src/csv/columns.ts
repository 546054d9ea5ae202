/**
 * Boards as a table, for spreadsheets: a row a board, under names of columns.
 *
 *     board,dealer,vul,north,east,south,west,auction,contract,declarer,tricks,play
 *     7,S,both,T542.K93.AQ53.52,…,1H 2C 2H 3C 4H P P P,4H,S,10,C8 C4 CA C7 …
 *
 * The first row names the columns, in any order; `deal` (PBN's) may stand for the four hands. Calls and cards have
 * spaces between them.
 */
export const COLUMNS = [
  ...(['board', 'room', 'dealer', 'vul', 'north', 'east', 'south', 'west'] as const),
  ...(['auction', 'contract', 'declarer', 'tricks', 'play'] as const),
  ...(['north name', 'east name', 'south name', 'west name'] as const),
] as const;
export type Column = (typeof COLUMNS)[number] | 'deal';

/** Other names of columns in other programs' tables, in lower case. */
export const OTHER_NAMES: Readonly<Record<string, Column>> = {
  'board no': 'board',
  number: 'board',
  'board number': 'board',
  vulnerable: 'vul',
  vulnerability: 'vul',
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
  'north hand': 'north',
  'east hand': 'east',
  'south hand': 'south',
  'west hand': 'west',
  hands: 'deal',
  bidding: 'auction',
  result: 'tricks',
};
