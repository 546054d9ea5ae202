import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { type Strain, SUITS, trumpOf } from '@overtrick/rules/cards/card';
import { isGame } from '@overtrick/rules/scores/score';
import type { DealMoment } from './moments.ts';
import type { DealSense } from './rule.ts';

const FIT = 8;
/** The points of a side that are game, and the fewest with which game is bid on points alone. */
const GAME = 27;
const PART = 19;
const SLAM = 35;

/** Returns the level at which the strain is game. */
const levelOf = (strain: Strain): number => (strain === 'N' ? 3 : strain === 'H' || strain === 'S' ? 4 : 5);
const fails = ({ own, contract }: DealMoment): number => {
  if (contract === undefined) return 0;
  const made = own.makes(contract.strain);
  return made === undefined ? 0 : tricksNeeded(contract) - made;
};
const trumps = ({ own, contract }: DealMoment): number => {
  const suit = contract && trumpOf(contract.strain);
  return suit === undefined ? FIT : own.length(suit);
};
const bare = (contract: Contract): Contract => ({ ...contract, doubling: 0 });
/** True if the side makes a game with open cards, in notrump or in a fit. */
const canMakeGame = ({ own }: DealMoment, extra = 0): boolean =>
  (['N', 'S', 'H', 'D', 'C'] as const).some((strain) => {
    const suit = trumpOf(strain);
    return (
      (suit === undefined || own.length(suit) >= FIT) &&
      (own.makes(strain) ?? 0) >= 6 + levelOf(strain) + extra
    );
  });

/** The rules for the contract of a deal. */
export const DEALS: readonly DealSense[] = [
  {
    id: 'game-on-nothing',
    words: 'bids a game on nineteen points and no nine trumps, undisturbed, and fails',
    source: 'twenty-five points are game',
    isMet: (m) =>
      m.contract !== undefined &&
      !m.isContested &&
      m.contract.level < 6 &&
      isGame(bare(m.contract)) &&
      m.own.high <= PART &&
      trumps(m) <= FIT &&
      fails(m) > 0,
  },
  {
    id: 'misses-game',
    words: 'stops below game with twenty-seven points, undisturbed, when game makes',
    source: 'twenty-five points are game',
    isMet: (m) =>
      !m.isContested &&
      !m.isAnyEnough &&
      m.own.high >= GAME &&
      (m.contract === undefined || !isGame(bare(m.contract))) &&
      canMakeGame(m),
  },
  {
    id: 'misses-slam',
    words: 'stops below slam with thirty-five points, undisturbed, when slam makes',
    source: 'thirty-three points are slam',
    isMet: (m) =>
      !m.isContested &&
      !m.isAnyEnough &&
      m.own.high >= SLAM &&
      (m.contract === undefined || m.contract.level < 6) &&
      (['N', ...SUITS] as const).some((strain) => (m.own.makes(strain) ?? 0) >= 12),
  },
  {
    id: 'slam-off-two-aces',
    words: 'bids a slam off two aces',
    source: 'ask for aces before six',
    isMet: (m) =>
      m.contract !== undefined && m.contract.level >= 6 && !m.isContested && m.own.aces <= 2 && fails(m) > 0,
  },
  {
    id: 'grand-off-ace',
    words: 'bids seven off an ace',
    source: 'ask for aces before seven',
    isMet: (m) => m.contract?.level === 7 && !m.isContested && m.own.aces <= 3 && fails(m) > 0,
  },
  {
    id: 'far-too-high',
    words: 'goes four down undoubled in a contract that nobody contested, and they had no game',
    source: 'a part score does not go four down',
    isMet: (m) => !m.isContested && fails(m) >= 4 && m.own.theirs <= 22,
  },
  {
    id: 'five-of-major',
    words: 'stops at five of a major or over three notrump, undisturbed, and fails where game makes',
    source: 'look for a slam below game',
    isMet: (m) =>
      m.contract !== undefined &&
      !m.isContested &&
      ((m.contract.level === 5 && (m.contract.strain === 'H' || m.contract.strain === 'S')) ||
        (m.contract.strain === 'N' && (m.contract.level === 4 || m.contract.level === 5))) &&
      fails(m) > 0 &&
      canMakeGame(m),
  },
  {
    id: 'wrong-trumps',
    words: 'plays in six trumps or fewer, undisturbed, with eight of another suit that makes more',
    source: 'eight trumps are a fit',
    isMet: (m) => {
      const { contract, own } = m;
      const suit = contract && trumpOf(contract.strain);
      if (contract === undefined || suit === undefined || m.isContested || own.length(suit) > 6) return false;
      const made = own.makes(suit) ?? 0;
      return SUITS.some((other) => own.length(other) >= FIT && (own.makes(other) ?? 0) > made + 1);
    },
  },
  {
    id: 'doubles-for-nothing',
    words: 'doubles a part score for penalties with one trump or none, and it makes',
    source: 'penalty doubles take trump tricks',
    isMet: (m) => {
      const { contract, doubler } = m;
      const suit = contract && trumpOf(contract.strain);
      return (
        contract !== undefined &&
        suit !== undefined &&
        contract.doubling > 0 &&
        !isGame(bare(contract)) &&
        doubler !== undefined &&
        doubler.length[suit] <= 1 &&
        fails(m) <= 0
      );
    },
  },
  {
    id: 'redoubles-for-nothing',
    words: 'redoubles with less than half of the points, and goes down by two',
    source: 'a redouble says that it makes',
    isMet: (m) => m.contract?.doubling === 2 && m.own.high < 20 && fails(m) >= 2,
  },
  {
    id: 'passes-out-game',
    words: 'all pass, and one side has twenty-five points',
    source: 'thirteen points are an opening',
    isMet: (m) => m.contract === undefined && m.own.high >= 25,
  },
];
