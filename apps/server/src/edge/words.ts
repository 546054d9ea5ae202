import type { RefusalCode, Refused } from '@overtrick/protocol/messages';
import type { Refusal } from '../table/table.ts';

/** The one place that turns codes into words. */
const WORDS: Readonly<Record<string, string>> = {
  ERR_MESSAGE: 'The message is not of the form that the server takes.',
  ERR_NO_TABLE: 'There is no table at this link.',
  ERR_TOKEN: 'This is not the key of a chair at this table.',
  ERR_CHAIR_TAKEN: 'A person sits there.',
  ERR_SEATED: 'You sit at this table already: leave your chair first.',
  ERR_CLOSED: 'Nobody else may sit down at this table.',
  ERR_WAITING: 'The host has yet to let you in.',
  ERR_NO_BOARD: 'There is no such deal, or it is not over yet.',
  ERR_NO_CHALLENGE: 'There is no such challenge.',
  ERR_NO_KNOCK: 'Nobody asks for that chair any more.',
  ERR_HOST: 'Only the host of the table may do that.',
  ERR_UNWATCHED: 'Nobody may watch this table without a chair.',
  ERR_STALE: 'The table has moved on since.',
  ERR_CLAIM_ASKED: 'Play waits for the answer to a claim.',
  ERR_NO_CLAIM: 'There is no claim to answer.',
  ERR_UNDO: 'That cannot be taken back.',
  ERR_UNDO_ASKED: 'Play waits: somebody would like to take something back.',
  ERR_NO_UNDO: 'Nobody wants to take anything back.',
  ERR_EXPLAIN: 'There is no such call to explain.',
  ERR_HINT: 'There are no hints at this table.',
  ERR_CHAT: 'That cannot be said at this table.',
  ERR_FLAG: 'The host has seen to it already.',
  ERR_DEAL_ON: 'The next deal begins when this one is over.',
  ERR_MATCH_OVER: 'The match is over.',
  ERR_OPTIONS: 'There is no such game, match form or option.',
  ERR_BUSY: 'Too many messages at once: try again in a moment.',
  ERR_SERVER: 'The server made a mistake; nothing was done.',
  ERR_NOT_FOUND: 'There is nothing at this address.',
  ERR_NAME_TAKEN: 'This name is taken: choose another one.',
  ERR_PASSWORD: 'Name and password do not fit.',
  ERR_SIGNED_OUT: 'Nobody is signed in.',
  ERR_NO_ACCOUNT: 'There is no other account of that name, or the list is full.',
  ERR_ORIGIN: 'This page is not of this server.',
  ERR_DEAL_OVER: 'The deal is over.',
  ERR_NOT_ON_TURN: 'It is not your turn.',
  ERR_ILLEGAL_ACTION: 'The rules do not allow that now.',
  ERR_CLAIM: 'You cannot claim now.',
  ERR_MUST_BID: 'The dealer must bid.',
  ERR_INSUFFICIENT_BID: 'The bid must be higher than the last one.',
  ERR_INADMISSIBLE_DOUBLE: 'You may double only a bid of your opponents.',
  ERR_INADMISSIBLE_REDOUBLE: 'You may redouble only a double by your opponents.',
  ERR_AUCTION_OVER: 'The auction is over.',
  ERR_PLAY_OVER: 'All cards are played.',
  ERR_CARD_NOT_HELD: 'That card is not in the hand that plays.',
  ERR_CARD_COVERED: 'That card may not be touched yet.',
  ERR_REVOKE: 'The suit that was led must be followed.',
};

export const wordsOf = (code: RefusalCode): string => WORDS[code] ?? WORDS.ERR_ILLEGAL_ACTION ?? code;

/** A refusal as it is sent, with the table's version where there is a table. */
export const refused = ({ code, why }: Pick<Refusal, 'code' | 'why'>, version?: number): Refused => ({
  ok: false,
  code,
  message: why ?? wordsOf(code),
  ...(version !== undefined && { version }),
});
