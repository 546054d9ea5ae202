import type { AnyMatch } from '../match.ts';
import { auctionRubber } from './auction-rubber/index.ts';
import { bestOfThree } from './best-of-three/index.ts';
import { biritchRubber } from './biritch-rubber/index.ts';
import { boards } from './boards/index.ts';
import { chicago } from './chicago/index.ts';
import { deals } from './deals/index.ts';
import { fiveHundred } from './five-hundred/index.ts';
import { home } from './home/index.ts';
import { rounds } from './rounds/index.ts';
import { rubber } from './rubber/index.ts';
import { target } from './target/index.ts';
import { towieRubber } from './towie-rubber/index.ts';
import { whistRubber } from './whist-rubber/index.ts';
import { winnerDeals } from './winner-deals/index.ts';

/** Every match format, one line each. */
export const MATCHES: readonly AnyMatch[] = [
  rubber,
  chicago,
  boards,
  deals,
  home,
  winnerDeals,
  bestOfThree,
  fiveHundred,
  target,
  rounds,
  auctionRubber,
  whistRubber,
  biritchRubber,
  towieRubber,
];

export const findMatch = (id: string): AnyMatch | undefined => MATCHES.find((match) => match.id === id);
