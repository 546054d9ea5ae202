import { type Aim, type BotLevel, findLevel, playOut } from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import type { Call } from '@overtrick/rules/auction/call';
import { makeContract } from '@overtrick/rules/auction/contract';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { makeDeal } from '@overtrick/rules/deals/deal';
import type { Setup } from '@overtrick/rules/deals/setup';
import { bridge } from '@overtrick/rules/games/bridge/index';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { armed, type Limits } from './thinking.ts';

/** A deal to be bid and played by four bots. */
export interface MatchJob {
  readonly setup: Setup;
  /** The scoring that the players aim at. */
  readonly aim: Aim;
  readonly seed: string;
  readonly level: string;
  readonly limits: Limits;
}

/** The result of a deal; the score is North and South's. */
export interface MatchLine {
  readonly deal: string;
  readonly auction: readonly Call[];
  readonly contract: string;
  readonly declarer: Seat | null;
  readonly tricks: number;
  readonly score: number;
  readonly record: string;
}

let player: { readonly id: string; readonly level: BotLevel } | undefined;

/** Plays in a thread, or without one; the players are created once. */
export default function played({ setup, aim, seed, level: id, limits }: MatchJob): MatchLine {
  if (player?.id !== id)
    player = { id, level: armed(defined(findLevel(id), 'the level is in the list'), limits) };
  const { bot, budget } = player.level;
  const game = defined(findGame(bridge.id), 'bridge is in the list');
  const chairs = bySeat((seat) => ({
    bot,
    budget: { ...budget, aim },
    random: seededRandom(`${seed}, ${seat}`),
  }));
  const { record, outcome } = playOut(game, setup, { dummySeesDeclarer: false }, chairs);
  const { contract, tricks } = outcome;
  return {
    deal: makeDeal(setup.deal),
    auction: record.steps.flatMap(({ action }) => (action.kind === 'call' ? [action.call] : [])),
    contract: contract === undefined ? 'PASS' : makeContract(contract),
    declarer: contract?.declarer ?? null,
    tricks: contract === undefined ? 0 : tricks,
    score: duplicateScore(contract, tricks, setup.vul),
    record: makeRecord(record),
  };
}
