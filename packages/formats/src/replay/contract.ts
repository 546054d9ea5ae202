import { CONTRACT_AUCTION, contractOf, isAuctionOver } from '@overtrick/rules/auction/auction';
import { bidIndex } from '@overtrick/rules/auction/call';
import { type Contract, makeContract } from '@overtrick/rules/auction/contract';
import { sideOf, turn } from '@overtrick/rules/cards/seat';
import type { BridgeState } from '@overtrick/rules/games/bridge/index';
import { ok } from '@overtrick/rules/result';
import type { Board } from '../board.ts';
import { playerOf } from '../contract.ts';
import { type Broken, breakAt, type Checked } from './broken.ts';

type Found = Checked<Contract | 'PASS'>;

/**
 * Returns the contract that is played: that of the calls, which must match the stated one; or the stated contract, if
 * there are no calls, or if they are marked as incomplete and could have led to it.
 */
export function replayContract(board: Board, { auction }: BridgeState): Found {
  const called = contractOf(CONTRACT_AUCTION, auction);
  if (auction.calls.length === 0) return statedContract(board, undefined);
  if (!isAuctionOver(CONTRACT_AUCTION, auction)) {
    return board.auction?.ending === '*' && board.stated.contract !== undefined
      ? statedContract(board, called)
      : breakAt('ERR_AUCTION_UNFINISHED', 'auction', 'the auction is not over after the last call');
  }
  const { contract: stated, declarer } = board.stated;
  const made = called === undefined ? 'PASS' : makeContract(called);
  const told = stated === undefined ? made : stated === 'PASS' ? 'PASS' : makeContract(stated);
  if (made !== told)
    return breakAt('ERR_CONTRACT_MISMATCH', 'contract', `the calls lead to ${made}, not to ${told}`);
  if (called === undefined) return ok('PASS');
  if (declarer !== undefined && sideOf(declarer) !== sideOf(called.declarer))
    return breakAt('ERR_DECLARER_MISMATCH', 'declarer', `${called.declarer} is declarer, not ${declarer}`);
  return ok({ ...called, declarer: playerOf(called, board) });
}

/** Returns the stated contract, if it can still be reached from the last called one. */
function statedContract({ stated, play }: Board, called: Contract | undefined): Found {
  const { contract } = stated;
  if (contract === undefined)
    return breakAt('ERR_NOT_PLAYED', 'contract', 'neither an auction nor a contract is given');
  if (contract === 'PASS') return called === undefined ? ok('PASS') : unreachable(called, 'PASS');
  const same =
    called !== undefined && makeContract({ ...contract, doubling: called.doubling }) === makeContract(called);
  const lower = called !== undefined && rankOf(contract) < rankOf(called);
  if (called !== undefined && (lower || (same && contract.doubling < called.doubling)))
    return unreachable(called, makeContract(contract));
  const declarer = stated.declarer ?? (same ? called.declarer : play?.leader && turn(play.leader, -1));
  return declarer === undefined
    ? breakAt('ERR_DECLARER_UNKNOWN', 'declarer', 'the declarer is not given')
    : ok({ ...contract, declarer });
}

const rankOf = ({ level, strain }: Pick<Contract, 'level' | 'strain'>): number =>
  bidIndex(`${level}${strain}`);

const unreachable = (called: Contract, told: string): Broken =>
  breakAt(
    'ERR_CONTRACT_MISMATCH',
    'contract',
    `after ${makeContract(called)} the contract cannot be ${told}`,
  );
