import { describe, expect, test } from 'vitest';
import { makeAction } from '../action.ts';
import { defined } from '../assert.ts';
import { makeContract } from '../auction/contract.ts';
import { suitLength } from '../cards/cardSet.ts';
import type { WhistExtra } from '../families/whist/whistGame.ts';
import type { AnyGame } from '../game.ts';
import type { AwolExtra } from '../games/awol/state.ts';
import { GAMES } from '../games/list.ts';
import type { MinibridgeExtra } from '../games/minibridge/index.ts';
import { findMatch } from '../matches/list.ts';
import type { OptionValues } from '../options.ts';
import { optionSetsOf } from '../passedOut.ts';
import { isThrownIn, type Outcome, type Points } from '../scores/outcome.ts';
import { playout, seedsTo } from '../testing/playout.ts';
import { extraOf } from '../views/facts.ts';
import { type DealFact, PASSED, type PadAnswer, type PadAsk, type PadDeal } from './form.ts';
import { readEntryOf } from './score.ts';

type Moment = ReturnType<typeof playout> extends Generator<infer M> ? M : never;

/**
 * Plays the deal of a seed at random to its end; `undefined` if a claim ended it, which leaves open who wins each
 * trick.
 */
function played(game: AnyGame, seed: string, options: OptionValues): Moment | undefined {
  let last: Moment | undefined;
  for (const moment of playout(game, seed, options)) last = moment;
  const isClaimed = last?.steps.some(({ action }) => action.kind === 'claim');
  return last !== undefined && game.outcome(last.state) !== undefined && !isClaimed ? last : undefined;
}

/** Lists all facts that the forms in which the game is played ever count. */
const factsOf = (game: AnyGame): readonly DealFact[] => [
  ...new Set(
    game.matches.flatMap((id) => {
      const match = defined(findMatch(id), id);
      return optionSetsOf(match).flatMap((options) => match.counts?.(options, false) ?? []);
    }),
  ),
];

/** Returns the answer of a player of the deal; `undefined` for a fact that the outcome has only in its points. */
function answerOf(
  game: AnyGame,
  { setup, steps, state }: Moment,
  { part, seat }: PadAsk,
): string | undefined {
  const outcome = defined(game.outcome(state), 'the deal is over');
  const view = game.view(state);
  const bidOfSeat = view.trickBids?.find((made) => made.seat === seat);
  switch (part) {
    case 'contract':
      return outcome.contract === undefined ? PASSED : makeContract(outcome.contract);
    case 'declarer':
      return outcome.contract?.declarer ?? PASSED;
    case 'tricks':
      return String(outcome.tricks);
    case 'trumps':
      return outcome.strain ?? outcome.contract?.strain;
    case 'goal':
      return String(extraOf<MinibridgeExtra>(view).goal);
    case 'times':
      return String(extraOf<WhistExtra>(view).times);
    case 'opened':
      return String(extraOf<Partial<AwolExtra>>(view).opened ?? 'never');
    case 'points':
      return best(outcome.hcp) === undefined ? '-' : String(outcome.hcp?.[best(outcome.hcp) ?? '']);
    case 'stronger':
      return best(outcome.hcp);
    case 'fit':
      return outcome.fits?.[best(outcome.hcp) ?? ''];
    case 'spades':
      return String(suitLength(setup.deal[seat ?? 'S'], 'S'));
    case 'nils':
      return bidOfSeat?.nils?.join('') ?? '-';
    case 'bidder':
      return game.seats[outcome.declaring === 'P1' ? 0 : 1];
    case 'bid': {
      if (seat !== undefined) return bidOfSeat?.blind ? 'B' : String(bidOfSeat?.tricks);
      const bid = steps.findLast(
        ({ action }) =>
          action.kind === 'bid' || (action.kind === 'choose' && action.choice.endsWith('misere')),
      );
      return bid === undefined ? PASSED : makeAction(bid.action).replace(/^bid (\d+) (\w+)$/, '$1$2');
    }
    case 'taken':
      if (game.players === 2)
        return String(outcome.declaring === 'P1' ? outcome.tricks : 13 - outcome.tricks);
      return String(game.playOf?.(state)?.taken[seat ?? 'S']);
    case 'honours':
    case 'chicane':
      return undefined;
  }
}

