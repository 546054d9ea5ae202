import { CARDS, type Card } from '@overtrick/rules/card';
import { has, setOf, size, union } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import { below, type Random } from '@overtrick/rules/random';
import { bySeat, SEATS } from '@overtrick/rules/seat';

/** Draws uniform deals among those in which the hands hold the cards given to them: a shuffle of the other cards. */
export function makeDrawer(predealt: Deal): (random: Random) => Deal {
  const pack = Uint8Array.from(CARDS.filter((card) => !SEATS.some((seat) => has(predealt[seat], card))));
  const rooms = bySeat((seat) => 13 - size(predealt[seat]));
  return (random) => {
    shuffle(random, pack);
    let at = 0;
    const draw = (count: number): Iterable<Card> => {
      at += count;
      return pack.subarray(at - count, at);
    };
    return bySeat((seat) => union(predealt[seat], setOf(draw(rooms[seat]))));
  };
}

/** Fisher–Yates, in place: what order the cards had before does not matter. */
function shuffle(random: Random, pack: Uint8Array): void {
  for (let i = pack.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = pack[i] ?? 0;
    pack[i] = pack[j] ?? 0;
    pack[j] = kept;
  }
}
