import type { Message } from '@overtrick/protocol/messages';
import type { Random } from '@overtrick/rules/random';
import { refuse } from '../refuse.ts';
import { awaitedAt, isPlayedOut, isStopped, type Refusal, sitsOut, type Table } from '../table.ts';
import { adjust } from './adjust.ts';
import { putCard } from './card.ts';
import * as chairs from './chairs.ts';
import { endMatch } from './ending.ts';
import * as explain from './explain.ts';
import { face } from './face.ts';
import { pause } from './pause.ts';
import * as play from './play.ts';
import { rematch } from './rematch.ts';
import { skip } from './skip.ts';
import * as undo from './undo.ts';

/** The person who gives an order: the facts that a message does not contain. */
export interface Orderer {
  readonly chair: number;
  /** True if the host of the table is connected. */
  readonly isHostThere: boolean;
  /** The time that the person thought, if it is known, milliseconds. */
  readonly ms?: number | undefined;
  /** Returns the source for cards that are drawn for partners; without it none are drawn. */
  readonly random?: () => Random;
}

type Given<Name extends OrderName> = Omit<Message<Name>, 'table' | 'token'>;
type Deciding<Name extends OrderName> = (table: Table, given: Given<Name>, by: Orderer) => play.Decision;

/** Messages by which somebody who sits at a table changes it. */
export type OrderName =
  | 'start'
  | 'leave'
  | 'rest'
  | 'skip'
  | 'end'
  | 'card'
  | 'admit'
  | 'remove'
  | 'mute'
  | 'act'
  | 'claim'
  | 'answer'
  | 'undo'
  | 'agree'
  | 'withdraw'
  | 'explain'
  | 'ask'
  | 'face'
  | 'flag'
  | 'unflag'
  | 'pause'
  | 'rematch'
  | 'adjust'
  | 'next';

/**
 * Refuses a person who cannot act in the deal: before the table begins, during a pause, while they sit the deal out,
 * and while computer players play it out for everybody.
 */
export function whyNotPlaying(table: Table, chair: number): Refusal | undefined {
  if (table.paused !== undefined) return refuse('ERR_PAUSED');
  if (isStopped(table)) return refuse('ERR_DEAL_OVER');
  if (awaitedAt(table) > 0) return refuse('ERR_AWAITED');
  if (isPlayedOut(table)) return refuse('ERR_SKIPPED');
  return sitsOut(table, chair) ? refuse('ERR_SITS_OUT') : undefined;
}

/** Wraps an order so that only somebody who has cards in the deal can give it. */
const playing =
  <Name extends OrderName>(decide: Deciding<Name>): Deciding<Name> =>
  (table, given, by) =>
    whyNotPlaying(table, by.chair) ?? decide(table, given, by);

const ORDERS: { readonly [Name in OrderName]: Deciding<Name> } = {
  start: (table, _, { chair, isHostThere }) => chairs.start(table, chair, isHostThere),
  leave: (table, _, { chair }) => chairs.leave(table, chair),
  rest: (table, { away }, { chair }) => chairs.rest(table, chair, away),
  card: (table, { card }, { chair }) => putCard(table, { chair, card }),
  end: (table, given, { chair }) => endMatch(table, { ...given, chair }),
  skip: (table, given, { chair }) => skip(table, { ...given, chair }),
  admit: (table, { knock, accept }, { chair }) => chairs.admit(table, chair, knock, accept),
  remove: (table, { other }, { chair }) => chairs.remove(table, chair, other),
  mute: (table, { other, muted }, { chair }) => chairs.mute(table, chair, other, muted),
  act: playing((table, given, { chair, ms }) => play.act(table, { ...given, chair, ms })),
  claim: playing((table, given, { chair }) => play.claim(table, { ...given, chair })),
  answer: playing((table, given, { chair }) => play.answer(table, { ...given, chair })),
  undo: playing((table, given, { chair }) => undo.undo(table, { ...given, chair })),
  agree: playing((table, given, { chair }) => undo.agree(table, { ...given, chair })),
  withdraw: playing((table, given, { chair }) => undo.withdraw(table, { ...given, chair })),
  explain: playing((table, given, { chair }) => explain.explain(table, { ...given, chair })),
  ask: playing((table, given, { chair }) => explain.ask(table, { ...given, chair })),
  face: playing((table, { deal }, { chair }) => face(table, chair, deal)),
  flag: (table, given, { chair }) => explain.flag(table, { ...given, chair }),
  unflag: (table, { flag }, { chair }) => explain.unflag(table, chair, flag),
  pause: (table, { paused }, { chair }) => pause(table, chair, paused),
  rematch: (table, given, by) => rematch(table, { ...given, ...by }),
  adjust: (table, given, { chair }) => adjust(table, { ...given, chair }),
  next: (table, { deal }, { chair }) => play.next(table, chair, deal),
};

/** Decides an order on the current table: the entries to store (none if it was done before), or the refusal. */
export const decide = <Name extends OrderName>(
  name: Name,
  table: Table,
  given: Given<Name>,
  by: Orderer,
): play.Decision => ORDERS[name](table, given, by);