const best = (points: Points = {}): string | undefined =>
  Object.keys(points).find((party) => (points[party] ?? 0) >= 20);

/** Yields every entry that a player of the deal might write: everything that they could say of honours. */
function* entriesOf(
  game: AnyGame,
  moment: Moment,
  deal: PadDeal<OptionValues>,
): Generator<readonly PadAnswer[]> {
  const open: (readonly string[])[] = [[]];
  for (let words = open.pop(); words !== undefined; words = open.pop()) {
    const read = readEntryOf(game, deal, words);
    if (read.kind === 'wrong') throw new Error(`${game.id}: ${words.join(' ')} is refused at ${read.word}`);
    if (read.kind === 'done') yield read.answers;
    else {
      const answer = answerOf(game, moment, read.ask);
      const some = answer === undefined ? read.ask.values : [answer];
      for (const one of some) open.push([...(words ?? []), one]);
    }
  }
}

/** Returns the parts of an outcome that scores depend on. */
function told({ hcp, fits, honours, auctionHonours, items, ...rest }: Outcome, facts: readonly DealFact[]) {
  const has = (fact: DealFact) => facts.includes(fact) && !isThrownIn(rest as Outcome);
  return {
    ...rest,
    items: items.map((item) => JSON.stringify(item)).sort(),
    honours: has('honours') && sorted(honours),
    auctionHonours: has('auctionHonours') && sorted(auctionHonours),
    hcp: facts.includes('points') && (hcp?.[best(hcp) ?? ''] ?? null),
    fit: facts.includes('fit') && (fits?.[best(hcp) ?? ''] ?? null),
  };
}

const sorted = (points: Points = {}) =>
  Object.entries(points)
    .filter(([, number]) => number !== 0)
    .sort()
    .join(' ');

describe.each(GAMES.filter(({ pad }) => pad !== undefined))('$id', (game) => {
  const sets = optionSetsOf(game);
  const facts = factsOf(game);

  test('R-GEN-8: what is written down of a deal scores as the deal does', () => {
    let tried = 0;
    for (const [i, options] of sets.entries())
      for (const seed of seedsTo(i === 0 ? 40 : 12)) {
        const moment = played(game, seed, options);
        if (moment === undefined) continue;
        const outcome = defined(game.outcome(moment.state), 'over');
        const counts = () => facts;
        const { deal: _, order: __, split: ___, ...terms } = moment.setup;
        const deal = { terms, options, counts };
        const outcomes = [...entriesOf(game, moment, deal)].map((answers) => {
          const words = answers.flatMap(({ at, value }) => (at === undefined ? [] : [value]));
          const read = readEntryOf(game, deal, words);
          return read.kind === 'done' ? told(read.outcome, facts) : undefined;
        });
        const where = `${game.id}, deal ${seed} with ${JSON.stringify(options)}`;
        expect(outcomes, where).toContainEqual(told(outcome, facts));
        tried += 1;
      }
    expect(tried).toBeGreaterThan(10);
  });
});

test.each(GAMES)('$id: every answer is one word, so that an entry of words can be read again', (game) => {
  const words = new Set<string>();
  for (const options of optionSetsOf(game)) {
    const terms = { dealer: game.seats[0] ?? 'N', vul: 'none', totals: {} } as const;
    const steps = game.pad?.({ terms, options, counts: () => factsOf(game) });
    let step = steps?.next();
    while (steps !== undefined && step !== undefined && step.done !== true) {
      for (const value of step.value.values) words.add(value);
      step = steps.next(step.value.values[0] ?? '');
    }
  }
  expect([...words].filter((word) => /\s/.test(word) || word === '')).toEqual([]);
});

test('every game is written down', () => {
  expect(GAMES.filter(({ pad }) => pad === undefined).map(({ id }) => id)).toEqual([]);
});
