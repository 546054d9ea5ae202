import { CARDS, makeCard } from '../cards/card.ts';
import { type CardSet, cardsOf, EMPTY, minus, setOf, union } from '../cards/cardSet.ts';
import { SEATS, type Seat } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import type { AnyGame } from '../game.ts';
import { seededRandom } from '../random.ts';
import { replay } from '../record.ts';
import { type Moment, playout, whereOf } from '../testing/playout.ts';
import { sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';
import type { Alike } from './leaks.ts';

/**
 * Tests the promises of `imagine` on random deals: the view of an imagined state is the view that it was imagined from,
 * its history is legal, the same chance gives the same state, and it uses nothing but the view. Returns a list of
 * faults.
 */
export function imagineFaults(
  game: AnyGame,
  seeds: readonly string[],
  options?: Moment['options'],
  alike: Alike = () => true,
  terms?: DealTerms,
): readonly Fault[] {
  const faults = new Faults();
  for (const seed of seeds) {
    faults.guard(
      () => `deal ${seed}`,
      () => {
        for (const moment of playout(game, seed, options, terms)) {
          for (const viewer of [...SEATS, undefined]) checkMoment(game, faults, seed, moment, viewer);
        }
      },
    );
  }
  faults.guard(
    () => 'the first views',
    () => checkChance(game, faults, seeds, alike),
  );
  return faults.list;
}

function checkMoment(
  game: AnyGame,
  faults: Faults,
  seed: string,
  moment: Moment,
  viewer: Seat | undefined,
): void {
  const where = () => `${whereOf(seed, moment)}, ${viewer ?? 'spectator'}`;
  // through JSON, as a bot's worker gets it, so that only the view is known
  const view = JSON.parse(JSON.stringify(game.view(moment.state, viewer)));
  const chance = `imagine ${seed} ${moment.steps.length}`;
  const imagined = game.imagine(view, seededRandom(chance));
  faults.expect(sameData(game.view(imagined, viewer), view), 'view', () => `${where()}: another view`);
  faults.expect(
    sameData(game.imagine(view, seededRandom(chance)), imagined),
    'same chance',
    () => `${where()}: two states of one chance`,
  );
  if (moment.steps.length % 5 !== 0) return;
  const { options, steps } = moment;
  if (steps.some((step) => game.conceals?.(step, viewer))) return;
  const history = replay(game, { setup: game.setupOf(imagined), options, steps });
  faults.expect(
    history.ok && sameData(history.value, imagined),
    'history',
    () => `${where()}: ${history.ok ? 'another state' : `${history.code} at ${history.at}`}`,
  );
}

const DRAWS = 400;

/**
 * Checks at the start of a deal that each unseen card is as likely in each place as the cards that look the same to the
 * viewer, in proportion to the room; and that the real deal does not come back.
 */
function checkChance(game: AnyGame, faults: Faults, seeds: readonly string[], alike: Alike): void {
  for (const seed of seeds.slice(0, 2)) {
    const [moment] = playout(game, seed);
    if (moment === undefined) return;
    for (const viewer of [game.seats[0], undefined]) {
      const view = game.view(moment.state, viewer);
      const deals = Array.from(
        { length: DRAWS },
        (_, i) => game.setupOf(game.imagine(view, seededRandom(`${seed} ${i}`))).deal,
      );
      const top = view.stock?.top === undefined ? EMPTY : setOf([view.stock.top]);
      const hidden = SEATS.filter((seat) => view.hands[seat].cards === undefined);
      const hiddenIn = (seat: Seat) =>
        cardsOf(minus(moment.setup.deal[seat], union(view.hands[seat].shown ?? EMPTY, top)));
      const unseen = hidden.flatMap(hiddenIn);
      faults.expect(
        hidden.length < 2 || !deals.some((deal) => sameData(deal, moment.setup.deal)),
        'cheats',
        () => `deal ${seed}, ${viewer ?? 'spectator'}: the very deal is imagined`,
      );
      const likes = unseen.map((card) => unseen.filter((other) => alike(moment, viewer, card, other)));
      for (const seat of hidden) {
        const counts = countsOf(deals.map((deal) => deal[seat]));
        for (const [i, card] of unseen.entries()) {
          const like = likes[i] ?? [];
          const share = like.reduce((sum, other) => sum + (counts[other] ?? 0), 0) / like.length / DRAWS;
          const count = counts[card] ?? 0;
          const deviation = Math.abs(count - DRAWS * share) / Math.sqrt(DRAWS * share * (1 - share) || 1);
          faults.expect(
            deviation < 6,
            'uniform',
            () =>
              `deal ${seed}, ${viewer ?? 'spectator'}: ${makeCard(card)} is with ${seat} ${count} times of ${DRAWS}`,
          );
        }
      }
    }
  }
}

/** Counts for each card the hands that have it. */
function countsOf(hands: readonly CardSet[]): readonly number[] {
  const counts = CARDS.map(() => 0);
  for (const hand of hands) for (const card of cardsOf(hand)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
