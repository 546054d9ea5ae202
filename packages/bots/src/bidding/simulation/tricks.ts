import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import type { Strain } from '@overtrick/rules/cards/card';
import { lho, partner, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { grouped } from '@overtrick/rules/grouped';
import { isGame } from '@overtrick/rules/scores/score';
import { type Bounds, type Engine, ofSide } from '@overtrick/solver';
import { type Estimate, estimate } from '../../valuation/estimate.ts';
import type { Hands } from './layouts.ts';

/** The chance of each number of tricks, 0 to 13. */
export type Chances = readonly number[];

/** The bounds of a declarer's tricks with all cards seen, from the search, and an estimate between them. */
interface KnownTricks extends Estimate {
  bounds: Bounds;
}

/** The tricks available in one layout, as far as they have been computed. */
export interface Tricks {
  readonly chances: (contract: Contract) => Chances;
  /** Searches whether these contracts make with all cards seen; returns false when it was stopped early. */
  readonly settle: (contracts: readonly Contract[], engine: Engine) => boolean;
  /** Returns the chance that a contract makes with all cards seen: 0 or 1 once it has been settled. */
  readonly makes: (contract: Contract) => number;
}

export function tricksIn(hands: Hands): Tricks {
  const found = new Map<string, KnownTricks>();
  const knownOf = (declarer: Seat, strain: Strain): KnownTricks => {
    const key = `${declarer}${strain}`;
    const known = found.get(key) ?? {
      ...estimate(hands[declarer].cards, hands[partner(declarer)].cards, strain),
      bounds: { lower: 0, upper: 13 },
    };
    found.set(key, known);
    return known;
  };
  return {
    chances: (contract) => atTable(within(knownOf(contract.declarer, contract.strain)), contract),
    makes(contract) {
      const all = within(knownOf(contract.declarer, contract.strain));
      return all.slice(tricksNeeded(contract)).reduce((sum, chance) => sum + chance, 0);
    },
    settle(contracts, engine) {
      // one strain at a time: results for one level or declarer serve the next
      for (const [strain, same] of grouped(contracts, (contract) => contract.strain)) {
        const open = same.filter((contract) => !isSettled(knownOf(contract.declarer, strain), contract));
        if (open.length > 0) engine.begin(strain);
        for (const contract of open) {
          const known = knownOf(contract.declarer, strain);
          if (isSettled(known, contract)) continue;
          known.bounds = narrowed(known.bounds, askedFor(hands, contract, engine));
          if (!isSettled(known, contract)) return false;
        }
      }
      return true;
    },
  };
}

const isSettled = ({ bounds: { lower, upper } }: KnownTricks, contract: Contract): boolean =>
  lower >= tricksNeeded(contract) || upper < tricksNeeded(contract);

const narrowed = (a: Bounds, b: Bounds): Bounds => ({
  lower: Math.max(a.lower, b.lower),
  upper: Math.min(a.upper, b.upper),
});

/** Bounds declarer's tricks by a single question: are they enough for the contract? */
function askedFor(hands: Hands, contract: Contract, engine: Engine): Bounds {
  const { declarer } = contract;
  const need = tricksNeeded(contract);
  const isFirst = sideOf(declarer) === 'NS';
  const bounds = engine.ask(
    {
      hands: SEATS.map((seat) => hands[seat].cards),
      leader: SEATS.indexOf(lho(declarer)),
      trick: [],
      shape: { kind: 'plain' },
    },
    isFirst ? need : 14 - need,
  );
  return ofSide(isFirst, bounds, 13);
}

/** Returns the estimate's chances without those that the bounds rule out. */
function within({ tricks, spread, bounds: { lower, upper } }: KnownTricks): Chances {
  const weights = Array.from({ length: 14 }, (_, k) =>
    k < lower || k > upper ? 0 : Math.exp(-(((k - tricks) / spread) ** 2) / 2) + 1e-9,
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * The share of deals in which experts took more or fewer tricks than with all cards seen, from three fewer to three
 * more: 6,669 records of championships.
 */
const SLIPS = {
  N: {
    part: [0.015, 0.05, 0.13, 0.43, 0.265, 0.08, 0.03],
    game: [0.012, 0.041, 0.175, 0.48, 0.205, 0.06, 0.027],
    slam: [0.02, 0.04, 0.16, 0.63, 0.15, 0, 0],
  },
  suit: {
    part: [0.005, 0.02, 0.15, 0.583, 0.204, 0.034, 0.004],
    game: [0.005, 0.027, 0.168, 0.636, 0.143, 0.02, 0.001],
    slam: [0, 0.037, 0.203, 0.665, 0.09, 0.005, 0],
  },
} as const;

/** Returns the chances at the table, where nobody sees all cards. */
export function atTable(chances: Chances, contract: Contract): Chances {
  const size = contract.level >= 6 ? 'slam' : isGame({ ...contract, doubling: 0 }) ? 'game' : 'part';
  const slips = SLIPS[contract.strain === 'N' ? 'N' : 'suit'][size];
  const there = Array.from({ length: 14 }, () => 0);
  for (const [k, chance] of chances.entries()) {
    if (chance < 1e-6) continue;
    for (const [i, slip] of slips.entries()) {
      const at = Math.min(13, Math.max(0, k + i - 3));
      there[at] = (there[at] ?? 0) + chance * slip;
    }
  }
  return there;
}
