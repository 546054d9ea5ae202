import { defined } from '../assert.ts';
import type { AuctionRules } from '../auction/auction.ts';
import { BIDS, type Bid, isRoyal, levelOf, strainOf } from '../auction/call.ts';
import {
  type BareContract,
  type Contract,
  DOUBLINGS,
  type Doubling,
  makeContract,
  tricksNeeded,
} from '../auction/contract.ts';
import { bySeat, type Seat } from '../cards/seat.ts';
import { FITS } from '../cards/strength.ts';
import type { DealTerms } from '../deals/board.ts';
import type { Outcome, Party, Points } from '../scores/outcome.ts';
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

/** Asks for one of these values, each a word. */
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

/** Built once: a score pad asks for them again with each letter that is typed. */
const BRIDGE_CONTRACTS = contractsOf(BIDS, DOUBLINGS);
const BRIDGE_NAMES = BRIDGE_CONTRACTS.map(makeContract);

/** The contracts that can be entered, and the seats that may declare them. */
export interface ContractAsk {
  /** All bids; the 35 of contract bridge if left out. */
  readonly bids?: readonly Bid[];
  /** True if there are no doubles. */
  readonly undoubled?: boolean;
  readonly declarers: readonly Seat[];
  /** True if the deal can be passed out, or thrown in. */
  readonly canPass: boolean;
  /** True for contracts that are played; the others are not offered. */
  readonly isPlayed?: (contract: BareContract) => boolean;
}

/** Asks for contract and declarer; `undefined` if the deal was passed out. */
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

/** Asks for contract and declarer in a game with an auction. */
export const askAuction = (
  { bids, mustOpen = false, undoubled = false }: AuctionRules,
  declarers: readonly Seat[],
): PadSteps<Contract | undefined> =>
  askContract({ ...(bids && { bids }), undoubled, declarers, canPass: !mustOpen });

/** Asks for the tricks of declarer's side. */
export function* askTricks(contract?: BareContract): PadSteps<number> {
  const said = yield {
    part: 'tricks',
    values: numberWords(0, 13),
    ...(contract && { needed: tricksNeeded(contract) }),
  };
  return Number(said);
}

/**
 * Asks for a number for each of the seats, `all` together; the last seat gets the rest.
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
 * Asks for points for honours: one of `worth`, for one group of parties.
 * @param groups the parties that share honours: a side, a player, both defenders
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

/** Asks for honours of contract bridge (RULES 1.6), where the match format counts them. */
export function* askContractHonours(
  counts: readonly DealFact[],
  groups: readonly (readonly Party[])[],
  { strain }: Pick<BareContract, 'strain'>,
): PadSteps<Points> {
  if (!counts.includes('honours')) return Object.fromEntries(groups.flat().map((party) => [party, 0]));
  return yield* askHonours(groups, strain === 'N' ? [150] : [100, 150]);
}

/** Asks for the hands without trumps of two sides: three at most, for somebody has trumps. */
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
 * Asks for the high-card points and the fit of the party with more points, where the match format's target depends on
 * them (RULES 3.4, 3.5).
 * @param isWhole true if the two parties hold all cards, so that one has 20 points at least
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

/**
 * Asks for the fit of the party whose target counts. At 20 points each it is the dealer's, so the answer stands for
 * both parties.
 */
function* askFit(first: Party, second: Party): PadSteps<NonNullable<Outcome['fits']>> {
  const fit = yield* askOneOf('fit', FITS);
  return { [first]: fit, [second]: fit };
}

/** Builds the outcome of a deal that was not played: nobody scores. */
export const passedOutcome = (terms: DealTerms, parties: readonly Party[]): Outcome => ({
  terms,
  tricks: 0,
  points: Object.fromEntries(parties.map((party) => [party, 0])),
  items: [],
});
