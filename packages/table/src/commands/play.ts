import { makeStep, parseAction } from '@overtrick/rules/action';
import { check } from '@overtrick/rules/game';
import { voidConcession } from '@overtrick/rules/play/unlosable';
import { ok, type Result } from '@overtrick/rules/result';
import type { Entry } from '../entry.ts';
import { asLead } from '../lead.ts';
import { refuse } from '../refuse.ts';
import {
  isAsked,
  isBetweenDeals,
  isMatchOver,
  positionSince,
  type Refusal,
  resultOf,
  seatOf,
  stateAt,
  type Table,
  tricksFinished,
  viewFor,
  waitingFor,
} from '../table.ts';

/** The result of a command: the entries to store (none if it was done before), or a refusal. */
export type Decision = Extract<Result<readonly Entry[]>, { ok: true }> | Refusal;

export interface PlayCommand {
  readonly chair: number;
  readonly deal: number;
  /** The version that the page showed when the person decided. */
  readonly version: number;
  readonly id: string;
}
export interface Act extends PlayCommand {
  readonly action: string;
  readonly ms?: number | undefined;
}
export interface Claiming extends PlayCommand {
  readonly tricks: number;
  readonly line?: string | undefined;
}
export interface Answering extends PlayCommand {
  readonly accept: boolean;
}

/** Calls or plays, for a person. `ms`: how long they thought, if it is known. */
export function act(table: Table, { chair, deal, version, id, action: text, ms }: Act): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal || version < positionSince(table) || version > table.version)
    return refuse('ERR_STALE');
  if (table.claim !== undefined) return refuse('ERR_CLAIM_ASKED');
  if (table.undo !== undefined) return refuse('ERR_UNDO_ASKED');
  if (table.lead !== undefined) return refuse('ERR_LEAD');
  const action = parseAction(text);
  if (action === undefined) return refuse('ERR_MESSAGE', `“${text}” is not a call or a card.`);
  if (action.kind === 'claim') return refuse('ERR_MESSAGE', 'A claim is a message of its own: send “claim”.');
  const done = { seat: seatOf(table, chair), action };
  const legal = check(table.game, table.state, done);
  if (!legal.ok) return refuse(legal.code);
  return ok([
    asLead(table, {
      kind: 'acted',
      step: makeStep(done),
      by: 'person',
      id,
      ...(ms !== undefined && { ms: Math.round(ms) }),
    }),
  ]);
}

/**
 * Claims, for a person. The position may have moved on within the trick: the claim is still for the same tricks
 * (R-GEN-9.1). After a refusal the same chair waits for the end of a trick (R-GEN-9.5). Tricks that cannot be lost
 * cannot be conceded (R-GEN-9.8).
 */
export function claim(table: Table, { chair, deal, version, id, tricks, line }: Claiming): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal || version < table.rewound || version > table.version) return refuse('ERR_STALE');
  if (table.policies.claims === 'off') return refuse('ERR_CLAIM', 'Claims are off at this table.');
  if (table.claim !== undefined) return refuse('ERR_CLAIM_ASKED');
  if (table.undo !== undefined) return refuse('ERR_UNDO_ASKED');
  if (table.lead !== undefined) return refuse('ERR_LEAD');
  if (isBetweenDeals(table)) return refuse('ERR_DEAL_OVER');
  const finished = tricksFinished(table);
  if (tricksFinished(table, stateAt(table, version)) !== finished) return refuse('ERR_STALE');
  const most = table.game.claimable(table.state, seatOf(table, chair));
  if (most === undefined) return refuse('ERR_CLAIM', 'You cannot claim now.');
  if (tricks > most)
    return refuse('ERR_CLAIM', `${most} ${most === 1 ? 'trick is' : 'tricks are'} left to claim.`);
  if (table.refusals[chair] === finished)
    return refuse('ERR_CLAIM', 'Your claim was refused: you may claim again after this trick.');
  const seat = seatOf(table, chair);
  const isVoid = voidConcession(viewFor(table, seat), seat, tricks);
  if (isVoid !== undefined) return refuse('ERR_CONCESSION', isVoid);
  return ok([{ kind: 'claimed', chair, tricks, ...(line !== undefined && { line }), id }]);
}

/** Answers the current claim, for a person. */
export function answer(table: Table, { chair, deal, version, id, accept }: Answering): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal || version > table.version) return refuse('ERR_STALE');
  if (table.claim === undefined) return refuse('ERR_NO_CLAIM');
  if (version < table.claim.version) return refuse('ERR_STALE');
  if (!isAsked(table, table.claim) || !waitingFor(table, table.claim).includes(chair))
    return refuse('ERR_NO_CLAIM', 'You are not asked to answer this claim.');
  return ok([{ kind: 'answered', chair, accept, by: 'person', id }]);
}

/** Marks a person as ready for the next deal. */
export function next(table: Table, chair: number, deal: number): Decision {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (!isBetweenDeals(table)) return refuse('ERR_DEAL_ON');
  if (isMatchOver(table)) return refuse('ERR_MATCH_OVER');
  return ok(table.ready.includes(chair) ? [] : [{ kind: 'readied', chair }]);
}
