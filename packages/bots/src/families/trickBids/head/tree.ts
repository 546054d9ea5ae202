import type { Card } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { netPoints } from '../../../valuation/netPoints.ts';
import { kindOf, momentKey } from './alike.ts';
import { playedOut } from './playOn.ts';
import { type CardChoice, quickCard } from './policy.ts';

/** A way on from a moment of the play: a kind of card. */
interface Way {
  visits: number;
  /** The points that the deals which went this way brought whoever chose it, together. */
  sum: number;
}

/** The ways that were tried at moments which are alike, by the kind of card. */
type Ways = Map<number, Way>;

/** A card for a moment, and its kind. */
interface Option {
  readonly card: Card;
  readonly kind: number;
}

/** The share of all tries that the card of the rules of thumb has to begin with. */
const USUAL = 0.5;

/**
 * The deals that a player plays out in their head after one action, and what they learn by them for the next.
 * `playedOut` plays a layout out to the end, and returns the deal that is over.
 */
export interface PlayTree {
  readonly playedOut: (state: unknown) => unknown;
}

/**
 * Builds a tree of the coming cards, in which every player learns. Each simulated deal goes down it among the cards
 * that are legal in its layout, to the first moment that was not met before, and on from there by the rules of thumb.
 * A card is tried again the more often, the more it brought whoever played it; that of the rules of thumb comes first.
 * A choice rests on what is alike in all layouts (`momentKey`): one's own later cards go by nothing that one
 * cannot see, and the others learn to meet the hand that one holds, which is the careful thing to suppose.
 * Information set Monte Carlo tree search: Cowling, Powley and Whitehouse, IEEE Trans. Comput. Intell. AI Games 4
 * (2012); for spades Whitehouse, Cowling, Powley and Rollason, AIIDE 2013. Tries are shared out as PUCT does
 * (Rosin, Ann. Math. Artif. Intell. 61, 2011), by the spread of the results.
 * @param head the seat of the player
 */
export function playTree(game: AnyGame, head: Seat): PlayTree {
  const known = new Map<string, Ways>();
  const parties = partiesOf(game);
  const results = spreadOf();
  let own: readonly Seat[] | undefined;
  return {
    playedOut(start) {
      const setup = game.setupOf(start);
      own ??= handsOf(game, start, head);
      const hands = own;
      const path: { readonly way: Way; readonly actor: Seat }[] = [];
      let isKnown = true;
      const over = playedOut(game, start, head, (moment, actor) => {
        if (!isKnown || moment.legal.length === 1) return quickCard(moment);
        const key = momentKey(moment, hands);
        const ways: Ways = known.get(key) ?? new Map();
        isKnown = ways.size > 0;
        if (!isKnown) known.set(key, ways);
        const { kind, card } = choiceAt(ways, optionsAt(moment, actor === head), results.deviation());
        path.push({ way: wayOf(ways, kind), actor });
        return card;
      });
      const brought = new Map(parties.map((party) => [party, netPoints(game, over, party)]));
      const worthTo = (seat: Seat): number => brought.get(game.partyOf(seat, setup)) ?? 0;
      for (const { way, actor } of path) {
        way.visits += 1;
        way.sum += worthTo(actor);
      }
      for (const points of brought.values()) results.add(points);
      return over;
    },
  };
}

/** Returns the hands that a player plays. */
function handsOf(game: AnyGame, state: unknown, player: Seat): readonly Seat[] {
  const { controls } = game.view(state, player);
  return SEATS.filter((seat) => controls[seat] === player);
}

function wayOf(ways: Ways, kind: number): Way {
  const way = ways.get(kind) ?? { visits: 0, sum: 0 };
  ways.set(kind, way);
  return way;
}

/** Lists one card of each kind, with that of the rules of thumb first. */
function optionsAt(moment: CardChoice, isOwn: boolean): readonly [Option, ...Option[]] {
  const usual = quickCard(moment);
  const options: [Option, ...Option[]] = [{ card: usual, kind: kindOf(usual, moment, isOwn) }];
  for (const card of moment.legal) {
    const kind = kindOf(card, moment, isOwn);
    if (!options.some((option) => option.kind === kind)) options.push({ card, kind });
  }
  return options;
}

/**
 * Returns the option to try next, by its results so far and by how rarely it was tried compared with its share.
 * @param options the usual one first
 * @param spread the standard deviation of all results
 */
function choiceAt(ways: Ways, options: readonly [Option, ...Option[]], spread: number): Option {
  const [usual, ...others] = options;
  const tried = options.flatMap(({ kind }) => ways.get(kind) ?? []);
  const visits = tried.reduce((all, way) => all + way.visits, 0);
  if (visits === 0 || others.length === 0) return usual;
  const fresh = tried.reduce((all, way) => all + way.sum, 0) / visits;
  const curiosity = spread * Math.sqrt(visits);
  let best = usual;
  let most = -Infinity;
  for (const option of options) {
    const { visits: own, sum } = ways.get(option.kind) ?? { visits: 0, sum: 0 };
    const share = option === usual ? USUAL : (1 - USUAL) / others.length;
    const worth = (own === 0 ? fresh : sum / own) + (curiosity * share) / (1 + own);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** Tracks the standard deviation of a series of figures. */
function spreadOf() {
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    add(figure: number): void {
      count += 1;
      sum += figure;
      squares += figure ** 2;
    },
    deviation: (): number => (count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))),
  };
}
