import { parseAction } from '@overtrick/rules/action';
import { GAMES } from '@overtrick/rules/games/list';
import { SEATS } from '@overtrick/rules/seat';
import { describe, expect, test } from 'vitest';
import { examples } from '../deal/steps/examples.build.ts';
import { lengthOf, momentAt } from '../deal/steps/moment.ts';
import { stepIn } from '../deal/steps/read.ts';
import { firstDeals } from './firstDeals.build.ts';

describe.each(GAMES.map(({ id }) => id))('the first deal of %s', (id) => {
  const first = firstDeals[id];
  const whole = examples[id];
  if (first === undefined || whole === undefined) throw new Error('every game has a first deal');
  const { example, asks, seat } = first;

  test('is the deal of the rules pages, seen from one seat', () => {
    expect(example.changes.map(({ did }) => did)).toEqual(whole.changes.map(({ did }) => did));
    expect(momentAt(example, 0)[seat]).toBe(momentAt(whole, 0)[seat]);
    // somebody else's cards stay hidden at first
    const hidden = SEATS.filter((each) => momentAt(example, 0)[each] !== momentAt(whole, 0)[each]);
    if (hidden.length > 0) expect(hidden).not.toContain(seat);
  });

  test('asks at one’s own turns, and what is done there is among the answers', () => {
    expect(Object.keys(asks).length).toBeGreaterThan(3);
    for (const [at, choices] of Object.entries(asks)) {
      const change = example.changes[Number(at)];
      expect(change && stepIn(change)?.seat).toBe(seat);
      expect(choices).toContain(change?.did?.slice(2));
      expect(new Set(choices).size).toBe(choices.length);
      for (const choice of choices) expect(parseAction(choice)).toBeDefined();
    }
    expect(Math.max(...Object.keys(asks).map(Number))).toBeLessThan(lengthOf(example));
  });
});
