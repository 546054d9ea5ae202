import { parseVul, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { DEALS, type Deal, dealOfNumber, parseDeal } from '@overtrick/rules/deals/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Board, boardOfDeal } from './board.ts';
import { type BoardItem, failAt } from './item.ts';
import { plainLines } from './place.ts';

/** A deal such as `N:AQ2.K9… … … …`, alone or in PBN's quotes. */
const DEAL = /^\s*"?\s*([NESW]):\s*([^"=]*?)"?\s*((?:\s\w+=\S+)*)\s*$/i;

/** The number of a deal among all deals (`dealOfNumber`), with or without spaces between its digits. */
const NUMBER = /^\s*#?\s*(\d[\d ,']*)\s*$/;

/** True if a text consists of deals or their numbers, one a line. */
export const isDealLines = (text: string): boolean =>
  plainLines(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => DEAL.test(line) || NUMBER.test(line)) && text.trim() !== '';

/**
 * Reads the deals of a text, one a line, each written out or as its number, optionally followed by `dealer=N vul=none
 * board=7`. Without dealer and vulnerability the first hand deals and nobody is vulnerable.
 */
export const readDealLines = (text: string): readonly BoardItem[] =>
  plainLines(text)
    .split('\n')
    .map((line, i) => ({ line, place: { line: i + 1, column: 1 } }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }, i) => {
      const board = boardOf(line);
      return {
        label: (board.ok && board.value.label) || `#${i + 1}`,
        place,
        board: board.ok ? board : failAt('ERR_DEAL_FORM', place, board.why ?? 'this is not a deal'),
        places: { calls: [], cards: [] },
      };
    });

function numberedDeal(digits: string): Result<Board> {
  const number = digits.length > 32 ? DEALS : BigInt(digits);
  if (number >= DEALS) return fail('ERR_DEAL_FORM', undefined, `deals have numbers from 0 to ${DEALS - 1n}`);
  const board = boardOfDeal({ dealer: 'N', vul: 'none' }, dealOfNumber(number));
  return ok({ ...board, label: String(number) });
}

function boardOf(line: string): Result<Board> {
  const digits = NUMBER.exec(line)?.[1]?.replace(/[ ,']/g, '');
  if (digits !== undefined) return numberedDeal(digits);
  const [, first = '', hands = '', rest = ''] = DEAL.exec(line) ?? [];
  const said = new Map(
    rest
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase().split('=') as [string, string]),
  );
  const deal: Result<Deal> = parseDeal(`${first.toUpperCase()}:${hands.toUpperCase()}`, true);
  if (!deal.ok) return deal;
  const number = /^[1-9]\d{0,5}$/.test(said.get('board') ?? '') ? Number(said.get('board')) : undefined;
  const numbered = number === undefined ? undefined : termsOfBoard(number);
  const dealer = seatIn(said.get('dealer')) ?? numbered?.dealer ?? seatIn(first) ?? 'N';
  const vul: Vul = parseVul(said.get('vul') ?? '') ?? numbered?.vul ?? 'none';
  return ok(boardOfDeal({ dealer, vul, ...(number !== undefined && { board: number }) }, deal.value));
}

const seatIn = (text: string | undefined): Seat | undefined =>
  (['N', 'E', 'S', 'W'] as const).find((seat) => seat === text?.toUpperCase());
