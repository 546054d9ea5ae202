import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bySeat, type Seat, turn, VULS, type Vul } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import type { TrickTable } from '@overtrick/solver';

/** A deal with its double-dummy table, and the experts' auction where one is recorded. */
export interface SolvedBoard {
  readonly source: string;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly deal: Deal;
  readonly tricks: TrickTable;
  readonly auction: readonly string[];
  /** The distinct auctions of all records of the deal, that one first. */
  readonly auctions: readonly (readonly string[])[];
}

/** Gives the board another dealer and vulnerability: those that come `turns` places after its own. */
export const turned = (board: SolvedBoard, turns: number): SolvedBoard => ({
  ...board,
  dealer: turn(board.dealer, turns),
  vul: VULS[(VULS.indexOf(board.vul) + turns) % VULS.length] ?? board.vul,
});

interface Line {
  readonly source?: string;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly deal: string;
  readonly auction?: readonly string[];
  /** Tricks in the order C D H S N, by declarer. */
  readonly dd: { readonly [S in Seat]: readonly number[] };
}

/** Reads JSON, a line each. */
export const linesOf = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Reads every distinct board of a JSONL file, gzipped or plain. Throws if a deal cannot be read. */
export function readSolvedBoards(file: string): SolvedBoard[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const boards = new Map<string, SolvedBoard>();
  for (const { source = '', dealer, vul, deal: cards, auction = [], dd } of linesOf<Line>(text)) {
    const key = `${cards} ${dealer} ${vul}`;
    const known = boards.get(key);
    if (known !== undefined) {
      const isNew = !known.auctions.some((each) => each.join() === auction.join());
      if (isNew) boards.set(key, { ...known, auctions: [...known.auctions, auction] });
      continue;
    }
    const deal = parseDeal(cards, true);
    if (!deal.ok) throw new Error(deal.why);
    const tricks = bySeat((seat) => {
      const [C = 0, D = 0, H = 0, S = 0, N = 0] = dd[seat];
      return { C, D, H, S, N };
    });
    boards.set(key, { source, dealer, vul, deal: deal.value, tricks, auction, auctions: [auction] });
  }
  return [...boards.values()];
}
