import { tricksNeeded } from '@overtrick/rules/auction/contract';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { chooseGuided, type FirstDeal, type GuidedPlay, startGuided } from './guided.ts';

const MOST_TRIES = 16;
/** A learner with fewer choices than this mostly watches. */
const ENOUGH = 8;

/**
 * Returns the first deal in which South, playing like the guide, declares and makes a contract, where the game has
 * contracts; else the deal in which South has the most to decide. Where South only watches, it uses another seat.
 */
export function firstDealOf(game: AnyGame): FirstDeal {
  const others = game.seats.filter((seat) => seat !== 'S');
  const south = game.seats.includes('S') ? bestDealFor(game, 'S') : undefined;
  if (south !== undefined && south.chosen >= ENOUGH) return south.first;
  const found = [...(south ? [south] : []), ...others.map((seat) => bestDealFor(game, seat))];
  return found.reduce((a, b) => (b.chosen > a.chosen ? b : a)).first;
}

interface Tried {
  readonly first: FirstDeal;
  readonly chosen: number;
}

function bestDealFor(game: AnyGame, seat: Seat): Tried {
  let best: Tried = { first: { seed: '', seat }, chosen: -1 };
  for (let i = 1; i <= MOST_TRIES; i++) {
    const first = { seed: `first ${i}`, seat };
    const { start, made, chosen } = asTheGuide(game, first);
    const end = made.at(-1)?.after ?? start;
    if (game.view(end).tricks.length === 0) continue;
    const outcome = game.outcome(end);
    const contract = outcome?.contract;
    const isMade = contract?.declarer === seat && outcome && outcome.tricks >= tricksNeeded(contract);
    if (isMade && chosen >= ENOUGH) return { first, chosen };
    if (chosen > best.chosen) best = { first, chosen };
  }
  return best;
}

/** Plays the deal to its end with the guide's choices. */
function asTheGuide(game: AnyGame, first: FirstDeal): GuidedPlay {
  let play = startGuided(game, first);
  while (play.asked !== undefined) play = chooseGuided(game, first, play, play.asked.guide);
  return play;
}
