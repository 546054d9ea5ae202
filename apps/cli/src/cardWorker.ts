import { type BotLevel, findLevel } from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/cards/card';
import { bridge } from '@overtrick/rules/games/bridge/index';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { armed, type Limits } from './thinking.ts';

/** The question for a card: the player's view, and the bot that answers. */
export interface CardJob {
  readonly view: View;
  readonly seed: string;
  readonly level: string;
  readonly limits: Limits;
}

export interface CardAnswer {
  readonly card: string;
  readonly reason: string;
  /** The expected tricks of each considered card, the best first. */
  readonly values?: Readonly<Record<string, number>>;
}

let player: { readonly id: string; readonly level: BotLevel } | undefined;

/** Answers in a thread, or without one; the player is created once. */
export default function answer({ view, seed, level: id, limits }: CardJob): CardAnswer {
  if (player?.id !== id)
    player = { id, level: armed(defined(findLevel(id), 'the level is in the list'), limits) };
  const { bot, budget } = player.level;
  const game = defined(findGame(bridge.id), 'bridge is in the list');
  const { action, reason, values } = bot(game, view, budget, seededRandom(seed));
  if (action.kind !== 'play') throw new Error('a card is asked for');
  return {
    card: makeCard(action.card),
    reason,
    ...(values && {
      values: Object.fromEntries(
        values.flatMap((each) =>
          each.action.kind === 'play' ? [[makeCard(each.action.card), Number(each.value.toFixed(2))]] : [],
        ),
      ),
    }),
  };
}
