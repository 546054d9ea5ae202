import { expect, test } from 'vitest';
import { makeCard } from '../../cards/card.ts';
import { EMPTY, has } from '../../cards/cardSet.ts';
import { dealOfOrder, randomSplit } from '../../deals/setup.ts';
import type { AnyGame } from '../../game.ts';
import { seededRandom, shuffled } from '../../random.ts';
import { replay } from '../../record.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { playout, seedsTo } from '../../testing/playout.ts';
import { isAce } from './draw.ts';
import { type SecretOptions, type SecretState, secret } from './index.ts';
import { drawnAlike, drawnCards } from './suites.ts';

const GAME: AnyGame = secret;
const VARIANTS: readonly SecretOptions[] = [
  { aceRule: 'player', forcedSecret: true },
  { aceRule: 'deal', forcedSecret: false },
];

test.each(VARIANTS)('with %j nothing leaks, and what is imagined fits', (options) => {
  const seeds = seedsTo(4);
  expect(leakFaults(GAME, seeds, { options, known: drawnCards, alike: drawnAlike })).toEqual([]);
  expect(imagineFaults(GAME, seeds, options, drawnAlike)).toEqual([]);
});

test.each([{ aceRule: 'deal', forcedSecret: true } as const, ...VARIANTS])(
  'with %j an imagined secret card allows everything that was done',
  (options) => {
    for (const seed of seedsTo(8)) {
      for (const { steps, state } of playout(GAME, seed, options)) {
        if (steps.length % 7 !== 0) continue;
        for (const seat of ['S', 'W', undefined] as const) {
          const view = secret.view(state as SecretState, seat);
          const imagined = secret.imagine(view, seededRandom(`${seed} ${steps.length}`));
          const put = imagined.play?.secret;
          const told = steps.map(({ seat: by, action }) =>
            action.kind === 'put' && put !== undefined
              ? { seat: by, action: { ...action, cards: [put] } }
              : { seat: by, action },
          );
          const again = replay(GAME, { setup: imagined.setup, options, steps: told });
          expect(again.ok && secret.view(again.value as SecretState, seat)).toEqual(view);
        }
      }
    }
  },
);

/**
 * The pack that is imagined while nobody has seen a card of the other's: the same shares as of packs dealt at
 * random that lead to the same turns, the player's own cards being where they are.
 */
test.each([
  ['nothing announced yet', 6, undefined],
  ['the drawing is done', 26, 'firstAce'],
  ['the drawing is done', 26, 'secondAce'],
])('%s: what was kept and said weighs as it should', (_, turns, announced) => {
  const options: SecretOptions = { aceRule: 'deal', forcedSecret: true };
  const wanted = [...seedsTo(400)].flatMap((seed) =>
    [...playout(GAME, seed, options)].flatMap(({ state }) => {
      const some = state as SecretState;
      const isFirst = some.turns.some((turn, i) => turn === announced && i % 2 === 1);
      const isThere = announced === undefined ? !some.turns.some((turn) => turn.endsWith('Ace')) : isFirst;
      return some.turns.length === turns &&
        isThere &&
        some.auction.calls.length === 0 &&
        some.setup.dealer === 'S'
        ? [some]
        : [];
    }),
  );
  const [state] = wanted;
  if (state === undefined) throw new Error('such a deal is among them');
  const view = secret.view(state, 'S');
  const known = view.memory?.order ?? [];
  const unseen = (state.setup.order ?? []).filter((_card, i) => known[i] === null);
  // by rejection: shuffled into the other's places, then drawn as before
  const random = seededRandom('rejection');
  const byRejection: SecretState[] = [];
  while (byRejection.length < 1500) {
    const rest = shuffled(random, unseen);
    const order = (state.setup.order ?? []).map((card, i) =>
      known[i] === null ? (rest.pop() ?? card) : card,
    );
    const setup = { ...state.setup, order, deal: dealOfOrder(order), split: randomSplit(random) };
    const again = turnsOf(setup, options, state.turns);
    if (again !== undefined) byRejection.push(again);
  }
  const imagined = Array.from({ length: 1500 }, (_x, i) => secret.imagine(view, seededRandom(`fair ${i}`)));
  const share = (states: readonly SecretState[], at: (some: SecretState) => boolean) =>
    states.filter(at).length / states.length;
  for (const card of unseen.filter((some, i) => isAce(some) || i % 5 === 0)) {
    const handW = (some: SecretState) => has(secret.dealt?.(some).W ?? EMPTY, card);
    const firstOf = ({ setup }: SecretState) => setup.order?.[2] === card;
    for (const at of [handW, firstOf]) {
      const [a, b] = [share(byRejection, at), share(imagined, at)];
      expect(Math.abs(a - b), `${makeCard(card)} ${a} ${b}`).toBeLessThan(0.075);
    }
  }
});

/** Returns the state after the same turns; `undefined` if this pack does not lead to them. */
function turnsOf(
  setup: SecretState['setup'],
  options: SecretOptions,
  turns: SecretState['turns'],
): SecretState | undefined {
  let state = secret.start(setup, options);
  while (state.turns.length < turns.length) {
    const turn = turns[state.turns.length];
    const [seat] = secret.toAct(state);
    if (seat === undefined || turn === 'firstAce') return undefined;
    state = secret.apply(state, seat, { kind: 'choose', choice: turn === 'keep' ? 'keep' : 'reject' });
    if (state.turns.some((some, i) => some !== turns[i])) return undefined;
  }
  return state.turns.length === turns.length ? state : undefined;
}
