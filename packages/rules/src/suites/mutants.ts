import { type Action, chooseAction } from '../action.ts';
import { cardsOf, FULL, minus, setOf, suitLength, union } from '../cards/cardSet.ts';
import { bySeat, lho, partner, SEATS, type Seat } from '../cards/seat.ts';
import { numberOfDeal } from '../deals/deal.ts';
import type { AnyGame } from '../game.ts';
import { type Random, seededRandom } from '../random.ts';
import type { View } from '../views/view.ts';

import {
  apply,
  BAD_OPTION,
  counter,
  held,
  imagine,
  legal,
  type Mutant,
  onTurn,
  outcome,
  showing,
  start,
  touch,
  touchList,
  view,
} from './mutant.ts';

export const CONFORMANCE_MUTANTS: readonly Mutant[] = [
  {
    name: 'applying marks the state before',
    breaks: 'no throw',
    of: apply((next, before) => {
      touch(before);
      return next;
    }),
  },
  {
    name: 'applying adds to a list of the state before',
    breaks: 'no throw',
    of: apply((next, before) => {
      touchList(before);
      return next;
    }),
  },
  {
    name: 'looking marks the state',
    breaks: 'no throw',
    of: view((seen, state) => {
      touch(state);
      return seen;
    }),
  },
  {
    name: 'listing marks the state',
    breaks: 'no throw',
    of: legal((actions, state) => {
      touch(state);
      return actions;
    }),
  },
  {
    name: 'the last action leads back',
    breaks: 'ends',
    of: apply((next, before, game) => (game.toAct(next).length === 0 ? before : next)),
  },
  {
    name: 'an action leads to another state each time',
    breaks: 'apply',
    of: (game) => {
      const next = counter();
      return apply((state) => Object.assign({}, state, { count: next() }))(game);
    },
  },
  {
    name: 'a replay starts otherwise',
    breaks: 'replay',
    of: (game) => {
      const next = counter();
      return start((setup) => (next() % 2 === 0 ? setup : { ...setup, dealer: lho(setup.dealer) }))(game);
    },
  },
  {
    name: 'the setup is not the one given',
    breaks: 'setup',
    of: start((setup) => ({ ...setup, deal: bySeat((seat) => setup.deal[lho(seat)]) })),
  },
  {
    name: 'an outcome before the end',
    breaks: 'outcome',
    of: outcome((found, state, game) =>
      found === undefined && game.view(state).tricks.length === 12
        ? { terms: game.view(state).terms, tricks: 0, points: {}, items: [] }
        : found,
    ),
  },
  {
    name: 'no outcome of a failed contract',
    breaks: 'outcome',
    of: outcome((found) => (found?.items.length === 1 ? undefined : found)),
  },
  {
    name: 'an action is listed twice',
    breaks: 'legalActions',
    of: legal((actions) => [...actions, ...actions.slice(0, 1)]),
  },
  {
    name: 'a forced action is not listed',
    breaks: 'legalActions',
    of: legal((actions) => (actions.length === 1 ? [] : actions)),
  },
  {
    name: 'everyone is listed the actions of the seat to act',
    breaks: 'legalActions',
    of: legal((_, state, game) => onTurn(game, state)),
  },
  {
    name: 'a card is listed again after it was played',
    breaks: 'legalActions',
    of: legal((actions, state, game) => {
      const [card] = game.view(state).tricks.flat();
      return card === undefined || actions.length === 0
        ? actions
        : [...actions, { kind: 'play', card: card.card }];
    }),
  },
  {
    name: 'an action without a notation is listed',
    breaks: 'notation',
    of: legal((actions) => (actions.length === 0 ? actions : [...actions, { kind: 'bid', tricks: 100 }])),
  },
  {
    name: 'an action of another game is listed',
    breaks: 'no throw',
    of: legal((actions) => (actions.length === 0 ? actions : [chooseAction('keep'), ...actions])),
  },
  {
    name: 'a seat is to act twice',
    breaks: 'toAct',
    of: (game) => ({ ...game, toAct: (state) => [...game.toAct(state), ...game.toAct(state)] }),
  },
  {
    name: 'claims are possible after the end',
    breaks: 'claimable',
    of: (game) => ({ ...game, claimable: () => 5 }),
  },
  {
    name: 'one trick more than are left can be claimed',
    breaks: 'points',
    of: (game) => ({
      ...game,
      claimable: (state, seat) => {
        const most = game.claimable(state, seat);
        return most === undefined ? undefined : most + 1;
      },
    }),
  },
  {
    name: 'a claim does not end the deal',
    breaks: 'claims',
    of: (game) => ({
      ...game,
      apply: (state, seat, action) => (action.kind === 'claim' ? state : game.apply(state, seat, action)),
    }),
  },
  {
    name: 'a spectator may act',
    breaks: 'view',
    of: view((seen, state, game) =>
      seen.seat === undefined ? { ...seen, legal: onTurn(game, state) } : seen,
    ),
  },
  {
    name: 'a hidden hand is shown with false cards',
    breaks: 'view',
    of: view((seen) => {
      const known = SEATS.map((seat) => seen.hands[seat].cards ?? { lo: 0, hi: 0 }).reduce(union);
      const hidden = SEATS.find((seat) => seen.hands[seat].cards === undefined);
      if (hidden === undefined) return seen;
      return showing(seen, hidden, setOf(cardsOf(minus(FULL, known)).slice(0, seen.hands[hidden].count)));
    }),
  },
  {
    name: 'a hand is shown short of a card',
    breaks: 'view',
    of: view((seen, state, game, seat) =>
      seat === undefined ? seen : showing(seen, seat, setOf(cardsOf(held(game, state, seat)).slice(1))),
    ),
  },
  {
    name: 'a hand stays hidden after the deal',
    breaks: 'view',
    of: view((seen) => {
      const { count } = seen.hands.W;
      return seen.phase === 'over' ? { ...seen, hands: { ...seen.hands, W: { count } } } : seen;
    }),
  },
  {
    name: 'the deal is open before the end',
    breaks: 'view',
    of: view((seen, state, game) => ({ ...seen, deal: game.setupOf(state).deal })),
  },
  {
    name: 'a view does not go through JSON',
    breaks: 'view',
    of: view((seen) => Object.assign({}, seen, { extra: undefined })),
  },
  {
    name: 'a view is for nobody',
    breaks: 'view',
    of: view(({ seat: _, ...seen }) => seen),
  },
  {
    name: 'a view has forgotten who took the tricks',
    breaks: 'view',
    of: view((seen) => ({ ...seen, taken: { N: 0, E: 0, S: 0, W: 0 } })),
  },
  {
    name: 'a view does not say that the deal is over',
    breaks: 'view',
    of: view((seen) => (seen.phase === 'over' ? { ...seen, phase: 'play' } : seen)),
  },
  {
    name: 'points are not what their items come to',
    breaks: 'points',
    of: outcome(
      (found) => found && { ...found, points: { ...found.points, NS: (found.points.NS ?? 0) + 10 } },
    ),
  },
  {
    name: 'points are negative for the side that pays',
    breaks: 'points',
    of: outcome(
      (found) =>
        found && {
          ...found,
          points: { NS: (found.points.NS ?? 0) - (found.points.EW ?? 0), EW: 0 },
          items: found.items.map((item) =>
            item.party === 'EW' ? { ...item, party: 'NS', points: -item.points } : item,
          ),
        },
    ),
  },
  {
    name: 'somebody unknown scores',
    breaks: 'points',
    of: outcome((found) => found && { ...found, points: { ...found.points, P9: 0 } }),
  },
  {
    name: 'an option has a default that is none of its values',
    breaks: 'options',
    of: (game) => ({ ...game, options: { ...game.options, bad: BAD_OPTION } }),
  },
  {
    name: 'the seats are not in turn',
    breaks: 'seats',
    of: (game) => ({ ...game, seats: game.seats.toReversed() }),
  },
];

