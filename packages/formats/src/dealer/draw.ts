import { CARDS } from '@overtrick/rules/card';
import { cardsOf, has, setOf } from '@overtrick/rules/cardSet';
import { type Deal, randomDeal } from '@overtrick/rules/deal';
import { type Random, shuffled } from '@overtrick/rules/random';
import { bySeat, SEATS } from '@overtrick/rules/seat';

/** A uniform deal among those in which the hands hold the cards given to them. */
export function drawDeal(random: Random, predealt: Deal): Deal {
  const rest = CARDS.filter((card) => !SEATS.some((seat) => has(predealt[seat], card)));
  if (rest.length === CARDS.length) return randomDeal(random);
  const pack = shuffled(random, rest);
  return bySeat((seat) => {
    const given = cardsOf(predealt[seat]);
    return setOf([...given, ...pack.splice(0, 13 - given.length)]);
  });
}
