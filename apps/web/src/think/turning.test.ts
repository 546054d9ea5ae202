import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { costsOf } from './costs.ts';
import { replayText } from './replayed.ts';
import { turningOf } from './turning.ts';

const engine = createEngine(readModule(), { megabytes: 16 });

/**
 * Replays 1NT by South: ten tricks from the jack of spades on, seven when West's nine holds and hearts come through.
 * After the cards, the given number of the remaining tricks is claimed.
 */
function ending(cards: readonly string[], bid: string, claimed: string) {
  const record = replayText(
    JSON.stringify({
      game: 'bridge',
      options: {},
      setup: {
        dealer: 'S',
        vul: 'none',
        deal: 'N:AKQ2.432.432.432 3.AKQJT.KQJT9.K9 J54.65.A65.AQJT8 T9876.987.87.765',
      },
      steps: [`S ${bid}`, 'W P', 'N P', 'E P', ...cards, claimed],
    }),
  );
  if (!record.ok) throw new Error(record.why);
  return turningOf(record.value, [...costsOf(engine, record.value)]);
}

const TRICK = ['W S9', 'S S2', 'E S3', 'S S4'];

test('the card that let the contract go is the one that counted', () => {
  expect(ending(TRICK, '2NT', 'S claim 7')).toMatchObject({
    step: 7,
    seat: 'S',
    card: 'S4',
    better: 'SJ',
    tricks: 3,
    trick: 1,
    settled: 'lost',
  });
});

test('where no card moved the result across what was needed, it is the dearest one', () => {
  const dearest = ending(TRICK, '1NT', 'S claim 7');
  expect(dearest).toMatchObject({ card: 'S4', tricks: 3 });
  expect(dearest?.settled).toBeUndefined();
});

test('nobody gave anything away: no trick counted more than another', () => {
  expect(ending(['W H9'], '2NT', 'S claim 5')).toBeUndefined();
});

test('a defender’s card that gave the contract away is the one that counted, where it was short before', () => {
  // a heart holds declarer to eight tricks, and a spade gives ten
  const lead = ['W S9', 'S S2', 'E S3', 'S SJ'];
  const gift = { step: 4, seat: 'W', card: 'S9', better: 'H9', tricks: 2, trick: 1 };
  expect(ending(lead, '3NT', 'S claim 9')).toMatchObject({ ...gift, settled: 'made' });
  // eight tricks are enough for two notrump: the gift settled nothing
  expect(ending(lead, '2NT', 'S claim 9')).toMatchObject(gift);
  expect(ending(lead, '2NT', 'S claim 9')?.settled).toBeUndefined();
});