export const LEAK_MUTANTS: readonly Mutant[] = [
  {
    name: "a seat sees its partner's hand",
    breaks: 'leak',
    of: view((seen, state, game, seat) =>
      seat === undefined ? seen : showing(seen, partner(seat), held(game, state, partner(seat))),
    ),
  },
  {
    name: "a seat sees the next player's hand, but only in the play",
    breaks: 'leak',
    of: view((seen, state, game, seat) =>
      seat === undefined || seen.phase !== 'play'
        ? seen
        : showing(seen, lho(seat), held(game, state, lho(seat))),
    ),
  },
  {
    name: 'a seat sees dummy before the opening lead',
    breaks: 'leak',
    of: view((seen, state, game, seat) =>
      seat === undefined || seen.dummy === undefined
        ? seen
        : showing(seen, seen.dummy, held(game, state, seen.dummy)),
    ),
  },
  {
    name: 'a view tells how many spades the next player has',
    breaks: 'leak',
    of: view((seen, state, game, seat) =>
      seat === undefined ? seen : telling(seen, suitLength(held(game, state, lho(seat)), 'S')),
    ),
  },
  {
    name: 'the terms are the whole setup',
    breaks: 'leak',
    of: view((seen, state, game) => ({ ...seen, terms: game.setupOf(state) })),
  },
  {
    name: 'a view tells the number of the deal',
    breaks: 'leak',
    of: view((seen, state, game) => telling(seen, numberOfDeal(game.setupOf(state).deal))),
  },
  {
    name: 'everyone sees what the seat to act may play',
    breaks: 'leak',
    of: view((seen, state, game) => ({ ...seen, legal: onTurn(game, state) })),
  },
  {
    name: 'a spectator sees all hands',
    breaks: 'hidden',
    of: view((seen, state, game, seat) =>
      seat === undefined
        ? {
            ...seen,
            hands: bySeat((hand) => ({ count: seen.hands[hand].count, cards: held(game, state, hand) })),
          }
        : seen,
    ),
  },
  {
    name: "a spectator sees declarer's hand",
    breaks: 'spectator',
    of: view((seen, state, game, seat) =>
      seat === undefined && seen.contract
        ? showing(seen, seen.contract.declarer, held(game, state, seen.contract.declarer))
        : seen,
    ),
  },
];

