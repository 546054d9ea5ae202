import { callAction } from '@overtrick/rules/action';
import { BIDS, type Bid } from '@overtrick/rules/auction/call';
import { SEATS } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { isTeam } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { decisionKindOf } from '../decisions.ts';
import { novice } from '../novice.ts';
import { judgedFor, ruleFor } from './decide.ts';
import { handOf } from './hand.ts';
import { usualSystem } from './system/list.ts';
import { auctionSituation } from './table.ts';

/** The openings up to two notrump: what an answer is asked to. */
const OPENINGS: readonly Bid[] = BIDS.slice(0, 10);
/** The hands that answer each opening. */
const HANDS = 3;

/** True if two players call as partners, each with a hand that the other does not see. */
const isOfPartners = (game: AnyGame): boolean => {
  const { state, seat } = started(game, 'partners', 0);
  const view = game.view(state, seat);
  return view.phase === 'auction' && decisionKindOf(game, view) === 'call of partners';
};

/** Starts a deal, closes a dummy that may be opened, and returns the first seat to call. */
function started(game: AnyGame, seed: string, board: number) {
  const options = parseOptions<OptionValues>(game.options, {});
  if (!options.ok) throw new Error(options.why);
  const dealers = game.dealers ?? SEATS;
  const dealer = dealers[board % dealers.length] ?? 'N';
  const setup = randomSetup({ dealer, vul: 'none', board: board + 1 }, seededRandom(seed), game.ordered);
  let state = game.start(setup, options.value);
  for (;;) {
    const seat = game.toAct(state)[0] ?? 'N';
    const closed = game
      .legalActions(state, seat)
      .find((action) => action.kind === 'choose' && action.choice === 'closed');
    if (closed === undefined) return { state, seat, deal: setup.deal };
    state = game.apply(state, seat, closed);
  }
}

/** Returns the answer of the opener's partner to an opening, and that of the game's system at a table of four. */
function answers(game: AnyGame, opening: Bid, board: number): readonly [string, string] {
  const { state: start, seat: opener, deal } = started(game, `${game.id} ${opening} ${board}`, board);
  let state = game.apply(start, opener, callAction(opening));
  for (;;) {
    const seat = game.toAct(state)[0] ?? opener;
    const view = game.view(state, seat);
    const legal = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
    if (isTeam(view, seat, opener) && seat !== opener) {
      const { action } = novice(game, view, { worlds: 2 }, seededRandom('answer'));
      const system = usualSystem(game);
      const systems = { N: system, E: system, S: system, W: system };
      // between the opener and the partner one hand has passed
      const plain = auctionSituation(opener, 'none', [opening, 'P'], systems);
      // in auction bridge no contract needs a raise
      const goal = game.gameGoal?.(view.options);
      const situation = { ...plain, table: { ...plain.table, ...(goal && { goal }) } };
      const rule = (game.hasPar === true ? judgedFor : ruleFor)(situation, handOf(deal[seat]), legal);
      return [action.kind === 'call' ? action.call : action.kind, rule?.call ?? 'P'];
    }
    state = game.apply(state, seat, callAction('P'));
  }
}

const PARTNERS = GAMES.filter(isOfPartners);

test('the games in which partners call are found', () => {
  expect(PARTNERS.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['bridge', 'auction', 'plafond', 'awol']),
  );
});

describe.each(PARTNERS.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('answers to each opening are by the system', () => {
    const pairs = OPENINGS.flatMap((opening) =>
      Array.from({ length: HANDS }, (__, board) => [opening, ...answers(game, opening, board)] as const),
    );
    expect(pairs.map(([opening, answer]) => `${opening}: ${answer}`)).toEqual(
      pairs.map(([opening, , usual]) => `${opening}: ${usual}`),
    );
    expect(pairs.filter(([, answer]) => answer !== 'P').length).toBeGreaterThan(pairs.length / 4);
  });
});
