import { makeCall } from '@overtrick/rules/auction/call';
import { makeContract } from '@overtrick/rules/auction/contract';
import { makeCard } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import type { Board } from '../board.ts';
import { makeCsv } from '../events/csv/cells.ts';
import type { FormatOutput } from '../format.ts';
import { statedOf } from '../replay.ts';
import { COLUMNS } from './columns.ts';

/** Writes boards as a table, with all columns. */
export const writeBoardsCsv = (boards: readonly Board[]): FormatOutput => ({
  text: makeCsv([[...COLUMNS], ...boards.map(rowOf)]),
  lost: lostInCsv(boards),
});

function rowOf(board: Board): string[] {
  const { label, room, dealer, vul, hands, auction, play, players } = board;
  const { contract, declarer, tricks } = statedOf(board);
  const hand = (seat: Seat): string => {
    const cards = hands[seat];
    return cards === undefined ? '' : makeHand(cards);
  };
  return [
    ...[label, room ?? '', auction?.first ?? dealer ?? '', vul ?? ''],
    ...[hand('N'), hand('E'), hand('S'), hand('W')],
    (auction?.calls ?? []).map(({ call, alert }) => `${makeCall(call)}${alert ? '!' : ''}`).join(' '),
    contract === undefined ? '' : contract === 'PASS' ? 'Pass' : makeContract(contract),
    ...[declarer ?? '', tricks === undefined || contract === 'PASS' ? '' : String(tricks)],
    (play?.cards ?? []).map(({ card }) => makeCard(card)).join(' '),
    ...[players.N ?? '', players.E ?? '', players.S ?? '', players.W ?? ''],
  ];
}

function lostInCsv(boards: readonly Board[]): string[] {
  const tags = [...new Set(boards.flatMap((board) => board.tags.map(({ name }) => name)))].sort();
  const remarked = boards.some(
    ({ asides, auction, play }) =>
      [...(auction?.calls ?? []), ...(play?.cards ?? [])].some(
        ({ note, comments, nags }) => note !== undefined || comments !== undefined || nags !== undefined,
      ) || asides.length > 0,
  );
  const irregular = boards.some(
    ({ auction, play, stated }) =>
      (auction?.calls ?? []).some(({ skipped, insufficient }) => skipped || insufficient) ||
      (play?.cards ?? []).some(({ revoke, leader }) => revoke || leader) ||
      stated.swapped ||
      stated.misstated,
  );
  return [
    ...(tags.length > 0 ? [`the table has no columns for the tags ${tags.join(', ')}`] : []),
    ...(boards.some(({ pairs }) => pairs.length > 0)
      ? ['the table has no columns for the pairs of LIN']
      : []),
    ...(remarked ? ['the table has no columns for notes and comments'] : []),
    ...(irregular ? ['the table has no marks for irregularities'] : []),
    ...(boards.some(({ play }) => play?.beyond)
      ? ['the table knows no cards after one that is not known']
      : []),
  ];
}