export const IMAGINE_MUTANTS: readonly Mutant[] = [
  {
    name: 'it knows the state that was looked at last',
    breaks: 'cheats',
    of: (game) => {
      let last: unknown;
      return {
        ...game,
        view: (state, seat) => {
          last = state;
          return game.view(state, seat);
        },
        imagine: () => last,
      };
    },
  },
  {
    name: 'it knows the state behind the view, in one place',
    breaks: 'cheats',
    of: (game) => {
      const behind = new WeakMap<View, unknown>();
      return {
        ...game,
        view: (state, seat) => {
          const seen = game.view(state, seat);
          behind.set(seen, state);
          return seen;
        },
        imagine: (seen, random) => behind.get(seen) ?? game.imagine(seen, random),
      };
    },
  },
  {
    name: 'it imagines the same each time',
    breaks: 'uniform',
    of: imagine((seen, _, game) => game.imagine(seen, seededRandom('always'))),
  },
  {
    name: 'its chance is not even',
    breaks: 'uniform',
    of: imagine((seen, random, game) => game.imagine(seen, () => (random() << 3) >>> 0)),
  },
  {
    name: 'its chance is another one each time',
    breaks: 'same chance',
    of: (game) => {
      const next = counter();
      return imagine((seen) => game.imagine(seen, seededRandom(`${next()}`)))(game);
    },
  },
  {
    name: 'it forgets what was done',
    breaks: 'view',
    of: imagine((seen, random, game) => game.start(game.setupOf(game.imagine(seen, random)), seen.options)),
  },
  {
    name: 'it forgets who could not follow suit',
    breaks: 'history',
    of: imagine((seen, random, game) => withoutVoids(seen, random, game)),
  },
];

/** Imagines a state with two hidden hands exchanged, ignoring the voids that they have shown. */
function withoutVoids(seen: View, random: Random, game: AnyGame): unknown {
  const imagined = game.imagine(seen, random);
  const [a, b] = SEATS.filter((seat) => seen.hands[seat].cards === undefined);
  if (a === undefined || b === undefined || seen.hands[a].count !== seen.hands[b].count) return imagined;
  const played = (seat: Seat) =>
    setOf([...seen.tricks, seen.trick].flat().flatMap((one) => (one.seat === seat ? [one.card] : [])));
  const { deal, ...terms } = game.setupOf(imagined);
  const rest = (seat: Seat) => minus(deal[seat], played(seat));
  const exchanged = { ...deal, [a]: union(played(a), rest(b)), [b]: union(played(b), rest(a)) };
  const actions: { seat: Seat; action: Action }[] = [
    ...seen.calls.map(({ seat, call }) => ({ seat, action: { kind: 'call', call } as const })),
    ...[...seen.tricks, seen.trick]
      .flat()
      .map(({ seat, card }) => ({ seat, action: { kind: 'play', card } as const })),
  ];
  return actions.reduce(
    (state, { seat, action }) => game.apply(state, seat, action),
    game.start({ ...terms, deal: exchanged }, seen.options),
  );
}

export const SYMMETRY_MUTANTS: readonly Mutant[] = [
  {
    name: 'North deals always',
    breaks: 'symmetry',
    of: start((setup) => ({ ...setup, dealer: 'N' })),
  },
  {
    name: 'East and West are never vulnerable',
    breaks: 'symmetry',
    of: start((setup) => ({ ...setup, vul: setup.vul === 'ew' ? 'none' : setup.vul })),
  },
  {
    name: 'all points are for North and South',
    breaks: 'symmetry',
    of: (game) => ({
      ...game,
      view: (state, seat) => {
        const seen = game.view(state, seat);
        const { NS = 0, EW = 0 } = seen.outcome?.points ?? {};
        return seen.outcome
          ? { ...seen, outcome: { ...seen.outcome, points: { NS: NS + EW, EW: 0 } } }
          : seen;
      },
    }),
  },
  {
    name: 'South is said to play when West does',
    breaks: 'symmetry',
    of: view((seen) => (seen.turn === 'W' ? { ...seen, turn: 'S' } : seen)),
  },
];

/** A game without a fault: no suite may find one. */
export const UNCHANGED: Mutant = { name: 'unchanged', breaks: '', of: (game) => ({ ...game }) };

/** Adds to a view a number that the game must not reveal. */
function telling(seen: View, number: number | bigint): View {
  const extra = { ...seen.extra, number: String(number) };
  return { ...seen, extra };
}
