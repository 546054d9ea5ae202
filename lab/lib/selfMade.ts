import { findLevel, playOut } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';
import { novice } from '@overtrick/bots/internals/novice';
import { defined } from '@overtrick/rules/assert';
import { addCall, CONTRACT_AUCTION, contractOf, startAuction } from '@overtrick/rules/auction/auction';
import { type Call, makeCall } from '@overtrick/rules/auction/call';
import { makeContract } from '@overtrick/rules/auction/contract';
import { makeCard } from '@overtrick/rules/cards/card';
import { bySeat } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { DealRecord } from '@overtrick/rules/record';
import type { Engine } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Bidder, bidOut } from './bidOut.ts';
import type { SolvedBoard } from './boards.ts';
import { randomBoards } from './randomBoards.ts';
import type { BoardRow } from './rows.ts';
import { FROZEN, systemNamed } from './systems.ts';

/** The source of boards that the lab made itself. */
const SELF_MADE = 'self-made';

/**
 * Deals random boards that four bots have bid, by the lines of one system after the other. The same seed gives the same
 * boards.
 * @param systems ids or files; the frozen system if left out
 */
export function* selfMadeBoards(
  engine: Engine,
  seed: string,
  count: number,
  systems: readonly string[] = [FROZEN],
): Iterable<SolvedBoard> {
  const players = systems.map(
    (name): Bidder => ({ system: systemNamed(name), worlds: 0, engine, isPlain: true }),
  );
  let at = 0;
  for (const board of randomBoards(engine, seed, count)) {
    const player = defined(players[at++ % players.length], 'a system');
    const { calls } = bidOut(board.deal, board.dealer, board.vul, { NS: player, EW: player });
    const auction = calls.map(({ call }) => call);
    yield { ...board, source: SELF_MADE, auction, auctions: [auction] };
  }
}

export interface RowOptions {
  /** The level of the four players. */
  readonly level?: string;
  /** The layouts of a decision; those of the level if left out. */
  readonly worlds?: number;
}

/**
 * Plays random boards of contract bridge with four bots and no clock, and writes each down as a record. Boards that are
 * passed out are left out. The same seed gives the same records.
 */
export function* selfMadeRows(
  seed: string,
  count: number,
  { level: id = 'club', worlds }: RowOptions = {},
): Iterable<BoardRow> {
  const game = defined(findGame('bridge'), 'contract bridge');
  const level = defined(findLevel(id), `a level ${id}`);
  const options = trustOptions<OptionValues>(game.options, {});
  const engine = createEngine(readModule(), { megabytes: 32 });
  const budget = { ...level.budget, ...(worlds !== undefined && { worlds }), engine };
  // novices bid by the same judged system, at once
  const bot: Bot = (asked, view, effort, random) =>
    (view.phase === 'play' ? level.bot : novice)(asked, view, effort, random);
  for (let id = 1; id <= count; id++) {
    const terms = { ...termsOfBoard(id), board: id };
    const setup = randomSetup(terms, seededRandom(`${seed} ${id}`));
    const chairs = bySeat((seat) => ({ bot, budget, random: seededRandom(`${seed} ${id} ${seat}`) }));
    const row = rowOf(id, playOut(game, setup, options, chairs).record);
    if (row !== undefined) yield row;
  }
}

/** Writes a record of contract bridge as a row; undefined if the board was passed out. */
function rowOf(id: number, { setup, steps }: DealRecord): BoardRow | undefined {
  const calls: Call[] = steps.flatMap(({ action }) => (action.kind === 'call' ? [action.call] : []));
  const auction = calls.reduce(
    (before, call) => addCall(CONTRACT_AUCTION, before, call),
    startAuction(setup.dealer),
  );
  const contract = contractOf(CONTRACT_AUCTION, auction);
  if (contract === undefined) return undefined;
  return {
    id,
    source: SELF_MADE,
    dealer: setup.dealer,
    vul: setup.vul,
    deal: makeDeal(setup.deal),
    auction: calls.map(makeCall),
    play: steps.flatMap(({ action }) => (action.kind === 'play' ? [makeCard(action.card)] : [])).join(''),
    contract: makeContract(contract),
    declarer: contract.declarer,
  };
}
