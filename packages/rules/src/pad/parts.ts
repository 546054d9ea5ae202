import { defined } from '../assert.ts';
import type { AuctionRules } from '../auction.ts';
import type { DealTerms } from '../board.ts';
import { BIDS, type Bid, isRoyal, levelOf, strainOf } from '../call.ts';
import {
  type BareContract,
  type Contract,
  DOUBLINGS,
  type Doubling,
  makeContract,
  tricksNeeded,
} from '../contract.ts';
import type { Outcome, Party, Points } from '../outcome.ts';
import { bySeat, type Seat } from '../seat.ts';
import { FITS } from '../strength.ts';
import {
  type DealFact,
  makePoints,
  NONE,
  numberWords,
  PASSED,
  type PadPart,
  type PadSteps,
  parsePoints,
} from './form.ts';

/** One of these, each a word. */
export function* askOneOf<Value extends string>(part: PadPart, values: readonly Value[]): PadSteps<Value> {
  const said = yield { part, values };
  return defined(
    values.find((value) => value === said),
    'an answer is one of those that were offered',
  );
}

const contractsOf = (bids: readonly Bid[], doublings: readonly Doubling[]): readonly BareContract[] =>
  bids.flatMap((bid) =>
    doublings.map((doubling) => ({
      level: levelOf(bid),
      strain: strainOf(bid),
      doubling,
      ...(isRoyal(bid) && { royal: true as const }),
    })),
  );

/** Made once: a score pad asks for them again with each letter that is typed. */
const BRIDGE_CONTRACTS = contractsOf(BIDS, DOUBLINGS);
const BRIDGE_NAMES = BRIDGE_CONTRACTS.map(makeContract);

/** The contracts that can be written down, and who may declare them. */
export interface ContractAsk {
  /** All bids; contract bridge's 35 when left out. */
  readonly bids?: readonly Bid[];
  /** Are there no doubles? */
  readonly undoubled?: boolean;
  readonly declarers: readonly Seat[];
  /** Can the deal be passed out, or thrown in? */
  readonly canPass: boolean;
  /** Contracts that are not played are not offered. */
  readonly isPlayed?: (contract: BareContract) => boolean;
}

/** Contract and declarer; `undefined` where it was passed out. */
export function* askContract({
  bids = BIDS,
  undoubled = false,
  declarers,
  canPass,
  isPlayed = () => true,
}: ContractAsk): PadSteps<Contract | undefined> {
  const isUsual = bids === BIDS && !undoubled;
  const contracts = (isUsual ? BRIDGE_CONTRACTS : contractsOf(bids, undoubled ? [0] : DOUBLINGS)).filter(
    isPlayed,
  );
  const values =
    contracts.length === BRIDGE_CONTRACTS.length && isUsual ? BRIDGE_NAMES : contracts.map(makeContract);
  const said = yield { part: 'contract', values: canPass ? [...values, PASSED] : values };
  const contract = contracts[values.indexOf(said)];
  if (contract === undefined) return undefined;
  return { ...contract, declarer: yield* askOneOf('declarer', declarers) };
}

/** The same of a game with an auction. */
export const askAuction = (
  { bids, mustOpen = false, undoubled = false }: AuctionRules,
  declarers: readonly Seat[],
): PadSteps<Contract | undefined> =>
  askContract({ ...(bids && { bids }), undoubled, declarers, canPass: !mustOpen });

/** The tricks of declarer's side. */
export function* askTricks(contract?: BareContract): PadSteps<number> {
  const said = yield {
    part: 'tricks',
    values: numberWords(0, 13),
    ...(contract && { needed: tricksNeeded(contract) }),
  };
  return Number(said);
}

/**
 * A number for each of the seats, so many in all; that of the last is what is left.
 * @param part tricks that a hand took, or cards of a suit that it was dealt
 */
export function* askShares(
  part: 'taken' | 'spades',
  seats: readonly Seat[],
  all: number,
): PadSteps<Record<Seat, number>> {
  const shares = { ...bySeat(() => 0) };
  let left = all;
  for (const [i, seat] of seats.entries()) {
    const values = numberWords(i === seats.length - 1 ? left : 0, left);
    shares[seat] = Number(yield { part, seat, values });
    left -= shares[seat];
  }
  return shares;
}

/**
 * Points for honours: some of `worth`, to one group of parties.
 * @param groups those who have them together: a side, a player, both defenders
 */
export function* askHonours(
  groups: readonly (readonly Party[])[],
  worth: readonly number[],
): PadSteps<Points> {
  const some = groups.flatMap((group) =>
    worth.map((points) => makePoints(group.map((party) => [party, points] as const))),
  );
  const said = yield { part: 'honours', values: [NONE, ...some] };
  const given = parsePoints(said);
  return Object.fromEntries(groups.flat().map((party) => [party, given[party] ?? 0]));
}

/** Honours of contract bridge (RULES 1.6), where the match form counts them. */
export function* askContractHonours(
  counts: readonly DealFact[],
  groups: readonly (readonly Party[])[],
  { strain }: Pick<BareContract, 'strain'>,
): PadSteps<Points> {
  if (!counts.includes('honours')) return Object.fromEntries(groups.flat().map((party) => [party, 0]));
  return yield* askHonours(groups, strain === 'N' ? [150] : [100, 150]);
}

/** Hands without trumps of two sides: three at most, for somebody has them. */
export function* askChicanes([first, second]: readonly [Party, Party]): PadSteps<Points> {
  const values = [0, 1, 2].flatMap((ours) =>
    [0, 1, 2].flatMap((theirs) => {
      if (ours + theirs > 3) return [];
      const held: readonly (readonly [Party, number])[] = [
        [first, ours],
        [second, theirs],
      ];
      return [makePoints(held.filter(([, number]) => number > 0))];
    }),
  );
  const said = yield { part: 'chicane', values };
  const given = parsePoints(said);
  return { [first]: given[first] ?? 0, [second]: given[second] ?? 0 };
}

/**
 * High-card points and the fit of the party with more, where the match form sets a target by them (RULES 3.4, 3.5).
 * @param isWhole do the two parties hold all cards, so that one has 20 points at least?
 */
export function* askStrength(
  counts: readonly DealFact[],
  [first, second]: readonly [Party, Party],
  isWhole = true,
): PadSteps<Pick<Outcome, 'hcp' | 'fits'>> {
  if (!counts.includes('points')) return {};
  const numbers = numberWords(20, 40);
  const said = yield { part: 'points', values: isWhole ? numbers : [NONE, ...numbers] };
  if (said === NONE) return { hcp: {} };
  const points = Number(said);
  const stronger = isWhole && points === 20 ? first : yield* askOneOf('stronger', [first, second]);
  const other = stronger === first ? second : first;
  const hcp = { [stronger]: points, ...(isWhole && { [other]: 40 - points }) };
  if (!counts.includes('fit')) return { hcp };
  return { hcp, fits: yield* askFit(first, second) };
}

/** At 20 points each the target is the dealer's, whichever party that is: only its own fit is asked for. */
function* askFit(first: Party, second: Party): PadSteps<NonNullable<Outcome['fits']>> {
  const fit = yield* askOneOf('fit', FITS);
  return { [first]: fit, [second]: fit };
}

/** The outcome of a deal that was not played: nobody scores. */
export const passedOutcome = (terms: DealTerms, parties: readonly Party[]): Outcome => ({
  terms,
  tricks: 0,
  points: Object.fromEntries(parties.map((party) => [party, 0])),
  items: [],
});
