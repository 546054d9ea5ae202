import type { AccountSignedIn } from './account.ts';
import type { DeskOfAccount } from './desks.ts';

/** A table at which an account sits, as its stream has it. */
export interface TableOfAccount {
  readonly table: string;
  readonly chair: number;
  /** Ids of game and match format. */
  readonly game: string;
  readonly match: string;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** True if it is the account's turn to call or play. */
  readonly turn: boolean;
  /** The match is over. */
  readonly over?: true;
}

/** An invitation to a program. */
interface InvitationOfAccount {
  readonly table: string;
  readonly chair: number;
  /** Ids of game and match format. */
  readonly game: string;
  readonly match: string;
  /** The name of the host. */
  readonly from: string;
}

/** The messages of an account's stream (`GET /api/me/stream`), by their names; each line has one. */
export interface AccountNews {
  /** The first line: the account itself. */
  readonly account: AccountSignedIn;
  /** A table at which the account sits: at first, and when the deal, the turn or the end of the match changes. */
  readonly table: TableOfAccount;
  /** The host of a table invites the program: it sits down there, or declines. */
  readonly invitation: InvitationOfAccount;
  /**
   * That invitation is no longer open, and the program does not sit there: it declined, or the host withdrew the
   * invitation, or somebody else has the chair or its invitation.
   */
  readonly uninvited: { readonly table: string; readonly chair: number };
  /** The account no longer sits at that table. */
  readonly left: { readonly table: string };
  /** An evening that the account directs has started; also one that was on already when the stream began. */
  readonly evening: DeskOfAccount;
}
