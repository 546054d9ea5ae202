import { makeAction, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { findLevel } from '../../levels.ts';
import { playOut } from '../../playout.ts';
import { dealFrom, handFrom } from '../../suites/table.ts';
import { goalsOf } from './goals.ts';
import { goneIn } from './head/playOn.ts';
import { type Blunder, blunderOf, isHopelessNil } from './never.ts';

const spades = defined(findGame('spades'), 'spades');

/** Returns the blunder that a card is, for the hand to play after some bids and cards; North deals, East bids first. */
function blunder(deal: string, steps: string, card: string): Blunder | undefined {
  const options = parseOptions(spades.options);
  if (!options.ok) throw new Error(options.why);
  let state = spades.start({ dealer: 'N', vul: 'none', deal: dealFrom(deal) }, options.value);
  for (const step of steps.split(' ').map((word) => (/^\d/.test(word) ? `bid ${word}` : word)))
    state = spades.apply(state, defined(spades.toAct(state)[0], 'on'), defined(parseAction(step), step));
  return judged(state, defined(parseCard(card), card));
}

function judged(state: unknown, card: Card): Blunder | undefined {
  const seat = defined(spades.toAct(state)[0], 'on');
  const view = spades.view(state, seat);
  const legal = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  const play = defined(spades.playOf?.(state), 'a play');
  return blunderOf(
    { play, goals: goalsOf(spades, view), gone: goneIn(spades, state), legal, head: seat },
    card,
  );
}

/** South is void of hearts, West of diamonds. */
const DEAL = 'N:K64.AQJ2.A32.K32 QJ3.K543.KQJ5.AQ A52..T9876.JT987 T987.T9876..654'
  .replace('A52..T9876.JT987', 'A52..T98764.JT98')
  .replace('T987.T9876..654', 'T987.T9876..7654');

describe('a card that no player of sense plays', () => {
  // East leads a club to the ace, then to North; North leads the ace of hearts
  const TO_HEARTS = '3 3 2 4 CA C8 C4 C2 CQ C9 C5 CK HA';

  test.each<[string, string, string, Blunder | undefined]>([
    ['a low trump on partner’s ace', `${TO_HEARTS} H3`, 'S2', 'trumps partner’s winner'],
    ['the ace of trumps on it', `${TO_HEARTS} H3`, 'SA', 'trumps partner’s winner'],
    ['a discard is none', `${TO_HEARTS} H3`, 'D4', undefined],
    [
      'a trump on a card of partner’s that may be beaten',
      '3 3 2 4 CA C8 C4 C2 CQ C9 C5 CK HJ H3',
      'S2',
      undefined,
    ],
    ['a trump on an opponent’s winner', '3 3 2 4 HK', 'S2', undefined],
    ['the ace under a trump', '3 3 2 4 DK D4 S7', 'DA', 'throws an ace'],
    ['a low card under it is none', '3 3 2 4 DK D4 S7', 'D2', undefined],
    ['last in hand, a trick let go', '3 3 2 4 HK D4 H6', 'H2', 'ducks with tricks to make'],
    ['last in hand, taken', '3 3 2 4 HK D4 H6', 'HA', undefined],
    ['with a bid of none to make, a trick let go', '3 0 2 1 HK D4 H6', 'HA', undefined],
    [
      'a low lead with partner’s nil to cover',
      '3 0 3 4 CA C8 C4 C2 CQ C9 C5 CK',
      'H2',
      'leads low into a nil',
    ],
    ['a trump on the others’ nil, with hands to come', '0 1 2 4 HK', 'S2', 'saves the others’ nil'],
    ['a discard under it is none', '0 1 2 4 HK', 'D4', undefined],
    ['a higher card on it, last in hand', '0 1 2 4 HK D4 H6', 'HA', 'saves the others’ nil'],
    ['a trump on it for a bid of most tricks', '0 3 2 4 HK', 'S2', undefined],
    ['a sure winner led for it', '3 0 3 4 CA C8 C4 C2 CQ C9 C5 CK', 'HA', undefined],
  ])('%s', (_, steps, card, wanted) => {
    expect(blunder(DEAL, steps, card)).toBe(wanted);
  });
});

describe('a nil that asks for a miracle', () => {
  test.each([
    ['A.5432.5432.5432', true],
    ['32.A5.65432.5432', true],
    ['32.AK32.5432.432', true],
    ['32.KQ2.65432.432', true],
    ['K2.5432.5432.432', false],
    ['32.A432.5432.432', false],
    ['32.KJ32.5432.432', false],
    ['.AK432.5432.5432', false],
  ])('%s: %s', (hand, isHopeless) => {
    expect(isHopelessNil(handFrom(hand))).toBe(isHopeless);
  });
});

const GAMES = [
  'spades',
  'cutthroat-spades',
  'cutthroat-spades-4',
  'dummy-spades',
  'call-bridge',
  'call-break',
];
/** The deals that each level plays of each game; an expert takes seconds for one. */
const DEALS = { novice: times(25, 1000), club: times(1, 50), expert: times(0, 5) };

describe.each(GAMES)('%s is played without blunders', (id) => {
  test.each(Object.entries(DEALS).filter(([, deals]) => deals > 0))('by the level %s', (name, deals) => {
    expect(blundersIn(id, name, deals)).toEqual([]);
  });
});

/** Lists the blunders of a level in some deals with a random seed of their own. */
function blundersIn(id: string, name: string, deals: number): readonly string[] {
  const game = defined(findGame(id), id);
  const options = parseOptions(game.options);
  if (!options.ok) throw new Error(options.why);
  const level = defined(findLevel(name), name);
  const engine = createEngine(readModule(), { megabytes: 4 });
  const budget = { ...level.budget, ...(name !== 'novice' && { engine, worlds: 4, positions: 40_000 }) };
  const dealers: readonly Seat[] = game.dealers ?? dealersOf(partiesOf(game));
  return Array.from({ length: deals }, (_, i) => i).flatMap((deal) => {
    const seed = seedFor(`never ${id} ${deal}`);
    const dealer = dealers[deal % dealers.length] ?? 'N';
    const setup = randomSetup({ dealer, vul: 'none', board: deal + 1 }, seededRandom(seed), game.ordered);
    const chair = { bot: level.bot, budget, random: seededRandom(`${seed} play`) };
    const { record } = playOut(
      game,
      setup,
      options.value,
      bySeat(() => chair),
    );
    const found: string[] = [];
    let state = game.start(setup, options.value);
    for (const { seat, action } of record.steps) {
      const view = game.view(state, seat);
      const play = game.playOf?.(state);
      const legal = view.legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
      const moment = play && {
        play,
        goals: goalsOf(game, view),
        gone: goneIn(game, state),
        legal,
        head: seat,
      };
      const isNil = action.kind === 'bid' && (action.tricks === 0 || action.nils?.includes(seat) === true);
      const blunder =
        action.kind === 'play' && moment !== undefined
          ? blunderOf(moment, action.card)
          : isNil && view.legal.length > 1 && isHopelessNil(view.hands[seat].cards ?? EMPTY)
            ? 'nil'
            : undefined;
      if (blunder !== undefined) found.push(`deal ${deal}: ${seat} ${makeAction(action)}: ${blunder}`);
      state = game.apply(state, seat, action);
    }
    return found;
  });
}
